# Al tavolo: come va ogni gioco, per chi non l'ha mai giocato, e l'aiuto dietro il tasto `?`.
guide-title = Come si gioca
guide-rules = Tutte le regole
guide-done = Ho capito
guide-first = Per cominciare

guide-tikal-goal = Guida una spedizione nella giungla: scopri templi, scava tesori e abbi più forza degli altri dove conta.
guide-tikal-turn =
    { $auction ->
        [true] Offri punti per le tessere in palio, piazza la tua
       *[false] Nel tuo turno piazzi una tessera
    }, poi spendi dieci punti azione: fai entrare pedine, cammina, scopri, scava, monta campi e metti guardie.
guide-tikal-cost = Camminare costa un punto per ogni pietra sul lato tra due tessere.
guide-tikal-score = Tre vulcani e la fine della partita portano ciascuno un conteggio: un tempio dà il suo numero a chi ha lì più pedine. Il tuo capo spedizione conta per tre.
guide-tikal-first = tocca una casella che brilla per piazzare la tua tessera, fai entrare alcune pedine al campo base e portale al tempio più vicino.

guide-tzolkin-goal = Abbi più punti di tutti quando il calendario ha fatto il giro: da templi, edifici, monumenti e teschi di cristallo.
guide-tzolkin-turn = Nel tuo turno o piazzi lavoratori sulle ruote o ne ritiri, mai tutte e due le cose.
guide-tzolkin-cost = Piazzare costa mais. Ogni giorno le ruote portano ogni lavoratore uno spazio più avanti, verso un'azione migliore; l'azione si fa quando lo ritiri.
guide-tzolkin-score = In quattro giorni del cibo ogni lavoratore mangia 2 mais, e i templi premiano chi sta in alto.
guide-tzolkin-first = tieni due tessere ricchezza per l'inizio, poi metti lavoratori a Palenque: il mais nutre tutto il resto.

guide-silver_gold-goal = Riempi mappe del tesoro, campo per campo. Una mappa completa vale il suo numero di punti; dopo quattro turni vince chi ha più punti.
guide-silver_gold-turn = Una carta mostra un modello, e tutti lo contrassegnano su una delle proprie due mappe, ruotato e ribaltato come vogliono, oppure contrassegnano un solo campo.
guide-silver_gold-cost = Una croce ti dà un campo in più, le monete riempiono righe che portano coppe, una palma dà punti subito.
guide-silver_gold-score = Una mappa completa va da parte e ne prendi una nuova. Le mappe incomplete non danno punti.
guide-silver_gold-first = tieni due delle tue quattro mappe. Le piccole si completano prima, le grandi valgono di più.

# L'aiuto dietro `?`.
help-title = Aiuto
help-keys = Tasti al tavolo
help-keys-board = Tasti di questo gioco
help-touch = Con il mouse o il dito
help-touch-says = Quel che si può fare brilla, e basta un tocco. Con il dito, dove il prezzo non si vede ancora, il primo tocco lo mostra e il secondo lo fa. Niente del tuo turno è deciso finché non lo finisci.
help-why-says = Tocca ciò che non brilla, e ti dice perché no, con il punto delle regole.
help-legend = Che cosa significano i segni
help-hear = Senza vedere il tabellone
help-hear-says = Il tabellone è una griglia: le frecce vanno da un posto all'altro, e ogni posto dice che cos'è e che cosa vi si può fare. "Cosa puoi fare", più in basso, elenca ogni azione a parole. Quel che fanno gli altri viene letto ad alta voce.
help-type = Mosse in notazione
help-type-says = Premi / e scrivi una mossa, per esempio { $example }. Nel manuale, la pagina di ogni gioco ha la sua notazione.
help-type-none = Premi / quando tocca a te e scrivi una mossa.

key-arrows = Frecce
key-tab = Tab
key-enter = Invio
key-escape = Esc
key-shift = Maiusc { $key }
keys-back = Annulla
keys-hint = Consiglio
keys-type = Scrivi una mossa
keys-help = Questo aiuto
keys-skip = Salta quel che viene mostrato
keys-arrows = Da un posto all'altro del tabellone
keys-tab = Da una parte all'altra
keys-touch = Fa ciò che è selezionato; altrove: finisce il turno
keys-turn-tile = Ruota la tessera
keys-turn-tile-back = Ruotala nell'altro verso
keys-piece = Cammina con un altro tipo di pedina
keys-zoom = Più vicino, più lontano, tutto il tabellone
keys-turn-pattern = Ruota il modello
keys-turn-pattern-back = Ruotalo nell'altro verso
keys-mirror = Ribalta il modello
keys-single = Un solo campo, o di nuovo il modello
