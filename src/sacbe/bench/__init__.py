"""How fast we are, as ratios to peers measured in the same run. `sacbe bench` prints what is measured here."""
