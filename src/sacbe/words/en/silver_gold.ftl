# Silver & Gold: deeds, news, what is asked, what things are called.
silver_gold-colour-grey = grey
    .short = grey
silver_gold-colour-green = green
    .short = green
silver_gold-colour-orange = orange
    .short = orange
silver_gold-colour-purple = purple
    .short = purple

silver_gold-pattern-I2 = domino
silver_gold-pattern-I3 = straight three
silver_gold-pattern-V3 = corner three
silver_gold-pattern-T4 = T of four
silver_gold-pattern-L4 = L of four
silver_gold-pattern-O4 = square
silver_gold-id-I2 = { silver_gold-pattern-I2 }
silver_gold-id-I3 = { silver_gold-pattern-I3 }
silver_gold-id-V3 = { silver_gold-pattern-V3 }
silver_gold-id-T4 = { silver_gold-pattern-T4 }
silver_gold-id-L4 = { silver_gold-pattern-L4 }
silver_gold-id-O4 = { silver_gold-pattern-O4 }

silver_gold-part-coins = Coins
silver_gold-part-trophies = Trophies
silver_gold-part-palms = Palms
silver_gold-part-maps = Maps
silver_gold-part-seals = Seals

# Deeds: what somebody does, and the same as a choice.
silver_gold-mark = { $pattern_id ->
    [none] { $name } marks a single field
   *[other] { $name } marks the { $pattern }
  }
silver_gold-mark-you = { $pattern_id ->
    [none] Mark { $fields } on map { $map }
   *[other] Mark { $fields } on map { $map } ({ $pattern })
  }
silver_gold-keep = { $name } keeps { $id }
silver_gold-keep-you = Keep { $id }: { $colour }, { $points } points
silver_gold-take = { $name } takes { $id }
silver_gold-take-you = Take { $id }: { $colour }, { $points } points
silver_gold-take-deck = { $name } takes the top map of the deck
silver_gold-take-deck-you = Take the top map of the deck
silver_gold-draw-map = Map { $id } is drawn
silver_gold-draw-card = Expedition card: { $id }
silver_gold-draw-start-player = { $who } is the start player

# News: what came of it.
silver_gold-news-dealt = You are dealt { $id }
silver_gold-news-kept = { $who } keeps { $ids }
silver_gold-news-marked = { $who } marks { $fields } on { $id }
silver_gold-news-points-coins =
    { $points ->
        [one] { $who } crosses off a coin
       *[other] { $who } crosses off { $points } coins
    }
silver_gold-news-points-palm =
    { $points ->
        [one] { $who } scores a palm: 1 point
       *[other] { $who } scores a palm: { $points } points
    }
silver_gold-news-points-trophy =
    { $points ->
        [one] { $who } fills a coin row and takes the trophy for 1 point
       *[other] { $who } fills a coin row and takes the trophy for { $points } points
    }
silver_gold-news-points-map = { $who } completes { $id }: { $points } points
silver_gold-news-points-seals =
    { $points ->
        [one] { $who }'s seals pay 1 point more
       *[other] { $who }'s seals pay { $points } points more
    }
silver_gold-news-taken = { $id } lies before { $who } as map { $map }
silver_gold-news-shown = { $id } lies on the display
silver_gold-news-start-player = { $who } is the start player now
silver_gold-news-round = Round { $round } begins; the expedition cards are shuffled
silver_gold-news-game-over = The game is over: { $scores }

# What is asked.
silver_gold-keep-title = Keep two of these four maps
silver_gold-keep-soon = The maps are dealt as soon as everyone sits down
silver_gold-asked-keep =
    { $left ->
        [one] Choose one more map to keep.
       *[other] Choose two maps to keep.
    }
silver_gold-asked-mark = Mark the { $pattern } on one of your maps, or a single field.
silver_gold-asked-single = The { $pattern } fits nowhere. Mark a single field.
silver_gold-asked-extra =
    { $owed ->
        [one] A cross: mark one more field, on either map.
       *[other] Crosses: mark { $owed } more fields, one by one.
    }
silver_gold-asked-take = Map complete! Take a new one, from the display or from the deck.
silver_gold-asked-settling = { $name } has completed a map and takes a new one.
silver_gold-asked-confirm = That is all. End your turn, or take it back.
silver_gold-finish-keep = Keep these two maps
silver_gold-finish-mark = Mark it
silver_gold-finish-take = Take this map
silver_gold-finish-take-deck = Draw from the deck
silver_gold-asked-soon = The next card: the { $pattern }.
silver_gold-asked-others = The others are still deciding.

silver_gold-brings-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
silver_gold-brings-palm =
    { $points ->
        [one] A palm for 1 point
       *[other] A palm for { $points } points
    }
silver_gold-brings-trophy = A full coin row: trophy for { $points }, unless somebody who settles earlier takes it
silver_gold-brings-map = Completes { $id }: { $points } points
silver_gold-brings-seals = Seals pay { $points } more
silver_gold-brings-extra =
    { $count ->
        [one] Then one more field
       *[other] Then { $count } more fields
    }
silver_gold-brings-deck =
    { $count ->
        [one] The last map of the deck, unseen
       *[other] One of { $count } maps, unseen
    }

# Things on the table.
silver_gold-map-says =
    Map { $id }, { $colour }, { $points } points.{ $crosses ->
        [0] { "" }
        [one] { " " }1 cross.
       *[other] { " " }{ $crosses } crosses.
    }{ $coins ->
        [0] { "" }
        [one] { " " }1 coin.
       *[other] { " " }{ $coins } coins.
    }{ $palms ->
        [0] { "" }
       *[other] { " " }A palm.
    }
silver_gold-seal-says =
    { $points ->
        [one] The seal pays 1 point for each completed { $colour } map.
       *[other] The seal pays { $points } points for each completed { $colour } map.
    }
silver_gold-own-map =
    { $free ->
        [one] Your map { $number }, { $id }: 1 field free
       *[other] Your map { $number }, { $id }: { $free } fields free
    }
silver_gold-field =
    { $field }{ $sign ->
        [cross] , cross
        [coin] , coin
        [palm] , palm
       *[plain] { "" }
    }, { $state ->
        [marked] marked
        [fits] the cut-out fits here
        [turn] fits if turned
       *[free] free
    }
silver_gold-display = Maps on display
silver_gold-deck =
    { $count ->
        [0] The deck is empty
        [one] Deck: 1 map
       *[other] Deck: { $count } maps
    }
silver_gold-dealt = The four maps dealt to you
silver_gold-kept-stamp = kept
silver_gold-take-here = A new map goes here: take one above.
silver_gold-no-map = No map here
silver_gold-open-charts = Show these charts large
silver_gold-marked-fields = Marked: { $fields }.
silver_gold-map-title = Map { $id }
silver_gold-close = Close
silver_gold-card-of = Coins: { $coins } of 12. Trophies: { $trophies }. Palms: { $palms }. Completed maps: { $maps }.
silver_gold-round = Round { $round } of 4, expedition card { $card } of 7
silver_gold-trophies = Trophies left: { $left }
silver_gold-start = { $name } is the start player
silver_gold-settling = takes a new map
silver_gold-maps-of = Maps of { $name }
silver_gold-cards = Round { $round }, expedition card { $card } of { $of }
silver_gold-card-state =
    { $pattern }{ $state ->
        [now] , in play
        [seen] , already revealed
       *[open] { "" }
    }

# The cut-out.
silver_gold-turn = Turn
silver_gold-turn-key = Turn (R, or the wheel)
silver_gold-mirror = Mirror
silver_gold-mirror-key = Mirror (F)
silver_gold-hold-pattern = The pattern: { $pattern }. Drag it onto a map, or touch a field.
silver_gold-hold-single = A single field instead of the pattern
silver_gold-hold-extra = One more field
silver_gold-single-key = A single field (X)
silver_gold-sign-plain = Field
silver_gold-sign-cross = Cross
silver_gold-sign-coin = Coin
silver_gold-sign-palm = Palm
silver_gold-explain-plain = Mark all fields of a map to complete it.
silver_gold-explain-cross = Mark one more free field at once, on either of your maps.
silver_gold-explain-coin = Each coin is worth 1 point at the end; four of them fill a row.
silver_gold-explain-palm = A palm scores at once: 1 point, and 1 more for every palm on the display.
silver_gold-explain-trophy = A full row of coins takes the highest trophy that is left.
silver_gold-explain-map = When all its fields are marked it scores its points, and you take a new map.
silver_gold-explain-seal = Seal
silver_gold-explain-seal-now = { $points ->
    [one] It would pay you 1 point with the maps you have
   *[other] It would pay you { $points } points with the maps you have
  }
silver_gold-explain-deck = Whoever completes a map may take the top map of the deck instead, unseen.
silver_gold-explain-coins-now = You have { $coins } coins; { $left } more fill the row.
silver_gold-explain-card = Score card
silver_gold-explain-round = Four rounds; in each of them seven of the eight expedition cards are revealed.
silver_gold-explain-pattern = Everybody marks the { $pattern } on one map, turned and mirrored as they like.
silver_gold-tie = more completed { $colour } maps: { $more } to { $less }
silver_gold-explain-single = A single field may be marked instead.
