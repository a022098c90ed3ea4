# Silver & Gold in the terminal: what is asked and typed, labels of the screen, the table in sentences, what actions bring.
silver_gold-ask-keep = { $kept ->
    [0] Keep two of these four maps. Type one: { $maps }.
    [1] Which map do you keep besides { $first }? Type { $maps }.
   *[other] You keep { $maps }.
  }
silver_gold-ask-take = Take a new map. Type { $maps }.
silver_gold-ask-mark = Mark the { $pattern }, or any one field. Type a field, such as { $field }.
silver_gold-ask-extra = { $owed ->
    [one] A cross: mark one more free field. Type it, such as { $field }.
   *[other] A cross: mark { $owed } more free fields, one by one. Type one, such as { $field }.
  }
silver_gold-typing =
    b2            show every way to mark that covers field b2, on either map
    1 b2          the same on map 1
    1 b2-b3-c3    mark exactly these fields of map 1
    P07           keep or take this map (also: keep P07, take P07)
    deck          take the top map of the deck
silver_gold-page-cards = the eight expedition cards
silver_gold-page-display = the maps that lie open, large

# Labels.
silver_gold-screen-setup = set-up
silver_gold-screen-over = the game is over
silver_gold-screen-card = round { $round } of 4, card { $card } of 7
silver_gold-screen-deck = deck { $deck }
silver_gold-screen-map = Map { $number }
silver_gold-screen-no-map = no map here
silver_gold-screen-now = Card:
silver_gold-screen-revealed = Revealed
silver_gold-screen-maps = { $maps ->
    [one] 1 map
   *[other] { $maps } maps
  }
silver_gold-screen-start = start
silver_gold-screen-display = Display
silver_gold-screen-palm =
    a palm
    now is
silver_gold-screen-seal = seal { $points } per { $colour }
silver_gold-screen-seal-head = seal:
silver_gold-screen-watching = You are watching.
silver_gold-screen-signs = × one more field    $ coin    Ψ palm    seal: points per completed map
silver_gold-screen-unseen = Nobody sees these maps yet.
silver_gold-screen-nothing-open = No map lies open.

# Sentences.
silver_gold-shape-I2 = two fields side by side
silver_gold-shape-I3 = three fields in a row
silver_gold-shape-V3 = three fields around a corner
silver_gold-shape-T4 = three in a row and one beside the middle
silver_gold-shape-L4 = three in a row and one beside an end
silver_gold-shape-O4 = two by two
silver_gold-told-sign-cross = cross
silver_gold-told-sign-coin = coin
silver_gold-told-sign-palm = palm
silver_gold-told-dealt = You are dealt four maps.
silver_gold-told-fields = Fields: { $fields }.
silver_gold-told-free = { $count ->
    [0] Nothing is free.
   *[other] Free: { $fields }.
  }
silver_gold-told-no-map = { $number }. No map that you can see.
silver_gold-told-display = { $count ->
    [0] The display is empty.
   *[other] Display: { $maps }. Type display for their fields.
  }
silver_gold-told-supplies = A palm marked now is worth { $palm }. The deck has { $deck ->
    [one] 1 map
   *[other] { $deck } maps
  }.
silver_gold-told-player = { $score ->
    [one] { $name }: 1 point.
   *[other] { $name }: { $score } points.
  }
silver_gold-told-deciding = Still deciding: { $names }.
silver_gold-told-completed = { $count ->
    [0] Completed: nothing yet.
   *[other] Completed:
  }
silver_gold-told-cards = The eight expedition cards; seven of them come up each round.
silver_gold-told-card = { $copies ->
    [one] One card: { $id }, { $pattern }, { $shape }.
   *[other] Two cards: { $id }, { $pattern }, { $shape }.
  }

# What an action would bring.
silver_gold-terms-gain-coins = { $number ->
    [one] a coin
   *[other] { $number } coins
  }
silver_gold-terms-gain-palm = palm { $number }
silver_gold-terms-completes = completes { $id }: { $points } points{ $seals ->
    [0] { "" }
   *[other] , seals { $seals } more
  }
silver_gold-terms-trophy = trophy { $trophy }
silver_gold-terms-extra = { $extra ->
    [one] one more field
   *[other] { $extra } more fields
  }
silver_gold-terms-map = { $colour }, { $points } points{ $crosses ->
    [0] { "" }
    [one] , 1 cross
   *[other] , { $crosses } crosses
  }{ $coins ->
    [0] { "" }
    [one] , 1 coin
   *[other] , { $coins } coins
  }{ $palms ->
    [0] { "" }
   *[other] , a palm
  }
silver_gold-terms-map-seal = seal { $points } per { $colour } map
silver_gold-terms-deck = unseen; { $deck ->
    [one] 1 map is left
   *[other] { $deck } maps are left
  }
silver_gold-you = (you)
