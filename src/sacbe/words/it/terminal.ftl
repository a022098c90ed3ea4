# Il gioco da terminale: che cosa chiede e che cosa risponde, qualunque sia il gioco. I comandi restano parole inglesi.
list-or = { $list } o { $last }

# La scelta del gioco.
terminal-which-game = A che cosa vuoi giocare?
terminal-saved-game = riprendi: { $game }, { $names }; turno { $turn }, { $ago } fa
terminal-who-plays = Chi gioca?
terminal-against = { $count ->
    [one] tu contro un bot: { $level }
   *[other] tu contro { $count } bot: { $level }
  }
terminal-people = { $count } persone a questa tastiera
terminal-seats-hint = Oppure scrivi chi siede dove, per esempio Ana=human,Bea=human,{ $bot }. Bot: { $bots }.
terminal-seats-refused = Così non va: { $reason }.
terminal-pick = Numero, o Invio per { $usual }:
terminal-pick-from = Scrivi un numero da 1 a { $last }.
terminal-player = Giocatore
terminal-player-letter = Giocatore { $letter }

# Tra un turno e l'altro.
terminal-done = { $next ->
    [nobody] Fatto. Invio per continuare, undo per annullare.
   *[other] Fatto. Invio per cedere il posto a { $name }, undo per annullare.
  }
terminal-chosen = Hai scelto. Premi Invio per continuare, o scrivi undo.
terminal-hand-over = Cedi il posto a { $name }.
terminal-sit-down = { $name }, premi Invio quando sei alla tastiera:
terminal-what-happened = Che cosa è successo
terminal-not-saved = La partita non è salvata: { $reason }.
terminal-cramped = Allarga la finestra ad almeno { $width } per { $height }, o gioca con --plain.
terminal-more = Invio per continuare a leggere, q per tornare:
terminal-go-on = Invio per continuare:
terminal-go-back = Invio per tornare:

# Che cosa è stato scritto.
terminal-do-it = Invio per farlo, altro per tornare indietro:
terminal-narrow = { $more ->
    [yes] Un numero, more per il resto, o un'altra parola per restringere; Invio torna indietro:
   *[no] Un numero, o un'altra parola per restringere; Invio torna indietro:
  }
terminal-list-ends = L'elenco va da 1 a { $last }.
terminal-type-why = Scrivi why per la regola.
terminal-type-help = Scrivi help per tutto quello che c'è.
terminal-misread = «{ $typed }» non si capisce. { $reason }.
terminal-refused = { $typed } non è permesso: { $reason }.
terminal-not-refused = Niente di tuo è stato rifiutato.
terminal-allowed = È permesso: { $what }.
terminal-allowed-ways = { $typed } è permesso in { $count } modi. Scrivilo per vederli.
terminal-no-undo = Niente da annullare: { $reason }.

# Aiuto.
terminal-to-act = Per agire, scrivi
terminal-at-once = con ! alla fine: fallo subito, senza chiedere ancora
terminal-to-ask = Per chiedere, scrivi
terminal-english = I comandi e i nomi delle azioni sono le stesse parole in ogni lingua.
terminal-help-help = questa pagina
terminal-help-moves = tutto quello che puoi fare ora, numerato
terminal-help-hint = che cosa farebbe un bot forte al tuo posto, con quello che puoi sapere
terminal-help-undo = annulla l'ultima cosa scritta; undo all: fino all'ultima rivelazione
terminal-help-look = che cosa ha davanti un altro giocatore, per esempio: look B
terminal-help-scores = da dove vengono i punti di ciascuno
terminal-help-log = che cosa è successo da poco; log all per tutto
terminal-help-why = perché è stato un no; why e un'azione: posso farla?
terminal-help-rules = le regole (in inglese), o una di esse: rules 4.3
terminal-help-save = la partita si salva dopo ogni azione; questo dice dove
terminal-help-quit = fermati qui e riprendi un'altra volta

# Risposte.
terminal-nothing-to-decide = Ora non hai niente da decidere.
terminal-moves = Che cosa puoi fare ora; scrivi un numero per scegliere.
terminal-no-hints = Per { $game } non c'è un bot che dia consigli.
terminal-no-advice = Per questa decisione non c'è un consiglio.
terminal-advice-best = La cosa migliore è { $turn }: puoi aspettarti circa { $points } punti e vincere il { $wins } % di queste partite.
terminal-advice-other = { $turn }: { $points } punti in meno, { $wins } % di vittorie in meno.
terminal-look-at = Guardare chi? Ci sono { $seats }. Scrivi look e una lettera.
terminal-nothing-happened = Non è ancora successo niente.
terminal-no-rule = Questa regola non c'è. Scrivi rules per l'indice.
terminal-saved-in = La partita è salvata in { $path }.

# Punti e fine.
terminal-total = totale
terminal-place = posto
terminal-points = { $place ->
    [0] { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
      }.
   *[other] { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
      }, posto { $place }.
  }
terminal-won = { $count ->
    [one] La partita è finita. { $names } vince con { $points } punti.
   *[other] La partita è finita. { $names } vincono insieme con { $points } punti.
  }
terminal-no-game = Nessuna partita è stata iniziata.
terminal-record-lies = La partita è registrata in { $path }
terminal-go-on-with = La partita è salvata. Si riprende con: { $command }

# Un gioco senza uno schermo suo.
terminal-plain-ask = Scrivi moves per l'elenco.
terminal-plain-more = ...  scrivi table per vedere tutto
terminal-page-table = tutto il tavolo
terminal-plain-players = giocatori
terminal-yes = sì
terminal-no = no
