# Tikal: what is done and what happens, what may be done, and the board in words.

tikal-figure-member = Member
tikal-figure-leader = Leader
tikal-thing-base = the base camp
tikal-thing-camp1 = the first camp
tikal-thing-camp2 = the second camp

tikal-thing-mask = mask
    .one = a mask
tikal-thing-jaguar = jaguar
    .one = a jaguar
tikal-thing-serpent = serpent
    .one = a serpent
tikal-thing-quetzal = quetzal
    .one = a quetzal
tikal-thing-flute = flute
    .one = a flute
tikal-thing-bowl = bowl
    .one = a bowl
tikal-thing-earplug = earplug
    .one = an earplug
tikal-thing-sun = sun
    .one = a sun

tikal-terrain-temple = temple { $value }
tikal-terrain-treasure = treasure site with { $masks } masks
tikal-terrain-jungle = jungle
tikal-terrain-volcano = volcano

# What players do; -you is the same as a choice.
tikal-choose = { $name } takes a tile: { $terrain }
tikal-choose-you = Take this tile: { $terrain }
tikal-place = { $name } lays the tile on { $field }
tikal-place-you = Lay the tile on { $field }{ $rotation ->
    [0] {""}
   *[other] , turned by { $rotation ->
        [1] 60
        [2] 120
        [3] 180
        [4] 240
       *[5] 300
      } degrees
  }
tikal-bring = { $name } brings { $piece ->
    [leader] the leader
   *[member] a member
  } to { $to }
tikal-bring-you = Bring { $piece ->
    [leader] the leader
   *[member] a member
  } to { $to }
tikal-path = { $name } sends { $piece ->
    [leader] the leader
   *[member] a member
  } by the secret path from { $from } to { $to }
tikal-path-you = Send { $piece ->
    [leader] the leader
   *[member] a member
  } by the secret path from { $from } to { $to }
tikal-step = { $name } walks with { $piece ->
    [leader] the leader
   *[member] a member
  } from { $from } to { $to }
tikal-step-you = Walk with { $piece ->
    [leader] the leader
   *[member] a member
  } from { $from } to { $to }
tikal-uncover = { $name } uncovers the temple on { $field }
tikal-uncover-you = Uncover a level of the temple on { $field }
tikal-dig = { $name } digs on { $field }
tikal-dig-you = Dig up a treasure on { $field }
tikal-exchange = { $name } takes { $who }'s { $take } and gives { $give_one }
tikal-exchange-you = Take { $who }'s { $take } and give your { $give }
tikal-camp = { $name } sets up a camp on { $field }
tikal-camp-you = Set up a camp on { $field }
tikal-guard = { $name } sets a guard on the temple on { $field }
tikal-guard-you = Set a guard on the temple on { $field }
tikal-bid = { $name } bids { $points }
tikal-bid-you = Bid { $points }
tikal-pass = { $name } passes
tikal-pass-you = Pass
tikal-end = { $name } ends the turn
tikal-end-you = End the turn
tikal-draw-tile = The next tile: { $terrain }
tikal-draw-treasure = Out of the ground comes { $id_one }
tikal-draw-start-player = { $who } starts

# What came of it.
tikal-news-placed = On { $field } the jungle opens: { $terrain }
tikal-news-brought = { $to_id ->
    [a5] { "" }
   *[other] The camp is on { $to }
  }
tikal-news-sent = The path leads from { $from } to { $to }
tikal-news-uncovered = The temple on { $field } is worth { $value } now
tikal-news-left = { $members ->
    [0] {$name}'s leader leaves the game
    [one] { $leader ->
        [yes] {$name}'s leader and a member leave the game
       *[no] A member of {$name} leaves the game
      }
   *[other] { $leader ->
        [yes] {$name}'s leader and { $members } members leave the game
       *[no] { $members } members of {$name} leave the game
      }
  }
tikal-news-treasure = { $held ->
    [1] { $name } has { $id_one }
    [2] { $name } has a pair: { $id }
   *[other] { $name } has all three: { $id }
  }
tikal-news-points-temple = { $name } scores { $points } for the temple on { $field }
tikal-news-points-treasure = { $points ->
    [0] { "" }
   *[other] { $held ->
        [1] { $name } scores { $points } for { $id_one }
        [2] { $name } scores { $points } for a pair: { $id }
       *[other] { $name } scores { $points } for a trio: { $id }
      }
  }
tikal-news-points-bid = { $name } pays { $points_size }
tikal-news-scoring = { $scoring ->
    [final] The last scoring round. { $order }
   *[volcano] The volcano rumbles: a scoring round. { $order }
  }
tikal-news-scoring-over = { $scoring ->
    [final] The last scoring is over
   *[volcano] The scoring round is over
  }
tikal-news-auction = { $opener } opens an auction
tikal-news-auction-won = { $points ->
    [0] { $name } wins the auction for nothing
   *[other] { $name } wins the auction with { $points }
  }
tikal-news-last-tile = { $name } takes the last tile of the round: { $terrain }
tikal-news-game-over = { $winners_count ->
    [one] { $winners } wins with { $best } points
   *[other] { $winners } share the win with { $best } points
  }

tikal-part-start = Start
tikal-part-temples = Temples
tikal-part-treasures = Treasures
tikal-part-bids = Bids

# Buttons that say what happens.
tikal-do-uncover = Uncover level { $value }
tikal-do-dig = { $left ->
    [0] Dig up the last treasure
   *[other] Dig up a treasure, { $left } left after it
  }
tikal-do-camp = { $left ->
    [0] Set up your last camp
   *[other] Set up a camp, one left after it
  }
tikal-do-guard = { $leave ->
    [0] Set a guard: { $value } in every scoring
    [one] Set a guard: { $value } in every scoring; one piece leaves
   *[other] Set a guard: { $value } in every scoring; { $leave } pieces leave
  }
tikal-do-bring = { $piece ->
    [leader] Leader
   *[member] Member
  } to { $place ->
    [base] the base camp
   *[other] the camp on { $field }
  }
tikal-do-step = Straight over the stones to { $to }
tikal-do-path = By the secret path to { $to }
tikal-do-bid = Bid { $points } - leaves you { $left }
tikal-do-pass = Pass
tikal-do-pass-wins = Pass - { $name } wins the auction
tikal-do-exchange = Exchange: treasures score { $after } instead of { $before }
tikal-cannot-uncover = Uncover a level: why not?
tikal-cannot-guard = Set a guard: why not?
tikal-cannot-dig = Dig: why not?
tikal-cannot-camp = Set up a camp: why not?

# The panel.
tikal-beads = { $taken ->
    [0] { $left } action points left
   *[other] { $left } action points left; this takes { $taken }
  }
tikal-place-tile = Lay your tile
tikal-places-tile = { $name } lays a tile
tikal-place-how = Touch a field that glows. Turn the tile with the wheel, R, or the buttons.
tikal-place-volcano = Touch a field that glows. Nobody will ever enter it.
tikal-placed-here = On { $field }: { $ways ->
    [0] no way in yet
    [one] one way in
   *[other] { $ways } ways in
  }{ $open ->
    [0] {""}
    [one] , one leads on
   *[other] , { $open } lead on
  }.
tikal-lay-again = Touch again to lay it.
tikal-how = Touch one of your pieces to walk, or a field to see what you can do there.
tikal-how-first = Bring a piece to the base camp first: choose one below.
tikal-picked = { $many ->
    [one] One piece walks
   *[other] { $many } pieces walk together
  }: touch a field with a number.
tikal-too-far = Walking there takes { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }; you have { $left }.
tikal-no-way = No way of stones leads there.
tikal-not-explored = Nobody has explored this field yet.
tikal-who-walks = Who walks?
tikal-walk = Walk to { $to } - { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }. Touch again to go.
tikal-walk-go = Walk to { $to }
tikal-members-walk = { $members ->
    [one] 1 member
   *[other] { $members } members
  }
tikal-fewer-walk = One member less walks
tikal-more-walk = One member more walks
tikal-finish-end = { $scoring ->
    [yes] Score { $points }
   *[no] End turn
  }
tikal-finish-unused = End turn - { $unused ->
    [one] 1 point is lost
   *[other] { $unused } points are lost
  }
tikal-finish-dig = Dig on { $field }
tikal-finish-bid = Bid { $points }
tikal-finish-pass = Pass
tikal-finish-choose = Take this tile
tikal-scores-now = You score { $points } now: temples { $temples }, treasures { $treasures }.
tikal-explain-unexplored = Unexplored jungle. A tile may be laid here if it touches an explored field and a way of stones leads in.
tikal-explain-temple = In every scoring it pays its number to whoever is strongest here: a member counts 1, the leader 3. Uncovering a level costs 2 points and makes it worth 1 more; a guard keeps it for good.
tikal-explain-treasure = With a piece here you dig up a treasure for 3 points: one of three of its kind.
tikal-explain-treasure-empty = All its treasures are dug up. A camp can be set up here for 5 points.
tikal-explain-jungle = A camp can be set up here for 5 points: then pieces may come in here, too.
tikal-explain-volcano = Nobody may ever enter it. Whoever draws one brings about a scoring round.
tikal-explain-base-camp = Here pieces come into the jungle, for 1 point each. Secret paths lead from here to your camps for 1 point.
tikal-explain-tile = Lay it next to an explored field so that a way of stones leads in, turned as you like.
tikal-explain-yours = You would score { $points } here
tikal-explain-lost = Nobody can take it from its guard
tikal-explain-missing = With { $missing } more strength you would score its { $points }
tikal-explain-points = Action points
tikal-explain-points-says = Ten for each turn; what is left at the end of it is lost.
tikal-explain-member = Members
tikal-explain-member-says = Each comes in for 1 point at the base camp or at a camp, and counts 1 on a temple.
tikal-explain-leader = The leader counts 3 on a temple, but only one for uncovering and digging.
tikal-explain-camp = Camps
tikal-explain-camp-says = A camp costs 5 points, on jungle or on an empty treasure site. Your pieces come in there, and secret paths join your camps for 1 point.
tikal-explain-guard = Guards
tikal-explain-guard-says = Where you are strongest, a guard costs 5 points: the temple is yours for good, and all pieces on it leave the game.
tikal-explain-would = If it were scored now
tikal-explain-sets = In every scoring a single treasure brings 1 point, a pair of a kind 3, three of a kind 6.
tikal-legend-pieces = Pieces
tikal-sign-step = Walk
tikal-sign-path = Secret path
tikal-sign-uncover = Uncover
tikal-sign-dig = Dig
tikal-sign-exchange = Exchange
tikal-sign-camp = Set up a camp
tikal-sign-guard = Set a guard
tikal-legend-step = 1 point for every stone on the edge between two fields. Where there are none, nobody gets across.
tikal-legend-path = 1 point from the base camp to a camp of yours, or from one of yours to the other.
tikal-legend-uncover = 2 points for a level of a temple where you have a piece; a second level in the same turn needs a second piece there.
tikal-legend-exchange = 3 points: you take a treasure of another player and give one of yours. Nobody can refuse; pairs and threes are safe.
tikal-exchange-title = Exchange a treasure - 3 points
tikal-exchange-take = Take
tikal-exchange-give = and give
tikal-treasure-due = Confirm the turn so far, and the treasure comes to light.
tikal-others-turn = { $name } is exploring.
tikal-round-volcano = Scoring round of the volcano: { $done } of { $all } have scored
tikal-round-final = Last scoring round: { $done } of { $all } have scored
tikal-stack = Next tiles: letter { $letter }, { $here } left; { $all } in all
tikal-stack-empty = The stack is empty
tikal-scorings = Scorings: { $done } of 4

tikal-offer = Tiles on offer
tikal-no-bid = No bid yet; { $name } opened
tikal-bid-stands = { $name } bids { $points }
tikal-still-in = Still in:
tikal-bid-less = Bid less
tikal-bid-more = Bid more
tikal-bid-wish = Your bid
tikal-cannot-bid = You cannot bid higher.
tikal-choose-tile = The turn is yours: take a tile.

# Players.
tikal-points = Points
tikal-would-score = A scoring now would bring { $temples } for temples and { $treasures } for treasures
tikal-reserve = { $members } members in reserve
tikal-leader-reserve = Leader in reserve
tikal-leader-gone = The leader has left the game
tikal-leader-there = Leader on { $field }
tikal-camps-left = { $camps } camps left
tikal-guards-left = { $guards } guards left
tikal-set = { $many } x { $kind }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }

# The board in words.
tikal-board = Board of Tikal. Arrow keys move, Enter touches a field.
tikal-turn-left = Turn the tile left
tikal-turn-right = Turn the tile right
tikal-zoom-in = Larger
tikal-zoom-out = Smaller
tikal-zoom-fit = What is explored
tikal-field-unexplored = { $field }, unexplored
tikal-field-base-camp = { $field }, base camp
tikal-field-temple = { $field }, temple worth { $value }
tikal-field-jungle = { $field }, jungle
tikal-field-treasure = { $field }, treasure site, { $tokens ->
    [0] empty
    [one] one treasure left
   *[other] { $tokens } treasures left
  }
tikal-field-volcano = { $field }, volcano
tikal-field-camp = Camp of { $name }
tikal-field-guard = Guarded by { $name }
tikal-field-pieces = { $name }: { $members ->
    [0] leader
    [one] { $leader ->
        [yes] leader and one member
       *[no] one member
      }
   *[other] { $leader ->
        [yes] leader and { $members } members
       *[no] { $members } members
      }
  }
tikal-field-scored-by = { $name } would score it
tikal-field-placing = The tile may lie here
tikal-field-picked = The piece in hand stands here
tikal-field-cost = { $cost ->
    [one] 1 point to walk there
   *[other] { $cost } points to walk there
  }
