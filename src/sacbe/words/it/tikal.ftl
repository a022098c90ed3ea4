# Tikal: che cosa si fa e che cosa succede, che cosa si può fare, e il tabellone a parole.

tikal-figure-member = Esploratore
tikal-figure-leader = Capo spedizione
# Senza articolo: stanno dopo "al" e "dal".
tikal-thing-base = campo base
tikal-thing-camp1 = primo campo
tikal-thing-camp2 = secondo campo

tikal-thing-mask = maschera
    .one = una maschera
tikal-thing-jaguar = giaguaro
    .one = un giaguaro
tikal-thing-serpent = serpente
    .one = un serpente
tikal-thing-quetzal = quetzal
    .one = un quetzal
tikal-thing-flute = flauto
    .one = un flauto
tikal-thing-bowl = ciotola
    .one = una ciotola
tikal-thing-earplug = orecchino
    .one = un orecchino
tikal-thing-sun = sole
    .one = un sole

tikal-terrain-temple = tempio { $value }
tikal-terrain-treasure = sito di tesori con { $masks } maschere
tikal-terrain-jungle = giungla
tikal-terrain-volcano = vulcano

# Che cosa fanno i giocatori; -you è lo stesso come scelta.
tikal-choose = { $name } prende una tessera: { $terrain }
tikal-choose-you = Prendi questa tessera: { $terrain }
tikal-place = { $name } piazza la tessera in { $field }
tikal-place-you = Piazza la tessera in { $field }{ $rotation ->
    [0] {""}
   *[other] , ruotata di { $rotation ->
        [1] 60
        [2] 120
        [3] 180
        [4] 240
       *[5] 300
      } gradi
  }
tikal-bring = { $name } porta { $piece ->
    [leader] il capo spedizione
   *[member] un esploratore
  } al { $to }
tikal-bring-you = Porta { $piece ->
    [leader] il capo spedizione
   *[member] un esploratore
  } al { $to }
tikal-path = { $name } manda { $piece ->
    [leader] il capo spedizione
   *[member] un esploratore
  } per il sentiero segreto dal { $from } al { $to }
tikal-path-you = Manda { $piece ->
    [leader] il capo spedizione
   *[member] un esploratore
  } per il sentiero segreto dal { $from } al { $to }
tikal-step = { $name } cammina con { $piece ->
    [leader] il capo spedizione
   *[member] un esploratore
  } da { $from } a { $to }
tikal-step-you = Cammina con { $piece ->
    [leader] il capo spedizione
   *[member] un esploratore
  } da { $from } a { $to }
tikal-uncover = { $name } scopre un piano del tempio in { $field }
tikal-uncover-you = Scopri un piano del tempio in { $field }
tikal-dig = { $name } scava in { $field }
tikal-dig-you = Scava un tesoro in { $field }
tikal-exchange = { $name } scambia con { $who }: { $take } in cambio di { $give_one }
tikal-exchange-you = Scambia con { $who }: prendi { $take }, dai { $give }
tikal-camp = { $name } monta un campo in { $field }
tikal-camp-you = Monta un campo in { $field }
tikal-guard = { $name } mette una guardia sul tempio in { $field }
tikal-guard-you = Metti una guardia sul tempio in { $field }
tikal-bid = { $name } offre { $points }
tikal-bid-you = Offri { $points }
tikal-pass = { $name } passa
tikal-pass-you = Passa
tikal-end = { $name } finisce il turno
tikal-end-you = Finisci il turno
tikal-draw-tile = La prossima tessera: { $terrain }
tikal-draw-treasure = Dalla terra esce { $id_one }
tikal-draw-start-player = Inizia { $who }

# Che cosa ne è venuto.
tikal-news-placed = In { $field } la giungla si apre: { $terrain }
tikal-news-brought = { $to_id ->
    [a5] { "" }
   *[other] Il campo è in { $to }
  }
tikal-news-sent = Il sentiero porta da { $from } a { $to }
tikal-news-uncovered = Il tempio in { $field } ora vale { $value }
tikal-news-left = { $members ->
    [0] Il capo spedizione di { $name } lascia il gioco
    [one] { $leader ->
        [yes] Il capo spedizione e un esploratore di { $name } lasciano il gioco
       *[no] Un esploratore di { $name } lascia il gioco
      }
   *[other] { $leader ->
        [yes] Il capo spedizione e { $members } esploratori di { $name } lasciano il gioco
       *[no] { $members } esploratori di { $name } lasciano il gioco
      }
  }
tikal-news-treasure = { $held ->
    [1] { $name } ha { $id_one }
    [2] { $name } ha una coppia: { $id }
   *[other] { $name } ha il tris: { $id }
  }
tikal-news-points-temple = { $name } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per il tempio in { $field }
tikal-news-points-treasure = { $points ->
    [0] { "" }
   *[other] { $name } ottiene { $points ->
        [one] 1 punto
       *[other] { $points } punti
      } per { $held ->
        [1] { $id_one }
        [2] una coppia: { $id }
       *[other] un tris: { $id }
      }
  }
tikal-news-points-bid = { $name } paga { $points_size }
tikal-news-scoring = { $scoring ->
    [final] L'ultimo giro di conteggio. { $order }
   *[volcano] Il vulcano brontola: un giro di conteggio. { $order }
  }
tikal-news-scoring-over = { $scoring ->
    [final] L'ultimo conteggio è finito
   *[volcano] Il giro di conteggio è finito
  }
tikal-news-auction = { $opener } apre un'asta
tikal-news-auction-won = { $points ->
    [0] { $name } vince l'asta senza pagare
   *[other] { $name } vince l'asta con { $points }
  }
tikal-news-last-tile = { $name } prende l'ultima tessera del giro: { $terrain }
tikal-news-game-over = { $winners_count ->
    [one] { $winners } vince con { $best } punti
   *[other] { $winners } condividono la vittoria con { $best } punti
  }

tikal-part-start = Inizio
tikal-part-temples = Templi
tikal-part-treasures = Tesori
tikal-part-bids = Offerte

# Pulsanti che dicono che cosa succede.
tikal-do-uncover = Scopri il piano { $value }
tikal-do-dig = { $left ->
    [0] Scava l'ultimo tesoro
    [one] Scava un tesoro, poi ne resta 1
   *[other] Scava un tesoro, poi ne restano { $left }
  }
tikal-do-camp = { $left ->
    [0] Monta il tuo ultimo campo
   *[other] Monta un campo, poi te ne resta uno
  }
tikal-do-guard = { $leave ->
    [0] Metti una guardia: { $value } a ogni conteggio
    [one] Metti una guardia: { $value } a ogni conteggio; una pedina esce
   *[other] Metti una guardia: { $value } a ogni conteggio; { $leave } pedine escono
  }
tikal-do-bring = { $piece ->
    [leader] Capo spedizione
   *[member] Esploratore
  } al { $place ->
    [base] campo base
   *[other] campo in { $field }
  }
tikal-do-step = Diritto sulle pietre fino a { $to }
tikal-do-path = Per il sentiero segreto fino a { $to }
tikal-do-bid = Offri { $points } - te ne restano { $left }
tikal-do-pass = Passa
tikal-do-pass-wins = Passa - { $name } vince l'asta
tikal-do-exchange = Scambia: i tesori danno { $after } invece di { $before }
tikal-cannot-uncover = Scoprire un piano: perché no?
tikal-cannot-guard = Mettere una guardia: perché no?
tikal-cannot-dig = Scavare: perché no?
tikal-cannot-camp = Montare un campo: perché no?

# Il pannello.
tikal-beads = { $left ->
    [one] 1 punto azione rimasto
   *[other] { $left } punti azione rimasti
  }{ $taken ->
    [0] {""}
   *[other] ; questo ne usa { $taken }
  }
tikal-place-tile = Piazza la tua tessera
tikal-places-tile = { $name } piazza una tessera
tikal-place-how = Tocca una casella che brilla. Ruota la tessera con la rotella, con R o con i pulsanti.
tikal-place-volcano = Tocca una casella che brilla. Nessuno vi entrerà mai.
tikal-placed-here = In { $field }: { $ways ->
    [0] ancora nessuna via d'accesso
    [one] una via d'accesso
   *[other] { $ways } vie d'accesso
  }{ $open ->
    [0] {""}
    [one] , una porta oltre
   *[other] , { $open } portano oltre
  }.
tikal-lay-again = Tocca di nuovo per piazzarla.
tikal-how = Tocca una delle tue pedine per camminare, o una casella per vedere che cosa puoi farci.
tikal-how-first = Prima porta una pedina al campo base: scegline una qui sotto.
tikal-picked = { $many ->
    [one] Cammina una pedina
   *[other] Camminano insieme { $many } pedine
  }: tocca una casella con un numero.
tikal-too-far = Camminare fin lì costa { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  }; ne hai { $left }.
tikal-no-way = Nessuna via di pietre porta lì.
tikal-not-explored = Nessuno ha ancora esplorato questa casella.
tikal-who-walks = Chi cammina?
tikal-walk = Cammina fino a { $to } - { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
  }. Tocca di nuovo per andare.
tikal-walk-go = Vai in { $to }
tikal-members-walk = { $members ->
    [one] 1 esploratore
   *[other] { $members } esploratori
  }
tikal-fewer-walk = Cammina un esploratore in meno
tikal-more-walk = Cammina un esploratore in più
tikal-finish-end = { $scoring ->
    [yes] Conta { $points }
   *[no] Finisci il turno
  }
tikal-finish-unused = Finisci il turno - { $unused ->
    [one] 1 punto va perso
   *[other] { $unused } punti vanno persi
  }
tikal-finish-dig = Scava in { $field }
tikal-finish-bid = Offri { $points }
tikal-finish-pass = Passa
tikal-finish-choose = Prendi questa tessera
tikal-scores-now = Ora conti { $points }: templi { $temples }, tesori { $treasures }.
tikal-explain-unexplored = Giungla inesplorata. Qui si può posare una tessera se tocca una casella esplorata e una via di pietre vi conduce.
tikal-explain-temple = In ogni conteggio dà il suo numero a chi qui è più forte: un esploratore vale 1, il capo spedizione 3. Scoprire un livello costa 2 punti e lo fa valere 1 di più; una guardia lo tiene per sempre.
tikal-explain-treasure = Con una pedina qui scavi un tesoro per 3 punti: uno dei tre del suo tipo.
tikal-explain-treasure-empty = I suoi tesori sono tutti scavati. Qui si può montare un campo per 5 punti.
tikal-explain-jungle = Qui si può montare un campo per 5 punti: poi le pedine possono entrare anche da qui.
tikal-explain-volcano = Nessuno può mai entrarci. Chi ne pesca uno provoca un conteggio.
tikal-explain-base-camp = Da qui le pedine entrano nella giungla, per 1 punto l'una. Sentieri segreti portano ai tuoi campi per 1 punto.
tikal-explain-tile = Posala accanto a una casella esplorata in modo che una via di pietre vi conduca, ruotata come vuoi.
tikal-explain-yours = Qui conteresti { $points }
tikal-explain-lost = Nessuno può toglierlo alla sua guardia
tikal-explain-missing = Con { $missing } di forza in più conteresti i suoi { $points }
tikal-explain-points = Punti azione
tikal-explain-points-says = Dieci per ogni turno; quelli che restano alla fine vanno persi.
tikal-explain-member = Esploratori
tikal-explain-member-says = Ognuno entra per 1 punto al campo base o a un campo, e su un tempio vale 1.
tikal-explain-leader = Il capo spedizione vale 3 su un tempio, ma solo uno per scoprire e scavare.
tikal-explain-camp = Campi
tikal-explain-camp-says = Un campo costa 5 punti, nella giungla o in un sito di tesori vuoto. Le tue pedine entrano lì, e sentieri segreti uniscono i tuoi campi per 1 punto.
tikal-explain-guard = Guardie
tikal-explain-guard-says = Dove sei il più forte, una guardia costa 5 punti: il tempio è tuo per sempre, e tutte le pedine che vi stanno escono dal gioco.
tikal-explain-would = Se si contasse ora
tikal-explain-sets = In ogni conteggio un tesoro singolo porta 1 punto, una coppia uguale 3, un tris 6.
tikal-legend-pieces = Pedine
tikal-sign-step = Camminare
tikal-sign-path = Sentiero segreto
tikal-sign-uncover = Scoprire
tikal-sign-dig = Scavare
tikal-sign-exchange = Scambiare
tikal-sign-camp = Montare un campo
tikal-sign-guard = Mettere una guardia
tikal-legend-step = 1 punto per ogni pietra sul bordo tra due caselle. Dove non ce ne sono non si passa.
tikal-legend-path = 1 punto dal campo base a un tuo campo, o da un tuo campo all'altro.
tikal-legend-uncover = 2 punti per un piano di un tempio dove hai una pedina; per un secondo piano nello stesso turno serve lì una seconda pedina.
tikal-legend-exchange = 3 punti: prendi un tesoro di un altro e ne dai uno tuo. Nessuno può rifiutare; coppie e tris sono al sicuro.
tikal-exchange-title = Scambia un tesoro - 3 punti
tikal-exchange-take = Prendi
tikal-exchange-give = e dai
tikal-treasure-due = Conferma il turno fin qui, e il tesoro viene alla luce.
tikal-others-turn = { $name } sta esplorando.
tikal-round-volcano = Giro di conteggio del vulcano: già fatto da { $done } su { $all }
tikal-round-final = Ultimo giro di conteggio: già fatto da { $done } su { $all }
tikal-stack = Prossime tessere: lettera { $letter }, { $here ->
    [one] 1 rimasta
   *[other] { $here } rimaste
  }; { $all } in tutto
tikal-stack-empty = La pila è vuota
tikal-scorings = Conteggi: { $done } di 4

tikal-offer = Tessere in palio
tikal-no-bid = Ancora nessuna offerta; ha aperto { $name }
tikal-bid-stands = { $name } offre { $points }
tikal-still-in = Ancora in gara:
tikal-bid-less = Offri meno
tikal-bid-more = Offri di più
tikal-bid-wish = La tua offerta
tikal-cannot-bid = Non puoi offrire di più.
tikal-choose-tile = Il turno è tuo: prendi una tessera.

# I giocatori.
tikal-points = Punti
tikal-would-score = Un conteggio ora porterebbe { $temples } per i templi e { $treasures } per i tesori
tikal-reserve = { $members ->
    [one] 1 esploratore nella riserva
   *[other] { $members } esploratori nella riserva
  }
tikal-leader-reserve = Capo spedizione nella riserva
tikal-leader-gone = Il capo spedizione ha lasciato il gioco
tikal-leader-there = Capo spedizione in { $field }
tikal-camps-left = { $camps ->
    [one] 1 campo rimasto
   *[other] { $camps } campi rimasti
  }
tikal-guards-left = { $guards ->
    [one] 1 guardia rimasta
   *[other] { $guards } guardie rimaste
  }
tikal-set = { $many } x { $kind }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }

# Il tabellone a parole.
tikal-board = Tabellone di Tikal. Le frecce spostano, Invio tocca una casella.
tikal-turn-left = Ruota la tessera a sinistra
tikal-turn-right = Ruota la tessera a destra
tikal-zoom-in = Più grande
tikal-zoom-out = Più piccolo
tikal-zoom-fit = La parte esplorata
tikal-field-unexplored = { $field }, inesplorata
tikal-field-base-camp = { $field }, campo base
tikal-field-temple = { $field }, tempio da { $value }
tikal-field-jungle = { $field }, giungla
tikal-field-treasure = { $field }, sito di tesori, { $tokens ->
    [0] vuoto
    [one] un tesoro rimasto
   *[other] { $tokens } tesori rimasti
  }
tikal-field-volcano = { $field }, vulcano
tikal-field-camp = Campo di { $name }
tikal-field-guard = Con una guardia di { $name }
tikal-field-pieces = { $name }: { $members ->
    [0] capo spedizione
    [one] { $leader ->
        [yes] capo spedizione e un esploratore
       *[no] un esploratore
      }
   *[other] { $leader ->
        [yes] capo spedizione e { $members } esploratori
       *[no] { $members } esploratori
      }
  }
tikal-field-scored-by = I punti andrebbero a { $name }
tikal-field-placing = La tessera può stare qui
tikal-field-picked = La pedina scelta sta qui
tikal-field-cost = { $cost ->
    [one] 1 punto per camminare fin lì
   *[other] { $cost } punti per camminare fin lì
  }
