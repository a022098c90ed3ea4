# Tikal: ce se face și ce se întâmplă, ce se poate face și tabla în cuvinte.

tikal-figure-member = Participant
tikal-figure-leader = Conducător
tikal-thing-base = tabăra de bază
tikal-thing-camp1 = prima tabără
tikal-thing-camp2 = a doua tabără

tikal-thing-mask = mască
    .one = o mască
tikal-thing-jaguar = jaguar
    .one = un jaguar
tikal-thing-serpent = șarpe
    .one = un șarpe
tikal-thing-quetzal = quetzal
    .one = un quetzal
tikal-thing-flute = flaut
    .one = un flaut
tikal-thing-bowl = bol
    .one = un bol
tikal-thing-earplug = cercel
    .one = un cercel
tikal-thing-sun = soare
    .one = un soare

tikal-terrain-temple = templu { $value }
tikal-terrain-treasure = loc cu comori, { $masks ->
    [one] 1 mască
    [few] { $masks } măști
   *[other] { $masks } de măști
  }
tikal-terrain-jungle = junglă
tikal-terrain-volcano = vulcan

# Ce fac jucătorii; -you este același lucru ca alegere.
tikal-choose = { $name } ia un cartonaș: { $terrain }
tikal-choose-you = Ia acest cartonaș: { $terrain }
tikal-place = { $name } așază cartonașul pe { $field }
tikal-place-you = Așază cartonașul pe { $field }{ $rotation ->
    [0] {""}
   *[other] , rotit cu { $rotation ->
        [1] 60
        [2] 120
        [3] 180
        [4] 240
       *[5] 300
      } de grade
  }
tikal-bring = { $name } aduce { $piece ->
    [leader] conducătorul
   *[member] un participant
  } în { $to }
tikal-bring-you = Adu { $piece ->
    [leader] conducătorul
   *[member] un participant
  } în { $to }
tikal-path = { $name } trimite { $piece ->
    [leader] conducătorul
   *[member] un participant
  } pe cărarea secretă din { $from } în { $to }
tikal-path-you = Trimite { $piece ->
    [leader] conducătorul
   *[member] un participant
  } pe cărarea secretă din { $from } în { $to }
tikal-step = { $name } merge cu { $piece ->
    [leader] conducătorul
   *[member] un participant
  } de la { $from } la { $to }
tikal-step-you = Mergi cu { $piece ->
    [leader] conducătorul
   *[member] un participant
  } de la { $from } la { $to }
tikal-uncover = { $name } explorează templul de pe { $field }
tikal-uncover-you = Explorează un nivel al templului de pe { $field }
tikal-dig = { $name } sapă pe { $field }
tikal-dig-you = Dezgroapă o comoară pe { $field }
tikal-exchange = { $name } ia de la { $who } comoara „{ $take }” și dă { $give_one }
tikal-exchange-you = Ia de la { $who } comoara „{ $take }” și dă comoara „{ $give }”
tikal-camp = { $name } înființează o tabără pe { $field }
tikal-camp-you = Înființează o tabără pe { $field }
tikal-guard = { $name } pune un paznic pe templul de pe { $field }
tikal-guard-you = Pune un paznic pe templul de pe { $field }
tikal-bid = { $name } licitează { $points }
tikal-bid-you = Licitează { $points }
tikal-pass = { $name } zice pas
tikal-pass-you = Pas
tikal-end = { $name } încheie tura
tikal-end-you = Încheie tura
tikal-draw-tile = Cartonașul următor: { $terrain }
tikal-draw-treasure = Din pământ iese la iveală { $id_one }
tikal-draw-start-player = { $who } începe

# Ce a ieșit din asta.
tikal-news-placed = Pe { $field } se deschide jungla: { $terrain }
tikal-news-brought = { $to_id ->
    [a5] { "" }
   *[other] Tabăra este pe { $to }
  }
tikal-news-sent = Cărarea duce de la { $from } la { $to }
tikal-news-uncovered = Templul de pe { $field } valorează acum { $value }
tikal-news-left = { $members ->
    [0] { $name } scoate din joc conducătorul
    [one] { $leader ->
        [yes] { $name } scoate din joc conducătorul și un participant
       *[no] { $name } scoate din joc un participant
      }
    [few] { $leader ->
        [yes] { $name } scoate din joc conducătorul și { $members } participanți
       *[no] { $name } scoate din joc { $members } participanți
      }
   *[other] { $leader ->
        [yes] { $name } scoate din joc conducătorul și { $members } de participanți
       *[no] { $name } scoate din joc { $members } de participanți
      }
  }
tikal-news-treasure = { $held ->
    [1] { $name } are { $id_one }
    [2] { $name } are o pereche: { $id }
   *[other] { $name } le are pe toate trei: { $id }
  }
tikal-news-points-temple = { $name } ia { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } pentru templul de pe { $field }
tikal-news-points-treasure = { $points ->
    [0] { "" }
   *[other] { $name } ia { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      } pentru { $held ->
        [1] { $id_one }
        [2] o pereche: { $id }
       *[other] un trio: { $id }
      }
  }
tikal-news-points-bid = { $name } plătește { $points_size ->
    [one] 1 punct
    [few] { $points_size } puncte
   *[other] { $points_size } de puncte
  }
tikal-news-scoring = { $scoring ->
    [final] Ultima rundă de evaluare. { $order }
   *[volcano] Vulcanul bubuie: rundă de evaluare. { $order }
  }
tikal-news-scoring-over = { $scoring ->
    [final] Ultima evaluare s-a încheiat
   *[volcano] Runda de evaluare s-a încheiat
  }
tikal-news-auction = { $opener } deschide o licitație
tikal-news-auction-won = { $points ->
    [0] { $name } câștigă licitația pe gratis
   *[other] { $name } câștigă licitația cu { $points }
  }
tikal-news-last-tile = { $name } ia ultimul cartonaș al rundei: { $terrain }
tikal-news-game-over = { $winners_count ->
    [one] { $winners } câștigă cu { $best ->
        [one] 1 punct
        [few] { $best } puncte
       *[other] { $best } de puncte
      }
   *[other] { $winners } împart victoria cu { $best ->
        [one] 1 punct
        [few] { $best } puncte
       *[other] { $best } de puncte
      }
  }

tikal-part-start = Start
tikal-part-temples = Temple
tikal-part-treasures = Comori
tikal-part-bids = Licitații

# Butoane care spun ce se întâmplă.
tikal-do-uncover = Explorează nivelul { $value }
tikal-do-dig = { $left ->
    [0] Dezgroapă ultima comoară
    [one] Dezgroapă o comoară, mai rămâne una
   *[other] Dezgroapă o comoară, mai rămân { $left }
  }
tikal-do-camp = { $left ->
    [0] Înființează ultima ta tabără
   *[other] Înființează o tabără, îți mai rămâne una
  }
tikal-do-guard = Pune un paznic: { $value ->
    [one] 1 punct
    [few] { $value } puncte
   *[other] { $value } de puncte
  } la fiecare evaluare{ $leave ->
    [0] {""}
    [one] ; un pion iese din joc
    [few] ; { $leave } pioni ies din joc
   *[other] ; { $leave } de pioni ies din joc
  }
tikal-do-bring = { $piece ->
    [leader] Conducător
   *[member] Participant
  } în { $place ->
    [base] tabăra de bază
   *[other] tabăra de pe { $field }
  }
tikal-do-step = Direct peste plăcile de piatră la { $to }
tikal-do-path = Pe cărarea secretă la { $to }
tikal-do-bid = Licitează { $points } - { $left ->
    [one] îți rămâne 1
   *[other] îți rămân { $left }
  }
tikal-do-pass = Pas
tikal-do-pass-wins = Pas - { $name } câștigă licitația
tikal-do-exchange = Schimbă: comorile aduc { $after } în loc de { $before }
tikal-cannot-uncover = Explorează un nivel: de ce nu?
tikal-cannot-guard = Pune un paznic: de ce nu?
tikal-cannot-dig = Dezgroapă: de ce nu?
tikal-cannot-camp = Înființează o tabără: de ce nu?

# Panoul.
tikal-beads = Puncte de acțiune rămase: { $left }{ $taken ->
    [0] {""}
   *[other] ; asta ia { $taken }
  }
tikal-place-tile = Așază-ți cartonașul
tikal-places-tile = { $name } așază un cartonaș
tikal-place-how = Atinge un câmp luminat. Rotește cartonașul cu rotița, cu R sau cu butoanele.
tikal-place-volcano = Atinge un câmp luminat. Nimeni nu va intra vreodată acolo.
tikal-placed-here = Pe { $field }: { $ways ->
    [0] încă niciun drum de intrare
    [one] un drum de intrare
    [few] { $ways } drumuri de intrare
   *[other] { $ways } de drumuri de intrare
  }{ $open ->
    [0] {""}
    [one] , unul duce mai departe
   *[other] , { $open } duc mai departe
  }.
tikal-lay-again = Atinge din nou ca să-l așezi.
tikal-how = Atinge unul dintre pionii tăi ca să mergi sau un câmp ca să vezi ce poți face acolo.
tikal-how-first = Mai întâi adu un pion în tabăra de bază: alege unul mai jos.
tikal-picked = { $many ->
    [one] Merge un pion
    [few] Merg împreună { $many } pioni
   *[other] Merg împreună { $many } de pioni
  }: atinge un câmp cu un număr.
tikal-too-far = Drumul până acolo costă { $cost ->
    [one] 1 punct
    [few] { $cost } puncte
   *[other] { $cost } de puncte
  }; ai { $left }.
tikal-no-way = Niciun drum de piatră nu duce acolo.
tikal-not-explored = Nimeni nu a explorat încă acest câmp.
tikal-who-walks = Cine merge?
tikal-walk = Mergi la { $to } - { $cost ->
    [one] 1 punct
    [few] { $cost } puncte
   *[other] { $cost } de puncte
  }. Atinge din nou ca să pornești.
tikal-walk-go = Mergi la { $to }
tikal-members-walk = { $members ->
    [one] 1 membru
    [few] { $members } membri
   *[other] { $members } de membri
  }
tikal-fewer-walk = Merge un membru mai puțin
tikal-more-walk = Merge un membru în plus
tikal-finish-end = { $scoring ->
    [yes] Punctează { $points }
   *[no] Încheie tura
  }
tikal-finish-unused = Încheie tura - { $unused ->
    [one] se pierde 1 punct
    [few] se pierd { $unused } puncte
   *[other] se pierd { $unused } de puncte
  }
tikal-finish-dig = Sapă la { $field }
tikal-finish-bid = Licitează { $points }
tikal-finish-pass = Pas
tikal-finish-choose = Ia acest cartonaș
tikal-scores-now = Punctezi acum { $points }: temple { $temples }, comori { $treasures }.
tikal-explain-unexplored = Junglă neexplorată. Aici se poate așeza un cartonaș dacă atinge un câmp explorat și un drum de pietre duce la el.
tikal-explain-temple = La fiecare punctare își dă numărul celui mai puternic de aici: un membru valorează 1, conducătorul 3. Descoperirea unui nivel costă 2 puncte și îl face să valoreze cu 1 mai mult; un paznic îl păstrează pentru totdeauna.
tikal-explain-treasure = Cu un pion aici dezgropi o comoară pentru 3 puncte: una din cele trei de felul ei.
tikal-explain-treasure-empty = Toate comorile au fost dezgropate. Aici se poate așeza o tabără pentru 5 puncte.
tikal-explain-jungle = Aici se poate așeza o tabără pentru 5 puncte: apoi pionii pot intra și pe aici.
tikal-explain-volcano = Nimeni nu poate intra vreodată. Cine trage unul aduce o punctare.
tikal-explain-base-camp = Pe aici intră pionii în junglă, pentru câte 1 punct. De aici duc poteci secrete spre taberele tale, pentru 1 punct.
tikal-explain-tile = Așază-l lângă un câmp explorat, astfel încât un drum de pietre să ducă la el, rotit cum vrei.
tikal-explain-yours = Aici ai primi { $points }
tikal-explain-lost = Nimeni nu i-l poate lua paznicului
tikal-explain-missing = Cu încă { $missing } putere ai primi cele { $points } ale lui
tikal-explain-points = Puncte de acțiune
tikal-explain-points-says = Zece pentru fiecare tură; ce rămâne la sfârșit se pierde.
tikal-explain-member = Membri
tikal-explain-member-says = Fiecare intră pentru 1 punct în tabăra de bază sau într-o tabără și valorează 1 la un templu.
tikal-explain-leader = Conducătorul valorează 3 la un templu, dar numai unul la descoperit și la săpat.
tikal-explain-camp = Tabere
tikal-explain-camp-says = O tabără costă 5 puncte, în junglă sau pe un sit de comori golit. Pionii tăi intră acolo, iar poteci secrete îți leagă taberele pentru 1 punct.
tikal-explain-guard = Paznici
tikal-explain-guard-says = Unde ești cel mai puternic, un paznic costă 5 puncte: templul e al tău pentru totdeauna, iar toți pionii de pe el ies din joc.
tikal-explain-would = Dacă s-ar puncta acum
tikal-explain-sets = La fiecare punctare o comoară singură aduce 1 punct, o pereche 3, trei de același fel 6.
tikal-legend-pieces = Pioni
tikal-sign-step = Mergi
tikal-sign-path = Cărare secretă
tikal-sign-uncover = Descoperă
tikal-sign-dig = Sapă
tikal-sign-exchange = Schimbă
tikal-sign-camp = Înființează o tabără
tikal-sign-guard = Pune un paznic
tikal-legend-step = 1 punct pentru fiecare piatră de pe muchia dintre două câmpuri. Unde nu sunt, nu trece nimeni.
tikal-legend-path = 1 punct de la tabăra de bază la o tabără a ta sau de la una a ta la cealaltă.
tikal-legend-uncover = 2 puncte pentru un nivel al unui templu unde ai un pion; pentru al doilea nivel în aceeași tură îți trebuie acolo un al doilea pion.
tikal-legend-exchange = 3 puncte: iei o comoară a altui jucător și dai una de-a ta. Nimeni nu poate refuza; perechile și triourile sunt la adăpost.
tikal-exchange-title = Schimbă o comoară - 3 puncte
tikal-exchange-take = Ia
tikal-exchange-give = și dă
tikal-treasure-due = Confirmă tura până aici și comoara iese la lumină.
tikal-others-turn = { $name } explorează.
tikal-round-volcano = Rundă de evaluare a vulcanului: { $done } din { $all } gata
tikal-round-final = Ultima rundă de evaluare: { $done } din { $all } gata
tikal-stack = Cartonașele următoare: litera { $letter }, rămase { $here }; { $all } în total
tikal-stack-empty = Teancul e gol
tikal-scorings = Evaluări: { $done } din 4

tikal-offer = Cartonașe scoase la licitație
tikal-no-bid = Nicio ofertă încă; a deschis { $name }
tikal-bid-stands = { $name } licitează { $points }
tikal-still-in = Încă licitează:
tikal-bid-less = Licitează mai puțin
tikal-bid-more = Licitează mai mult
tikal-bid-wish = Oferta ta
tikal-cannot-bid = Nu poți licita mai mult.
tikal-choose-tile = Tura e a ta: ia un cartonaș.

# Jucătorii.
tikal-points = Puncte
tikal-would-score = O evaluare acum ar aduce { $temples } pentru temple și { $treasures } pentru comori
tikal-reserve = { $members ->
    [one] 1 participant în rezervă
    [few] { $members } participanți în rezervă
   *[other] { $members } de participanți în rezervă
  }
tikal-leader-reserve = Conducătorul e în rezervă
tikal-leader-gone = Conducătorul a ieșit din joc
tikal-leader-there = Conducătorul e pe { $field }
tikal-camps-left = { $camps ->
    [one] 1 tabără rămasă
    [few] { $camps } tabere rămase
   *[other] { $camps } de tabere rămase
  }
tikal-guards-left = { $guards ->
    [one] 1 paznic rămas
    [few] { $guards } paznici rămași
   *[other] { $guards } de paznici rămași
  }
tikal-set = { $many } x { $kind }: { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }

# Tabla în cuvinte.
tikal-board = Tabla Tikal. Săgețile te mută, Enter atinge un câmp.
tikal-turn-left = Rotește cartonașul la stânga
tikal-turn-right = Rotește cartonașul la dreapta
tikal-zoom-in = Mai mare
tikal-zoom-out = Mai mic
tikal-zoom-fit = Tot ce e explorat
tikal-field-unexplored = { $field }, neexplorat
tikal-field-base-camp = { $field }, tabăra de bază
tikal-field-temple = { $field }, templu cu valoarea { $value }
tikal-field-jungle = { $field }, junglă
tikal-field-treasure = { $field }, loc cu comori, { $tokens ->
    [0] gol
    [one] o comoară rămasă
    [few] { $tokens } comori rămase
   *[other] { $tokens } de comori rămase
  }
tikal-field-volcano = { $field }, vulcan
tikal-field-camp = Tabără: { $name }
tikal-field-guard = Păzit de { $name }
tikal-field-pieces = { $name }: { $members ->
    [0] conducătorul
    [one] { $leader ->
        [yes] conducătorul și un participant
       *[no] un participant
      }
    [few] { $leader ->
        [yes] conducătorul și { $members } participanți
       *[no] { $members } participanți
      }
   *[other] { $leader ->
        [yes] conducătorul și { $members } de participanți
       *[no] { $members } de participanți
      }
  }
tikal-field-scored-by = Punctele ar merge la { $name }
tikal-field-placing = Cartonașul poate fi așezat aici
tikal-field-picked = Pionul ales stă aici
tikal-field-cost = { $cost ->
    [one] 1 punct ca să mergi acolo
    [few] { $cost } puncte ca să mergi acolo
   *[other] { $cost } de puncte ca să mergi acolo
  }
