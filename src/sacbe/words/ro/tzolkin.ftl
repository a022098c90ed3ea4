# Tzolk'in: nume, ce se cere, ce s-a făcut, ce a ieșit din asta.

## Nume

tzolkin-wheel-palenque = Palenque
tzolkin-wheel-yaxchilan = Yaxchilan
tzolkin-wheel-tikal = Tikal
tzolkin-wheel-uxmal = Uxmal
tzolkin-wheel-chichen = Chichen Itza
tzolkin-god-chaac = Chaac
tzolkin-god-quetzalcoatl = Quetzalcoatl
tzolkin-god-kukulcan = Kukulcan
tzolkin-technology-agriculture = Agricultură
tzolkin-technology-extraction = Extragere
tzolkin-technology-architecture = Arhitectură
tzolkin-technology-theology = Teologie
tzolkin-thing-corn = porumb
tzolkin-thing-wood = lemn
tzolkin-thing-stone = piatră
tzolkin-thing-gold = aur
tzolkin-thing-skull = craniu
tzolkin-way-corn = porumb
tzolkin-way-wood = lemn
tzolkin-way-burn = pădure arsă
tzolkin-way-bare = fără cartonaș
tzolkin-tile-corn = porumb
tzolkin-tile-wood = lemn
tzolkin-thing-corn_tiles = cartonașe de porumb
tzolkin-thing-wood_tiles = cartonașe de lemn
# Numele clădirilor și ale monumentelor sunt articulate: „construiește ferma A1-03”.
tzolkin-building-name = { $kind ->
    [farm] ferma
    [civic] clădirea civilă
    [tomb] cavoul
   *[altar] altarul
  } { $id }
tzolkin-monument-name = monumentul { $id } ({ $kind ->
    [farm] fermă
    [civic] clădire civilă
    [tomb] cavou
   *[altar] altar
  })
tzolkin-amount = { $minus ->
    [yes] −
   *[no] { "" }
  }{ $number } { $thing ->
    [corn] porumb
    [wood] { $number ->
        [one] lemn
        [few] lemne
       *[other] de lemne
      }
    [stone] { $number ->
        [one] piatră
        [few] pietre
       *[other] de pietre
      }
    [gold] aur
    [skull] { $number ->
        [one] craniu
        [few] cranii
       *[other] de cranii
      }
    [workers] { $number ->
        [one] muncitor
        [few] muncitori
       *[other] de muncitori
      }
    [points] { $number ->
        [one] punct
        [few] puncte
       *[other] de puncte
      }
    [chaac] { $number ->
        [one] treaptă la Chaac
        [few] trepte la Chaac
       *[other] de trepte la Chaac
      }
    [quetzalcoatl] { $number ->
        [one] treaptă la Quetzalcoatl
        [few] trepte la Quetzalcoatl
       *[other] de trepte la Quetzalcoatl
      }
    [kukulcan] { $number ->
        [one] treaptă la Kukulcan
        [few] trepte la Kukulcan
       *[other] de trepte la Kukulcan
      }
    [corn_tiles] { $number ->
        [one] cartonaș de porumb
        [few] cartonașe de porumb
       *[other] de cartonașe de porumb
      }
    [wood_tiles] { $number ->
        [one] cartonaș de lemn
        [few] cartonașe de lemn
       *[other] de cartonașe de lemn
      }
   *[other] { $number ->
        [one] resursă
        [few] resurse
       *[other] de resurse
      }
  }
tzolkin-effects-gain = { $number } { $good_id ->
    [corn] porumb
    [wood] { $number ->
        [one] lemn
        [few] lemne
       *[other] de lemne
      }
    [stone] { $number ->
        [one] piatră
        [few] pietre
       *[other] de pietre
      }
    [gold] aur
    [skull] { $number ->
        [one] craniu
        [few] cranii
       *[other] de cranii
      }
   *[other] de resurse
  }
tzolkin-ids-each = { $effects }

## Tabla

tzolkin-wheels = Roți
tzolkin-temples = Temple
tzolkin-technologies = Tehnologii
tzolkin-tablets = Clădiri
tzolkin-buildings = Clădiri
tzolkin-monuments = Monumente
tzolkin-calendar = Calendar
tzolkin-jungle = Junglă
tzolkin-all-wheels = Toate roțile
tzolkin-dummy = aici stă un muncitor fictiv
tzolkin-worker-of = un muncitor: { $name }
tzolkin-space-zero = încă nicio acțiune; roata duce muncitorul mai departe
tzolkin-space-any = orice acțiune a acestei roți, pașii înapoi nu costă nimic
tzolkin-space-offered = aici e deja un craniu
tzolkin-price = { $corn } porumb ca să plasezi aici
tzolkin-lowest-first = Un muncitor merge pe cel mai mic spațiu liber: { $wheel } { $space } (TZ 4.3)
tzolkin-day = Ziua { $day }
tzolkin-food-over = Nu mai este nicio zi de ospăț
tzolkin-food-now = Acum e zi de ospăț
tzolkin-food-in = { $days ->
    [one] Zi de ospăț peste 1 zi
    [few] Zi de ospăț peste { $days } zile
   *[other] Zi de ospăț peste { $days } de zile
  }
tzolkin-food-now-gives = Zi de ospăț la sfârșitul acestei runde, apoi { $gives ->
    [goods] bunurile
   *[points] punctele
  } templelor
tzolkin-food-in-gives = { $days ->
    [one] Zi de ospăț mâine
    [few] Zi de ospăț peste { $days } zile
   *[other] Zi de ospăț peste { $days } de zile
  }: { $gives ->
    [goods] bunuri
   *[points] puncte
  }
tzolkin-bill = { $corn } porumb pentru hrana tuturor muncitorilor, { $have } porumb la îndemână
tzolkin-bill-short = De plătit
tzolkin-first-space = Spațiul pentru primul jucător
tzolkin-first-space-gives = { $corn } porumb de pe calendar la sfârșitul turei
tzolkin-calendar-corn = Pe calendar: { $corn } porumb
tzolkin-bank = { $skulls ->
    [one] 1 craniu rămas la bancă
    [few] { $skulls } cranii rămase la bancă
   *[other] { $skulls } de cranii rămase la bancă
  }
tzolkin-slab = { $placed ->
    [0] Al doilea muncitor al unei ture costă în plus 1 porumb, al treilea 2 și tot așa; la piață un lemn face 2 porumb, o piatră 3, un aur 4
    [one] Un muncitor plasat în această tură; rândul nu costă nimic până acum
    [few] { $placed } muncitori plasați în această tură; rândul costă { $corn } porumb până acum
   *[other] { $placed } de muncitori plasați în această tură; rândul costă { $corn } porumb până acum
  }
tzolkin-highest = cel mai sus +{ $points }
tzolkin-temple-place = { $name } pe treapta { $step }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
tzolkin-beyond = bonus
tzolkin-now = acum { $points }
tzolkin-tablet = { $name }: costă { $cost }; efect: { $effect }
tzolkin-jungle-group = Jungla de lângă Palenque { $space }: { $corn ->
    [one] 1 cartonaș de porumb
    [few] { $corn } cartonașe de porumb
   *[other] { $corn } de cartonașe de porumb
  }, deasupra { $wood ->
    [one] 1 cartonaș de lemn
    [few] { $wood } cartonașe de lemn
   *[other] { $wood } de cartonașe de lemn
  }
tzolkin-is-first = Primul jucător
tzolkin-light = Partea deschisă în sus: poate avansa două zile
tzolkin-dark = Partea închisă în sus
tzolkin-workers-in-hand = { $hand } din { $all } muncitori disponibili
tzolkin-nothing = nimic
tzolkin-explain-pick = Acțiunea se face când ridici muncitorul; atunci poate face și una mai mică, pentru câte 1 porumb de spațiu
tzolkin-explain-poor = Acum nu ai putea-o folosi
tzolkin-explain-temple = În prima și a treia zi de ospăț, fiecare treaptă până la a ta dă bunul de lângă ea; în a doua și a patra, treapta ta își dă punctele
tzolkin-explain-temple-highest = Cine stă cel mai sus primește { $points } puncte în plus în următoarea zi de ospăț cu puncte; la egalitate, jumătate
tzolkin-explain-temple-now = Acum ți-ar da { $goods } sau { $points } puncte
tzolkin-explain-technology = Un nivel costă atâtea resurse cât numărul lui; dincolo de al treilea costă 1 și dă de fiecare dată premiul
tzolkin-explain-level = Ești la nivelul { $level }
tzolkin-explain-cost = Costă { $cost }
tzolkin-explain-building = Se construiește cu Tikal 2 sau 4 ori pe porumb cu Uxmal 4
tzolkin-explain-monument = Se ridică cu Tikal 4; aduce puncte la sfârșitul jocului
tzolkin-explain-build-now = O poți lua acum
tzolkin-explain-payable = Ai cât costă
tzolkin-explain-lacking = Îți lipsește { $goods }
tzolkin-explain-wealth = Cartonaș de avere
tzolkin-explain-wealth-says = Păstrezi două din patru la început
tzolkin-explain-first = Cine stă aici devine primul jucător la sfârșitul rundei și, cu partea deschisă în sus, poate lăsa să treacă două zile
tzolkin-explain-food = Zi de ospăț
tzolkin-explain-food-says = Fiecare muncitor mănâncă 2 porumb; fiecare pe care nu-l poți hrăni costă 3 puncte. Apoi templele te răsplătesc
tzolkin-explain-calendar = Aici e câte un porumb în plus pentru fiecare zi în care nimeni nu a stat pe spațiul primului jucător
tzolkin-explain-skulls = Un craniu valorează 3 puncte la final; la Chichen Itza aduce mai mult și o treaptă la un templu
tzolkin-explain-prices = Prețuri
tzolkin-explain-jungle = Porumbul e sub lemn: ia lemnul sau arde-l ca să ajungi la porumb
tzolkin-explain-palenque = Porumb: recolte în junglă, primul porumb al fiecărui jucător
tzolkin-explain-yaxchilan = Lemn, piatră, aur și cranii
tzolkin-explain-tikal = Tehnologii, clădiri și monumente
tzolkin-explain-uxmal = Porumb pe trepte, muncitori, negoț și clădiri
tzolkin-explain-chichen = Cranii pentru puncte și trepte la temple
tzolkin-explain-middle = Calendarul: primul jucător, zilele de ospăț, porumbul

tzolkin-legend-goods = Bunuri
tzolkin-sign-corn = Cu el plătești muncitorii, acțiunile mai mici și zilele de ospăț.
tzolkin-sign-wood = Cea mai ieftină resursă: 2 porumb la târg.
tzolkin-sign-stone = O resursă: 3 porumb la târg.
tzolkin-sign-gold = Cea mai scumpă resursă: 4 porumb la târg.
tzolkin-sign-skull = Valorează 3 puncte la final; la Chichen Itza aduce mai mult și o treaptă la un templu.
tzolkin-sign-any = Orice acțiune
tzolkin-sign-worker = Muncitor
tzolkin-sign-fire = Pădure arsă
tzolkin-sign-market = Resursele și porumbul se schimbă: lemn 2, piatră 3, aur 4 porumb.
tzolkin-sign-hunger = Foame
tzolkin-sign-hunger-says = Fiecare muncitor nehrănit într-o zi de ospăț costă 3 puncte.
tzolkin-sign-sun = Partea deschisă
tzolkin-sign-moon = Partea închisă
tzolkin-sign-moon-says = Cele două zile au fost folosite; planșa revine la partea deschisă cu treapta cea mai de sus a unui templu.
tzolkin-sign-farm = Fermă
tzolkin-sign-civic = Clădire civilă
tzolkin-sign-tomb = Mormânt
tzolkin-sign-altar = Altar
tzolkin-sign-monument = Monument
tzolkin-sign-resource = Resursă
tzolkin-sign-resource-says = Lemn, piatră sau aur, la alegere.
tzolkin-sign-points = Puncte
tzolkin-sign-points-says = Câștigă cine are cele mai multe puncte când calendarul a făcut ocolul.
tzolkin-level-agriculture-1 = 1 porumb în plus la fiecare recoltă de porumb
tzolkin-level-agriculture-2 = 1 porumb în plus la pescuit, și recolte de porumb fără cartonaș
tzolkin-level-agriculture-3 = 2 porumb în plus la fiecare recoltă de porumb
tzolkin-level-agriculture-4 = o treaptă în sus la orice templu
tzolkin-level-extraction-1 = 1 lemn în plus oricând iei lemn la Yaxchilan sau Palenque
tzolkin-level-extraction-2 = 1 piatră în plus la Yaxchilan 2 și 5
tzolkin-level-extraction-3 = 1 aur în plus la Yaxchilan 3 și 5
tzolkin-level-extraction-4 = 2 resurse la alegere
tzolkin-level-architecture-1 = 1 porumb pentru fiecare clădire pe care o construiești
tzolkin-level-architecture-2 = 2 puncte pentru fiecare clădire pe care o construiești
tzolkin-level-architecture-3 = o clădire costă cu 1 resursă mai puțin, sau cu 2 porumb mai puțin la Uxmal
tzolkin-level-architecture-4 = 3 puncte
tzolkin-level-theology-1 = acțiunea cu un spațiu mai departe la Chichen Itza
tzolkin-level-theology-2 = după o acțiune la Chichen Itza, o resursă cumpără o treaptă la un templu
tzolkin-level-theology-3 = 1 craniu în plus la Yaxchilan 4
tzolkin-level-theology-4 = 1 craniu

tzolkin-effects-points = { $number ->
    [one] 1 punct
    [few] { $number } puncte
   *[other] { $number } de puncte
  }
tzolkin-effects-up = { $number ->
    [one] o treaptă
    [few] { $number } trepte
   *[other] { $number } de trepte
  } în sus la { $god_id ->
    [chaac] Chaac
    [quetzalcoatl] Quetzalcoatl
   *[kukulcan] Kukulcan
  }
tzolkin-effects-up-any = o treaptă în sus la orice templu
tzolkin-effects-advance = un nivel de { $technology_id ->
    [agriculture] agricultură
    [extraction] extragere
    [architecture] arhitectură
   *[theology] teologie
  }
tzolkin-effects-advance-any = { $number ->
    [one] un nivel
    [few] { $number } niveluri
   *[other] { $number } de niveluri
  } la orice tehnologie
tzolkin-effects-worker = un muncitor
tzolkin-effects-farm = { $number ->
    [one] hrănește 1 muncitor
    [few] hrănește { $number } muncitori
   *[other] hrănește { $number } de muncitori
  }
tzolkin-effects-thrift = fiecare muncitor mănâncă cu 1 porumb mai puțin
tzolkin-effects-trade = o vizită la piață
tzolkin-effects-build = încă o clădire, dacă vrei
tzolkin-effects-any-action = orice acțiune de pe altă roată pentru 1 porumb

tzolkin-scores-best-temple = { $number } puncte pentru fiecare treaptă de deasupra startului la templul tău cel mai bun
tzolkin-scores-all-temples = punctele treptelor tale la toate cele trei temple
tzolkin-scores-kind = { $number } puncte pentru fiecare { $kind ->
    [civic] clădire civilă
    [tomb] cavou
    [farm] fermă
   *[altar] altar
  } sau monument de acest fel
tzolkin-scores-offered = { $number } puncte pentru fiecare craniu de la Chichen Itza, oricine l-ar fi oferit
tzolkin-scores-mastery = 9, 20 sau 33 de puncte pentru una, două sau trei tehnologii la nivelul 3
tzolkin-scores-levels = { $number } puncte pentru fiecare nivel de tehnologie al tău
tzolkin-scores-workforce = { $number } puncte pentru fiecare muncitor al tău peste trei
tzolkin-scores-buildings = { $number } puncte pentru fiecare clădire sau monument al tău
tzolkin-scores-monuments = { $number } puncte pentru fiecare monument construit, indiferent de cine
tzolkin-scores-corn-tiles = { $number } puncte pentru fiecare cartonaș de porumb al tău
tzolkin-scores-wood-tiles = { $number } puncte pentru fiecare cartonaș de lemn al tău

tzolkin-gives-harvest = { $way ->
    [corn] iei un cartonaș de porumb
    [wood] iei un cartonaș de lemn
    [burn] arzi pădurea
   *[bare] recoltezi fără cartonaș
  }: { $goods }
tzolkin-then-study = { $number ->
    [one] avansezi la o tehnologie
    [few] avansezi până la { $number } niveluri de tehnologie
   *[other] avansezi până la { $number } de niveluri de tehnologie
  }
tzolkin-then-construct = { $number ->
    [one] construiești o clădire
   *[other] construiești una sau două clădiri, sau un monument
  }
tzolkin-then-construct-with-corn = construiești o clădire cu porumb
tzolkin-then-up-any = o treaptă în sus la orice templu
tzolkin-then-up-two = o treaptă în sus la două temple
tzolkin-then-pay-resource = plătești 1 resursă
tzolkin-then-trade = faci schimburi la piață
tzolkin-then-any-action = 1 porumb pentru orice acțiune de pe celelalte roți
tzolkin-then-gain-any = { $number ->
    [0] { "" }
    [one] o resursă la alegere
    [few] { $number } resurse la alegere
   *[other] { $number } de resurse la alegere
  }
tzolkin-then-pray = o resursă pentru o treaptă în sus, dacă vrei

## Ce se cere

tzolkin-waiting = Se așteaptă: { $names }
tzolkin-nothing-asked = Acum nu e nimic de hotărât
tzolkin-ask-confirm = Tura ta e plănuită: încheie-o sau retrage ceva
tzolkin-finish-unused = Încheie tura - { $unused ->
    [one] un muncitor pleacă acasă fără acțiune
    [few] { $unused } muncitori pleacă acasă fără acțiune
   *[other] { $unused } de muncitori pleacă acasă fără acțiune
  }
tzolkin-tie = mai mulți muncitori pe roți după ultima zi: { $more } la { $less }
tzolkin-finish-done = Încheie tura
tzolkin-ask-keep = Păstrează două dintre cartonașele tale de avere
tzolkin-ask-turn = Plasează sau ridică muncitori
tzolkin-ask-must-place = Plasează un muncitor
tzolkin-ask-placing = { $placed ->
    [0] Plasează un muncitor
   *[other] Mai plasează unul sau încheie tura
  }
tzolkin-ask-picking = Mai ridică unul sau încheie tura
tzolkin-ask-pitied = Zeilor li s-a făcut milă: încheie tura
tzolkin-ask-act = Ce face acest muncitor?
tzolkin-ask-any-slot = Care loc liber de la Chichen Itza?
tzolkin-ask-harvest = Ce recoltezi?
tzolkin-ask-track = La ce tehnologie avansezi?
tzolkin-ask-pay = { $number ->
    [one] Plătește o resursă
    [few] Plătește { $number } resurse, una câte una
   *[other] Plătește { $number } de resurse, una câte una
  }
tzolkin-ask-gain = { $number ->
    [one] Ia o resursă
    [few] Ia { $number } resurse, una câte una
   *[other] Ia { $number } de resurse, una câte una
  }
tzolkin-ask-up = La ce templu urci?
tzolkin-ask-down = La ce templu cobori?
tzolkin-ask-build = Ce construiești?
tzolkin-ask-use = Folosești arhitectura la această clădire sau la următoarea?
tzolkin-ask-discount = Ce scazi din cost?
tzolkin-ask-market = Piața: lemn 2, piatră 3, aur 4 porumb
tzolkin-ask-any-action = Ce acțiune, pentru 1 porumb?
tzolkin-ask-pray = O resursă pentru o treaptă în sus la un templu?
tzolkin-ask-run = Ce urmează?
tzolkin-ask-advance = Ce urmează?
tzolkin-ask-day = Cât se rotește calendarul?

tzolkin-group-keep = Păstrează
tzolkin-group-beg = Cerșește: 3 porumb, o treaptă în jos
tzolkin-group-place = Plasează un muncitor
tzolkin-group-pick = Ridică un muncitor
tzolkin-group-act = Acțiuni
tzolkin-group-harvest = Recoltează
tzolkin-group-study = Avansează
tzolkin-group-pay = Plătește
tzolkin-group-gain = Ia
tzolkin-group-up = O treaptă în sus
tzolkin-group-down = O treaptă în jos
tzolkin-group-build = Construiește
tzolkin-group-use = Arhitectură
tzolkin-group-free = Reducere
tzolkin-group-market = Piață
tzolkin-group-do = Orice acțiune
tzolkin-group-skip = Sau nu
tzolkin-group-done = Încheie
tzolkin-group-advance = Zile

tzolkin-price-sum = { $workers ->
    [0] { $space } porumb pentru spațiu
   *[other] { $space } pentru spațiu și { $workers } pentru rândul de muncitori: { $sum } porumb
  }
tzolkin-row-sum = { $corn } porumb cu totul pentru rândul de muncitori din această tură
tzolkin-pity = Zeilor li se face milă: dai tot porumbul, oricât de puțin ai
tzolkin-will-be-first = Primul jucător va fi { $name }
tzolkin-calendar-taken = Iei { $corn } porumb de pe calendar
tzolkin-new-buildings = { $number ->
    [one] Se așază o clădire nouă
    [few] Se așază { $number } clădiri noi
   *[other] Se așază { $number } de clădiri noi
  }
tzolkin-feeding = { $corn } porumb pentru hrana muncitorilor tăi{ $unfed ->
    [0] { "" }
    [one] ; unul rămâne flămând
   *[other] ; { $unfed } rămân flămânzi
  }
tzolkin-day-comes = Vine ziua { $day }{ $food ->
    [yes] , o zi de ospăț
   *[no] { "" }
  }
tzolkin-steps-down = { $steps ->
    [one] Un pas înapoi pentru 1 porumb
    [few] { $steps } pași înapoi pentru { $steps } porumb
   *[other] { $steps } de pași înapoi pentru { $steps } porumb
  }
tzolkin-temple-change = { $god }: de la { $from } la { $to } { $number ->
    [one] punct
    [few] puncte
   *[other] de puncte
  }
tzolkin-worth-now = Acum ar aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
tzolkin-step-lost = Această treaptă nu e posibilă și se pierde
tzolkin-turns-light = Tabla ta se întoarce cu partea deschisă în sus
tzolkin-turns-dark = Tabla ta se întoarce pe partea închisă
tzolkin-pick-actions = { $number ->
    [0] Aici nu poate face nimic
    [one] Poate face o acțiune
    [few] Poate face una din { $number } acțiuni
   *[other] Poate face una din { $number } de acțiuni
  }
tzolkin-next-turn = { "" }
tzolkin-next-act = Apoi îi alegi acțiunea
tzolkin-next-any-slot = Apoi alegi un loc
tzolkin-next-harvest = Apoi alegi ce recoltezi
tzolkin-next-track = Apoi alegi o tehnologie
tzolkin-next-pay = Apoi plătești
tzolkin-next-gain = Apoi alegi o resursă
tzolkin-next-up = Apoi alegi un templu la care urci
tzolkin-next-down = Apoi alegi un templu la care cobori
tzolkin-next-build = Apoi alegi ce construiești
tzolkin-next-use = Apoi spui la ce clădire folosești arhitectura
tzolkin-next-discount = Apoi alegi reducerea
tzolkin-next-market = Apoi poți face schimburi
tzolkin-next-any-action = Apoi alegi o acțiune
tzolkin-next-pray = Apoi te poți ruga
tzolkin-next-run = { "" }
tzolkin-next-advance = { "" }

## Fapte

tzolkin-keep = { $name } păstrează un cartonaș de avere: { $effects }
tzolkin-keep-you = Păstrează: { $effects }
tzolkin-keep-at = Păstrează acest cartonaș
tzolkin-beg = { $name } cerșește porumb și coboară o treaptă la { $god }
tzolkin-beg-you = Cerșește porumb, o treaptă în jos la { $god }
tzolkin-beg-at = În jos la { $god }
tzolkin-place = { $name } plasează un muncitor la { $wheel }
tzolkin-place-you = Plasează un muncitor la { $wheel }
tzolkin-place-at = { $wheel } { $at }
tzolkin-place-first = { $name } plasează un muncitor pe spațiul pentru primul jucător
tzolkin-place-first-you = Plasează un muncitor pe spațiul pentru primul jucător
tzolkin-place-first-at = Primul jucător
tzolkin-pick = { $name } ridică un muncitor de la { $wheel } { $space }
tzolkin-pick-you = Ridică muncitorul de la { $wheel } { $space }
tzolkin-pick-at = { $wheel } { $space }
tzolkin-act = { $name } își pune muncitorul la treabă
tzolkin-act-you = Fă acțiunea { $action }
tzolkin-act-at = { $wheel } { $action }
tzolkin-act-nothing = { $name } își lasă muncitorul să plece acasă fără acțiune
tzolkin-act-nothing-you = Nu face nimic
tzolkin-act-nothing-at = Nimic
tzolkin-ahead = { $name } face acțiunea cu un spațiu mai departe
tzolkin-ahead-you = Cu un spațiu mai departe
tzolkin-harvest = { $way_id ->
    [corn] { $name } recoltează un cartonaș de porumb
    [wood] { $name } ia un cartonaș de lemn
    [burn] { $name } arde pădurea pentru porumb
   *[bare] { $name } recoltează fără cartonaș
  }
tzolkin-harvest-you = { $way_id ->
    [corn] Ia un cartonaș de porumb
    [wood] Ia un cartonaș de lemn
    [burn] Arde pădurea, o treaptă în jos
   *[bare] Recoltează fără cartonaș
  }
tzolkin-study = { $name } avansează la { $technology }
tzolkin-study-you = Avansează la { $technology }
tzolkin-study-at = { $technology }{ $level ->
    [bonus] : bonusul
   *[other] { " " }{ $level }
  }
tzolkin-pay = { $name } plătește 1 { $resource }
tzolkin-pay-you = Plătește 1 { $resource }
tzolkin-gain = { $name } ia 1 { $resource }
tzolkin-gain-you = Ia 1 { $resource }
tzolkin-up = { $name } urcă o treaptă la templul lui { $god }
tzolkin-up-you = În sus la { $god }
tzolkin-down = { $name } coboară o treaptă la { $god }
tzolkin-down-you = În jos la { $god }
tzolkin-build = { $name } construiește { tzolkin-building-name }: { $effects }
tzolkin-build-you = Construiește { tzolkin-building-name }: { $effects }
tzolkin-build-at = Construiește { tzolkin-building-name }
tzolkin-raise = { $name } înalță { tzolkin-monument-name }
tzolkin-raise-you = Înalță { tzolkin-monument-name }
tzolkin-raise-at = Înalță { tzolkin-monument-name }
tzolkin-use = { $name } folosește arhitectura la această clădire
tzolkin-use-you = Folosește-o la această clădire
tzolkin-save = { $name } păstrează arhitectura pentru a doua clădire
tzolkin-save-you = Păstreaz-o pentru a doua clădire
tzolkin-free = { $name } are reducere la { $good }
tzolkin-free-you = { $good_id ->
    [corn] Cu 2 porumb mai puțin
   *[other] Cu 1 { $good } mai puțin
  }
tzolkin-skip = { $name } renunță
tzolkin-skip-you = Nu, mulțumesc
tzolkin-buy = { $name } cumpără 1 { $resource }
tzolkin-buy-you = Cumpără { $resource }
tzolkin-sell = { $name } vinde 1 { $resource }
tzolkin-sell-you = Vinde { $resource }
tzolkin-do = { $name } face { $wheel } { $action } pentru 1 porumb
tzolkin-do-you = Fă { $wheel } { $action } pentru 1 porumb
tzolkin-do-at = { $wheel } { $action }
tzolkin-done = { $name } încheie
tzolkin-done-you = Gata
tzolkin-advance = { $name } rotește calendarul cu { $days ->
    [one] o zi
   *[other] două zile
  }
tzolkin-advance-you = { $days ->
    [one] O zi
   *[other] Două zile
  }
tzolkin-draw-start-player = Se trage la sorți primul jucător
tzolkin-draw-building = Se așază { tzolkin-building-name }: { $effects }
tzolkin-draw-monument = Se așază { tzolkin-monument-name }
tzolkin-draw-wealth = Se trage un cartonaș de avere

## Noutăți

tzolkin-news-dealt = Primești un cartonaș de avere: { $effects }
tzolkin-news-dummy = Un muncitor fictiv merge la { $wheel } { $space }
tzolkin-news-kept = { $name } a păstrat: { $ids }
tzolkin-news-placed = Muncitorul stă la { $wheel } { $space }
tzolkin-news-action = Acțiunea { $action } de la { $wheel }
tzolkin-news-goods = { $name }: { $goods }
tzolkin-news-temple = { $to ->
   *[other] { $name } e pe treapta { $to } la { $god }
  }
tzolkin-news-technology = { $name } ajunge la { $technology }, nivelul { $level }
tzolkin-news-harvest-tile = { $name } ia un cartonaș de { $tile }
tzolkin-news-building = { $name } are { tzolkin-building-name }
tzolkin-news-monument = { $name } are { tzolkin-monument-name }
tzolkin-news-worker = { $name } are acum { $workers ->
    [one] 1 muncitor
    [few] { $workers } muncitori
   *[other] { $workers } de muncitori
  }
tzolkin-news-board = { $light ->
    [yes] { $name } întoarce tabla cu partea deschisă în sus
   *[no] { $name } întoarce tabla pe partea închisă
  }
tzolkin-news-calendar-corn = { $name } ia { $corn } porumb de pe calendar
tzolkin-news-calendar-corn-added = Pe calendar: { $corn } porumb
tzolkin-news-food-day = { $number ->
    [1] Prima zi de ospăț
    [2] A doua zi de ospăț
    [3] A treia zi de ospăț
   *[4] Ultima zi de ospăț
  }
tzolkin-news-fed = { $unfed ->
    [0] { $name } hrănește toți muncitorii cu { $corn } porumb
    [one] { $name } plătește { $corn } porumb; un muncitor rămâne flămând
    [few] { $name } plătește { $corn } porumb; { $unfed } muncitori rămân flămânzi
   *[other] { $name } plătește { $corn } porumb; { $unfed } de muncitori rămân flămânzi
  }
tzolkin-news-new-age = O nouă eră: se așază alte clădiri
tzolkin-news-temple-goods = { $name } primește de la { $god }: { $goods }
tzolkin-news-skulls-short = Prea puține cranii la bancă: nu primește nimeni
tzolkin-news-first-player = Primul jucător este { $name }
tzolkin-news-calendar = { $days ->
    [one] Roțile se învârt: ziua { $day }
   *[other] Roțile se învârt de două ori: ziua { $day }
  }
tzolkin-news-pushed-off = Muncitorul de la { $wheel } { $space } se întoarce la { $name } fără acțiune
tzolkin-news-food-day-due = Această rundă e zi de ospăț, pentru { $gives ->
    [goods] bunuri
   *[points] puncte
  }
tzolkin-news-game-over = Partida s-a încheiat: { $scores }
tzolkin-news-points-skulls = { $name } oferă un craniu: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
tzolkin-news-points-buildings = { $name } ia { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } pentru o clădire
tzolkin-news-points-technologies = { $name } ia { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } pentru arhitectură
tzolkin-news-points-hunger = { $name } pierde puncte pentru muncitorii flămânzi: { $points }
tzolkin-news-points-temple = { $name } ia { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } la { $god }
tzolkin-news-points-goods = { $name } ia { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } pentru bunurile rămase
tzolkin-news-points-monument = { $name } ia { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } pentru { tzolkin-monument-name }

## Punctaj

tzolkin-part-skulls = Cranii
tzolkin-part-temples = Temple
tzolkin-part-buildings = Clădiri
tzolkin-part-technologies = Arhitectură
tzolkin-part-monuments = Monumente
tzolkin-part-goods = Bunuri rămase
tzolkin-part-hunger = Foame
