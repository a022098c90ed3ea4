# Tzolk'in in the terminal: what is typed, labels of the screen, the table in sentences, what actions bring.
tzolkin-ask-type = Type { $names }.
tzolkin-typing =
    place palenque     a worker on a wheel; place palenque tikal, place first
    pick yaxchilan 3   a worker from its space; pick yaxchilan 3 act 2
    act 2, act nothing the action of the worker (also: 2); ahead: theology
    harvest corn       or wood, burn, bare (also: corn)
    study theology     a technology level;  pay wood, pay 2 wood 1 stone
    up chaac           a temple step;  down chaac;  gain gold;  beg chaac
    build a1-07        a building;  raise m03  a monument (also: a1-07, m03)
    use, later         use architecture now or later;  free wood, skip
    buy 2 gold, sell wood   at the market;  do tikal 4  any action
    keep w03           a wealth tile (also: w03)
    done               end your turn, or stop;  1, 2  days of the calendar
    Words can be shortened: pl pal, pi yax 3, bui a1-07.
tzolkin-page-wheels = the five wheels and what every space gives you
tzolkin-page-temples = steps, who stands where, what they would pay
tzolkin-page-technologies = the four tracks and what their levels do
tzolkin-page-buildings = the buildings on display
tzolkin-page-monuments = the monuments, and what they are worth to you
tzolkin-page-jungle = the harvest tiles left
tzolkin-page-calendar = food days, feeding, the first-player space
tzolkin-page-players = everyone's goods, workers and tiles
tzolkin-page-wealth = your starting wealth tiles
tzolkin-page-age2 = all buildings of age 2
tzolkin-page-signs = what the signs on the screen mean
tzolkin-page-look = a player: look B; a wheel: look tikal; a tile: look a1-07

# Labels. Goods are c corn, w wood, s stone, g gold, k skull in every language.
tzolkin-screen-over = the game is over
tzolkin-screen-keep = starting wealth
tzolkin-screen-day = the calendar
tzolkin-screen-placing = placing
tzolkin-screen-picking = picking up
tzolkin-screen-meal = meal
tzolkin-screen-any = any
tzolkin-screen-full = full
tzolkin-screen-chaac = Ch
tzolkin-screen-quetzalcoatl = Q
tzolkin-screen-kukulcan = Ku
tzolkin-screen-worker = worker
tzolkin-screen-study = { $number ->
    [one] 1 level
   *[other] { $number } levels
  }
tzolkin-screen-construct = { $number ->
    [one] build 1
   *[other] build 2/M
  }
tzolkin-screen-construct-with-corn = c→build
tzolkin-screen-up-any = step
tzolkin-screen-up-two = 2 up
tzolkin-screen-pay-resource = res→
tzolkin-screen-trade = market
tzolkin-screen-any-action = 1c→any
tzolkin-screen-gain-any = { $number ->
    [0] { "" }
   *[other] +
  }
tzolkin-screen-pray = { "" }
tzolkin-screen-columns = points corn wood stone gold skull hand meal days ag ex ar th B M
tzolkin-screen-temples = highest, steps by points; s, g, w, k on goods days
tzolkin-screen-technologies = a level costs 1, 2, 3 resources, beyond level 3 it costs 1
tzolkin-screen-signs =
    2 A     a worker of A on space 2;  2 #  a dummy worker;  2 ·  nobody
    2 ○3c   the next worker placed on this wheel comes here and costs 3 corn
    5c×1    5 corn with a corn tile, 1 tile can be seen;  2w×3  2 wood, 3 tiles
    8c*     8 corn, no tile needed;  5c!  5 corn for burnt forest
    1s 1c   1 stone and 1 corn; w is wood, g gold, k a skull
    3c→     what is paid;  res→  a resource
    build 2/M   one or two buildings, or a monument
    8 Ku +  offer a skull for 8 points, a step on Kukulcan, a resource of choice
    full    a skull lies there already;  any  any action of the wheel
    ↺ #     the two unnumbered places, on which dummies ride back to 0
    2s AB   a temple step worth 2 points with A and B on it, a stone on goods days
    6/2     points for whoever stands highest after age 1 and after age 2
    ✓       you can pay for it;  dim: not possible for you now
tzolkin-sort-farm = farm
tzolkin-sort-civic = civic
tzolkin-sort-tomb = tomb
tzolkin-sort-altar = altar
tzolkin-short-points = { $number } points
tzolkin-short-up = { $god } +{ $number }
tzolkin-short-up-any = any temple +{ $number }
tzolkin-short-advance = { $technology } +1
tzolkin-short-advance-any = any technology +{ $number }
tzolkin-short-worker = a worker
tzolkin-short-farm = feeds { $number }
tzolkin-short-thrift = meals 1c cheaper
tzolkin-short-trade = market
tzolkin-short-build = may build again
tzolkin-short-any-action = any action for 1c
tzolkin-short-agriculture-1 = harvest +1c
tzolkin-short-agriculture-2 = fish +1c, no tile
tzolkin-short-agriculture-3 = harvest +2c
tzolkin-short-agriculture-4 = temple step
tzolkin-short-extraction-1 = wood +1
tzolkin-short-extraction-2 = stone +1
tzolkin-short-extraction-3 = gold +1
tzolkin-short-extraction-4 = 2 resources
tzolkin-short-architecture-1 = 1c/building
tzolkin-short-architecture-2 = 2 pts/building
tzolkin-short-architecture-3 = 1 res. less
tzolkin-short-architecture-4 = 3 points
tzolkin-short-theology-1 = 1 further
tzolkin-short-theology-2 = res.→step
tzolkin-short-theology-3 = skull +1
tzolkin-short-theology-4 = 1 skull

# Sentences.
tzolkin-told-day = { $person ->
    [no] Day { $day }. { $food }.
   *[yes] Day { $day }. { $food }. It is { $name }'s turn.
  }
tzolkin-told-player = { $points ->
    [one] { $name }: 1 point.
   *[other] { $name }: { $points } points.
  }
tzolkin-told-goods = Goods: { $goods }. Harvest tiles: { $tiles }.
tzolkin-told-workers = { $hand } of { $all } workers in hand; on the wheels: { $places }.
tzolkin-told-bill = Feeding costs { $corn } corn.
tzolkin-told-steps = Temples, by the points of the step: { $steps }.
tzolkin-told-kept = kept
tzolkin-told-payable = You can pay for it.
tzolkin-told-dummy = a dummy
tzolkin-told-wheel = { $wheel }: { $standing }. { $full ->
    [yes] It is full.
   *[no] The next worker goes to { $space } for { $corn } corn.
  }
tzolkin-told-impossible = not possible now
tzolkin-told-one-day = Only one day is possible: a second one would push off a worker that the first would not.
tzolkin-told-temple = { $god }; the highest gets, after age 1 and 2: { $bonus } points.
tzolkin-told-temple-steps = Points of its steps from the bottom: { $steps }.
tzolkin-told-temple-pays = { $name } on { $at }: would get { $goods }, or { $points } points.
tzolkin-told-stack = { $left } more in the stack of this age.
tzolkin-told-outlook = { $name } as things stand: temples { $temples }, monuments { $monuments }.

# What an action would cost and bring.
tzolkin-terms-cost = costs { $amounts }
tzolkin-terms-gain = brings { $amounts }
tzolkin-terms-temples-chaac = Chaac: step { $from } to { $to }
tzolkin-terms-temples-quetzalcoatl = Quetzalcoatl: step { $from } to { $to }
tzolkin-terms-temples-kukulcan = Kukulcan: step { $from } to { $to }
tzolkin-terms-light = { $light ->
    [yes] your board turns light side up
   *[no] your board turns to its dark side
  }
tzolkin-terms-space = space { $space }
tzolkin-terms-pity = the gods take pity: all your corn, then your turn ends
tzolkin-terms-calendar_corn = { $calendar_corn } corn from the calendar
tzolkin-terms-first_player = first player: { $first_player }
tzolkin-terms-level = { $level ->
    [bonus] its bonus
   *[other] level { $level }
  }
tzolkin-terms-price = price { $amounts }
tzolkin-terms-effects = { $effects }
tzolkin-terms-worth_now = worth { $worth_now } now
tzolkin-terms-lost = the step is lost
tzolkin-terms-steps_down = { $steps_down ->
    [one] 1 step down
   *[other] { $steps_down } steps down
  }
tzolkin-terms-new_buildings = new buildings: { $new_buildings }
tzolkin-terms-food_day = { $food_day ->
    [yes] the next round is a food day
    [no] { "" }
   *[other] food day: { $corn } corn{ $unfed ->
        [0] { "" }
       *[other] , { $unfed } stay hungry
      }
  }
tzolkin-terms-day = to day { $day }
tzolkin-terms-home = { $home_count ->
    [0] { "" }
   *[other] home without an action: { $home }
  }
tzolkin-home-each = { $name } { $wheel } { $space }
