# La pagina intorno ai giochi.
app-name = Sacbe
app-says = Un tavolo aperto per tre giochi della giungla maya

home-play = Gioca
home-learn = Impara in dieci minuti
home-learn-on = Riprendi la lezione
home-lobby = Tavoli aperti
home-watch = Partite da guardare
home-none = Ancora nessuna partita. Scegli un gioco qui sopra: in un attimo sei al tavolo.
home-your-turn = Tocca a te
home-waiting = In attesa di { $names }
home-over = Finita: { $result }
home-open = In attesa di giocatori
home-import = Apri una registrazione
home-running = Partite in corso
home-history = Partite giocate
home-more = Mostra tutto ({ $count })
home-join = Raggiungi gli amici
home-join-says = Incolla il link di un invito, o inquadra il suo codice con la fotocamera del telefono.
join-from = { $name } ti ha tenuto un posto.
join-count =
    { $bots ->
        [0] { $players } giocatori
        [one] { $players } giocatori, di cui un bot
       *[other] { $players } giocatori, di cui { $bots } bot
    }
join-minutes = Circa { $minutes } minuti, come a un tavolo
home-join-link = Link di un invito
home-join-go = Entra
home-join-wrong = Questo non è il link di un invito.
home-loading = Prepariamo il tavolo...
home-result = { $name } { $score }
home-turn = Turno { $turn }
home-turn-silver_gold = Carta { $turn } di 28
home-turn-tzolkin = Round { $round }
home-turn-of = Tocca a { $names }
home-table = Dai un nome o metti via
home-table-of = { $name }: dai un nome o metti via
home-table-name = Nome di questo tavolo
home-table-says = Il nome lo vedi solo tu, in questo browser. Per gli altri non cambia nulla.
home-table-keep = Conserva
home-put-away = Metti via
home-bring-back = Riporta qui
home-away = Messi via
home-offer = Da { $few } a { $most } giocatori, circa { $minutes } minuti
home-offer-players = Da { $few } a { $most } giocatori
home-offline-says = Sacbe non è in funzione, o la tua connessione è caduta. Questa pagina torna da sola.
home-settings = Impostazioni
home-unofficial = Non ufficiale e gratuito. Per favore, procurati i giochi: Tikal di Michael Kiesling e Wolfgang Kramer (Ravensburger, Super Meeple), Tzolk'in di Daniele Tascini e Simone Luciani (Czech Games Edition), Silver & Gold di Phil Walker-Harding (NSV, Pandasaurus).

game-tikal = Tikal
game-tzolkin = Tzolk'in
game-silver_gold = Silver & Gold
game-tikal-says = Una spedizione nella giungla: dieci punti azione a turno, templi da scoprire, tesori da scavare.
game-tzolkin-says = Lavoratori su ruote che girano: mais, templi e teschi di cristallo al passo del calendario.
game-silver_gold-says = Mappe del tesoro su carte nautiche: tutti contrassegnano lo stesso modello, ognuno a modo suo.

new-title = Un nuovo tavolo: { $game }
new-seats = Chi gioca?
new-you = Tu
new-friend-here = Un amico qui
new-open = Un amico online
new-open-says = Ricevi un link e un codice da mandare.
new-friend-here-says = Usate lo stesso schermo, un turno per uno.
new-seat = Posto { $letter }
new-bot = Bot: { $level }
new-level-novice = Principiante
new-level-casual = Medio
new-level-strong = Forte
new-level-expert = Esperto
new-level-greedy = Avido
new-level-random = A caso
new-level-novice-says = Conosce le regole e gli sfugge molto. Adatto a una prima partita.
new-level-casual-says = Gioca con buon senso e in fretta.
new-level-strong-says = Pianifica il suo turno e prevede il tuo.
new-level-expert-says = Pensa più a lungo di tutti e perdona meno di tutti.
new-level-greedy-says = Prende più punti che può, subito.
new-level-random-says = Fa una cosa qualsiasi.
new-options = Dettagli delle regole
new-listed = Chiunque su questo server può prendere un posto libero
new-begin = Comincia
new-cancel = Annulla
new-add-seat = Un giocatore in più
new-remove-seat = Togli il posto { $letter }
new-name-none = Ospite
new-friend-name = Nome del posto { $letter }
new-friend-name-none = Giocatore { $letter }

option-auction = Quale gioco?
option-auction-false = Tikal
option-auction-true = Tikal con l'asta
option-auction-false-says = Piazzi la tessera che peschi. Il modo giusto per imparare il gioco.
option-auction-true-says = A ogni giro offri punti per le tessere in palio. Meno fortuna, gioco più serrato.
option-start_player = Chi inizia?
option-start_player-random = Decide la sorte
option-start_player-seat-1 = Posto A
option-camp_needs_piece = Un campo si può montare
option-camp_needs_piece-false = ovunque le regole lo permettano
option-camp_needs_piece-true = solo dove hai una pedina
option-debt_bids = Nell'asta puoi offrire
option-debt_bids-false = i punti che hai
option-debt_bids-true = più di quanto hai
option-open_discard = Carte già giocate in questo turno
option-open_discard-false = a memoria
option-open_discard-true = restano scoperte

table-yours = Tocca a te
table-yours-soon = Fra poco tocca a te
table-moment = Un momento
table-whose = Tocca a { $name }
table-several = In attesa di { $names }
table-over = La partita è finita
table-offline = Connessione persa; ci riproviamo...
table-confirm-some = Conferma fin qui
settings-touch = Tocco
settings-touch-once = Basta un tocco
settings-touch-twice = Prima guarda
table-finish = Finisci il turno
table-finish-reveals = { $what }: non si può annullare
table-finish-sure = Qualcosa resta inutilizzato. Premi di nuovo per finire comunque il turno.
table-undo = Annulla
table-undo-ask = Chiedi di annullare
table-undo-plan = Niente è deciso finché non finisci il turno.
table-hint = Consiglio
table-hint-play = Giocalo
table-hint-none = Qui non c'è niente da consigliare.
table-no-hints = Niente consigli: così si è deciso.
table-hint-thinks = Ci penso...
table-hint-worth = Puoi aspettarti { $points } punti; vittorie in partite così: { $wins }.
table-hint-better = Puoi aspettarti { $points } punti, { $more } più che in media con le altre vie; vittorie in partite così: { $wins } invece di { $others }.
table-hint-less = Oppure: { $turn } - { $points } punti in meno
table-choices = Cosa puoi fare
table-type-says = In notazione, per esempio { $example }
table-players = Giocatori
table-log = Cronaca
table-name-you = { $name } (tu)
table-yours-of = { $name }, tocca a te
table-you = Tu
table-goods = I tuoi beni
table-goods-of = Beni di { $name }
table-turn = Turno { $number }
table-turn-setup = Preparazione
table-log-go = Mostra questo momento
table-act = Azioni
table-score = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
table-name-bot = { $name } ({ $level })
table-name-stand-in = { $name } (bot: { $level })
table-chance = Pescata
table-undone = { $name } annulla la mossa
table-undone-chance = Quel che era uscito torna al suo posto
table-unknown = { $name } fa qualcosa di nascosto
table-dealt = Viene distribuito qualcosa che non puoi vedere
table-times = { $said } ({ $count } volte)
table-skip = Salta
table-since-count =
    { $count ->
        [one] Dal tuo ultimo turno è successa una cosa.
       *[other] Dal tuo ultimo turno sono successe { $count } cose.
    }
table-since-show = Fammi vedere
table-since-no = Non ora
table-film = { $at } di { $long }
table-film-speed = Velocità: { $speed }
table-points = Punti finora
table-points-part = Da
table-watching = Stai guardando
table-code = Codice dell'invito
table-copy = Copia il link
table-invite-local = Questo link funziona solo su questo computer. Per chi è nella stessa casa, avvia Sacbe con questo comando e apri l'indirizzo che mostra:
table-missing = Questo tavolo non esiste
table-missing-says = Forse è stato tolto, o il link non è completo.
table-unreachable-says = Sacbe non è in funzione, o la tua connessione è caduta.
table-try-again = Riprova
table-loading = Prepariamo il tavolo...
table-resign-sure = Vuoi abbandonare? Un bot continua al posto tuo; non puoi tornare.
table-resign-yes = Sì, abbandono
table-resign-no = Continuo a giocare
table-stand-in = Fai giocare un bot per me
table-stand-in-for = Fai giocare un bot per { $name }
table-agreed = Finita di comune accordo
table-resigned = Gli altri hanno abbandonato
table-closed = Chiusa da chi gestisce questo server
table-closed-why = Il motivo: { $reason }
table-idle = Finita, perché nessuno ha più giocato
table-fork-level = Contro
table-keys = Aiuto e tasti
table-rules = Regole
table-rule = La regola: { $clause }
table-rules-all = Tutte le regole
table-leave = Pagina iniziale
table-menu = Menu
table-resign = Abbandona
table-end = Proponi di finire qui
table-record = Salva la registrazione
table-replay = Rivedi la partita
table-step = Passo { $step } di { $last }
table-fork = Continua da qui contro i bot
table-fork-same = Com'erano
table-live = Torna al presente
table-type = Scrivi una mossa
table-type-go = Esegui
table-curtain = Ora { $name }
table-curtain-says = Passa lo schermo. Nessun altro deve guardare quel che segue.
table-curtain-ready = Io sono { $name }
table-invite = Invita
table-invite-says = Manda questo link a chi vuoi invitare; apre soltanto questo posto.
table-copied = Copiato
table-waiting-seats = In attesa di giocatori
table-seat-open = Posto libero
table-seat-bot = Metti un bot
table-proposal-undo = { $name } chiede di annullare l'ultima mossa.
table-proposal-end = { $name } propone di finire qui la partita, con i punti così come sono.
table-proposal-own-undo = Chiedi di annullare la tua ultima mossa. In attesa di { $names }.
table-proposal-own-end = Proponi di finire qui la partita. In attesa di { $names }.
table-agree = Accetta
table-decline = Rifiuta
table-won = Vince { $name }
table-won-you = Hai vinto
table-shared = Vittoria condivisa
table-decided = A fare la differenza: { $part }, { $more } in più di { $name }.
table-tie = Pari nei punti: { $first } precede { $second }, con { $why }.
table-tie-none = Pari nei punti, e nulla decide tra loro: { $names } condividono il posto.
table-best = Il tuo record in questo gioco: { $points }.
table-best-new = Il tuo nuovo record in questo gioco; prima era { $points }.
table-again = Gioca ancora
table-bot-plays = Un bot gioca per te: { $level }.
table-bot-plays-by = { $name } ha fatto giocare un bot per te: { $level }, dal { $since }.
table-bot-plays-says = Puoi riprendere subito. Ciò che ha giocato resta, e si legge nel diario.
table-come-back = Riprendo il mio posto

settings-title = Impostazioni
settings-name = Il tuo nome
settings-theme = Di giorno o di notte
settings-theme-system = Come il sistema
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-motion = Movimento
settings-motion-full = Tutto si muove
settings-motion-none = Niente si muove
settings-speed = Velocità dei turni altrui
settings-speed-slow = Lenta
settings-speed-usual = Normale
settings-speed-quick = Rapida
settings-speed-none = Immediata
settings-palette = Colori dei giocatori
settings-palette-plain = Semplici
settings-palette-patterned = Con motivi
settings-sound = Suono
settings-sound-soft = Piano
settings-sound-usual = Normale
settings-sound-loud = Forte
settings-language = Lingua
settings-notices = Notifiche quando non ci sono
settings-devices = Le mie partite su altri dispositivi
settings-close = Chiudi

rules-short = Le regole in una pagina
rules-print = Stampa questa pagina
rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene queste parole.
rules-of = Le regole, con parole nostre
rules-found =
    { $count ->
        [one] Una regola
       *[other] { $count } regole
    }
rules-contents = Capitoli
error-offline = Il server non è raggiungibile.
error-none = Questa pagina non esiste

join-title = Hai ricevuto un invito
join-sit = Siediti
table-sum = Punti
table-chart = Come sono cresciuti i punti durante la partita
replay-first = Inizio
replay-back = Indietro
replay-on = Avanti
replay-last = Fine
replay-play = Riproduci
replay-stop = Ferma
settings-sound-off = Silenzio
join-says = C'è un posto tenuto per te.
join-your-seat = Il tuo posto
join-refused-says = Un link apre un solo posto, una volta sola; se lì c'è già qualcuno, chiedine uno nuovo.
join-none = Questo link non è completo: chiedilo di nuovo.

analysis-go = Analizza la partita
analysis-accuracy = Precisione
analysis-accuracy-of = precisione { $accuracy }
analysis-accuracy-what = Che cos'è la precisione?
analysis-accuracy-says = La media di tutti i turni. Un turno conta 100 se il bot non ha trovato niente di meglio, e la metà per ogni decimo che è costato: della probabilità di vincere, o dei punti di chi è in testa. Così le cifre si possono confrontare tra partite. Un errore costa almeno un ventesimo.
analysis-you = Tu
analysis-so-far = finora { $judged } turni su { $all }
analysis-mistakes =
    { $mistakes ->
        [0] nessun errore
        [one] 1 errore
       *[other] { $mistakes } errori
    }
analysis-next-mistake = Prossimo errore
analysis-picture = Un'immagine da condividere
analysis-picture-saved = L'immagine è salvata.
analysis-picture-says = Com'è andata, vista da un bot forte
analysis-title = Analisi
analysis-says = Il bot più forte guarda ogni turno, da quello che il giocatore poteva sapere.
analysis-progress = Turni giudicati: { $judged } di { $all }
analysis-complete = Tutti i { $all } turni sono giudicati, ciascuno da quello che il giocatore poteva sapere. Sotto un punto è questione di gusti.
analysis-none = In questa partita nessun turno lasciava una scelta.
analysis-chances = Probabilità di vittoria
analysis-chances-of = { $name }: { $first } all'inizio, { $last } per ultimo
analysis-costliest = I turni costati di più
analysis-costless = Nessun turno è costato qualcosa che il bot veda.
analysis-turn = { $number ->
    [0] Prima del primo turno: { $name }
   *[other] Turno { $number }: { $name }
  }
analysis-played = Giocato: { $turn }
analysis-better = Meglio: { $turn }
analysis-or = Oppure: { $turn }
analysis-others =
    { $count ->
        [one] Un altro modo
       *[other] Altri { $count } modi
    }
analysis-expect = ({ $points } punti, vittorie { $wins })
analysis-cost = Costo: { $what }
analysis-cost-least = Costo: almeno { $what }
analysis-both = { $points } e { $wins }
analysis-points = { $points } punti
analysis-wins = { $wins } delle vittorie
analysis-good = Non si è trovato niente di meglio.
analysis-due = Non ancora giudicato.
analysis-silent = Su questo il bot non ha un parere.

agreed-title = Gli accordi
agreed-hints = Tutti possono chiedere consigli al bot più forte.
agreed-no-hints = Nessuno riceve consigli.
agreed-stand-ins = Se qualcuno è via per { $time }, gli altri possono far giocare un bot al suo posto: { $level }.
agreed-no-stand-ins = Nessun bot gioca per chi è via.
agreed-choose-hints = Consigli dal bot più forte
agreed-choose-away = Se qualcuno è via
agreed-choose-nobody = nessun bot gioca per lui
agreed-choose-after = può un bot dopo { $time }
agreed-choose-after-usual = può un bot dopo { $time } (di solito)
agreed-choose-level = Quale bot

deal-title = La distribuzione
deal-fair = Il server aveva promesso la sua parte della distribuzione prima che tu e gli altri aggiungeste la vostra: così nessuno ha potuto sceglierla. A partita finita, la registrazione contiene tutto ciò che serve per controllare ogni estrazione. La promessa:
deal-verified = Ogni estrazione viene da un seme che si vede a partita finita, e si può controllare con la registrazione. Non era stato promesso prima che tutti aggiungessero la loro parte. La promessa:
deal-unknown = Questa partita ne continua un'altra: le sue estrazioni non si possono controllare per intero.
deal-changed = Il server non ha distribuito come aveva promesso. Non giocare a questo tavolo.

list-and = { $list } e { $last }
list-score = { $name } { $points }

home-brought-says = Un gioco portato da un pacchetto. Si gioca al tavolo semplice.
plain-table = Il tavolo
plain-none = niente
plain-player = Giocatore
plain-asked = Che cosa fai?
plain-more = Altre { $count } mosse sono nell'elenco qui sotto; puoi anche scriverle.
plain-waits = Ora non c'è nulla da decidere.
plain-yes = sì
plain-no = no
