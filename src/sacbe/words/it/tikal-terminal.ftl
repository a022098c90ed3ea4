# Tikal da terminale: che cosa si chiede e si scrive, etichette, il tavolo a parole, che cosa porta un'azione.
tikal-variant-basic = Tikal
tikal-variant-auction = Tikal, gioco con le aste
tikal-ask-bid = { $can ->
    [no] Non puoi offrire di più. Scrivi pass.
   *[yes] La tua offerta: da { $low } a { $high }. Scrivi bid { $low }, o pass.
  }
tikal-ask-choose = Scegli la tua tessera. Scrivi { $tiles }.
tikal-ask-place = Piazza { $id }, { $tile }. Scrivi una casella, per esempio { $field }.
tikal-ask-spend = { $points ->
    [0] Non restano punti. Scrivi end.
    [one] Resta 1 punto. Scrivi che cosa fai, per esempio { $example }, o end.
   *[other] Restano { $points } punti. Scrivi che cosa fai, per esempio { $example }, o end.
  }{ $scoring ->
    [yes] { " " }Poi, così come stanno le cose, ottieni { $would }.
   *[no] { "" }
  }
tikal-typing =
    place c3      mostra i modi di piazzare la tua tessera in c3 (anche: c3)
    place c3 r2   piazzala girata di due lati in senso orario
    bring base    un esploratore dalla riserva; bring 3 base, bring leader camp1
    walk b4 > d3  un esploratore per la via più corta; walk 2 b4 > d3
    uncover d3    un piano del tempio; uncover 2 d3
    dig d3        un tesoro
    camp d3       monta un campo;  guard d3  metti una guardia
    path base c3  un esploratore per il sentiero segreto tra i tuoi campi
    exchange B sun mask   prendi il sole di B, dai la tua maschera
    end           finisci il turno
    bid 5, pass   in un'asta (anche: 5);  choose B3  prendi una tessera
tikal-page-map = tutto il tabellone, in grande, con il senso dei segni
tikal-page-tile = la tua tessera nelle sei posizioni, o le tessere in offerta
tikal-page-tiles = che cosa resta: tessere, piani dei templi, tesori
tikal-page-players = pedine, campi, guardie e tesori di tutti
tikal-page-look = un giocatore: look B; una casella: look c3
tikal-page-reach = dove le pedine possono arrivare: reach b4

# Etichette.
tikal-screen-over = la partita è finita
tikal-screen-tiles = tessere { $tiles }
tikal-screen-turn = turno { $number }
tikal-screen-auction = asta
tikal-screen-final = ultimo conteggio
tikal-screen-volcano = conteggio
tikal-screen-points = Punti
tikal-screen-no-bid = Nessuna offerta
tikal-screen-turning =
    ecco r0
    da r1 a r5
    gira in
    orario
tikal-screen-reserve = riserva
tikal-screen-levels = piani che restano
tikal-screen-to-come = tessere { $letter } in arrivo
tikal-screen-camp = cam.
tikal-screen-empty = vuoto
tikal-screen-base = base
tikal-screen-jungle = giung.
tikal-screen-signs =
    ▲5 tempio da 5   ▲5›A lo conta A   ▲5♜A la guardia di A
    ◆◆ sito con due tesori   cam. A: un campo di A
    2A due esploratori di A   A* il capo di A   2A* tutti e due
    2 su un lato: le pietre, il prezzo di un passo
    Accanto ai nomi: i punti, e quanti ne darebbe ora un conteggio;
    { "*" } il capo in riserva, ⌂⌂ campi e ♜♜ guardie da usare.

# Frasi. Le direzioni sono quelle della notazione: n, ne, se, s, sw, nw.
tikal-told-turn = { $person ->
    [no] Turno { $number }.
   *[yes] { $kind ->
        [volcano] Turno { $number }, conteggio di { $name }.
        [final] Turno { $number }, { $name } nell'ultimo conteggio.
       *[turn] Turno { $number }, tocca a { $name }.
      }
  }
tikal-told-order = Ordine del conteggio: { $order }; fatti { $done }.
tikal-told-map = Scrivi map per tutto il tabellone.
tikal-told-points-left = { $points ->
    [one] Resta 1 punto.
   *[other] Restano { $points } punti.
  }
tikal-told-stones = { $count ->
    [0] nessuna pietra
   *[other] pietre { $stones }
  }
tikal-told-no-tile = Ora non c'è nessuna tessera da guardare.
tikal-told-offer = In offerta: { $tiles }
tikal-told-ways = Vie verso { $ways }
tikal-told-open = Pietre verso { $fields }
tikal-told-player = { $points ->
    [one] { $name }: 1 punto.
   *[other] { $name }: { $points } punti.
  }
tikal-told-pieces = Esploratori: { $places }; { $reserve } in riserva.
tikal-told-camps = Campi: { $camps }; ne restano { $left }.
tikal-told-guards = Guardie: { $guards }; ne restano { $left }.
tikal-told-treasures = { $count ->
    [0] Nessun tesoro.
   *[other] Tesori: { $treasures }.
  }
tikal-told-treasures-left = { $count ->
    [0] Tutti i tesori sono stati scavati.
   *[other] Tesori ancora sotto terra: { $treasures }.
  }
tikal-told-would-score = { $name } ora otterrebbe { $points }: { $count ->
    [0] { "" }
   *[other] templi { $temples }; { "" }
  }tesori { $treasures }.
tikal-told-strength = Forza: { $strengths }.
tikal-told-level = Piani con un { $level }: ne restano { $left }. Scoperti in questo turno: { $done }.
tikal-told-dug = Scavati in questo turno: { $done }.
tikal-told-reach = { $points ->
    [0] Ora non hai punti per camminare.
    [one] A portata con 1 punto:
   *[other] A portata con { $points } punti:
  }
tikal-told-no-reach = Niente.

# Che cosa costerebbe e porterebbe un'azione.
tikal-terms-cost-action_points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
  }
tikal-terms-cost-points = paghi { $number }
tikal-terms-change-reserve = { $to } restano in riserva
tikal-terms-change-value = da { $from } a { $to }
tikal-terms-change-tokens = uno dei { $from } tesori che sono lì
tikal-terms-change-would_score = i tuoi tesori danno { $to } invece di { $from }
tikal-terms-change-camps_left = { $to ->
    [0] il tuo ultimo campo
   *[other] il tuo primo campo
  }
tikal-terms-value = { $value } punti per te a ogni conteggio
tikal-terms-leave = { $leave ->
    [0] { "" }
    [one] una pedina lascia il gioco
   *[other] { $leave } pedine lasciano il gioco
  }
tikal-terms-tile = { $terrain }
tikal-terms-links = { $amounts ->
    [none] nessuna via d'accesso
   *[other] vie verso { $amounts }
  }
tikal-terms-open = { $open_count ->
    [0] { "" }
   *[other] aperta verso { $open }
  }
tikal-terms-gain-points = ottieni { $number }
tikal-terms-unused = { $unused ->
    [one] 1 punto inutilizzato
   *[other] { $unused } punti inutilizzati
  }
tikal-terms-left_if_won = se vinci ti restano { $left_if_won } punti
tikal-terms-winner = { $winner } vince l'asta
tikal-terms-scoring = un giro di conteggio
