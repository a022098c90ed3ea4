"""The table in a terminal: the client that all games share, and a shelf for each game."""
