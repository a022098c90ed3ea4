# Tzolk'in: nazwy, o co pyta gra, co kto robi, co z tego wynika.

## Nazwy

tzolkin-wheel-palenque = Palenque
tzolkin-wheel-yaxchilan = Yaxchilan
tzolkin-wheel-tikal = Tikal
tzolkin-wheel-uxmal = Uxmal
tzolkin-wheel-chichen = Chichen Itza
tzolkin-god-chaac = Chaac
tzolkin-god-quetzalcoatl = Quetzalcoatl
tzolkin-god-kukulcan = Kukulcan
tzolkin-technology-agriculture = Rolnictwo
tzolkin-technology-extraction = Wydobycie
tzolkin-technology-architecture = Architektura
tzolkin-technology-theology = Teologia
tzolkin-thing-corn = kukurydza
tzolkin-thing-wood = drewno
tzolkin-thing-stone = kamień
tzolkin-thing-gold = złoto
tzolkin-thing-skull = czaszka
tzolkin-way-corn = kukurydza
tzolkin-way-wood = drewno
tzolkin-way-burn = wypalony las
tzolkin-way-bare = bez kafelka
# W dopełniaczu: „kafelek kukurydzy”.
tzolkin-tile-corn = kukurydzy
tzolkin-tile-wood = drewna
tzolkin-thing-corn_tiles = kafelki kukurydzy
tzolkin-thing-wood_tiles = kafelki drewna
tzolkin-building-name = { $kind ->
    [farm] farma
    [civic] budynek publiczny
    [tomb] grobowiec
   *[altar] ołtarz
  } { $id }
tzolkin-monument-name = { $kind ->
    [farm] monument rolniczy
    [civic] monument publiczny
    [tomb] monument grobowy
   *[altar] monument ołtarzowy
  } { $id }
tzolkin-amount = { $minus ->
    [yes] −
   *[no] { "" }
  }{ $number } { $thing ->
    [corn] { $number ->
        [one] kukurydza
        [few] kukurydze
       *[many] kukurydz
      }
    [wood] { $number ->
        [one] drewno
       *[other] drewna
      }
    [stone] { $number ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
      }
    [gold] { $number ->
        [one] złoto
       *[other] złota
      }
    [skull] { $number ->
        [one] czaszka
        [few] czaszki
       *[many] czaszek
      }
    [workers] { $number ->
        [one] robotnik
       *[other] robotników
      }
    [points] { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
      }
    [chaac] { $number ->
        [one] stopień w świątyni Chaaca
        [few] stopnie w świątyni Chaaca
       *[many] stopni w świątyni Chaaca
      }
    [quetzalcoatl] { $number ->
        [one] stopień w świątyni Quetzalcoatla
        [few] stopnie w świątyni Quetzalcoatla
       *[many] stopni w świątyni Quetzalcoatla
      }
    [kukulcan] { $number ->
        [one] stopień w świątyni Kukulcana
        [few] stopnie w świątyni Kukulcana
       *[many] stopni w świątyni Kukulcana
      }
    [corn_tiles] { $number ->
        [one] kafelek kukurydzy
        [few] kafelki kukurydzy
       *[many] kafelków kukurydzy
      }
    [wood_tiles] { $number ->
        [one] kafelek drewna
        [few] kafelki drewna
       *[many] kafelków drewna
      }
   *[other] { $number ->
        [one] surowiec
        [few] surowce
       *[many] surowców
      }
  }
tzolkin-effects-gain = { $number } { $good_id ->
    [corn] { $number ->
        [one] kukurydza
        [few] kukurydze
       *[many] kukurydz
      }
    [wood] { $number ->
        [one] drewno
       *[other] drewna
      }
    [stone] { $number ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
      }
    [gold] { $number ->
        [one] złoto
       *[other] złota
      }
    [skull] { $number ->
        [one] czaszka
        [few] czaszki
       *[many] czaszek
      }
   *[many] surowców
  }
tzolkin-ids-each = { $effects }

## Plansza

tzolkin-wheels = Koła
tzolkin-temples = Świątynie
tzolkin-technologies = Technologie
tzolkin-tablets = Budynki
tzolkin-buildings = Budynki
tzolkin-monuments = Monumenty
tzolkin-calendar = Kalendarz
tzolkin-jungle = Dżungla
tzolkin-all-wheels = Wszystkie koła
tzolkin-dummy = stoi tu neutralny robotnik
tzolkin-worker-of = robotnik gracza { $name }
tzolkin-space-zero = jeszcze bez akcji; koło niesie robotnika dalej
tzolkin-space-any = dowolna akcja tego koła, zejście niżej nic nie kosztuje
tzolkin-space-offered = leży tu już czaszka
tzolkin-price = { $corn ->
    [one] postawienie tutaj kosztuje 1 kukurydzę
    [few] postawienie tutaj kosztuje { $corn } kukurydze
   *[many] postawienie tutaj kosztuje { $corn } kukurydz
  }
tzolkin-lowest-first = Robotnik staje na najniższym wolnym polu: { $wheel } { $space } (TZ 4.3)
tzolkin-day = Dzień { $day }
tzolkin-food-over = Po dniach żywienia
tzolkin-food-now = Dzień żywienia
# Krótko: stoi w wąskim polu na kalendarzu.
tzolkin-food-in = { $days ->
    [one] Żywienie za 1 dzień
   *[other] Żywienie za { $days } dni
  }
tzolkin-food-now-gives = Dzień żywienia na koniec tej rundy, potem świątynie dają { $gives ->
    [goods] dobra
   *[points] punkty
  }
tzolkin-food-in-gives = { $days ->
    [one] Jutro dzień żywienia
   *[other] Dzień żywienia za { $days } dni
  }: { $gives ->
    [goods] dobra
   *[points] punkty
  }
tzolkin-bill = Kukurydza na wyżywienie wszystkich robotników: { $corn }, w zapasie: { $have }
tzolkin-bill-short = Wyżywienie
tzolkin-first-space = Pole pierwszego gracza
tzolkin-first-space-gives = { $corn ->
    [one] 1 kukurydza z kalendarza na koniec tury
    [few] { $corn } kukurydze z kalendarza na koniec tury
   *[many] { $corn } kukurydz z kalendarza na koniec tury
  }
tzolkin-calendar-corn = { $corn ->
    [one] Na kalendarzu leży 1 kukurydza
    [few] Na kalendarzu leżą { $corn } kukurydze
   *[many] Na kalendarzu leży { $corn } kukurydz
  }
tzolkin-bank = Czaszki w banku: { $skulls }
tzolkin-slab = { $placed ->
    [0] Drugi robotnik w turze kosztuje o 1 kukurydzę więcej, trzeci o 2 i tak dalej; na targu drewno wymienia się za 2 kukurydze, kamień za 3, złoto za 4
    [one] Jeden robotnik postawiony w tej turze; na razie bez dopłaty
   *[other] Robotnicy postawieni w tej turze: { $placed }; dopłata do tej pory: { $corn ->
        [one] 1 kukurydza
        [few] { $corn } kukurydze
       *[many] { $corn } kukurydz
      }
  }
tzolkin-highest = najwyżej +{ $points }
tzolkin-temple-place = { $name }: stopień { $step }, wart { $points } pkt
tzolkin-beyond = dalej
tzolkin-now = teraz { $points }
tzolkin-tablet = { $name }. Koszt: { $cost }; daje: { $effect }
tzolkin-jungle-group = Dżungla przy Palenque { $space }. Kafelki kukurydzy: { $corn }, kafelki drewna na wierzchu: { $wood }
tzolkin-is-first = Pierwszy gracz
tzolkin-light = Plansza jasną stroną do góry: można przesunąć kalendarz o dwa dni
tzolkin-dark = Plansza ciemną stroną do góry
tzolkin-workers-in-hand = Robotnicy w ręku: { $hand } z { $all }
tzolkin-nothing = nic
tzolkin-explain-pick = Akcję wykonuje się przy zdejmowaniu robotnika; może on też wykonać niższą, za 1 kukurydzę od pola
tzolkin-explain-poor = Teraz nie możesz tego użyć
tzolkin-explain-temple = W pierwszym i trzecim dniu żywienia każdy stopień aż do twojego daje dobro obok niego; w drugim i czwartym twój stopień daje swoje punkty
tzolkin-explain-temple-highest = Kto stoi najwyżej, dostaje o { $points } punktów więcej w najbliższym dniu żywienia z punktami; przy remisie połowę
tzolkin-explain-temple-now = Teraz dałoby ci to { $goods } albo { $points } punktów
tzolkin-explain-technology = Poziom kosztuje tyle surowców, ile wynosi jego numer; krok poza trzeci kosztuje 1 i za każdym razem daje premię
tzolkin-explain-level = Masz poziom { $level }
tzolkin-explain-cost = Kosztuje { $cost }
tzolkin-explain-building = Buduje się na Tikal 2 lub 4 albo za kukurydzę na Uxmal 4
tzolkin-explain-monument = Wznosi się na Tikal 4; punktuje na końcu gry
tzolkin-explain-build-now = Możesz to teraz wziąć
tzolkin-explain-payable = Masz, ile trzeba
tzolkin-explain-lacking = Brakuje ci: { $goods }
tzolkin-explain-wealth = Kafelek bogactwa
tzolkin-explain-wealth-says = Na początek zatrzymujesz dwa z czterech
tzolkin-explain-first = Kto tu stoi, na końcu rundy zostaje pierwszym graczem, a z jasną stroną planszy może przesunąć czas o dwa dni
tzolkin-explain-food = Dzień żywienia
tzolkin-explain-food-says = Każdy robotnik zjada 2 kukurydze; każdy nienakarmiony kosztuje 3 punkty. Potem świątynie nagradzają graczy
tzolkin-explain-calendar = Za każdy dzień, gdy nikt nie stał na polu pierwszego gracza, leży tu o jedną kukurydzę więcej
tzolkin-explain-skulls = Czaszka daje na końcu 3 punkty; w Chichen Itza przynosi więcej i stopień w świątyni
tzolkin-explain-prices = Ceny
tzolkin-explain-jungle = Kukurydza leży pod drewnem: weź drewno albo je spal, żeby do niej dotrzeć
tzolkin-explain-palenque = Kukurydza: zbiory w dżungli, pierwsza kukurydza każdego gracza
tzolkin-explain-yaxchilan = Drewno, kamień, złoto i czaszki
tzolkin-explain-tikal = Technologie, budynki i monumenty
tzolkin-explain-uxmal = Kukurydza na stopnie, robotników, handel i budynki
tzolkin-explain-chichen = Czaszki za punkty i stopnie w świątyniach
tzolkin-explain-middle = Kalendarz: pierwszy gracz, dni żywienia, kukurydza

tzolkin-legend-goods = Dobra
tzolkin-sign-corn = Płaci się nią za robotników, niższe akcje i w dni żywienia.
tzolkin-sign-wood = Najtańszy surowiec: 2 kukurydze na targu.
tzolkin-sign-stone = Surowiec: 3 kukurydze na targu.
tzolkin-sign-gold = Najdroższy surowiec: 4 kukurydze na targu.
tzolkin-sign-skull = Warta na końcu 3 punkty; w Chichen Itza daje więcej i stopień w świątyni.
tzolkin-sign-any = Dowolna akcja
tzolkin-sign-worker = Robotnik
tzolkin-sign-fire = Spalony las
tzolkin-sign-market = Surowce i kukurydzę można wymieniać: drewno 2, kamień 3, złoto 4 kukurydze.
tzolkin-sign-hunger = Głód
tzolkin-sign-hunger-says = Każdy robotnik nienakarmiony w dniu żywienia kosztuje 3 punkty.
tzolkin-sign-sun = Jasna strona
tzolkin-sign-moon = Ciemna strona
tzolkin-sign-moon-says = Dwa dni były już użyte; plansza wraca na jasną stronę z najwyższym stopniem świątyni.
tzolkin-sign-farm = Farma
tzolkin-sign-civic = Budynek cywilny
tzolkin-sign-tomb = Grobowiec
tzolkin-sign-altar = Ołtarz
tzolkin-sign-monument = Pomnik
tzolkin-sign-resource = Surowiec
tzolkin-sign-resource-says = Drewno, kamień albo złoto, do wyboru.
tzolkin-sign-points = Punkty
tzolkin-sign-points-says = Wygrywa, kto ma najwięcej punktów, gdy kalendarz zatoczy koło.
tzolkin-level-agriculture-1 = o 1 kukurydzę więcej przy każdym zbiorze kukurydzy
tzolkin-level-agriculture-2 = o 1 kukurydzę więcej przy łowieniu ryb i zbiory kukurydzy bez kafelka
tzolkin-level-agriculture-3 = o 2 kukurydze więcej przy każdym zbiorze kukurydzy
tzolkin-level-agriculture-4 = stopień w górę w dowolnej świątyni
tzolkin-level-extraction-1 = o 1 drewno więcej zawsze, gdy bierzesz drewno w Yaxchilan lub Palenque
tzolkin-level-extraction-2 = o 1 kamień więcej na Yaxchilan 2 i 5
tzolkin-level-extraction-3 = o 1 złoto więcej na Yaxchilan 3 i 5
tzolkin-level-extraction-4 = 2 dowolne surowce
tzolkin-level-architecture-1 = 1 kukurydza za każdy zbudowany budynek
tzolkin-level-architecture-2 = 2 punkty za każdy zbudowany budynek
tzolkin-level-architecture-3 = budynek kosztuje o 1 surowiec mniej, a w Uxmal o 2 kukurydze mniej
tzolkin-level-architecture-4 = 3 punkty
tzolkin-level-theology-1 = w Chichen Itza akcja z pola o jedno dalej
tzolkin-level-theology-2 = po akcji w Chichen Itza możesz za surowiec kupić stopień w świątyni
tzolkin-level-theology-3 = o 1 czaszkę więcej na Yaxchilan 4
tzolkin-level-theology-4 = 1 czaszka

tzolkin-effects-points = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  }
tzolkin-effects-up = { $number ->
    [one] stopień
    [few] { $number } stopnie
   *[many] { $number } stopni
  } w górę w świątyni { $god_id ->
    [chaac] Chaaca
    [quetzalcoatl] Quetzalcoatla
   *[kukulcan] Kukulcana
  }
tzolkin-effects-up-any = stopień w górę w dowolnej świątyni
tzolkin-effects-advance = poziom { $technology_id ->
    [agriculture] rolnictwa
    [extraction] wydobycia
    [architecture] architektury
   *[theology] teologii
  }
tzolkin-effects-advance-any = { $number ->
    [one] poziom
    [few] { $number } poziomy
   *[many] { $number } poziomów
  } dowolnej technologii
tzolkin-effects-worker = robotnik
tzolkin-effects-farm = { $number ->
    [one] żywi 1 robotnika
   *[other] żywi { $number } robotników
  }
tzolkin-effects-thrift = każdy robotnik zjada o 1 kukurydzę mniej
tzolkin-effects-trade = wizyta na targu
tzolkin-effects-build = jeszcze jeden budynek, jeśli chcesz
tzolkin-effects-any-action = dowolna akcja innego koła za 1 kukurydzę

tzolkin-scores-best-temple = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  } za każdy stopień powyżej startu w twojej najlepszej świątyni
tzolkin-scores-all-temples = punkty za twoje stopnie we wszystkich trzech świątyniach
tzolkin-scores-kind = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  } za { $kind ->
    [civic] każdy budynek publiczny
    [tomb] każdy grobowiec
    [farm] każdą farmę
   *[altar] każdy ołtarz
  } i każdy monument tego rodzaju
tzolkin-scores-offered = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  } za każdą czaszkę w Chichen Itza, niezależnie od tego, czyj to dar
tzolkin-scores-mastery = 9, 20 lub 33 punkty za jedną, dwie lub trzy technologie na poziomie 3
tzolkin-scores-levels = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  } za każdy twój poziom technologii
tzolkin-scores-workforce = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  } za każdego twojego robotnika powyżej trzech
tzolkin-scores-buildings = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  } za każdy twój budynek i monument
tzolkin-scores-monuments = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  } za każdy monument zbudowany przez kogokolwiek
tzolkin-scores-corn-tiles = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  } za każdy twój kafelek kukurydzy
tzolkin-scores-wood-tiles = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  } za każdy twój kafelek drewna

tzolkin-gives-harvest = { $way ->
    [corn] weź kafelek kukurydzy
    [wood] weź kafelek drewna
    [burn] wypal las
   *[bare] zbierz bez kafelka
  }: { $goods }
tzolkin-then-study = { $number ->
    [one] rozwiń technologię o poziom
    [few] rozwiń technologie, najwyżej o { $number } poziomy
   *[many] rozwiń technologie, najwyżej o { $number } poziomów
  }
tzolkin-then-construct = { $number ->
    [one] zbuduj budynek
   *[other] zbuduj jeden lub dwa budynki albo monument
  }
tzolkin-then-construct-with-corn = zbuduj budynek za kukurydzę
tzolkin-then-up-any = stopień w górę w dowolnej świątyni
tzolkin-then-up-two = stopień w górę w dwóch świątyniach
tzolkin-then-pay-resource = zapłać 1 surowiec
tzolkin-then-trade = handluj na targu
tzolkin-then-any-action = 1 kukurydza za dowolną akcję innych kół
tzolkin-then-gain-any = { $number ->
    [0] { "" }
    [one] dowolny surowiec
    [few] { $number } dowolne surowce
   *[many] { $number } dowolnych surowców
  }
tzolkin-then-pray = surowiec za stopień w górę, jeśli chcesz

## O co pyta gra

tzolkin-waiting = Czekamy na: { $names }
tzolkin-nothing-asked = Teraz nie ma nic do wyboru
tzolkin-ask-confirm = Tura jest zaplanowana: zakończ ją albo coś cofnij
tzolkin-finish-unused = Zakończ turę - { $unused ->
    [one] robotnik wraca do domu bez akcji
    [few] { $unused } robotników wraca do domu bez akcji
   *[other] { $unused } robotników wraca do domu bez akcji
  }
tzolkin-tie = więcej robotników na kołach po ostatnim dniu: { $more } do { $less }
tzolkin-finish-done = Zakończ turę
tzolkin-ask-keep = Zatrzymaj dwa ze swoich kafelków bogactwa
tzolkin-ask-turn = Postaw robotników albo ich zdejmij
tzolkin-ask-must-place = Postaw robotnika
tzolkin-ask-placing = { $placed ->
    [0] Postaw robotnika
   *[other] Postaw kolejnego albo zakończ turę
  }
tzolkin-ask-picking = Zdejmij kolejnego albo zakończ turę
tzolkin-ask-pitied = Bogowie się zlitowali: zakończ turę
tzolkin-ask-act = Co robi ten robotnik?
tzolkin-ask-any-slot = Które wolne miejsce w Chichen Itza?
tzolkin-ask-harvest = Co zbierasz?
tzolkin-ask-track = Którą technologię rozwijasz?
tzolkin-ask-pay = { $number ->
    [one] Zapłać surowiec
    [few] Zapłać { $number } surowce, jeden po drugim
   *[many] Zapłać { $number } surowców, jeden po drugim
  }
tzolkin-ask-gain = { $number ->
    [one] Weź surowiec
    [few] Weź { $number } surowce, jeden po drugim
   *[many] Weź { $number } surowców, jeden po drugim
  }
tzolkin-ask-up = W której świątyni idziesz w górę?
tzolkin-ask-down = W której świątyni schodzisz w dół?
tzolkin-ask-build = Co budujesz?
tzolkin-ask-use = Architektura służy temu budynkowi czy następnemu?
tzolkin-ask-discount = Co odpada z kosztu?
tzolkin-ask-market = Targ: drewno 2, kamień 3, złoto 4 kukurydze
tzolkin-ask-any-action = Która akcja za 1 kukurydzę?
tzolkin-ask-pray = Surowiec za stopień w górę w świątyni?
tzolkin-ask-run = Co dalej?
tzolkin-ask-advance = Co dalej?
tzolkin-ask-day = O ile obraca się kalendarz?

tzolkin-group-keep = Zatrzymaj
tzolkin-group-beg = Żebranie: 3 kukurydze, stopień w dół
tzolkin-group-place = Postaw robotnika
tzolkin-group-pick = Zdejmij robotnika
tzolkin-group-act = Akcje
tzolkin-group-harvest = Zbiory
tzolkin-group-study = Rozwój
tzolkin-group-pay = Zapłać
tzolkin-group-gain = Weź
tzolkin-group-up = Stopień w górę
tzolkin-group-down = Stopień w dół
tzolkin-group-build = Zbuduj
tzolkin-group-use = Architektura
tzolkin-group-free = Zniżka
tzolkin-group-market = Targ
tzolkin-group-do = Dowolna akcja
tzolkin-group-skip = Albo nie
tzolkin-group-done = Zakończ
tzolkin-group-advance = Dni

tzolkin-price-sum = { $workers ->
    [0] { $space ->
        [one] 1 kukurydza za pole
        [few] { $space } kukurydze za pole
       *[many] { $space } kukurydz za pole
      }
   *[other] { $space } za pole i { $workers } za kolejnego robotnika: { $sum ->
        [one] 1 kukurydza
        [few] { $sum } kukurydze
       *[many] { $sum } kukurydz
      }
  }
tzolkin-row-sum = { $corn ->
    [one] Za kolejnych robotników w tej turze razem 1 kukurydza
    [few] Za kolejnych robotników w tej turze razem { $corn } kukurydze
   *[many] Za kolejnych robotników w tej turze razem { $corn } kukurydz
  }
tzolkin-pity = Bogowie się litują: oddajesz całą kukurydzę, choćby było jej niewiele
tzolkin-will-be-first = Pierwszym graczem będzie { $name }
tzolkin-calendar-taken = { $corn ->
    [one] Bierzesz 1 kukurydzę z kalendarza
    [few] Bierzesz { $corn } kukurydze z kalendarza
   *[many] Bierzesz { $corn } kukurydz z kalendarza
  }
tzolkin-new-buildings = { $number ->
    [one] Dochodzi nowy budynek
    [few] Dochodzą { $number } nowe budynki
   *[many] Dochodzi { $number } nowych budynków
  }
tzolkin-feeding = { $corn ->
    [one] 1 kukurydza żywi twoich robotników
    [few] { $corn } kukurydze żywią twoich robotników
   *[many] { $corn } kukurydz żywi twoich robotników
  }{ $unfed ->
    [0] { "" }
    [one] ; jeden głoduje
   *[other] ; { $unfed } głoduje
  }
tzolkin-day-comes = Nadchodzi dzień { $day }{ $food ->
    [yes] , dzień żywienia
   *[no] { "" }
  }
tzolkin-steps-down = { $steps ->
    [one] Pole niżej za 1 kukurydzę
    [few] { $steps } pola niżej za { $steps } kukurydze
   *[many] { $steps } pól niżej za { $steps } kukurydz
  }
tzolkin-temple-change = { $god }: z { $from } na { $to } { $number ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
tzolkin-worth-now = Teraz dałby { $points } pkt
tzolkin-step-lost = Ten stopień jest niemożliwy i przepada
tzolkin-turns-light = Twoja plansza obraca się jasną stroną do góry
tzolkin-turns-dark = Twoja plansza obraca się ciemną stroną do góry
tzolkin-pick-actions = { $number ->
    [0] Nic tu nie może zrobić
    [one] Może wykonać jedną akcję
   *[other] Może wykonać jedną z { $number } akcji
  }
tzolkin-next-turn = { "" }
tzolkin-next-act = Potem wybierasz jego akcję
tzolkin-next-any-slot = Potem wybierasz miejsce
tzolkin-next-harvest = Potem wybierasz, co zbierasz
tzolkin-next-track = Potem wybierasz technologię
tzolkin-next-pay = Potem płacisz
tzolkin-next-gain = Potem wybierasz surowiec
tzolkin-next-up = Potem wybierasz świątynię, w której idziesz w górę
tzolkin-next-down = Potem wybierasz świątynię, w której schodzisz w dół
tzolkin-next-build = Potem wybierasz, co budujesz
tzolkin-next-use = Potem mówisz, któremu budynkowi służy architektura
tzolkin-next-discount = Potem wybierasz zniżkę
tzolkin-next-market = Potem możesz handlować
tzolkin-next-any-action = Potem wybierasz akcję
tzolkin-next-pray = Potem możesz się pomodlić
tzolkin-next-run = { "" }
tzolkin-next-advance = { "" }

## Co kto robi

tzolkin-keep = { $name } zatrzymuje kafelek bogactwa: { $effects }
tzolkin-keep-you = Zatrzymaj: { $effects }
tzolkin-keep-at = Zatrzymaj ten kafelek
tzolkin-beg = { $name } żebrze o kukurydzę i schodzi o stopień: { $god }
tzolkin-beg-you = Żebrz o kukurydzę, stopień w dół: { $god }
tzolkin-beg-at = W dół: { $god }
tzolkin-place = { $name } stawia robotnika na kole { $wheel }
tzolkin-place-you = Postaw robotnika na kole { $wheel }
tzolkin-place-at = { $wheel } { $at }
tzolkin-place-first = { $name } stawia robotnika na polu pierwszego gracza
tzolkin-place-first-you = Postaw robotnika na polu pierwszego gracza
tzolkin-place-first-at = Pierwszy gracz
tzolkin-pick = { $name } zdejmuje robotnika z pola { $wheel } { $space }
tzolkin-pick-you = Zdejmij robotnika z pola { $wheel } { $space }
tzolkin-pick-at = { $wheel } { $space }
tzolkin-act = { $name } zleca robotnikowi akcję
tzolkin-act-you = Wykonaj akcję { $action }
tzolkin-act-at = { $wheel } { $action }
tzolkin-act-nothing = { $name } odsyła robotnika do domu bez akcji
tzolkin-act-nothing-you = Nie rób nic
tzolkin-act-nothing-at = Nic
tzolkin-ahead = { $name } wykonuje akcję z pola o jedno dalej
tzolkin-ahead-you = O jedno pole dalej
tzolkin-harvest = { $way_id ->
    [corn] { $name } zbiera kafelek kukurydzy
    [wood] { $name } bierze kafelek drewna
    [burn] { $name } wypala las dla kukurydzy
   *[bare] { $name } zbiera bez kafelka
  }
tzolkin-harvest-you = { $way_id ->
    [corn] Weź kafelek kukurydzy
    [wood] Weź kafelek drewna
    [burn] Wypal las, stopień w dół
   *[bare] Zbierz bez kafelka
  }
tzolkin-study = { $name } rozwija technologię: { $technology }
tzolkin-study-you = Rozwiń technologię: { $technology }
tzolkin-study-at = { $technology }{ $level ->
    [bonus] : bonus
   *[other] { " " }{ $level }
  }
tzolkin-pay = { $name } płaci 1 { $resource }
tzolkin-pay-you = Zapłać 1 { $resource }
tzolkin-gain = { $name } bierze 1 { $resource }
tzolkin-gain-you = Weź 1 { $resource }
tzolkin-up = { $name } wchodzi o stopień wyżej: { $god }
tzolkin-up-you = W górę: { $god }
tzolkin-down = { $name } schodzi o stopień: { $god }
tzolkin-down-you = W dół: { $god }
tzolkin-build = { $name } buduje: { tzolkin-building-name } ({ $effects })
tzolkin-build-you = Zbuduj: { tzolkin-building-name } ({ $effects })
tzolkin-build-at = Zbuduj: { tzolkin-building-name }
tzolkin-raise = { $name } wznosi: { tzolkin-monument-name }
tzolkin-raise-you = Wznieś: { tzolkin-monument-name }
tzolkin-raise-at = Wznieś: { tzolkin-monument-name }
tzolkin-use = { $name } używa architektury do tego budynku
tzolkin-use-you = Użyj do tego budynku
tzolkin-save = { $name } zachowuje architekturę na drugi budynek
tzolkin-save-you = Zachowaj na drugi budynek
tzolkin-free = { $name } płaci mniej: { $good }
tzolkin-free-you = { $good_id ->
    [corn] O 2 kukurydze mniej
   *[other] O 1 mniej: { $good }
  }
tzolkin-skip = { $name } rezygnuje
tzolkin-skip-you = Nie, dziękuję
tzolkin-buy = { $name } kupuje 1 { $resource }
tzolkin-buy-you = Kup: { $resource }
tzolkin-sell = { $name } sprzedaje 1 { $resource }
tzolkin-sell-you = Sprzedaj: { $resource }
tzolkin-do = { $name } wykonuje akcję { $wheel } { $action } za 1 kukurydzę
tzolkin-do-you = Wykonaj akcję { $wheel } { $action } za 1 kukurydzę
tzolkin-do-at = { $wheel } { $action }
tzolkin-done = { $name } kończy
tzolkin-done-you = Gotowe
tzolkin-advance = { $name } obraca kalendarz o { $days ->
    [one] jeden dzień
   *[other] dwa dni
  }
tzolkin-advance-you = { $days ->
    [one] Jeden dzień
   *[other] Dwa dni
  }
tzolkin-draw-start-player = Losowany jest pierwszy gracz
tzolkin-draw-building = Dochodzi: { tzolkin-building-name } ({ $effects })
tzolkin-draw-monument = Dochodzi: { tzolkin-monument-name }
tzolkin-draw-wealth = Losowany jest kafelek bogactwa

## Co z tego wynika

tzolkin-news-dealt = Dostajesz kafelek bogactwa: { $effects }
tzolkin-news-dummy = Neutralny robotnik staje na polu { $wheel } { $space }
tzolkin-news-kept = { $name } zatrzymuje: { $ids }
tzolkin-news-placed = Robotnik stoi na polu { $wheel } { $space }
tzolkin-news-action = Akcja { $action } koła { $wheel }
tzolkin-news-goods = { $name }: { $goods }
tzolkin-news-temple = { $god }: { $name } stoi na stopniu { $to }
tzolkin-news-technology = { $name } osiąga poziom { $level }: { $technology }
tzolkin-news-harvest-tile = { $name } bierze kafelek { $tile }
tzolkin-news-building = { $name } ma teraz: { tzolkin-building-name }
tzolkin-news-monument = { $name } ma teraz: { tzolkin-monument-name }
tzolkin-news-worker = { $name } ma teraz { $workers } robotników
tzolkin-news-board = { $light ->
    [yes] { $name } obraca planszę jasną stroną do góry
   *[no] { $name } obraca planszę ciemną stroną do góry
  }
tzolkin-news-calendar-corn = { $corn ->
    [one] { $name } bierze 1 kukurydzę z kalendarza
    [few] { $name } bierze { $corn } kukurydze z kalendarza
   *[many] { $name } bierze { $corn } kukurydz z kalendarza
  }
tzolkin-news-calendar-corn-added = { $corn ->
    [one] Na kalendarzu leży 1 kukurydza
    [few] Na kalendarzu leżą { $corn } kukurydze
   *[many] Na kalendarzu leży { $corn } kukurydz
  }
tzolkin-news-food-day = { $number ->
    [1] Pierwszy dzień żywienia
    [2] Drugi dzień żywienia
    [3] Trzeci dzień żywienia
   *[4] Ostatni dzień żywienia
  }
tzolkin-news-fed = { $name } płaci { $corn ->
    [one] 1 kukurydzę
    [few] { $corn } kukurydze
   *[many] { $corn } kukurydz
  }{ $unfed ->
    [0] { " " }i żywi wszystkich robotników
    [one] ; jeden robotnik głoduje
   *[other] ; { $unfed } robotników głoduje
  }
tzolkin-news-new-age = Nowa epoka: wyłożone są inne budynki
tzolkin-news-temple-goods = { $god } daje graczowi { $name }: { $goods }
tzolkin-news-skulls-short = Za mało czaszek w banku: nikt nie dostaje
tzolkin-news-first-player = Pierwszym graczem jest { $name }
tzolkin-news-calendar = { $days ->
    [one] Koła się obracają: dzień { $day }
   *[other] Koła obracają się dwa razy: dzień { $day }
  }
tzolkin-news-pushed-off = Robotnik gracza { $name } z pola { $wheel } { $space } wraca do domu bez akcji
tzolkin-news-food-day-due = W tej rundzie jest dzień żywienia, a świątynie dają { $gives ->
    [goods] dobra
   *[points] punkty
  }
tzolkin-news-game-over = Koniec gry: { $scores }
tzolkin-news-points-skulls = { $name } składa w ofierze czaszkę: { $points } pkt
tzolkin-news-points-buildings = { $name } dostaje { $points } pkt za budynek
tzolkin-news-points-technologies = { $name } dostaje { $points } pkt za architekturę
tzolkin-news-points-hunger = { $name } traci punkty za głodnych robotników: { $points }
tzolkin-news-points-temple = { $god }: { $name } dostaje { $points } pkt
tzolkin-news-points-goods = { $name } dostaje { $points } pkt za resztę dóbr
tzolkin-news-points-monument = { $name } dostaje { $points } pkt: { tzolkin-monument-name }

## Wynik

tzolkin-part-skulls = Czaszki
tzolkin-part-temples = Świątynie
tzolkin-part-buildings = Budynki
tzolkin-part-technologies = Architektura
tzolkin-part-monuments = Monumenty
tzolkin-part-goods = Reszta dóbr
tzolkin-part-hunger = Głód
