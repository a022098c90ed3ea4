# Tzolk'in: nomi, che cosa si chiede, che cosa si è fatto, che cosa ne è venuto.

## Nomi

tzolkin-wheel-palenque = Palenque
tzolkin-wheel-yaxchilan = Yaxchilan
tzolkin-wheel-tikal = Tikal
tzolkin-wheel-uxmal = Uxmal
tzolkin-wheel-chichen = Chichen Itza
tzolkin-god-chaac = Chaac
tzolkin-god-quetzalcoatl = Quetzalcoatl
tzolkin-god-kukulcan = Kukulcan
tzolkin-technology-agriculture = Agricoltura
tzolkin-technology-extraction = Estrazione
tzolkin-technology-architecture = Architettura
tzolkin-technology-theology = Teologia
tzolkin-thing-corn = mais
tzolkin-thing-wood = legno
tzolkin-thing-stone = pietra
tzolkin-thing-gold = oro
tzolkin-thing-skull = teschio
tzolkin-way-corn = mais
tzolkin-way-wood = legno
tzolkin-way-burn = foresta bruciata
tzolkin-way-bare = nessuna tessera
tzolkin-tile-corn = mais
tzolkin-tile-wood = legno
tzolkin-thing-corn_tiles = tessere mais
tzolkin-thing-wood_tiles = tessere legno
# I nomi degli edifici stanno senza articolo, dopo i due punti o all'inizio.
tzolkin-building-name = { $kind ->
    [farm] Fattoria
    [civic] Edificio civico
    [tomb] Tomba
   *[altar] Altare
  } { $id }
tzolkin-monument-name = { $kind ->
    [farm] Monumento fattoria
    [civic] Monumento civico
    [tomb] Monumento tomba
   *[altar] Monumento altare
  } { $id }
tzolkin-amount = { $minus ->
    [yes] −
   *[no] { "" }
  }{ $number } { $thing ->
    [corn] mais
    [wood] { $number ->
        [one] legno
       *[other] legni
      }
    [stone] { $number ->
        [one] pietra
       *[other] pietre
      }
    [gold] { $number ->
        [one] oro
       *[other] ori
      }
    [skull] { $number ->
        [one] teschio
       *[other] teschi
      }
    [workers] { $number ->
        [one] lavoratore
       *[other] lavoratori
      }
    [points] { $number ->
        [one] punto
       *[other] punti
      }
    [chaac] { $number ->
        [one] gradino su Chaac
       *[other] gradini su Chaac
      }
    [quetzalcoatl] { $number ->
        [one] gradino su Quetzalcoatl
       *[other] gradini su Quetzalcoatl
      }
    [kukulcan] { $number ->
        [one] gradino su Kukulcan
       *[other] gradini su Kukulcan
      }
    [corn_tiles] { $number ->
        [one] tessera mais
       *[other] tessere mais
      }
    [wood_tiles] { $number ->
        [one] tessera legno
       *[other] tessere legno
      }
   *[other] { $number ->
        [one] risorsa
       *[other] risorse
      }
  }
tzolkin-effects-gain = { $number } { $good_id ->
    [corn] mais
    [wood] { $number ->
        [one] legno
       *[other] legni
      }
    [stone] { $number ->
        [one] pietra
       *[other] pietre
      }
    [gold] { $number ->
        [one] oro
       *[other] ori
      }
    [skull] { $number ->
        [one] teschio
       *[other] teschi
      }
   *[other] risorse
  }
tzolkin-ids-each = { $effects }

## Il tabellone

tzolkin-wheels = Ruote
tzolkin-temples = Templi
tzolkin-technologies = Tecnologie
tzolkin-tablets = Edifici
tzolkin-buildings = Edifici
tzolkin-monuments = Monumenti
tzolkin-calendar = Calendario
tzolkin-jungle = Giungla
tzolkin-all-wheels = Tutte le ruote
tzolkin-dummy = qui c'è un lavoratore neutrale
tzolkin-worker-of = un lavoratore di { $name }
tzolkin-space-zero = ancora nessuna azione; la ruota porta avanti il lavoratore
tzolkin-space-any = una qualsiasi azione di questa ruota, scendere non costa niente
tzolkin-space-offered = qui c'è già un teschio
tzolkin-price = { $corn } mais per piazzare qui
tzolkin-lowest-first = Un lavoratore va sullo spazio libero più basso: { $wheel } { $space } (TZ 4.3)
tzolkin-day = Giorno { $day }
tzolkin-food-over = Giorni del cibo finiti
tzolkin-food-now = Giorno del cibo
tzolkin-food-in = { $days ->
    [one] Cibo fra 1 giorno
   *[other] Cibo fra { $days } giorni
  }
tzolkin-food-now-gives = Giorno del cibo alla fine di questo round, poi { $gives ->
    [goods] i beni
   *[points] i punti
  } dei templi
tzolkin-food-in-gives = { $days ->
    [one] Giorno del cibo domani
   *[other] Giorno del cibo fra { $days } giorni
  }: { $gives ->
    [goods] beni
   *[points] punti
  }
tzolkin-bill = { $corn } mais per sfamare tutti i lavoratori, ne hai { $have }
tzolkin-bill-short = Il conto
tzolkin-first-space = Spazio primo giocatore
tzolkin-first-space-gives = { $corn } mais dal calendario alla fine del turno
tzolkin-calendar-corn = { $corn } mais sul calendario
tzolkin-bank = { $skulls ->
    [one] 1 teschio rimasto nella banca
   *[other] { $skulls } teschi rimasti nella banca
  }
tzolkin-slab = { $placed ->
    [0] Il secondo lavoratore di un turno costa 1 mais in più, il terzo 2, e così via; il mercato scambia legno per 2 mais, pietra per 3, oro per 4
    [one] Un lavoratore piazzato in questo turno; finora la fila non costa niente
   *[other] { $placed } lavoratori piazzati in questo turno; finora la fila costa { $corn } mais
  }
tzolkin-highest = più alto +{ $points }
tzolkin-temple-place = { $name } al gradino { $step }, che vale { $points }
tzolkin-beyond = oltre
tzolkin-now = ora { $points }
tzolkin-tablet = { $name }: costa { $cost }; dà { $effect }
tzolkin-jungle-group = Giungla accanto a Palenque { $space }: { $corn ->
    [one] 1 tessera mais
   *[other] { $corn } tessere mais
  }, in cima { $wood ->
    [one] 1 tessera legno
   *[other] { $wood } tessere legno
  }
tzolkin-is-first = Primo giocatore
tzolkin-light = Lato chiaro: può avanzare di due giorni
tzolkin-dark = Lato scuro
tzolkin-workers-in-hand = Lavoratori in mano: { $hand } su { $all }
tzolkin-nothing = niente
tzolkin-explain-pick = L'azione si fa quando si ritira il lavoratore; allora può farne anche una più bassa, per 1 mais a spazio
tzolkin-explain-poor = Ora non potresti usarlo
tzolkin-explain-temple = Nel primo e nel terzo giorno del cibo ogni gradino fino al tuo dà il bene accanto; nel secondo e nel quarto il tuo gradino dà i suoi punti
tzolkin-explain-temple-highest = Chi sta più in alto riceve { $points } punti in più nel prossimo giorno del cibo a punti; in parità la metà
tzolkin-explain-temple-now = Ora ti darebbe { $goods } o { $points } punti
tzolkin-explain-technology = Un livello costa tante risorse quanto il suo numero; andare oltre il terzo ne costa 1 e dà ogni volta il premio
tzolkin-explain-level = Sei al livello { $level }
tzolkin-explain-cost = Costa { $cost }
tzolkin-explain-building = Si costruisce con Tikal 2 o 4, oppure in mais con Uxmal 4
tzolkin-explain-monument = Si erige con Tikal 4; dà punti alla fine della partita
tzolkin-explain-build-now = Puoi prenderlo ora
tzolkin-explain-payable = Hai quanto costa
tzolkin-explain-lacking = Ti manca { $goods }
tzolkin-explain-wealth = Tessera ricchezza
tzolkin-explain-wealth-says = Ne tieni due su quattro per iniziare
tzolkin-explain-first = Chi sta qui diventa primo giocatore a fine round e, con il lato chiaro in alto, può far passare due giorni
tzolkin-explain-food = Giorno del cibo
tzolkin-explain-food-says = Ogni lavoratore mangia 2 mais; ognuno che non puoi sfamare costa 3 punti. Poi i templi ti premiano
tzolkin-explain-calendar = Qui c'è un mais in più per ogni giorno in cui nessuno stava sullo spazio del primo giocatore
tzolkin-explain-skulls = Un teschio vale 3 punti alla fine; a Chichen Itza porta di più, e un gradino su un tempio
tzolkin-explain-prices = Prezzi
tzolkin-explain-jungle = Il mais sta sotto il legno: prendi il legno, o brucialo, per arrivare al mais
tzolkin-explain-palenque = Mais: raccolti nella giungla, il primo mais di ogni giocatore
tzolkin-explain-yaxchilan = Legno, pietra, oro e teschi
tzolkin-explain-tikal = Tecnologie, edifici e monumenti
tzolkin-explain-uxmal = Dal mais: gradini, lavoratori, mercato ed edifici
tzolkin-explain-chichen = Teschi per punti e gradini sui templi
tzolkin-explain-middle = Il calendario: primo giocatore, giorni del cibo, mais

tzolkin-legend-goods = Beni
tzolkin-sign-corn = Paga lavoratori, gradini in meno e i giorni del cibo.
tzolkin-sign-wood = La risorsa più comune: 2 mais al mercato.
tzolkin-sign-stone = Una risorsa: 3 mais al mercato.
tzolkin-sign-gold = La risorsa più cara: 4 mais al mercato.
tzolkin-sign-skull = Vale 3 punti alla fine; a Chichen Itza porta di più, e un gradino su un tempio.
tzolkin-sign-any = Azione a scelta
tzolkin-sign-worker = Lavoratore
tzolkin-sign-fire = Foresta bruciata
tzolkin-sign-market = Risorse e mais si scambiano: legno 2, pietra 3, oro 4 mais.
tzolkin-sign-hunger = Fame
tzolkin-sign-hunger-says = Ogni lavoratore non sfamato in un giorno del cibo costa 3 punti.
tzolkin-sign-sun = Lato chiaro
tzolkin-sign-moon = Lato scuro
tzolkin-sign-moon-says = I due giorni sono già usati; la plancia torna chiara col gradino più alto di un tempio.
tzolkin-sign-farm = Fattoria
tzolkin-sign-civic = Edificio civile
tzolkin-sign-tomb = Tomba
tzolkin-sign-altar = Altare
tzolkin-sign-monument = Monumento
tzolkin-sign-resource = Risorsa
tzolkin-sign-resource-says = Legno, pietra o oro, a tua scelta.
tzolkin-sign-points = Punti
tzolkin-sign-points-says = Vince chi ha più punti quando il calendario ha fatto il giro.
tzolkin-level-agriculture-1 = 1 mais in più a ogni raccolto di mais
tzolkin-level-agriculture-2 = 1 mais in più quando peschi, e raccolti di mais senza tessera
tzolkin-level-agriculture-3 = 2 mais in più a ogni raccolto di mais
tzolkin-level-agriculture-4 = un gradino in più in un tempio a scelta
tzolkin-level-extraction-1 = 1 legno in più ogni volta che prendi legno a Yaxchilan o Palenque
tzolkin-level-extraction-2 = 1 pietra in più con Yaxchilan 2 e 5
tzolkin-level-extraction-3 = 1 oro in più con Yaxchilan 3 e 5
tzolkin-level-extraction-4 = 2 risorse a tua scelta
tzolkin-level-architecture-1 = 1 mais per ogni edificio che costruisci
tzolkin-level-architecture-2 = 2 punti per ogni edificio che costruisci
tzolkin-level-architecture-3 = un edificio costa 1 risorsa in meno, o 2 mais in meno a Uxmal
tzolkin-level-architecture-4 = 3 punti
tzolkin-level-theology-1 = a Chichen Itza, l'azione uno spazio più avanti
tzolkin-level-theology-2 = dopo un'azione di Chichen Itza una risorsa compra un gradino in un tempio
tzolkin-level-theology-3 = 1 teschio in più con Yaxchilan 4
tzolkin-level-theology-4 = 1 teschio

tzolkin-effects-points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
  }
tzolkin-effects-up = { $number ->
    [one] un gradino
   *[other] { $number } gradini
  } in più su { $god_id ->
    [chaac] Chaac
    [quetzalcoatl] Quetzalcoatl
   *[kukulcan] Kukulcan
  }
tzolkin-effects-up-any = un gradino in più in un tempio a scelta
tzolkin-effects-advance = un livello di { $technology_id ->
    [agriculture] agricoltura
    [extraction] estrazione
    [architecture] architettura
   *[theology] teologia
  }
tzolkin-effects-advance-any = { $number ->
    [one] un livello
   *[other] { $number } livelli
  } di tecnologia a scelta
tzolkin-effects-worker = un lavoratore
tzolkin-effects-farm = { $number ->
    [one] sfama 1 lavoratore
   *[other] sfama { $number } lavoratori
  }
tzolkin-effects-thrift = ogni lavoratore mangia 1 mais in meno
tzolkin-effects-trade = una visita al mercato
tzolkin-effects-build = un altro edificio, se vuoi
tzolkin-effects-any-action = una qualsiasi azione di un'altra ruota per 1 mais

tzolkin-scores-best-temple = { $number } punti per ogni gradino sopra l'inizio nel tuo tempio migliore
tzolkin-scores-all-temples = i punti dei tuoi gradini in tutti e tre i templi
tzolkin-scores-kind = { $number } punti per ogni { $kind ->
    [civic] edificio civico
    [tomb] tomba
    [farm] fattoria
   *[altar] altare
  } o monumento di quel tipo
tzolkin-scores-offered = { $number } punti per ogni teschio a Chichen Itza, di chiunque sia l'offerta
tzolkin-scores-mastery = 9, 20 o 33 punti per una, due o tre tecnologie al livello 3
tzolkin-scores-levels = { $number } punti per ogni tuo livello di tecnologia
tzolkin-scores-workforce = { $number } punti per ogni tuo lavoratore oltre il terzo
tzolkin-scores-buildings = { $number } punti per ogni tuo edificio e monumento
tzolkin-scores-monuments = { $number } punti per ogni monumento costruito da chiunque
tzolkin-scores-corn-tiles = { $number } punti per ogni tua tessera mais
tzolkin-scores-wood-tiles = { $number } punti per ogni tua tessera legno

tzolkin-gives-harvest = { $way ->
    [corn] prendi una tessera mais
    [wood] prendi una tessera legno
    [burn] brucia la foresta
   *[bare] raccogli senza tessera
  }: { $goods }
tzolkin-then-study = { $number ->
    [one] avanza in una tecnologia
   *[other] avanza fino a { $number } livelli di tecnologia
  }
tzolkin-then-construct = { $number ->
    [one] costruisci un edificio
   *[other] costruisci uno o due edifici, o un monumento
  }
tzolkin-then-construct-with-corn = costruisci un edificio con il mais
tzolkin-then-up-any = un gradino in più in un tempio a scelta
tzolkin-then-up-two = un gradino in più in due templi
tzolkin-then-pay-resource = paga 1 risorsa
tzolkin-then-trade = commercia al mercato
tzolkin-then-any-action = 1 mais per una qualsiasi azione delle altre ruote
tzolkin-then-gain-any = { $number ->
    [0] { "" }
    [one] una risorsa a tua scelta
   *[other] { $number } risorse a tua scelta
  }
tzolkin-then-pray = una risorsa per un gradino in più, se vuoi

## Che cosa si chiede

tzolkin-waiting = In attesa di { $names }
tzolkin-nothing-asked = Ora non c'è niente da decidere
tzolkin-ask-confirm = Il tuo turno è pronto: finiscilo, o annulla qualcosa
tzolkin-finish-unused = Finisci il turno - { $unused ->
    [one] un lavoratore torna a casa senza azione
   *[other] { $unused } lavoratori tornano a casa senza azione
  }
tzolkin-tie = più lavoratori sulle ruote dopo l'ultimo giorno: { $more } a { $less }
tzolkin-finish-done = Finisci il turno
tzolkin-ask-keep = Tieni due delle tue tessere ricchezza
tzolkin-ask-turn = Piazza lavoratori, o ritirane
tzolkin-ask-must-place = Piazza un lavoratore
tzolkin-ask-placing = { $placed ->
    [0] Piazza un lavoratore
   *[other] Piazzane un altro, o finisci il turno
  }
tzolkin-ask-picking = Ritirane un altro, o finisci il turno
tzolkin-ask-pitied = Gli dei hanno avuto pietà: finisci il turno
tzolkin-ask-act = Che cosa fa questo lavoratore?
tzolkin-ask-any-slot = Quale casella libera di Chichen Itza?
tzolkin-ask-harvest = Che cosa raccogli?
tzolkin-ask-track = Quale tecnologia avanza?
tzolkin-ask-pay = { $number ->
    [one] Paga una risorsa
   *[other] Paga { $number } risorse, una per volta
  }
tzolkin-ask-gain = { $number ->
    [one] Prendi una risorsa
   *[other] Prendi { $number } risorse, una per volta
  }
tzolkin-ask-up = In quale tempio sali?
tzolkin-ask-down = In quale tempio scendi?
tzolkin-ask-build = Che cosa costruisci?
tzolkin-ask-use = Architettura serve a questo edificio o al prossimo?
tzolkin-ask-discount = Che cosa togli dal costo?
tzolkin-ask-market = Il mercato: legno 2, pietra 3, oro 4 mais
tzolkin-ask-any-action = Quale azione, per 1 mais?
tzolkin-ask-pray = Una risorsa per un gradino in più in un tempio?
tzolkin-ask-run = E poi?
tzolkin-ask-advance = E poi?
tzolkin-ask-day = Di quanto gira il calendario?

tzolkin-group-keep = Tieni
tzolkin-group-beg = Mendica: 3 mais, un gradino in meno
tzolkin-group-place = Piazza un lavoratore
tzolkin-group-pick = Ritira un lavoratore
tzolkin-group-act = Azioni
tzolkin-group-harvest = Raccolto
tzolkin-group-study = Studia
tzolkin-group-pay = Paga
tzolkin-group-gain = Prendi
tzolkin-group-up = Un gradino in più
tzolkin-group-down = Un gradino in meno
tzolkin-group-build = Costruisci
tzolkin-group-use = Architettura
tzolkin-group-free = Sconto
tzolkin-group-market = Mercato
tzolkin-group-do = Un'azione qualsiasi
tzolkin-group-skip = Oppure no
tzolkin-group-done = Finisci
tzolkin-group-advance = Giorni

tzolkin-price-sum = { $workers ->
    [0] { $space } mais per lo spazio
   *[other] { $space } per lo spazio e { $workers } per la fila dei lavoratori: { $sum } mais
  }
tzolkin-row-sum = { $corn } mais in tutto per la fila dei lavoratori in questo turno
tzolkin-pity = Gli dei hanno pietà: tutto il tuo mais, per quanto poco
tzolkin-will-be-first = Il segnalino primo giocatore andrà a { $name }
tzolkin-calendar-taken = Prendi { $corn } mais dal calendario
tzolkin-new-buildings = { $number ->
    [one] Viene esposto un nuovo edificio
   *[other] Vengono esposti { $number } nuovi edifici
  }
tzolkin-feeding = { $corn } mais per sfamare i tuoi lavoratori{ $unfed ->
    [0] { "" }
    [one] ; uno resta affamato
   *[other] ; { $unfed } restano affamati
  }
tzolkin-day-comes = Arriva il giorno { $day }{ $food ->
    [yes] , un giorno del cibo
   *[no] { "" }
  }
tzolkin-steps-down = { $steps ->
    [one] Scendi di uno spazio per 1 mais
   *[other] Scendi di { $steps } spazi per { $steps } mais
  }
tzolkin-temple-change = { $god }: da { $from } a { $to } { $number ->
    [one] punto
   *[other] punti
  }
tzolkin-worth-now = Ora darebbe { $points }
tzolkin-step-lost = Questo gradino non è possibile e va perso
tzolkin-turns-light = La tua plancia si gira dal lato chiaro
tzolkin-turns-dark = La tua plancia si gira dal lato scuro
tzolkin-pick-actions = { $number ->
    [0] Qui non può fare niente
    [one] Può fare un'azione
   *[other] Può fare una di { $number } azioni
  }
tzolkin-next-turn = { "" }
tzolkin-next-act = Poi scegli la sua azione
tzolkin-next-any-slot = Poi scegli una casella
tzolkin-next-harvest = Poi scegli che cosa raccogliere
tzolkin-next-track = Poi scegli una tecnologia
tzolkin-next-pay = Poi paghi
tzolkin-next-gain = Poi scegli una risorsa
tzolkin-next-up = Poi scegli un tempio in cui salire
tzolkin-next-down = Poi scegli un tempio in cui scendere
tzolkin-next-build = Poi scegli che cosa costruire
tzolkin-next-use = Poi dici a quale edificio serve architettura
tzolkin-next-discount = Poi scegli lo sconto
tzolkin-next-market = Poi puoi commerciare
tzolkin-next-any-action = Poi scegli un'azione
tzolkin-next-pray = Poi puoi pregare
tzolkin-next-run = { "" }
tzolkin-next-advance = { "" }

## Azioni

tzolkin-keep = { $name } tiene una tessera ricchezza: { $effects }
tzolkin-keep-you = Tieni { $effects }
tzolkin-keep-at = Tieni questa tessera
tzolkin-beg = { $name } mendica mais e scende di un gradino su { $god }
tzolkin-beg-you = Mendica mais, un gradino in meno su { $god }
tzolkin-beg-at = Scendi su { $god }
tzolkin-place = { $name } piazza un lavoratore a { $wheel }
tzolkin-place-you = Piazza un lavoratore a { $wheel }
tzolkin-place-at = { $wheel } { $at }
tzolkin-place-first = { $name } piazza un lavoratore sullo spazio primo giocatore
tzolkin-place-first-you = Piazza un lavoratore sullo spazio primo giocatore
tzolkin-place-first-at = Primo giocatore
tzolkin-pick = { $name } ritira un lavoratore da { $wheel } { $space }
tzolkin-pick-you = Ritira il lavoratore da { $wheel } { $space }
tzolkin-pick-at = { $wheel } { $space }
tzolkin-act = { $name } mette all'opera il lavoratore
tzolkin-act-you = Fai l'azione { $action }
tzolkin-act-at = { $wheel } { $action }
tzolkin-act-nothing = { $name } rimanda a casa il lavoratore senza azione
tzolkin-act-nothing-you = Non fare niente
tzolkin-act-nothing-at = Niente
tzolkin-ahead = { $name } fa l'azione uno spazio più avanti
tzolkin-ahead-you = Uno spazio più avanti
tzolkin-harvest = { $way_id ->
    [corn] { $name } raccoglie una tessera mais
    [wood] { $name } prende una tessera legno
    [burn] { $name } brucia la foresta per il mais
   *[bare] { $name } raccoglie senza tessera
  }
tzolkin-harvest-you = { $way_id ->
    [corn] Prendi una tessera mais
    [wood] Prendi una tessera legno
    [burn] Brucia la foresta, un gradino in meno
   *[bare] Raccogli senza tessera
  }
tzolkin-study = { $name } studia { $technology }
tzolkin-study-you = Studia { $technology }
tzolkin-study-at = { $technology }{ $level ->
    [bonus] : il bonus
   *[other] { " " }{ $level }
  }
tzolkin-pay = { $name } paga 1 { $resource }
tzolkin-pay-you = Paga 1 { $resource }
tzolkin-gain = { $name } prende 1 { $resource }
tzolkin-gain-you = Prendi 1 { $resource }
tzolkin-up = { $name } sale nel tempio di { $god }
tzolkin-up-you = Sali su { $god }
tzolkin-down = { $name } scende nel tempio di { $god }
tzolkin-down-you = Scendi su { $god }
tzolkin-build = { $name } costruisce: { tzolkin-building-name } ({ $effects })
tzolkin-build-you = Costruisci: { tzolkin-building-name } ({ $effects })
tzolkin-build-at = { tzolkin-building-name }
tzolkin-raise = { $name } erige il { tzolkin-monument-name }
tzolkin-raise-you = Erigi il { tzolkin-monument-name }
tzolkin-raise-at = { tzolkin-monument-name }
tzolkin-use = { $name } usa architettura per questo edificio
tzolkin-use-you = Usala per questo edificio
tzolkin-save = { $name } conserva architettura per il secondo edificio
tzolkin-save-you = Conservala per il secondo edificio
tzolkin-free = { $name } paga meno { $good }
tzolkin-free-you = { $good_id ->
    [corn] 2 mais in meno
   *[other] 1 { $good } in meno
  }
tzolkin-skip = { $name } rinuncia
tzolkin-skip-you = No, grazie
tzolkin-buy = { $name } compra 1 { $resource }
tzolkin-buy-you = Compra { $resource }
tzolkin-sell = { $name } vende 1 { $resource }
tzolkin-sell-you = Vendi { $resource }
tzolkin-do = { $name } fa { $wheel } { $action } per 1 mais
tzolkin-do-you = Fai { $wheel } { $action } per 1 mais
tzolkin-do-at = { $wheel } { $action }
tzolkin-done = { $name } ha finito
tzolkin-done-you = Fatto
tzolkin-advance = { $name } gira il calendario di { $days ->
    [one] un giorno
   *[other] due giorni
  }
tzolkin-advance-you = { $days ->
    [one] Un giorno
   *[other] Due giorni
  }
tzolkin-draw-start-player = Si sorteggia il primo giocatore
tzolkin-draw-building = Nuovo edificio esposto: { tzolkin-building-name } ({ $effects })
tzolkin-draw-monument = Viene esposto il { tzolkin-monument-name }
tzolkin-draw-wealth = Si pesca una tessera ricchezza

## Notizie

tzolkin-news-dealt = Ricevi una tessera ricchezza: { $effects }
tzolkin-news-dummy = Un lavoratore neutrale va su { $wheel } { $space }
tzolkin-news-kept = { $name } ha tenuto { $ids }
tzolkin-news-placed = Il lavoratore sta su { $wheel } { $space }
tzolkin-news-action = Azione { $action } di { $wheel }
tzolkin-news-goods = { $name }: { $goods }
tzolkin-news-temple = { $name } è al gradino { $to } di { $god }
tzolkin-news-technology = { $name } raggiunge il livello { $level } di { $technology }
tzolkin-news-harvest-tile = { $name } prende una tessera { $tile }
tzolkin-news-building = { $name } ha: { tzolkin-building-name }
tzolkin-news-monument = { $name } ha il { tzolkin-monument-name }
tzolkin-news-worker = { $name } ora ha { $workers } lavoratori
tzolkin-news-board = { $light ->
    [yes] { $name } gira la plancia dal lato chiaro
   *[no] { $name } gira la plancia dal lato scuro
  }
tzolkin-news-calendar-corn = { $name } prende { $corn } mais dal calendario
tzolkin-news-calendar-corn-added = { $corn } mais sul calendario
tzolkin-news-food-day = { $number ->
    [1] Il primo giorno del cibo
    [2] Il secondo giorno del cibo
    [3] Il terzo giorno del cibo
   *[4] L'ultimo giorno del cibo
  }
tzolkin-news-fed = { $unfed ->
    [0] { $name } sfama tutti i lavoratori con { $corn } mais
    [one] { $name } paga { $corn } mais; un lavoratore resta affamato
   *[other] { $name } paga { $corn } mais; { $unfed } lavoratori restano affamati
  }
tzolkin-news-new-age = Una nuova era: vengono esposti altri edifici
tzolkin-news-temple-goods = { $god } dà a { $name } { $goods }
tzolkin-news-skulls-short = Troppo pochi teschi nella banca: nessuno ne riceve
tzolkin-news-first-player = { $name } ha il segnalino primo giocatore
tzolkin-news-calendar = { $days ->
    [one] Le ruote girano: giorno { $day }
   *[other] Le ruote girano due volte: giorno { $day }
  }
tzolkin-news-pushed-off = Il lavoratore di { $name } su { $wheel } { $space } torna a casa senza azione
tzolkin-news-food-day-due = Questo round è un giorno del cibo, per { $gives ->
    [goods] i beni
   *[points] i punti
  }
tzolkin-news-game-over = La partita è finita: { $scores }
tzolkin-news-points-skulls = { $name } offre un teschio: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
tzolkin-news-points-buildings = { $name } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per un edificio
tzolkin-news-points-technologies = { $name } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per architettura
tzolkin-news-points-hunger = { $name } perde punti per lavoratori affamati: { $points }
tzolkin-news-points-temple = { $name } ottiene { $points } { $points ->
    [one] punto
   *[other] punti
  } su { $god }
tzolkin-news-points-goods = { $name } ottiene { $points } { $points ->
    [one] punto
   *[other] punti
  } per i beni rimasti
tzolkin-news-points-monument = { $name } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } per il { tzolkin-monument-name }

## Punteggio

tzolkin-part-skulls = Teschi
tzolkin-part-temples = Templi
tzolkin-part-buildings = Edifici
tzolkin-part-technologies = Architettura
tzolkin-part-monuments = Monumenti
tzolkin-part-goods = Beni rimasti
tzolkin-part-hunger = Fame
