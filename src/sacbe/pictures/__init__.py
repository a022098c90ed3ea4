"""Tables as SVG pictures, a shelf per game: `draw(view)` gives a whole document. `drawing` has the tools they share."""
