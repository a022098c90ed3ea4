# Lezioni: che cosa dice il fumetto in tutte, e dove vengono offerte.
lessons-name = Lezione
lessons-heading = Impara
lessons-on = Avanti
lessons-show = Fallo per me
lessons-leave = Lascia la lezione e continua a giocare
lessons-play-on = Continua a giocare da qui
lessons-next = Poi: { $title }
lessons-home = Pagina iniziale
lessons-back = Torna alla tua partita
lessons-learned = imparata
lessons-other = Anche questa è una mossa, ma la lezione ne chiede un'altra. Niente è perduto: tocca quello che è illuminato.
lessons-confirm = Ben fatto. Ora conferma con il pulsante illuminato, così la partita può andare avanti.
lessons-wait = Ora giocano gli altri. Guarda che cosa fanno.
lessons-strayed = Hai preso una strada tua. Annulla la mossa per riprendere la lezione, oppure continua semplicemente a giocare.
lessons-end = La lezione finisce qui. Da ora la partita è tutta tua: quello che viene non è più preparato, e i bot giocano da principianti.
lessons-try = { $title }: prova
