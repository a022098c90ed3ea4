# Tikal in the terminal: what is asked and typed, labels of the screen, the table in sentences, what actions bring.
tikal-variant-basic = Tikal
tikal-variant-auction = Tikal, auction game
tikal-ask-bid = { $can ->
    [no] You cannot bid more. Type pass.
   *[yes] Your bid: { $low } to { $high }. Type bid { $low }, or pass.
  }
tikal-ask-choose = Choose your tile. Type { $tiles }.
tikal-ask-place = Place { $id }, { $tile }. Type a field, such as { $field }.
tikal-ask-spend = { $points ->
    [0] No points left. Type end.
    [one] 1 point left. Type what you do, such as { $example }, or end.
   *[other] { $points } points left. Type what you do, such as { $example }, or end.
  }{ $scoring ->
    [yes] { " " }You then score { $would } as things stand.
   *[no] { "" }
  }
tikal-typing =
    place c3      show the ways to lay your tile on c3 (also: c3)
    place c3 r2   lay it turned clockwise by two sides
    bring base    a member from the reserve; bring 3 base, bring leader camp1
    walk b4 > d3  a member by the cheapest way; walk 2 b4 > d3, walk leader d3
    uncover d3    a level of the temple; uncover 2 d3
    dig d3        a treasure
    camp d3       set up a camp;  guard d3  set a guard
    path base c3  a member over the secret path between your camps
    exchange B sun mask   take B's sun, give your mask
    end           end your turn
    bid 5, pass   in an auction (also: 5);  choose B3  take a tile (also: B3)
tikal-page-map = the whole board, large, with the meaning of the signs
tikal-page-tile = your tile in its six rotations, or the tiles on offer
tikal-page-tiles = what is left: tiles by letter, level tokens, treasures
tikal-page-players = everyone's pieces, camps, guards and treasures
tikal-page-look = a player: look B; a field: look c3
tikal-page-reach = where pieces could walk: reach b4

# Labels.
tikal-screen-over = the game is over
tikal-screen-tiles = tiles left { $tiles }
tikal-screen-turn = turn { $number }
tikal-screen-auction = auction
tikal-screen-final = final scoring
tikal-screen-volcano = scoring
tikal-screen-points = Points
tikal-screen-no-bid = No bid yet
tikal-screen-turning =
    this is r0
    r1 to r5
    turn it
    clockwise
tikal-screen-reserve = reserve
tikal-screen-levels = level tokens left
tikal-screen-to-come = { $letter } tiles to come
tikal-screen-camp = camp
tikal-screen-empty = empty
tikal-screen-base = base
tikal-screen-jungle = jungle
tikal-screen-signs =
    ▲5 temple worth 5   ▲5›A A scores it   ▲5♜A A guards it
    ◆◆ treasure site, two left to dig   camp A: a camp of A
    2A two members of A   A* leader of A   2A* both
    2 on an edge: its stones, the price of a step
    Beside the names: points, and what would be scored now;
    { "*" } the leader in reserve, ⌂⌂ camps and ♜♜ guards unused.

# Sentences. Directions are those of the notation: n, ne, se, s, sw, nw.
tikal-told-turn = { $person ->
    [no] Turn { $number }.
   *[yes] { $kind ->
        [volcano] Turn { $number }, a scoring turn of { $name }.
        [final] Turn { $number }, { $name } in the final scoring.
       *[turn] Turn { $number } of { $name }.
      }
  }
tikal-told-order = Scoring order: { $order }; { $done } have scored.
tikal-told-map = Type map for the whole board.
tikal-told-points-left = { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
  }
tikal-told-stones = { $count ->
    [0] no stones
   *[other] stones { $stones }
  }
tikal-told-no-tile = There is no tile to look at now.
tikal-told-offer = On offer: { $tiles }
tikal-told-ways = Ways to { $ways }
tikal-told-open = Stones towards { $fields }
tikal-told-player = { $points ->
    [one] { $name }: 1 point.
   *[other] { $name }: { $points } points.
  }
tikal-told-pieces = Members: { $places }; { $reserve } in reserve.
tikal-told-camps = Camps: { $camps }; { $left } left.
tikal-told-guards = Guards: { $guards }; { $left } left.
tikal-told-treasures = { $count ->
    [0] No treasures.
   *[other] Treasures: { $treasures }.
  }
tikal-told-treasures-left = { $count ->
    [0] All treasures have been dug up.
   *[other] Treasures nobody has dug up: { $treasures }.
  }
tikal-told-would-score = { $name } would score { $points } now: { $count ->
    [0] { "" }
   *[other] temples { $temples }; { "" }
  }treasures { $treasures }.
tikal-told-strength = Strength: { $strengths }.
tikal-told-level = Level tokens with a { $level }: { $left } left. Uncovered this turn: { $done }.
tikal-told-dug = Dug up this turn: { $done }.
tikal-told-reach = { $points ->
    [0] You have no points to walk with now.
    [one] Within reach with 1 point:
   *[other] Within reach with { $points } points:
  }
tikal-told-no-reach = Nothing.

# What an action would cost and bring.
tikal-terms-cost-action_points = { $number ->
    [one] 1 point
   *[other] { $number } points
  }
tikal-terms-cost-points = pays { $number }
tikal-terms-change-reserve = { $to } left in reserve
tikal-terms-change-value = from { $from } to { $to }
tikal-terms-change-tokens = one of { $from } treasures there
tikal-terms-change-would_score = your treasures score { $to } instead of { $from }
tikal-terms-change-camps_left = { $to ->
    [0] your last camp
   *[other] your first camp
  }
tikal-terms-value = { $value } points for you in every scoring
tikal-terms-leave = { $leave ->
    [0] { "" }
    [one] one piece leaves the game
   *[other] { $leave } pieces leave the game
  }
tikal-terms-tile = { $terrain }
tikal-terms-links = { $amounts ->
    [none] no way in
   *[other] ways to { $amounts }
  }
tikal-terms-open = { $open_count ->
    [0] { "" }
   *[other] open to { $open }
  }
tikal-terms-gain-points = you score { $number }
tikal-terms-unused = { $unused ->
    [one] 1 point unused
   *[other] { $unused } points unused
  }
tikal-terms-left_if_won = { $left_if_won } points left if you win
tikal-terms-winner = { $winner } wins the auction
tikal-terms-scoring = a scoring round
