"""The online table: seats and links, live play, undo, replay, and a store that loses nothing."""
