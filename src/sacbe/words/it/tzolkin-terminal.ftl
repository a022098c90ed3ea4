# Tzolk'in da terminale: che cosa si scrive, etichette, il tavolo a parole, che cosa porta un'azione.
tzolkin-ask-type = Scrivi { $names }.
tzolkin-typing =
    place palenque     un lavoratore su una ruota; place palenque tikal, place first
    pick yaxchilan 3   un lavoratore dalla sua casella; pick yaxchilan 3 act 2
    act 2, act nothing l'azione del lavoratore (anche: 2); ahead: teologia
    harvest corn       o wood, burn, bare (anche: corn)
    study theology     un livello di tecnologia;  pay wood, pay 2 wood 1 stone
    up chaac           un gradino del tempio;  down chaac;  gain gold;  beg chaac
    build a1-07        un edificio;  raise m03  un monumento (anche: a1-07, m03)
    use, later         architettura ora o dopo;  free wood, skip
    buy 2 gold, sell wood   al mercato;  do tikal 4  qualsiasi azione
    keep w03           una tessera ricchezza (anche: w03)
    done               fine del turno, o basta;  1, 2  giorni del calendario
    Le parole si possono accorciare: pl pal, pi yax 3, bui a1-07.
tzolkin-page-wheels = le cinque ruote e che cosa ti dà ogni casella
tzolkin-page-temples = gradini, chi sta dove, che cosa darebbero
tzolkin-page-technologies = le quattro tecnologie e i loro livelli
tzolkin-page-buildings = gli edifici esposti
tzolkin-page-monuments = i monumenti, e quanto valgono per te
tzolkin-page-jungle = le tessere raccolto che restano
tzolkin-page-calendar = giorni del cibo, pasti, casella del primo giocatore
tzolkin-page-players = beni, lavoratori e tessere di tutti
tzolkin-page-wealth = le tue tessere ricchezza
tzolkin-page-age2 = tutti gli edifici dell'epoca 2
tzolkin-page-signs = che cosa vogliono dire i segni
tzolkin-page-look = un giocatore: look B; una ruota: look tikal; una tessera: look a1-07

# Etichette. I beni sono c mais, w legno, s pietra, g oro, k teschio in ogni lingua.
tzolkin-screen-over = la partita è finita
tzolkin-screen-keep = ricchezza iniziale
tzolkin-screen-day = il calendario
tzolkin-screen-placing = piazza
tzolkin-screen-picking = raccoglie
tzolkin-screen-meal = pasto
tzolkin-screen-any = tutte
tzolkin-screen-full = già
tzolkin-screen-chaac = Ch
tzolkin-screen-quetzalcoatl = Q
tzolkin-screen-kukulcan = Ku
tzolkin-screen-worker = lavorat.
tzolkin-screen-study = { $number ->
    [one] 1 livello
   *[other] { $number } livelli
  }
tzolkin-screen-construct = { $number ->
    [one] edif. 1
   *[other] edif. 2/M
  }
tzolkin-screen-construct-with-corn = c→edif.
tzolkin-screen-up-any = grad.
tzolkin-screen-up-two = 2 su
tzolkin-screen-pay-resource = ris→
tzolkin-screen-trade = mercato
tzolkin-screen-any-action = 1c→az.
tzolkin-screen-gain-any = { $number ->
    [0] { "" }
   *[other] +
  }
tzolkin-screen-pray = { "" }
tzolkin-screen-columns = punti mais legn pietr oro tesc mano past gior ag es ar te E M
tzolkin-screen-temples = il più alto, gradini per punti; s, g, w, k nei giorni dei beni
tzolkin-screen-technologies = un livello costa 1, 2, 3 risorse, oltre il terzo costa 1
tzolkin-screen-signs =
    2 A     un lavoratore di A sulla casella 2;  2 #  uno neutrale;  2 ·  nessuno
    2 ○3c   il prossimo lavoratore su questa ruota va qui e costa 3 mais
    5c×1    5 mais con una tessera, 1 è visibile;  2w×3  2 legni, 3 tessere
    8c*     8 mais, senza tessera;  5c!  5 mais bruciando la foresta
    1s 1c   1 pietra e 1 mais; w è legno, g oro, k un teschio
    3c→     che cosa si paga;  ris→  una risorsa
    edif. 2/M   uno o due edifici, o un monumento
    8 Ku +  un teschio per 8 punti, un gradino di Kukulcan, una risorsa a scelta
    già     lì c'è già un teschio;  tutte  qualsiasi azione della ruota
    ↺ #     i due posti senza numero, da cui i neutrali tornano a 0
    2s AB   un gradino da 2 punti con A e B, una pietra nei giorni dei beni
    6/2     punti per chi sta più in alto dopo l'epoca 1 e dopo l'epoca 2
    ✓       puoi pagarlo;  pallido: ora non ti è possibile
tzolkin-sort-farm = agric.
tzolkin-sort-civic = civile
tzolkin-sort-tomb = tomba
tzolkin-sort-altar = altare
tzolkin-short-points = { $number } punti
tzolkin-short-up = { $god } +{ $number }
tzolkin-short-up-any = un tempio +{ $number }
tzolkin-short-advance = { $technology } +1
tzolkin-short-advance-any = una tecnologia +{ $number }
tzolkin-short-worker = un lavoratore
tzolkin-short-farm = sfama { $number }
tzolkin-short-thrift = pasti -1c
tzolkin-short-trade = mercato
tzolkin-short-build = si costruisce ancora
tzolkin-short-any-action = un'azione per 1c
tzolkin-short-agriculture-1 = raccolto +1c
tzolkin-short-agriculture-2 = pesca +1c
tzolkin-short-agriculture-3 = raccolto +2c
tzolkin-short-agriculture-4 = un gradino
tzolkin-short-extraction-1 = legno +1
tzolkin-short-extraction-2 = pietra +1
tzolkin-short-extraction-3 = oro +1
tzolkin-short-extraction-4 = 2 risorse
tzolkin-short-architecture-1 = 1c/edificio
tzolkin-short-architecture-2 = 2 p./edificio
tzolkin-short-architecture-3 = 1 ris. in meno
tzolkin-short-architecture-4 = 3 punti
tzolkin-short-theology-1 = 1 più avanti
tzolkin-short-theology-2 = ris.→gradino
tzolkin-short-theology-3 = teschio +1
tzolkin-short-theology-4 = 1 teschio

# Frasi.
tzolkin-told-day = { $person ->
    [no] Giorno { $day }. { $food }.
   *[yes] Giorno { $day }. { $food }. Tocca a { $name }.
  }
tzolkin-told-player = { $points ->
    [one] { $name }: 1 punto.
   *[other] { $name }: { $points } punti.
  }
tzolkin-told-goods = Beni: { $goods }. Tessere raccolto: { $tiles }.
tzolkin-told-workers = { $hand } lavoratori su { $all } in mano; sulle ruote: { $places }.
tzolkin-told-bill = Il pasto costa { $corn } mais.
tzolkin-told-steps = Templi, per punti del gradino: { $steps }.
tzolkin-told-kept = tenuta
tzolkin-told-payable = Puoi pagarlo.
tzolkin-told-dummy = un neutrale
tzolkin-told-wheel = { $wheel }: { $standing }. { $full ->
    [yes] È piena.
   *[no] Il prossimo lavoratore va in { $space } per { $corn } mais.
  }
tzolkin-told-impossible = ora non è possibile
tzolkin-told-one-day = È possibile un giorno solo: un secondo manderebbe via un lavoratore che il primo non tocca.
tzolkin-told-temple = { $god }; il più alto ottiene, dopo l'epoca 1 e 2: { $bonus } punti.
tzolkin-told-temple-steps = Punti dei suoi gradini, dal basso: { $steps }.
tzolkin-told-temple-pays = { $name } su { $at }: otterrebbe { $goods }, o { $points } punti.
tzolkin-told-stack = { $left } ancora nella pila di quest'epoca.
tzolkin-told-outlook = { $name }, così come stanno le cose: templi { $temples }, monumenti { $monuments }.

# Che cosa costerebbe e porterebbe un'azione.
tzolkin-terms-cost = costa { $amounts }
tzolkin-terms-gain = porta { $amounts }
tzolkin-terms-temples-chaac = Chaac: dal gradino { $from } al { $to }
tzolkin-terms-temples-quetzalcoatl = Quetzalcoatl: dal gradino { $from } al { $to }
tzolkin-terms-temples-kukulcan = Kukulcan: dal gradino { $from } al { $to }
tzolkin-terms-light = { $light ->
    [yes] la tua plancia si gira dal lato chiaro
   *[no] la tua plancia si gira dal lato scuro
  }
tzolkin-terms-space = casella { $space }
tzolkin-terms-pity = la pietà degli dei: tutto il tuo mais, poi il turno finisce
tzolkin-terms-calendar_corn = { $calendar_corn } mais dal calendario
tzolkin-terms-first_player = primo giocatore: { $first_player }
tzolkin-terms-level = { $level ->
    [bonus] il bonus
   *[other] livello { $level }
  }
tzolkin-terms-price = prezzo { $amounts }
tzolkin-terms-effects = { $effects }
tzolkin-terms-worth_now = ora vale { $worth_now }
tzolkin-terms-lost = il gradino è perso
tzolkin-terms-steps_down = { $steps_down ->
    [one] 1 casella indietro
   *[other] { $steps_down } caselle indietro
  }
tzolkin-terms-new_buildings = nuovi edifici: { $new_buildings }
tzolkin-terms-food_day = { $food_day ->
    [yes] il prossimo giro è un giorno del cibo
    [no] { "" }
   *[other] giorno del cibo: { $corn } mais{ $unfed ->
        [0] { "" }
       *[other] , a digiuno { $unfed }
      }
  }
tzolkin-terms-day = fino al giorno { $day }
tzolkin-terms-home = { $home_count ->
    [0] { "" }
   *[other] a casa senza azione: { $home }
  }
tzolkin-home-each = { $name } { $wheel } { $space }
