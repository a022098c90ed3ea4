"""Where the tables are kept: a SQLite file or PostgreSQL, written by one thread, read by several.

Nothing here knows a game or the network. `database` opens and migrates, `writer` runs functions of SQL; `tables`,
`actions`, `sessions` and `proposals` have these functions; `listening` tells what other processes wrote, and `backup`
copies while a server runs.
"""
