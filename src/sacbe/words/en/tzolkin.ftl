# Tzolk'in: names, what is asked, what was done, what came of it.

## Names

tzolkin-wheel-palenque = Palenque
tzolkin-wheel-yaxchilan = Yaxchilan
tzolkin-wheel-tikal = Tikal
tzolkin-wheel-uxmal = Uxmal
tzolkin-wheel-chichen = Chichen Itza
tzolkin-god-chaac = Chaac
tzolkin-god-quetzalcoatl = Quetzalcoatl
tzolkin-god-kukulcan = Kukulcan
tzolkin-technology-agriculture = Agriculture
tzolkin-technology-extraction = Extraction
tzolkin-technology-architecture = Architecture
tzolkin-technology-theology = Theology
tzolkin-thing-corn = corn
tzolkin-thing-wood = wood
tzolkin-thing-stone = stone
tzolkin-thing-gold = gold
tzolkin-thing-skull = skull
tzolkin-way-corn = corn
tzolkin-way-wood = wood
tzolkin-way-burn = burnt forest
tzolkin-way-bare = no tile
tzolkin-tile-corn = corn
tzolkin-tile-wood = wood
tzolkin-thing-corn_tiles = corn tiles
tzolkin-thing-wood_tiles = wood tiles
tzolkin-building-name = { $kind ->
    [farm] farm
    [civic] civic building
    [tomb] tomb
   *[altar] altar
  } { $id }
tzolkin-monument-name = { $kind ->
    [farm] farm monument
    [civic] civic monument
    [tomb] tomb monument
   *[altar] altar monument
  } { $id }
tzolkin-amount = { $minus ->
    [yes] −
   *[no] { "" }
  }{ $number } { $thing ->
    [corn] corn
    [wood] wood
    [stone] stone
    [gold] gold
    [skull] { $number ->
        [one] skull
       *[other] skulls
      }
    [workers] { $number ->
        [one] worker
       *[other] workers
      }
    [points] { $number ->
        [one] point
       *[other] points
      }
    [chaac] { $number ->
        [one] step on Chaac
       *[other] steps on Chaac
      }
    [quetzalcoatl] { $number ->
        [one] step on Quetzalcoatl
       *[other] steps on Quetzalcoatl
      }
    [kukulcan] { $number ->
        [one] step on Kukulcan
       *[other] steps on Kukulcan
      }
    [corn_tiles] { $number ->
        [one] corn tile
       *[other] corn tiles
      }
    [wood_tiles] { $number ->
        [one] wood tile
       *[other] wood tiles
      }
   *[other] resources
  }
tzolkin-effects-gain = { $number } { $good_id ->
    [corn] corn
    [wood] wood
    [stone] stone
    [gold] gold
    [skull] { $number ->
        [one] skull
       *[other] skulls
      }
   *[other] resources
  }
tzolkin-ids-each = { $effects }

## The board

tzolkin-wheels = Wheels
tzolkin-temples = Temples
tzolkin-technologies = Technologies
tzolkin-tablets = Buildings
tzolkin-buildings = Buildings
tzolkin-monuments = Monuments
tzolkin-calendar = Calendar
tzolkin-jungle = Jungle
tzolkin-all-wheels = All wheels
tzolkin-dummy = a dummy stands here
tzolkin-worker-of = a worker of { $name }
tzolkin-space-zero = no action yet; the wheel carries the worker on
tzolkin-space-any = any action of this wheel, steps down cost nothing
tzolkin-space-offered = a skull lies here already
tzolkin-price = { $corn } corn to place here
tzolkin-lowest-first = A worker goes to the lowest free space: { $wheel } { $space } (TZ 4.3)
tzolkin-day = Day { $day }
tzolkin-food-over = No food day left
tzolkin-food-now = Food day now
tzolkin-food-in = { $days ->
    [one] Food day in 1 day
   *[other] Food day in { $days } days
  }
tzolkin-food-now-gives = Food day at the end of this round, then { $gives ->
    [goods] goods
   *[points] points
  } of the temples
tzolkin-food-in-gives = { $days ->
    [one] Food day tomorrow
   *[other] Food day in { $days } days
  }: { $gives ->
    [goods] goods
   *[points] points
  }
tzolkin-bill = { $corn } corn to feed all workers, { $have } corn at hand
tzolkin-bill-short = Your bill
tzolkin-first-space = First-player space
tzolkin-first-space-gives = { $corn } corn of the calendar when the turn ends
tzolkin-calendar-corn = { $corn } corn lies on the calendar
tzolkin-bank = { $skulls } skulls are left in the bank
tzolkin-slab = { $placed ->
    [0] The second worker of a turn costs 1 corn more, the third 2, and so on; the market trades wood for 2 corn, stone for 3, gold for 4
    [one] One worker placed this turn; the row costs nothing so far
   *[other] { $placed } workers placed this turn; the row costs { $corn } corn so far
  }
tzolkin-highest = highest +{ $points }
tzolkin-temple-place = { $name } on step { $step }, worth { $points }
tzolkin-beyond = beyond
tzolkin-now = now { $points }
tzolkin-tablet = { $name }: costs { $cost }; gives { $effect }
tzolkin-jungle-group = Jungle beside Palenque { $space }: { $corn } corn tiles, { $wood } wood tiles on top
tzolkin-is-first = First player
tzolkin-light = Light side up: may advance two days
tzolkin-dark = Dark side up
tzolkin-workers-in-hand = { $hand } of { $all } workers in hand
tzolkin-nothing = nothing
tzolkin-explain-pick = The action is done when the worker is picked up; then it may also do a lower one, for 1 corn a space
tzolkin-explain-poor = You could not use it now
tzolkin-explain-temple = On the first and third food day every step up to yours gives the good beside it; on the second and fourth your own step gives its points
tzolkin-explain-temple-highest = Whoever stands highest gets { $points } points more on the next food day for points; tied players get half
tzolkin-explain-temple-now = Now it would give you { $goods } or { $points } points
tzolkin-explain-technology = A level costs as many resources as its number; going on beyond the third costs 1 and gives the bonus each time
tzolkin-explain-level = You are on level { $level }
tzolkin-explain-cost = Costs { $cost }
tzolkin-explain-building = Built with Tikal 2 or 4, or for corn with Uxmal 4
tzolkin-explain-monument = Raised with Tikal 4; it scores at the end of the game
tzolkin-explain-build-now = You may take it now
tzolkin-explain-payable = You have what it costs
tzolkin-explain-lacking = You lack { $goods }
tzolkin-explain-wealth = Wealth tile
tzolkin-explain-wealth-says = You keep two of four for your start
tzolkin-explain-first = Whoever stands here becomes first player when the round ends, and with the light side up may let two days pass
tzolkin-explain-food = Food day
tzolkin-explain-food-says = Every worker eats 2 corn; each one you cannot feed costs 3 points. Then the temples reward you
tzolkin-explain-calendar = A corn more lies here for each day on which nobody stood on the first-player space
tzolkin-explain-skulls = A skull is worth 3 points at the end; at Chichen Itza it brings more, and a step on a temple
tzolkin-explain-prices = Prices
tzolkin-explain-jungle = Corn lies under wood: take the wood, or burn it, to reach the corn
tzolkin-explain-palenque = Corn: harvests in the jungle, the first corn of every player
tzolkin-explain-yaxchilan = Wood, stone, gold and skulls
tzolkin-explain-tikal = Technologies, buildings and monuments
tzolkin-explain-uxmal = Corn into steps, workers, trade and buildings
tzolkin-explain-chichen = Skulls for points and steps on the temples
tzolkin-explain-middle = The calendar: first player, food days, corn

tzolkin-legend-goods = Goods
tzolkin-sign-corn = Pays for workers, for steps down and on food days.
tzolkin-sign-wood = The cheapest resource: 2 corn at the market.
tzolkin-sign-stone = A resource: 3 corn at the market.
tzolkin-sign-gold = The dearest resource: 4 corn at the market.
tzolkin-sign-skull = Worth 3 points at the end; at Chichen Itza it brings more, and a step on a temple.
tzolkin-sign-any = Any action
tzolkin-sign-worker = Worker
tzolkin-sign-fire = Burnt forest
tzolkin-sign-market = Resources and corn change hands: wood 2, stone 3, gold 4 corn.
tzolkin-sign-hunger = Hunger
tzolkin-sign-hunger-says = Each worker that is not fed on a food day costs 3 points.
tzolkin-sign-sun = Light side
tzolkin-sign-moon = Dark side
tzolkin-sign-moon-says = The two days were taken already; the board turns light again with the highest step of a temple.
tzolkin-sign-farm = Farm
tzolkin-sign-civic = Civic building
tzolkin-sign-tomb = Tomb
tzolkin-sign-altar = Altar
tzolkin-sign-monument = Monument
tzolkin-sign-resource = Resource
tzolkin-sign-resource-says = Wood, stone or gold, as you choose.
tzolkin-sign-points = Points
tzolkin-sign-points-says = The most points win when the calendar has gone round.
tzolkin-level-agriculture-1 = 1 corn more with every corn harvest
tzolkin-level-agriculture-2 = 1 corn more when fishing, and corn harvests without a tile
tzolkin-level-agriculture-3 = 2 corn more with every corn harvest
tzolkin-level-agriculture-4 = a step up on any temple
tzolkin-level-extraction-1 = 1 wood more whenever you take wood at Yaxchilan or Palenque
tzolkin-level-extraction-2 = 1 stone more at Yaxchilan 2 and 5
tzolkin-level-extraction-3 = 1 gold more at Yaxchilan 3 and 5
tzolkin-level-extraction-4 = 2 resources of your choice
tzolkin-level-architecture-1 = 1 corn for every building you build
tzolkin-level-architecture-2 = 2 points for every building you build
tzolkin-level-architecture-3 = a building costs 1 resource less, or 2 corn less at Uxmal
tzolkin-level-architecture-4 = 3 points
tzolkin-level-theology-1 = the action one space further at Chichen Itza
tzolkin-level-theology-2 = after a Chichen Itza action a resource buys a temple step
tzolkin-level-theology-3 = 1 skull more at Yaxchilan 4
tzolkin-level-theology-4 = 1 skull

tzolkin-effects-points = { $number ->
    [one] 1 point
   *[other] { $number } points
  }
tzolkin-effects-up = { $number ->
    [one] a step
   *[other] { $number } steps
  } up on { $god_id ->
    [chaac] Chaac
    [quetzalcoatl] Quetzalcoatl
   *[kukulcan] Kukulcan
  }
tzolkin-effects-up-any = a step up on any temple
tzolkin-effects-advance = a level of { $technology_id ->
    [agriculture] agriculture
    [extraction] extraction
    [architecture] architecture
   *[theology] theology
  }
tzolkin-effects-advance-any = { $number ->
    [one] a level
   *[other] { $number } levels
  } of any technology
tzolkin-effects-worker = a worker
tzolkin-effects-farm = { $number ->
    [one] feeds 1 worker
   *[other] feeds { $number } workers
  }
tzolkin-effects-thrift = every worker eats 1 corn less
tzolkin-effects-trade = a visit to the market
tzolkin-effects-build = another building if you like
tzolkin-effects-any-action = any action of another wheel for 1 corn

tzolkin-scores-best-temple = { $number } points for each step above the start on your best temple
tzolkin-scores-all-temples = the points of your steps on all three temples
tzolkin-scores-kind = { $number } points for each { $kind ->
    [civic] civic building
    [tomb] tomb
    [farm] farm
   *[altar] altar
  } or monument of that kind
tzolkin-scores-offered = { $number } points for each skull at Chichen Itza, whoever offered it
tzolkin-scores-mastery = 9, 20 or 33 points for one, two or three technologies at level 3
tzolkin-scores-levels = { $number } points for each technology level of yours
tzolkin-scores-workforce = { $number } points for each worker of yours beyond three
tzolkin-scores-buildings = { $number } points for each building and monument of yours
tzolkin-scores-monuments = { $number } points for each monument built by anybody
tzolkin-scores-corn-tiles = { $number } points for each corn tile of yours
tzolkin-scores-wood-tiles = { $number } points for each wood tile of yours

tzolkin-gives-harvest = { $way ->
    [corn] take a corn tile
    [wood] take a wood tile
    [burn] burn the forest
   *[bare] harvest without a tile
  }: { $goods }
tzolkin-then-study = { $number ->
    [one] advance a technology
   *[other] advance up to { $number } levels of technology
  }
tzolkin-then-construct = { $number ->
    [one] build a building
   *[other] build one or two buildings, or a monument
  }
tzolkin-then-construct-with-corn = build a building with corn
tzolkin-then-up-any = a step up on any temple
tzolkin-then-up-two = a step up on two temples
tzolkin-then-pay-resource = pay 1 resource
tzolkin-then-trade = trade at the market
tzolkin-then-any-action = 1 corn for any action of the other wheels
tzolkin-then-gain-any = { $number ->
    [0] { "" }
    [one] a resource of your choice
   *[other] { $number } resources of your choice
  }
tzolkin-then-pray = a resource for a step up, if you like

## What is asked

tzolkin-waiting = Waiting for { $names }
tzolkin-nothing-asked = Nothing to decide now
tzolkin-ask-confirm = Your turn is planned: end it, or take something back
tzolkin-finish-unused = End turn - { $unused ->
    [one] a worker goes home without an action
   *[other] { $unused } workers go home without an action
  }
tzolkin-tie = more workers on the wheels after the last day: { $more } to { $less }
tzolkin-finish-done = End turn
tzolkin-ask-keep = Keep two of your wealth tiles
tzolkin-ask-turn = Place workers, or pick some up
tzolkin-ask-must-place = Place a worker
tzolkin-ask-placing = { $placed ->
    [0] Place a worker
   *[other] Place one more, or end the turn
  }
tzolkin-ask-picking = Pick up one more, or end the turn
tzolkin-ask-pitied = The gods took pity: end the turn
tzolkin-ask-act = What does this worker do?
tzolkin-ask-any-slot = Which free slot of Chichen Itza?
tzolkin-ask-harvest = What do you harvest?
tzolkin-ask-track = Which technology advances?
tzolkin-ask-pay = { $number ->
    [one] Pay a resource
   *[other] Pay { $number } resources, one by one
  }
tzolkin-ask-gain = { $number ->
    [one] Take a resource
   *[other] Take { $number } resources, one by one
  }
tzolkin-ask-up = Which temple do you climb?
tzolkin-ask-down = Which temple do you step down on?
tzolkin-ask-build = What do you build?
tzolkin-ask-use = Does architecture serve this building or the next?
tzolkin-ask-discount = What is left out of the cost?
tzolkin-ask-market = The market: wood 2, stone 3, gold 4 corn
tzolkin-ask-any-action = Which action, for 1 corn?
tzolkin-ask-pray = A resource for a step up on a temple?
tzolkin-ask-run = What next?
tzolkin-ask-advance = What next?
tzolkin-ask-day = How far does the calendar turn?

tzolkin-group-keep = Keep
tzolkin-group-beg = Beg: 3 corn, a step down
tzolkin-group-place = Place a worker
tzolkin-group-pick = Pick up a worker
tzolkin-group-act = Actions
tzolkin-group-harvest = Harvest
tzolkin-group-study = Study
tzolkin-group-pay = Pay
tzolkin-group-gain = Take
tzolkin-group-up = A step up
tzolkin-group-down = A step down
tzolkin-group-build = Build
tzolkin-group-use = Architecture
tzolkin-group-free = Discount
tzolkin-group-market = Market
tzolkin-group-do = Any action
tzolkin-group-skip = Or not
tzolkin-group-done = Finish
tzolkin-group-advance = Days

tzolkin-price-sum = { $workers ->
    [0] { $space } corn for the space
   *[other] { $space } for the space and { $workers } for the row of workers: { $sum } corn
  }
tzolkin-row-sum = { $corn } corn in all for the row of workers this turn
tzolkin-pity = The gods take pity: all your corn, however little
tzolkin-will-be-first = { $name } will be first player
tzolkin-calendar-taken = You take { $corn } corn from the calendar
tzolkin-new-buildings = { $number ->
    [one] A new building is laid out
   *[other] { $number } new buildings are laid out
  }
tzolkin-feeding = { $corn } corn feed your workers{ $unfed ->
    [0] { "" }
    [one] ; one stays hungry
   *[other] ; { $unfed } stay hungry
  }
tzolkin-day-comes = Day { $day } comes{ $food ->
    [yes] , a food day
   *[no] { "" }
  }
tzolkin-steps-down = { $steps ->
    [one] One step down for 1 corn
   *[other] { $steps } steps down for { $steps } corn
  }
tzolkin-temple-change = { $god }: from { $from } to { $to } { $number ->
    [one] point
   *[other] points
  }
tzolkin-worth-now = It would score { $points } now
tzolkin-step-lost = This step is not possible and is lost
tzolkin-turns-light = Your board turns light side up
tzolkin-turns-dark = Your board turns to its dark side
tzolkin-pick-actions = { $number ->
    [0] It can do nothing here
    [one] It can do one action
   *[other] It can do one of { $number } actions
  }
tzolkin-next-turn = { "" }
tzolkin-next-act = Then you choose its action
tzolkin-next-any-slot = Then you choose a slot
tzolkin-next-harvest = Then you choose what to harvest
tzolkin-next-track = Then you choose a technology
tzolkin-next-pay = Then you pay
tzolkin-next-gain = Then you choose a resource
tzolkin-next-up = Then you choose a temple to climb
tzolkin-next-down = Then you choose a temple to step down on
tzolkin-next-build = Then you choose what to build
tzolkin-next-use = Then you say which building architecture serves
tzolkin-next-discount = Then you choose the discount
tzolkin-next-market = Then you may trade
tzolkin-next-any-action = Then you choose an action
tzolkin-next-pray = Then you may pray
tzolkin-next-run = { "" }
tzolkin-next-advance = { "" }

## Deeds

tzolkin-keep = { $name } keeps a wealth tile: { $effects }
tzolkin-keep-you = Keep { $effects }
tzolkin-keep-at = Keep this tile
tzolkin-beg = { $name } begs for corn and steps down on { $god }
tzolkin-beg-you = Beg for corn, a step down on { $god }
tzolkin-beg-at = Down on { $god }
tzolkin-place = { $name } places a worker at { $wheel }
tzolkin-place-you = Place a worker at { $wheel }
tzolkin-place-at = { $wheel } { $at }
tzolkin-place-first = { $name } places a worker on the first-player space
tzolkin-place-first-you = Place a worker on the first-player space
tzolkin-place-first-at = First player
tzolkin-pick = { $name } picks a worker up from { $wheel } { $space }
tzolkin-pick-you = Pick up the worker on { $wheel } { $space }
tzolkin-pick-at = { $wheel } { $space }
tzolkin-act = { $name } puts the worker to work
tzolkin-act-you = Do action { $action }
tzolkin-act-at = { $wheel } { $action }
tzolkin-act-nothing = { $name } lets the worker go home idle
tzolkin-act-nothing-you = Do nothing
tzolkin-act-nothing-at = Nothing
tzolkin-ahead = { $name } does the action one space further
tzolkin-ahead-you = One space further
tzolkin-harvest = { $way_id ->
    [corn] { $name } harvests a corn tile
    [wood] { $name } takes a wood tile
    [burn] { $name } burns the forest for corn
   *[bare] { $name } harvests without a tile
  }
tzolkin-harvest-you = { $way_id ->
    [corn] Take a corn tile
    [wood] Take a wood tile
    [burn] Burn the forest, a step down
   *[bare] Harvest without a tile
  }
tzolkin-study = { $name } studies { $technology }
tzolkin-study-you = Study { $technology }
tzolkin-study-at = { $technology }{ $level ->
    [bonus] : the bonus
   *[other] { " " }{ $level }
  }
tzolkin-pay = { $name } pays 1 { $resource }
tzolkin-pay-you = Pay 1 { $resource }
tzolkin-gain = { $name } takes 1 { $resource }
tzolkin-gain-you = Take 1 { $resource }
tzolkin-up = { $name } climbs the temple of { $god }
tzolkin-up-you = Up on { $god }
tzolkin-down = { $name } steps down on { $god }
tzolkin-down-you = Down on { $god }
tzolkin-build = { $name } builds the { tzolkin-building-name }: { $effects }
tzolkin-build-you = Build the { tzolkin-building-name }: { $effects }
tzolkin-build-at = The { tzolkin-building-name }
tzolkin-raise = { $name } raises the { tzolkin-monument-name }
tzolkin-raise-you = Raise the { tzolkin-monument-name }
tzolkin-raise-at = The { tzolkin-monument-name }
tzolkin-use = { $name } uses architecture for this building
tzolkin-use-you = Use it for this building
tzolkin-save = { $name } saves architecture for the second building
tzolkin-save-you = Save it for the second building
tzolkin-free = { $name } pays less { $good }
tzolkin-free-you = { $good_id ->
    [corn] 2 corn less
   *[other] 1 { $good } less
  }
tzolkin-skip = { $name } declines
tzolkin-skip-you = No, thank you
tzolkin-buy = { $name } buys 1 { $resource }
tzolkin-buy-you = Buy { $resource }
tzolkin-sell = { $name } sells 1 { $resource }
tzolkin-sell-you = Sell { $resource }
tzolkin-do = { $name } does { $wheel } { $action } for 1 corn
tzolkin-do-you = Do { $wheel } { $action } for 1 corn
tzolkin-do-at = { $wheel } { $action }
tzolkin-done = { $name } is done
tzolkin-done-you = Done
tzolkin-advance = { $name } turns the calendar { $days ->
    [one] one day
   *[other] two days
  }
tzolkin-advance-you = { $days ->
    [one] One day
   *[other] Two days
  }
tzolkin-draw-start-player = The first player is drawn
tzolkin-draw-building = Laid out: the { tzolkin-building-name }, { $effects }
tzolkin-draw-monument = Laid out: the { tzolkin-monument-name }
tzolkin-draw-wealth = A wealth tile is drawn

## News

tzolkin-news-dealt = You are dealt a wealth tile: { $effects }
tzolkin-news-dummy = A dummy goes to { $wheel } { $space }
tzolkin-news-kept = { $name } kept { $ids }
tzolkin-news-placed = The worker stands on { $wheel } { $space }
tzolkin-news-action = Action { $action } of { $wheel }
tzolkin-news-goods = { $name }: { $goods }
tzolkin-news-temple = { $to ->
   *[other] { $name } is on step { $to } of { $god }
  }
tzolkin-news-technology = { $name } reaches level { $level } of { $technology }
tzolkin-news-harvest-tile = { $name } takes a { $tile } tile
tzolkin-news-building = { $name } has the { tzolkin-building-name }
tzolkin-news-monument = { $name } has the { tzolkin-monument-name }
tzolkin-news-worker = { $name } has { $workers } workers now
tzolkin-news-board = { $light ->
    [yes] { $name } turns the board light side up
   *[no] { $name } turns the board to its dark side
  }
tzolkin-news-calendar-corn = { $name } takes { $corn } corn from the calendar
tzolkin-news-calendar-corn-added = { $corn } corn lies on the calendar
tzolkin-news-food-day = { $number ->
    [1] The first food day
    [2] The second food day
    [3] The third food day
   *[4] The last food day
  }
tzolkin-news-fed = { $unfed ->
    [0] { $name } feeds all workers with { $corn } corn
    [one] { $name } pays { $corn } corn; one worker stays hungry
   *[other] { $name } pays { $corn } corn; { $unfed } workers stay hungry
  }
tzolkin-news-new-age = A new age: other buildings are laid out
tzolkin-news-temple-goods = { $god } gives { $name } { $goods }
tzolkin-news-skulls-short = Too few skulls in the bank: nobody gets one
tzolkin-news-first-player = { $name } is first player
tzolkin-news-calendar = { $days ->
    [one] The wheels turn: day { $day }
   *[other] The wheels turn twice: day { $day }
  }
tzolkin-news-pushed-off = The worker of { $name } on { $wheel } { $space } goes home without an action
tzolkin-news-food-day-due = This round is a food day, for { $gives ->
    [goods] goods
   *[points] points
  }
tzolkin-news-game-over = The game is over: { $scores }
tzolkin-news-points-skulls = { $name } offers a skull: { $points } points
tzolkin-news-points-buildings = { $name } scores { $points } for a building
tzolkin-news-points-technologies = { $name } scores { $points } for architecture
tzolkin-news-points-hunger = { $name } loses points for hungry workers: { $points }
tzolkin-news-points-temple = { $name } scores { $points } on { $god }
tzolkin-news-points-goods = { $name } scores { $points } for goods left
tzolkin-news-points-monument = { $name } scores { $points } for the { tzolkin-monument-name }

## Score

tzolkin-part-skulls = Skulls
tzolkin-part-temples = Temples
tzolkin-part-buildings = Buildings
tzolkin-part-technologies = Architecture
tzolkin-part-monuments = Monuments
tzolkin-part-goods = Goods left
tzolkin-part-hunger = Hunger
