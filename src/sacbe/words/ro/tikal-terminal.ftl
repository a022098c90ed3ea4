# Tikal în terminal: ce se întreabă și ce se scrie, etichete, masa în propoziții, ce aduce o acțiune.
tikal-variant-basic = Tikal
tikal-variant-auction = Tikal, jocul cu licitații
tikal-ask-bid = { $can ->
    [no] Nu poți licita mai mult. Scrie pass.
   *[yes] Oferta ta: de la { $low } la { $high }. Scrie bid { $low } sau pass.
  }
tikal-ask-choose = Alege-ți cartonașul. Scrie { $tiles }.
tikal-ask-place = Așază { $id }, { $tile }. Scrie un câmp, de exemplu { $field }.
tikal-ask-spend = { $points ->
    [0] Nu mai ai puncte. Scrie end.
    [one] Mai ai 1 punct. Scrie ce faci, de exemplu { $example }, sau end.
    [few] Mai ai { $points } puncte. Scrie ce faci, de exemplu { $example }, sau end.
   *[other] Mai ai { $points } de puncte. Scrie ce faci, de exemplu { $example }, sau end.
  }{ $scoring ->
    [yes] { " " }Apoi, așa cum stau lucrurile, primești { $would }.
   *[no] { "" }
  }
tikal-typing =
    place c3      arată cum se poate așeza cartonașul pe c3 (și: c3)
    place c3 r2   așază-l rotit spre dreapta cu două laturi
    bring base    un participant din rezervă; bring 3 base, bring leader camp1
    walk b4 > d3  un participant pe drumul cel mai ieftin; walk 2 b4 > d3
    uncover d3    un nivel al templului; uncover 2 d3
    dig d3        o comoară
    camp d3       înființează o tabără;  guard d3  pune un paznic
    path base c3  un participant pe cărarea secretă dintre taberele tale
    exchange B sun mask   ia soarele lui B, dă-ți masca
    end           încheie tura
    bid 5, pass   la licitație (și: 5);  choose B3  ia un cartonaș (și: B3)
tikal-page-map = toată tabla, mare, cu înțelesul semnelor
tikal-page-tile = cartonașul tău în cele șase poziții, sau cele din ofertă
tikal-page-tiles = ce a rămas: cartonașe pe litere, niveluri, comori
tikal-page-players = piesele, taberele, paznicii și comorile tuturor
tikal-page-look = un jucător: look B; un câmp: look c3
tikal-page-reach = până unde pot merge piesele: reach b4

# Etichete.
tikal-screen-over = partida s-a încheiat
tikal-screen-tiles = cartonașe { $tiles }
tikal-screen-turn = tura { $number }
tikal-screen-auction = licitație
tikal-screen-final = ultima evaluare
tikal-screen-volcano = evaluare
tikal-screen-points = Puncte
tikal-screen-no-bid = Nicio ofertă
tikal-screen-turning =
    este r0
    r1 la r5
    îl rotesc
    la dreapta
tikal-screen-reserve = rezervă
tikal-screen-levels = niveluri rămase
tikal-screen-to-come = cartonașe { $letter } rămase
tikal-screen-camp = tab.
tikal-screen-empty = gol
tikal-screen-base = bază
tikal-screen-jungle = junglă
tikal-screen-signs =
    ▲5 templu de 5   ▲5›A punctele lui A   ▲5♜A paznicul lui A
    ◆◆ loc cu două comori   tab. A: o tabără a lui A
    2A doi participanți ai lui A   A* conducătorul   2A* și una, și alta
    2 pe o latură: pietrele, prețul unui pas
    Lângă nume: punctele, și cât s-ar puncta acum;
    { "*" } conducătorul în rezervă, ⌂⌂ tabere și ♜♜ paznici nefolosiți.

# Propoziții. Direcțiile sunt cele din notație: n, ne, se, s, sw, nw.
tikal-told-turn = { $person ->
    [no] Tura { $number }.
   *[yes] { $kind ->
        [volcano] Tura { $number }, evaluare: { $name }.
        [final] Tura { $number }, ultima evaluare: { $name }.
       *[turn] Tura { $number }, joacă { $name }.
      }
  }
tikal-told-order = Ordinea evaluării: { $order }; au terminat { $done }.
tikal-told-map = Scrie map pentru toată tabla.
tikal-told-points-left = { $points ->
    [one] A rămas 1 punct.
    [few] Au rămas { $points } puncte.
   *[other] Au rămas { $points } de puncte.
  }
tikal-told-stones = { $count ->
    [0] fără pietre
   *[other] pietre { $stones }
  }
tikal-told-no-tile = Nu este acum niciun cartonaș de privit.
tikal-told-offer = În ofertă: { $tiles }
tikal-told-ways = Drumuri spre { $ways }
tikal-told-open = Pietre spre { $fields }
tikal-told-player = { $points ->
    [one] { $name }: 1 punct.
    [few] { $name }: { $points } puncte.
   *[other] { $name }: { $points } de puncte.
  }
tikal-told-pieces = Participanți: { $places }; în rezervă { $reserve }.
tikal-told-camps = Tabere: { $camps }; rămase { $left }.
tikal-told-guards = Paznici: { $guards }; rămași { $left }.
tikal-told-treasures = { $count ->
    [0] Nicio comoară.
   *[other] Comori: { $treasures }.
  }
tikal-told-treasures-left = { $count ->
    [0] Toate comorile au fost dezgropate.
   *[other] Comori încă îngropate: { $treasures }.
  }
tikal-told-would-score = { $name } ar lua acum { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }: { $count ->
    [0] { "" }
   *[other] temple { $temples }; { "" }
  }comori { $treasures }.
tikal-told-strength = Tărie: { $strengths }.
tikal-told-level = Niveluri de { $level }: rămase { $left }. Explorate în această tură: { $done }.
tikal-told-dug = Dezgropate în această tură: { $done }.
tikal-told-reach = { $points ->
    [0] Nu ai acum puncte de mers.
    [one] Se poate ajunge cu 1 punct:
    [few] Se poate ajunge cu { $points } puncte:
   *[other] Se poate ajunge cu { $points } de puncte:
  }
tikal-told-no-reach = Nicăieri.

# Ce ar costa și ce ar aduce o acțiune.
tikal-terms-cost-action_points = { $number ->
    [one] 1 punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  }
tikal-terms-cost-points = plătești { $number }
tikal-terms-change-reserve = în rezervă rămân { $to }
tikal-terms-change-value = de la { $from } la { $to }
tikal-terms-change-tokens = comori acolo: { $from }
tikal-terms-change-would_score = comorile tale aduc { $to } în loc de { $from }
tikal-terms-change-camps_left = { $to ->
    [0] ultima ta tabără
   *[other] prima ta tabără
  }
tikal-terms-value = { $value ->
    [one] 1 punct
    [few] { $value } puncte
   *[other] { $value } de puncte
  } pentru tine la fiecare evaluare
tikal-terms-leave = { $leave ->
    [0] { "" }
    [one] iese din joc o piesă
   *[other] ies din joc { $leave } piese
  }
tikal-terms-tile = { $terrain }
tikal-terms-links = { $amounts ->
    [none] nicio intrare
   *[other] drumuri spre { $amounts }
  }
tikal-terms-open = { $open_count ->
    [0] { "" }
   *[other] deschis spre { $open }
  }
tikal-terms-gain-points = primești { $number }
tikal-terms-unused = { $unused ->
    [one] 1 punct nefolosit
    [few] { $unused } puncte nefolosite
   *[other] { $unused } de puncte nefolosite
  }
tikal-terms-left_if_won = dacă câștigi, îți rămân { $left_if_won } puncte
tikal-terms-winner = licitația o câștigă { $winner }
tikal-terms-scoring = o rundă de evaluare
