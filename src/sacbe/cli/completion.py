"""`sacbe completion`: what a shell needs to complete our commands and options."""

from typing import Literal

Shell = Literal["bash", "zsh", "fish", "powershell"]


def completion(shell: Shell, *, install: bool = False) -> int:
    """Print the script with which your shell completes sacbe commands on Tab, or install it.

    Example: sacbe completion bash --install

    Example: sacbe completion fish > ~/.config/fish/completions/sacbe.fish

    Parameters
    ----------
    shell
        bash, zsh, fish or powershell.
    install
        Install the script where the shell finds it, instead of printing it.
    """
    from sacbe.cli.app import app, know_all_commands

    know_all_commands()
    if install:
        print(f"Written to {app.install_completion(shell=shell)}; it works in the next shell you open.")
    else:
        print(app.generate_completion(shell=shell))
    return 0
