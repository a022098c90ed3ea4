"""`python -m sacbe` is the same as the command `sacbe`."""

from sacbe.cli import main

if __name__ == "__main__":
    main()
