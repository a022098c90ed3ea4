# Silver & Gold da terminale: che cosa si chiede e si scrive, etichette, il tavolo a parole, che cosa porta un'azione.
silver_gold-ask-keep = { $kept ->
    [0] Tieni due di queste quattro mappe. Scrivine una: { $maps }.
    [1] Quale mappa tieni oltre a { $first }? Scrivi { $maps }.
   *[other] Tieni { $maps }.
  }
silver_gold-ask-take = Prendi una nuova mappa. Scrivi { $maps }.
silver_gold-ask-mark = Contrassegna il modello { $pattern }, o un campo qualsiasi. Scrivi un campo, per esempio { $field }.
silver_gold-ask-extra = { $owed ->
    [one] Una croce: contrassegna un altro campo libero. Scrivilo, per esempio { $field }.
   *[other] Una croce: contrassegna altri { $owed } campi liberi, uno per volta. Scrivine uno, per esempio { $field }.
  }
silver_gold-typing =
    b2            mostra tutti i modi di contrassegnare che coprono b2, su ogni mappa
    1 b2          lo stesso sulla mappa 1
    1 b2-b3-c3    contrassegna proprio questi campi della mappa 1
    P07           tieni o prendi questa mappa (anche: keep P07, take P07)
    deck          prendi la prima mappa del mazzo
silver_gold-page-cards = le otto carte di spedizione
silver_gold-page-display = le mappe esposte, in grande

# Etichette.
silver_gold-screen-setup = preparazione
silver_gold-screen-over = la partita è finita
silver_gold-screen-card = turno { $round } di 4, carta { $card } di 7
silver_gold-screen-deck = mazzo { $deck }
silver_gold-screen-map = Mappa { $number }
silver_gold-screen-no-map = qui nessuna mappa
silver_gold-screen-now = Carta:
silver_gold-screen-revealed = Uscite
silver_gold-screen-maps = { $maps ->
    [one] 1 mappa
   *[other] { $maps } mappe
  }
silver_gold-screen-start = inizia
silver_gold-screen-display = Esposte
silver_gold-screen-palm =
    palma
    ora vale
silver_gold-screen-seal = sigillo { $points }/{ $colour }
silver_gold-screen-seal-head = sigillo:
silver_gold-screen-watching = Stai guardando.
silver_gold-screen-signs = × un altro campo    $ moneta    Ψ palma    sigillo: punti per mappa completa
silver_gold-screen-unseen = Nessuno vede ancora queste mappe.
silver_gold-screen-nothing-open = Nessuna mappa è esposta.

# Frasi.
silver_gold-shape-I2 = due campi vicini
silver_gold-shape-I3 = tre campi in fila
silver_gold-shape-V3 = tre campi ad angolo
silver_gold-shape-T4 = tre in fila e uno accanto a quello di mezzo
silver_gold-shape-L4 = tre in fila e uno accanto a un'estremità
silver_gold-shape-O4 = due per due
silver_gold-told-sign-cross = croce
silver_gold-told-sign-coin = moneta
silver_gold-told-sign-palm = palma
silver_gold-told-dealt = Ricevi quattro mappe.
silver_gold-told-fields = Campi: { $fields }.
silver_gold-told-free = { $count ->
    [0] Niente è libero.
   *[other] Liberi: { $fields }.
  }
silver_gold-told-no-map = { $number }. Nessuna mappa che tu possa vedere.
silver_gold-told-display = { $count ->
    [0] Nessuna mappa è esposta.
   *[other] Mappe esposte: { $maps }. Scrivi display per i loro campi.
  }
silver_gold-told-supplies = Una palma ora vale { $palm }. Nel mazzo { $deck ->
    [one] c'è 1 mappa
   *[other] ci sono { $deck } mappe
  }.
silver_gold-told-player = { $score ->
    [one] { $name }: 1 punto.
   *[other] { $name }: { $score } punti.
  }
silver_gold-told-deciding = Stanno ancora decidendo: { $names }.
silver_gold-told-completed = { $count ->
    [0] Completate: ancora nessuna.
   *[other] Completate:
  }
silver_gold-told-cards = Le otto carte di spedizione; ogni turno ne escono sette.
silver_gold-told-card = { $copies ->
    [one] Una carta: { $id }, { $pattern }, { $shape }.
   *[other] Due carte: { $id }, { $pattern }, { $shape }.
  }

# Che cosa porterebbe un'azione.
silver_gold-terms-gain-coins = { $number ->
    [one] una moneta
   *[other] { $number } monete
  }
silver_gold-terms-gain-palm = palma { $number }
silver_gold-terms-completes = completa { $id }: { $points } punti{ $seals ->
    [0] { "" }
   *[other] , sigilli { $seals } in più
  }
silver_gold-terms-trophy = coppa { $trophy }
silver_gold-terms-extra = { $extra ->
    [one] un altro campo
   *[other] altri { $extra } campi
  }
silver_gold-terms-map = { $colour }, { $points } punti{ $crosses ->
    [0] { "" }
    [one] , 1 croce
   *[other] , { $crosses } croci
  }{ $coins ->
    [0] { "" }
    [one] , 1 moneta
   *[other] , { $coins } monete
  }{ $palms ->
    [0] { "" }
   *[other] , una palma
  }
silver_gold-terms-map-seal = sigillo { $points } per mappa { $colour }
silver_gold-terms-deck = coperta; { $deck ->
    [one] resta 1 mappa
   *[other] restano { $deck } mappe
  }
silver_gold-you = (tu)
