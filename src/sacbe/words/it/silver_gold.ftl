# Silver & Gold: azioni, notizie, domande, nomi delle cose.

# I colori concordano con "mappa".
silver_gold-colour-grey = grigia
    .short = grigia
silver_gold-colour-green = verde
    .short = verde
silver_gold-colour-orange = arancione
    .short = aran.
silver_gold-colour-purple = lilla
    .short = lilla

# I modelli stanno dopo "modello", senza articolo.
silver_gold-pattern-I2 = domino
silver_gold-pattern-I3 = linea da tre
silver_gold-pattern-V3 = angolo da tre
silver_gold-pattern-T4 = T da quattro
silver_gold-pattern-L4 = L da quattro
silver_gold-pattern-O4 = quadrato
silver_gold-id-I2 = { silver_gold-pattern-I2 }
silver_gold-id-I3 = { silver_gold-pattern-I3 }
silver_gold-id-V3 = { silver_gold-pattern-V3 }
silver_gold-id-T4 = { silver_gold-pattern-T4 }
silver_gold-id-L4 = { silver_gold-pattern-L4 }
silver_gold-id-O4 = { silver_gold-pattern-O4 }

silver_gold-part-coins = Monete
silver_gold-part-trophies = Coppe
silver_gold-part-palms = Palme
silver_gold-part-maps = Mappe
silver_gold-part-seals = Sigilli

# Azioni: che cosa fa qualcuno, e la stessa cosa come scelta.
silver_gold-mark = { $pattern_id ->
    [none] { $name } contrassegna un solo campo
   *[other] { $name } contrassegna il modello { $pattern }
  }
silver_gold-mark-you = { $pattern_id ->
    [none] Contrassegna { $fields } sulla mappa { $map }
   *[other] Contrassegna { $fields } sulla mappa { $map } ({ $pattern })
  }
silver_gold-keep = { $name } tiene { $id }
silver_gold-keep-you = Tieni { $id }: { $colour }, { $points } punti
silver_gold-take = { $name } prende { $id }
silver_gold-take-you = Prendi { $id }: { $colour }, { $points } punti
silver_gold-take-deck = { $name } prende la prima mappa del mazzo
silver_gold-take-deck-you = Prendi la prima mappa del mazzo
silver_gold-draw-map = Esce la mappa { $id }
silver_gold-draw-card = Carta di spedizione: { $id }
silver_gold-draw-start-player = Inizia { $who }

# Notizie: che cosa ne è venuto.
silver_gold-news-dealt = Ricevi { $id }
silver_gold-news-kept = { $who } tiene { $ids }
silver_gold-news-marked = { $who } contrassegna { $fields } su { $id }
silver_gold-news-points-coins =
    { $points ->
        [one] { $who } segna una moneta
       *[other] { $who } segna { $points } monete
    }
silver_gold-news-points-palm =
    { $points ->
        [one] { $who } segna una palma: 1 punto
       *[other] { $who } segna una palma: { $points } punti
    }
silver_gold-news-points-trophy =
    { $points ->
        [one] { $who } completa una riga di monete e prende la coppa da 1 punto
       *[other] { $who } completa una riga di monete e prende la coppa da { $points } punti
    }
silver_gold-news-points-map = { $who } completa { $id }: { $points } punti
silver_gold-news-points-seals =
    { $points ->
        [one] I sigilli di { $who } danno 1 punto in più
       *[other] I sigilli di { $who } danno { $points } punti in più
    }
silver_gold-news-taken = { $id } sta davanti a { $who } come mappa { $map }
silver_gold-news-shown = { $id } è ora tra le mappe esposte
silver_gold-news-start-player = Ora inizia { $who }
silver_gold-news-round = Comincia il turno { $round }; le carte di spedizione vengono mischiate
silver_gold-news-game-over = La partita è finita: { $scores }

# Che cosa si chiede.
silver_gold-keep-title = Tieni due di queste quattro mappe
silver_gold-keep-soon = Le mappe si distribuiscono appena tutti sono al tavolo
silver_gold-asked-keep =
    { $left ->
        [one] Scegli un'altra mappa da tenere.
       *[other] Scegli due mappe da tenere.
    }
silver_gold-asked-mark = Contrassegna il modello { $pattern } su una delle tue mappe, oppure un solo campo.
silver_gold-asked-single = Il modello { $pattern } non entra da nessuna parte. Contrassegna un solo campo.
silver_gold-asked-extra =
    { $owed ->
        [one] Una croce: contrassegna un altro campo, sulla mappa che vuoi.
       *[other] Croci: contrassegna altri { $owed } campi, uno per volta.
    }
silver_gold-asked-take = Mappa completa! Prendine una nuova, tra quelle esposte o dal mazzo.
silver_gold-asked-settling = { $name } ha completato una mappa e ne prende una nuova.
silver_gold-asked-confirm = È tutto. Finisci il turno, o annulla.
silver_gold-finish-keep = Tieni queste due mappe
silver_gold-finish-mark = Contrassegna qui
silver_gold-finish-take = Prendi questa mappa
silver_gold-finish-take-deck = Pesca dal mazzo
silver_gold-asked-soon = La prossima carta: modello { $pattern }.
silver_gold-asked-others = Gli altri stanno ancora decidendo.

silver_gold-brings-coins =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
silver_gold-brings-palm =
    { $points ->
        [one] Una palma da 1 punto
       *[other] Una palma da { $points } punti
    }
silver_gold-brings-trophy = Una riga di monete completa: coppa da { $points }, se non la prende chi viene prima
silver_gold-brings-map = Completa { $id }: { $points } punti
silver_gold-brings-seals = I sigilli danno { $points } in più
silver_gold-brings-extra =
    { $count ->
        [one] Poi un altro campo
       *[other] Poi altri { $count } campi
    }
silver_gold-brings-deck =
    { $count ->
        [one] L'ultima mappa del mazzo, coperta
       *[other] Una di { $count } mappe, coperta
    }

# Le cose sul tavolo.
silver_gold-map-says =
    Mappa { $id }, { $colour }, { $points } punti.{ $crosses ->
        [0] { "" }
        [one] { " " }1 croce.
       *[other] { " " }{ $crosses } croci.
    }{ $coins ->
        [0] { "" }
        [one] { " " }1 moneta.
       *[other] { " " }{ $coins } monete.
    }{ $palms ->
        [0] { "" }
       *[other] { " " }Una palma.
    }
silver_gold-seal-says =
    { $points ->
        [one] Il sigillo dà 1 punto per ogni mappa { $colour } completa.
       *[other] Il sigillo dà { $points } punti per ogni mappa { $colour } completa.
    }
silver_gold-own-map =
    { $free ->
        [one] La tua mappa { $number }, { $id }: 1 campo libero
       *[other] La tua mappa { $number }, { $id }: { $free } campi liberi
    }
silver_gold-field =
    { $field }{ $sign ->
        [cross] , croce
        [coin] , moneta
        [palm] , palma
       *[plain] { "" }
    }, { $state ->
        [marked] contrassegnato
        [fits] qui il ritaglio ci sta
        [turn] ci sta se ruotato
       *[free] libero
    }
silver_gold-display = Mappe esposte
silver_gold-deck =
    { $count ->
        [0] Il mazzo è vuoto
        [one] Mazzo: 1 mappa
       *[other] Mazzo: { $count } mappe
    }
silver_gold-dealt = Le quattro mappe che hai ricevuto
silver_gold-kept-stamp = tenuta
silver_gold-take-here = Qui va una nuova mappa: prendine una qui sopra.
silver_gold-no-map = Qui non c'è nessuna mappa
silver_gold-open-charts = Mostra queste mappe in grande
silver_gold-marked-fields = Contrassegnati: { $fields }.
silver_gold-map-title = Mappa { $id }
silver_gold-close = Chiudi
silver_gold-card-of = Monete: { $coins } di 12. Coppe: { $trophies }. Palme: { $palms }. Mappe complete: { $maps }.
silver_gold-round = Turno { $round } di 4, carta di spedizione { $card } di 7
silver_gold-trophies = Coppe rimaste: { $left }
silver_gold-start = Inizia { $name }
silver_gold-settling = prende una nuova mappa
silver_gold-maps-of = Mappe di { $name }
silver_gold-cards = Turno { $round }, carta di spedizione { $card } di { $of }
silver_gold-card-state =
    { $pattern }{ $state ->
        [now] , in gioco
        [seen] , carta già scoperta
       *[open] { "" }
    }

# Il ritaglio.
silver_gold-turn = Ruota
silver_gold-turn-key = Ruota (R, o la rotella)
silver_gold-mirror = Ribalta
silver_gold-mirror-key = Ribalta (F)
silver_gold-hold-pattern = Il modello: { $pattern }. Trascinalo su una mappa, o tocca un campo.
silver_gold-hold-single = Un solo campo al posto del modello
silver_gold-hold-extra = Un campo in più
silver_gold-single-key = Un solo campo (X)
silver_gold-sign-plain = Campo
silver_gold-sign-cross = Croce
silver_gold-sign-coin = Moneta
silver_gold-sign-palm = Palma
silver_gold-explain-plain = Contrassegna tutti i campi di una mappa per completarla.
silver_gold-explain-cross = Contrassegna subito un altro campo libero, su una delle tue mappe.
silver_gold-explain-coin = Ogni moneta vale 1 punto alla fine; quattro riempiono una riga.
silver_gold-explain-palm = Una palma dà subito punti: 1, e 1 in più per ogni palma esposta.
silver_gold-explain-trophy = Una riga di monete completa prende la coppa più alta rimasta.
silver_gold-explain-map = Quando tutti i suoi campi sono contrassegnati dà i suoi punti, e prendi una nuova mappa.
silver_gold-explain-seal = Sigillo
silver_gold-explain-seal-now = { $points ->
    [one] Ti darebbe 1 punto con le mappe che hai
   *[other] Ti darebbe { $points } punti con le mappe che hai
  }
silver_gold-explain-deck = Chi completa una mappa può prendere invece la prima del mazzo, senza vederla.
silver_gold-explain-coins-now = Hai { $coins } monete; altre { $left } riempiono la riga.
silver_gold-explain-card = Scheda dei punti
silver_gold-tie = più mappe completate, colore { $colour }: { $more } a { $less }
silver_gold-explain-round = Quattro turni; in ognuno si scoprono sette delle otto carte di spedizione.
silver_gold-explain-pattern = Ognuno contrassegna il modello su una mappa, ruotato e ribaltato come vuole: { $pattern }.
silver_gold-explain-single = Al suo posto si può contrassegnare un solo campo.
