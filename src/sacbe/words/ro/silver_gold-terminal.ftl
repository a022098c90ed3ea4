# Silver & Gold în terminal: ce se întreabă și ce se scrie, etichete, masa în propoziții, ce aduce o acțiune.
silver_gold-ask-keep = { $kept ->
    [0] Păstrează două dintre aceste patru hărți. Scrie una: { $maps }.
    [1] Ce hartă păstrezi pe lângă { $first }? Scrie { $maps }.
   *[other] Păstrezi { $maps }.
  }
silver_gold-ask-take = Ia o hartă nouă. Scrie { $maps }.
silver_gold-ask-mark = Marchează forma „{ $pattern }” sau orice altă căsuță, una singură. Scrie o căsuță, de exemplu { $field }.
silver_gold-ask-extra = { $owed ->
    [one] O cruce: mai marchează o căsuță liberă. Scrie-o, de exemplu { $field }.
   *[other] O cruce: mai marchează { $owed } căsuțe libere, pe rând. Scrie una, de exemplu { $field }.
  }
silver_gold-typing =
    b2            arată toate felurile de a marca peste b2, pe oricare hartă
    1 b2          același lucru pe harta 1
    1 b2-b3-c3    marchează exact aceste căsuțe de pe harta 1
    P07           păstrează sau ia această hartă (și: keep P07, take P07)
    deck          ia harta de deasupra teancului
silver_gold-page-cards = cele opt cărți de expediție
silver_gold-page-display = hărțile din ofertă, mari

# Etichete.
silver_gold-screen-setup = pregătire
silver_gold-screen-over = partida s-a încheiat
silver_gold-screen-card = runda { $round } din 4, cartea { $card } din 7
silver_gold-screen-deck = teanc { $deck }
silver_gold-screen-map = Harta { $number }
silver_gold-screen-no-map = nicio hartă aici
silver_gold-screen-now = Carte:
silver_gold-screen-revealed = Ieșite
silver_gold-screen-maps = { $maps ->
    [one] 1 hartă
    [few] { $maps } hărți
   *[other] { $maps } hărți
  }
silver_gold-screen-start = începe
silver_gold-screen-display = Oferta
silver_gold-screen-palm =
    palmier
    acum
silver_gold-screen-seal = sigiliu { $points }/{ $colour }
silver_gold-screen-seal-head = sigiliu:
silver_gold-screen-watching = Privești.
silver_gold-screen-signs = × încă o căsuță    $ monedă    Ψ palmier    sigiliu: puncte pe hartă completă
silver_gold-screen-unseen = Încă nimeni nu vede aceste hărți.
silver_gold-screen-nothing-open = Nu este nicio hartă în ofertă.

# Propoziții.
silver_gold-shape-I2 = două căsuțe alăturate
silver_gold-shape-I3 = trei căsuțe în linie
silver_gold-shape-V3 = trei căsuțe în colț
silver_gold-shape-T4 = trei în linie și una lângă mijloc
silver_gold-shape-L4 = trei în linie și una lângă un capăt
silver_gold-shape-O4 = două pe două
silver_gold-told-sign-cross = cruce
silver_gold-told-sign-coin = monedă
silver_gold-told-sign-palm = palmier
silver_gold-told-dealt = Primești patru hărți.
silver_gold-told-fields = Căsuțe: { $fields }.
silver_gold-told-free = { $count ->
    [0] Nimic nu este liber.
   *[other] Libere: { $fields }.
  }
silver_gold-told-no-map = { $number }. Nicio hartă pe care s-o poți vedea.
silver_gold-told-display = { $count ->
    [0] Oferta este goală.
   *[other] Oferta: { $maps }. Scrie display pentru căsuțele lor.
  }
silver_gold-told-supplies = Un palmier marcat acum valorează { $palm }. În teanc { $deck ->
    [one] este 1 hartă
    [few] sunt { $deck } hărți
   *[other] sunt { $deck } de hărți
  }.
silver_gold-told-player = { $score ->
    [one] { $name }: 1 punct.
    [few] { $name }: { $score } puncte.
   *[other] { $name }: { $score } de puncte.
  }
silver_gold-told-deciding = Încă se hotărăsc: { $names }.
silver_gold-told-completed = { $count ->
    [0] Completate: încă niciuna.
   *[other] Completate:
  }
silver_gold-told-cards = Cele opt cărți de expediție; șapte dintre ele ies în fiecare rundă.
silver_gold-told-card = { $copies ->
    [one] O carte: { $id }, { $pattern }, { $shape }.
   *[other] Două cărți: { $id }, { $pattern }, { $shape }.
  }

# Ce ar aduce o acțiune.
silver_gold-terms-gain-coins = { $number ->
    [one] o monedă
    [few] { $number } monede
   *[other] { $number } de monede
  }
silver_gold-terms-gain-palm = palmier { $number }
silver_gold-terms-completes = { $points ->
    [one] completează { $id }: 1 punct
    [few] completează { $id }: { $points } puncte
   *[other] completează { $id }: { $points } de puncte
  }{ $seals ->
    [0] { "" }
   *[other] , sigilii +{ $seals }
  }
silver_gold-terms-trophy = trofeul { $trophy }
silver_gold-terms-extra = { $extra ->
    [one] încă o căsuță
   *[other] încă { $extra } căsuțe
  }
silver_gold-terms-map = { $colour }, { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }{ $crosses ->
    [0] { "" }
    [one] , 1 cruce
   *[other] , { $crosses } cruci
  }{ $coins ->
    [0] { "" }
    [one] , 1 monedă
   *[other] , { $coins } monede
  }{ $palms ->
    [0] { "" }
   *[other] , un palmier
  }
silver_gold-terms-map-seal = sigiliu { $points } pe hartă { $colour }
silver_gold-terms-deck = nevăzută; { $deck ->
    [one] a rămas 1 hartă
    [few] au rămas { $deck } hărți
   *[other] au rămas { $deck } de hărți
  }
silver_gold-you = (tu)
