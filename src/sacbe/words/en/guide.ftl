# At the table: how each game goes, for those who have never played it, and the help behind the `?` key.
guide-title = How it goes
guide-rules = All the rules
guide-done = Got it
guide-first = First

guide-tikal-goal = Lead an expedition through the jungle: uncover temples, dig up treasures, and be strongest where it counts.
guide-tikal-turn =
    { $auction ->
        [true] Bid points for the tiles on offer, lay yours
       *[false] On your turn you lay a tile
    }, then spend ten action points: bring pieces in, walk, uncover, dig, set up camps and guards.
guide-tikal-cost = Walking costs a point for every stone on the edge between two tiles.
guide-tikal-score = Three volcanoes and the end of the game bring a scoring: a temple pays its number to whoever has the most pieces there. Your leader counts as three.
guide-tikal-first = touch a field that glows to lay your tile, bring a few pieces to the base camp, and walk them to the nearest temple.

guide-tzolkin-goal = Have the most points when the calendar has gone round: from temples, buildings, monuments and crystal skulls.
guide-tzolkin-turn = On your turn you either place workers on the wheels or pick some up, never both.
guide-tzolkin-cost = Placing costs corn. Each day the wheels carry every worker a space further, to a better action; it is done when you pick the worker up.
guide-tzolkin-score = On four food days every worker eats 2 corn, and the temples reward those who stand high.
guide-tzolkin-first = keep two wealth tiles for your start, then put workers on Palenque: corn feeds everything else.

guide-silver_gold-goal = Fill treasure maps, field by field. A finished map is worth its number of points; the most points after four rounds win.
guide-silver_gold-turn = A card shows a pattern, and everyone marks it on one of their own two maps, turned and mirrored as they like, or a single field instead.
guide-silver_gold-cost = A cross gives you one more field, coins fill rows that bring trophies, a palm scores at once.
guide-silver_gold-score = A finished map goes aside and you take a new one. Unfinished maps score nothing.
guide-silver_gold-first = keep two of your four maps. Small ones are finished sooner, large ones are worth more.

# The help behind `?`.
help-title = Help
help-keys = Keys at the table
help-keys-board = Keys of this game
help-touch = By mouse or finger
help-touch-says = What may be done glows, and one touch does it. With a finger, where a price does not show yet, the first touch shows it and the second does it. Nothing of your turn is fixed until you end it.
help-why-says = Touch what does not glow, and it says why not, with the clause of the rules.
help-legend = What the signs mean
help-hear = Without seeing the board
help-hear-says = The board is a grid: arrows go from place to place, and each place says what it is and what may be done there. "What you may do" below lists every action in words. What the others do is read out.
help-type = Moves in notation
help-type-says = Press / and type a move, such as { $example }. Every game's page of the manual has its notation.
help-type-none = Press / when it is your turn and type a move.

key-arrows = Arrows
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-shift = Shift { $key }
keys-back = Take back
keys-hint = Hint
keys-type = Type a move
keys-help = This help
keys-skip = Skip what is shown
keys-arrows = From place to place on the board
keys-tab = From part to part
keys-touch = Do what has the focus; elsewhere: end the turn
keys-turn-tile = Turn the tile
keys-turn-tile-back = Turn it the other way
keys-piece = Walk with another kind of piece
keys-zoom = Nearer, farther, all of the board
keys-turn-pattern = Turn the pattern
keys-turn-pattern-back = Turn it the other way
keys-mirror = Mirror the pattern
keys-single = A single field instead, and back
