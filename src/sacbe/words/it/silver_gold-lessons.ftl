# Le lezioni di Silver & Gold: che cosa dice ogni passo. Due frasi, che cosa e perché.
silver_gold-lesson-first = Silver & Gold: le tue prime mappe
silver_gold-lesson-first-goal = Queste sono mappe del tesoro. Segna tutte le caselle di una mappa e lei dà i suoi punti, da 8 per le piccole grigie fino a 14 per le viola; vince chi ha più punti dopo quattro round.
silver_gold-lesson-first-keep = Delle quattro mappe ricevute ne tieni due; le altre vanno nel mazzo. Tieni la piccola grigia, che si completa presto, e la verde con i suoi simboli.
silver_gold-lesson-first-square = Una carta mostra un quadrato di quattro, e tutti lo segnano, ognuno su una delle proprie due mappe. Tocca la casella illuminata per vedere dove andrebbe, poi conferma.
silver_gold-lesson-first-palm = Questa volta un domino: mettilo sulla palma. Una palma dà punti subito: 1, e 1 per ogni palma visibile sulle quattro mappe esposte, quindi ora 4.
silver_gold-lesson-first-others = { $bot } ha segnato la stessa carta su altre mappe. Tutti segnano nello stesso momento, e nessuno vede che cosa scelgono gli altri finché non hanno scelto tutti.
silver_gold-lesson-first-cross = Metti l'angolo sulla croce della tua seconda mappa. Una croce ti dà un'altra casella dove vuoi sulle tue due mappe, e devi prenderla: segnane una sulla mappa piccola.
silver_gold-lesson-first-single = La linea di tre entrerebbe nella mappa verde, ma al posto di una forma puoi sempre segnare una sola casella. Prendi la casella singola e segna l'ultima della mappa piccola: completa, 8 punti!
silver_gold-lesson-first-take = Una mappa completa va da parte, e ne prendi una nuova tra le quattro esposte o, senza vederla, dal mazzo. Prendi questa: il suo sigillo verde dà 1 punto per ogni mappa verde che completi, e una l'hai cominciata.
silver_gold-lesson-first-coin = Metti questa forma sulla moneta nell'angolo della mappa verde. Ogni moneta è un punto, e il prossimo riquadro della tua scheda.
silver_gold-lesson-first-trophies = Le tue monete riempiono tre file di quattro riquadri. Chi riempie una fila prende la coppa più alta rimasta: la prima vale 6, la seguente 5, fino a 1.
silver_gold-lesson-first-turn = Le forme si possono ruotare e specchiare: R ruota, F specchia, oppure usa i pulsanti. Qui è già girata per te: tocca la casella illuminata e conferma.
silver_gold-lesson-first-last = Questa è la settima carta del round. Delle otto carte una non si vede mai, perciò non puoi contare su nessuna.
silver_gold-lesson-first-round = Il round è finito: tutte le otto carte si rimescolano, e quello che hai segnato resta. Dopo il quarto round le mappe incomplete non danno nulla, ma le monete, le palme e le coppe vinte su di esse contano.

silver_gold-lesson-cross = Croci
silver_gold-lesson-cross-chain = Metti il domino sulla croce: completa una mappa e ti dà un'altra casella. Con quella segna la croce dell'altra mappa, e ne ricevi un'altra ancora, l'ultima di lì.
silver_gold-lesson-cross-after = Un domino ha segnato quattro caselle e completato due mappe. Le caselle in più vanno prese finché ce n'è una libera sulle tue due mappe, ma mai sulle mappe che prendi dopo.
silver_gold-lesson-trophy = Monete e coppe
silver_gold-lesson-trophy-row = Tre riquadri della tua prima fila sono segnati, e su questa mappa c'è la quarta moneta. Segna la linea di tre sopra di lei.
silver_gold-lesson-trophy-after = Una fila piena di quattro prende la coppa più alta rimasta: 6 punti per te, 5 per chi viene dopo. Ogni moneta vale inoltre un punto, ma dopo la dodicesima non danno più nulla.
silver_gold-lesson-seal = Sigilli
silver_gold-lesson-seal-finish = Di questa mappa piccola restano tre caselle, e l'angolo ci sta. Il suo sigillo arancione dà 2 punti per ogni mappa arancione che completi, e una l'hai già completata.
silver_gold-lesson-seal-after = Sono 8 punti per la mappa e 2 per il sigillo, e ogni altra mappa arancione ne darà ancora 2. Un sigillo conta solo quando la sua mappa è completa.
