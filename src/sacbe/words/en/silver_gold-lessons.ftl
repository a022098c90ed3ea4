# The lessons of Silver & Gold: what each step says. Two sentences, what and why.
silver_gold-lesson-first = Silver & Gold: your first maps
silver_gold-lesson-first-goal = These are treasure maps. Cross out all the fields of a map and it brings its points, 8 for the small grey ones up to 14 for purple; whoever has the most points after four rounds wins.
silver_gold-lesson-first-keep = Of the four maps that you were dealt you keep two; the others go into the deck. Keep the small grey one, which is finished soon, and the green one with its symbols.
silver_gold-lesson-first-square = A card shows a square of four, and everybody marks it, each on one of their own two maps. Touch the lit field to see where it would lie, then confirm.
silver_gold-lesson-first-palm = A domino this time: put it on the palm. A palm scores at once: 1 point, and 1 for every palm to be seen on the four open maps, so 4 now.
silver_gold-lesson-first-others = { $bot } has marked the same card on other maps. Everybody marks at the same time, and nobody sees what the others choose before all have chosen.
silver_gold-lesson-first-cross = Lay the corner over the cross on your second map. A cross gives you one more field anywhere on your two maps, and you must take it: mark one on the small map.
silver_gold-lesson-first-single = The straight three would fit on your green map, but instead of a pattern you may always mark a single field. Take the single one and mark the last field of the small map: finished, 8 points!
silver_gold-lesson-first-take = A finished map goes aside, and you take a new one from the four open maps or, unseen, from the deck. Take this one: its green seal brings 1 point for every green map that you finish, and you have begun one.
silver_gold-lesson-first-coin = Put this pattern on the coin in the corner of the green map. Every coin is a point, and the next box on your score card.
silver_gold-lesson-first-trophies = Your coins fill three rows of four boxes. Who fills a row takes the highest trophy that is left: the first is worth 6, the next 5, down to 1.
silver_gold-lesson-first-turn = Patterns may be turned and mirrored: R turns, F mirrors, or use the buttons. Here it is turned for you already: touch the lit field and confirm.
silver_gold-lesson-first-last = This is the seventh card of the round. Of the eight cards one is never seen, so you cannot count on any of them.
silver_gold-lesson-first-round = The round is over: all eight cards are shuffled again, and everything that you have marked stays. After the fourth round unfinished maps bring nothing, but the coins, palms and trophies won on them do count.

silver_gold-lesson-cross = Crosses
silver_gold-lesson-cross-chain = Lay the domino over the cross: that finishes one map and gives you one more field. Mark the cross on the other map with it, and you get yet another field, the last one there.
silver_gold-lesson-cross-after = One domino has marked four fields and finished two maps. Extra fields must be taken as long as one is free on your two maps, but never on the maps that you take afterwards.
silver_gold-lesson-trophy = Coins and trophies
silver_gold-lesson-trophy-row = Three boxes of your first row are crossed off, and on this map lies the fourth coin. Mark the straight three over it.
silver_gold-lesson-trophy-after = A full row of four takes the highest trophy that is left: 6 points for you, 5 for whoever comes next. Each coin is worth a point besides, but after the twelfth they bring nothing more.
silver_gold-lesson-seal = Seals
silver_gold-lesson-seal-finish = Three fields of this small map are left, and the corner fits. Its orange seal brings 2 points for every orange map that you finish, and one you have finished already.
silver_gold-lesson-seal-after = That made 8 points for the map and 2 for its seal, and each further orange map will bring 2 more. A seal counts only once its own map is finished.
