# Tzolk'in în terminal: ce se scrie, etichete, masa în propoziții, ce aduce o acțiune.
tzolkin-ask-type = Scrie { $names }.
tzolkin-typing =
    place palenque     un muncitor pe o roată; place palenque tikal, place first
    pick yaxchilan 3   un muncitor de pe spațiul lui; pick yaxchilan 3 act 2
    act 2, act nothing acțiunea muncitorului (și: 2); ahead: teologie
    harvest corn       sau wood, burn, bare (și: corn)
    study theology     un nivel de tehnologie;  pay wood, pay 2 wood 1 stone
    up chaac           o treaptă de templu;  down chaac;  gain gold;  beg chaac
    build a1-07        o clădire;  raise m03  un monument (și: a1-07, m03)
    use, later         arhitectura acum sau mai târziu;  free wood, skip
    buy 2 gold, sell wood   la piață;  do tikal 4  orice acțiune
    keep w03           un cartonaș de avere (și: w03)
    done               încheie tura, sau ajunge;  1, 2  zile ale calendarului
    Cuvintele se pot scurta: pl pal, pi yax 3, bui a1-07.
tzolkin-page-wheels = cele cinci roți și ce îți dă fiecare spațiu
tzolkin-page-temples = trepte, cine unde stă, ce ar da
tzolkin-page-technologies = cele patru tehnologii și nivelurile lor
tzolkin-page-buildings = clădirile din ofertă
tzolkin-page-monuments = monumentele, și cât valorează pentru tine
tzolkin-page-jungle = cartonașele de recoltă rămase
tzolkin-page-calendar = zilele de ospăț, mesele, spațiul primului jucător
tzolkin-page-players = bunurile, muncitorii și cartonașele tuturor
tzolkin-page-wealth = cartonașele tale de avere
tzolkin-page-age2 = toate clădirile din epoca 2
tzolkin-page-signs = ce înseamnă semnele de pe ecran
tzolkin-page-look = un jucător: look B; o roată: look tikal; un cartonaș: look a1-07

# Etichete. Bunurile sunt c porumb, w lemn, s piatră, g aur, k craniu în orice limbă.
tzolkin-screen-over = partida s-a încheiat
tzolkin-screen-keep = averea de început
tzolkin-screen-day = calendarul
tzolkin-screen-placing = plasează
tzolkin-screen-picking = ridică
tzolkin-screen-meal = masă
tzolkin-screen-any = orice
tzolkin-screen-full = este
tzolkin-screen-chaac = Ch
tzolkin-screen-quetzalcoatl = Q
tzolkin-screen-kukulcan = Ku
tzolkin-screen-worker = muncitor
tzolkin-screen-study = { $number ->
    [one] 1 nivel
   *[other] { $number } niveluri
  }
tzolkin-screen-construct = { $number ->
    [one] clădire
   *[other] 2 clăd./M
  }
tzolkin-screen-construct-with-corn = c→clăd.
tzolkin-screen-up-any = tr.
tzolkin-screen-up-two = 2 sus
tzolkin-screen-pay-resource = res→
tzolkin-screen-trade = piață
tzolkin-screen-any-action = 1c→orice
tzolkin-screen-gain-any = { $number ->
    [0] { "" }
   *[other] +
  }
tzolkin-screen-pray = { "" }
tzolkin-screen-columns = puncte poru lemn piatr aur crani mână masă zile ag ex ar te C M
tzolkin-screen-temples = cel mai sus, trepte după puncte; s, g, w, k în zilele de bunuri
tzolkin-screen-technologies = un nivel costă 1, 2, 3 resurse, peste al treilea 1
tzolkin-screen-signs =
    2 A     un muncitor al lui A pe spațiul 2;  2 #  unul neutru;  2 ·  nimeni
    2 ○3c   următorul muncitor pe această roată vine aici și costă 3 porumb
    5c×1    5 porumb cu un cartonaș, 1 se vede;  2w×3  2 lemne, 3 cartonașe
    8c*     8 porumb, fără cartonaș;  5c!  5 porumb pentru pădurea arsă
    1s 1c   1 piatră și 1 porumb; w este lemn, g aur, k un craniu
    3c→     ce se plătește;  res→  o resursă
    2 clăd./M   una sau două clădiri, sau un monument
    8 Ku +  un craniu pentru 8 puncte, o treaptă la Kukulcan, o resursă la alegere
    este    acolo este deja un craniu;  orice  orice acțiune a roții
    ↺ #     cele două locuri fără număr, de pe care neutrii se întorc la 0
    2s AB   o treaptă de 2 puncte cu A și B, o piatră în zilele de bunuri
    6/2     puncte pentru cel mai sus după epoca 1 și după epoca 2
    ✓       poți plăti;  palid: acum nu îți este posibil
tzolkin-sort-farm = fermă
tzolkin-sort-civic = civilă
tzolkin-sort-tomb = cavou
tzolkin-sort-altar = altar
tzolkin-short-points = { $number } p.
tzolkin-short-up = { $god } +{ $number }
tzolkin-short-up-any = orice templu +{ $number }
tzolkin-short-advance = { $technology } +1
tzolkin-short-advance-any = orice tehnologie +{ $number }
tzolkin-short-worker = un muncitor
tzolkin-short-farm = hrănește { $number }
tzolkin-short-thrift = mese -1c
tzolkin-short-trade = piață
tzolkin-short-build = se mai poate construi
tzolkin-short-any-action = orice acțiune cu 1c
tzolkin-short-agriculture-1 = recoltă +1c
tzolkin-short-agriculture-2 = pescuit +1c
tzolkin-short-agriculture-3 = recoltă +2c
tzolkin-short-agriculture-4 = o treaptă
tzolkin-short-extraction-1 = lemn +1
tzolkin-short-extraction-2 = piatră +1
tzolkin-short-extraction-3 = aur +1
tzolkin-short-extraction-4 = 2 resurse
tzolkin-short-architecture-1 = 1c/clădire
tzolkin-short-architecture-2 = 2 p./clădire
tzolkin-short-architecture-3 = 1 res. minus
tzolkin-short-architecture-4 = 3 puncte
tzolkin-short-theology-1 = 1 mai departe
tzolkin-short-theology-2 = res.→treaptă
tzolkin-short-theology-3 = craniu +1
tzolkin-short-theology-4 = 1 craniu

# Propoziții.
tzolkin-told-day = { $person ->
    [no] Ziua { $day }. { $food }.
   *[yes] Ziua { $day }. { $food }. Joacă { $name }.
  }
tzolkin-told-player = { $points ->
    [one] { $name }: 1 punct.
    [few] { $name }: { $points } puncte.
   *[other] { $name }: { $points } de puncte.
  }
tzolkin-told-goods = Bunuri: { $goods }. Cartonașe de recoltă: { $tiles }.
tzolkin-told-workers = { $hand } din { $all } muncitori în mână; pe roți: { $places }.
tzolkin-told-bill = Masa costă { $corn } porumb.
tzolkin-told-steps = Temple, după punctele treptei: { $steps }.
tzolkin-told-kept = păstrat
tzolkin-told-payable = Poți plăti.
tzolkin-told-dummy = un neutru
tzolkin-told-wheel = { $wheel }: { $standing }. { $full ->
    [yes] Este plină.
   *[no] Următorul muncitor merge pe { $space } pentru { $corn } porumb.
  }
tzolkin-told-impossible = acum nu se poate
tzolkin-told-one-day = Se poate o singură zi: a doua ar împinge un muncitor pe care prima nu îl împinge.
tzolkin-told-temple = { $god }; cel mai sus primește, după epoca 1 și 2: { $bonus } puncte.
tzolkin-told-temple-steps = Punctele treptelor, de jos: { $steps }.
tzolkin-told-temple-pays = { $name } pe { $at }: ar primi { $goods }, sau { $points } puncte.
tzolkin-told-stack = Încă { $left } în teancul acestei epoci.
tzolkin-told-outlook = { $name }, așa cum stau lucrurile: temple { $temples }, monumente { $monuments }.

# Ce ar costa și ce ar aduce o acțiune.
tzolkin-terms-cost = costă { $amounts }
tzolkin-terms-gain = aduce { $amounts }
tzolkin-terms-temples-chaac = Chaac: de pe treapta { $from } pe { $to }
tzolkin-terms-temples-quetzalcoatl = Quetzalcoatl: de pe treapta { $from } pe { $to }
tzolkin-terms-temples-kukulcan = Kukulcan: de pe treapta { $from } pe { $to }
tzolkin-terms-light = { $light ->
    [yes] tabla ta se întoarce pe partea deschisă
   *[no] tabla ta se întoarce pe partea închisă
  }
tzolkin-terms-space = spațiul { $space }
tzolkin-terms-pity = mila zeilor: tot porumbul tău, apoi tura se încheie
tzolkin-terms-calendar_corn = { $calendar_corn } porumb din calendar
tzolkin-terms-first_player = primul jucător: { $first_player }
tzolkin-terms-level = { $level ->
    [bonus] bonusul
   *[other] nivelul { $level }
  }
tzolkin-terms-price = preț { $amounts }
tzolkin-terms-effects = { $effects }
tzolkin-terms-worth_now = acum valorează { $worth_now }
tzolkin-terms-lost = treapta se pierde
tzolkin-terms-steps_down = { $steps_down ->
    [one] 1 spațiu înapoi
    [few] { $steps_down } spații înapoi
   *[other] { $steps_down } de spații înapoi
  }
tzolkin-terms-new_buildings = clădiri noi: { $new_buildings }
tzolkin-terms-food_day = { $food_day ->
    [yes] runda următoare are o zi de ospăț
    [no] { "" }
   *[other] ziua de ospăț: { $corn } porumb{ $unfed ->
        [0] { "" }
       *[other] , flămânzi { $unfed }
      }
  }
tzolkin-terms-day = până în ziua { $day }
tzolkin-terms-home = { $home_count ->
    [0] { "" }
   *[other] acasă fără acțiune: { $home }
  }
tzolkin-home-each = { $name } { $wheel } { $space }
