"""Where the tables are kept: a SQLite file or PostgreSQL, written by one at a time, read by several threads.

Nothing here knows a game or the network. `database` opens and migrates, `writer` and `loop_writer` run functions of SQL
as `jobs` of their callers; `tables`, `actions`, `sessions` and `proposals` have these functions; `listening` tells what
other processes wrote, and `backup` copies while a server runs.
"""
