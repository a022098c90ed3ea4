# Tzolk'in w terminalu: co się wpisuje, napisy ekranu, stół w zdaniach, co daje akcja.
tzolkin-ask-type = Wpisz { $names }.
tzolkin-typing =
    place palenque     robotnik na koło; place palenque tikal, place first
    pick yaxchilan 3   robotnik z pola; pick yaxchilan 3 act 2
    act 2, act nothing akcja robotnika (też: 2); ahead: teologia
    harvest corn       albo wood, burn, bare (też: corn)
    study theology     poziom technologii;  pay wood, pay 2 wood 1 stone
    up chaac           stopień świątyni;  down chaac;  gain gold;  beg chaac
    build a1-07        budynek;  raise m03  monument (też: a1-07, m03)
    use, later         architektura teraz albo później;  free wood, skip
    buy 2 gold, sell wood   na targu;  do tikal 4  dowolna akcja
    keep w03           kafelek bogactwa (też: w03)
    done               koniec tury albo dość;  1, 2  dni kalendarza
    Słowa można skracać: pl pal, pi yax 3, bui a1-07.
tzolkin-page-wheels = pięć kół i co daje ci każde pole
tzolkin-page-temples = stopnie, kto gdzie stoi, co by dały
tzolkin-page-technologies = cztery technologie i ich poziomy
tzolkin-page-buildings = wyłożone budynki
tzolkin-page-monuments = monumenty i ile są dla ciebie warte
tzolkin-page-jungle = kafelki zbiorów, które zostały
tzolkin-page-calendar = dni żywienia, posiłki, pole pierwszego gracza
tzolkin-page-players = dobra, robotnicy i kafelki wszystkich
tzolkin-page-wealth = twoje kafelki bogactwa
tzolkin-page-age2 = wszystkie budynki epoki 2
tzolkin-page-signs = co znaczą znaki na ekranie
tzolkin-page-look = gracz: look B; koło: look tikal; kafelek: look a1-07

# Napisy. Dobra to c kukurydza, w drewno, s kamień, g złoto, k czaszka w każdym języku.
tzolkin-screen-over = koniec gry
tzolkin-screen-keep = bogactwo na start
tzolkin-screen-day = kalendarz
tzolkin-screen-placing = stawia
tzolkin-screen-picking = zdejmuje
tzolkin-screen-meal = posiłek
tzolkin-screen-any = każda
tzolkin-screen-full = jest
tzolkin-screen-chaac = Ch
tzolkin-screen-quetzalcoatl = Q
tzolkin-screen-kukulcan = Ku
tzolkin-screen-worker = robotnik
tzolkin-screen-study = { $number ->
    [one] 1 poziom
   *[other] { $number } poziomy
  }
tzolkin-screen-construct = { $number ->
    [one] budynek
   *[other] 2 bud./M
  }
tzolkin-screen-construct-with-corn = c→bud.
tzolkin-screen-up-any = stop.
tzolkin-screen-up-two = 2 góra
tzolkin-screen-pay-resource = sur→
tzolkin-screen-trade = targ
tzolkin-screen-any-action = 1c→każda
tzolkin-screen-gain-any = { $number ->
    [0] { "" }
   *[other] +
  }
tzolkin-screen-pray = { "" }
tzolkin-screen-columns = punkty kuku drew kami złot czas ręka posi dni ro wy ar te B M
tzolkin-screen-temples = najwyżej, stopnie w punktach; s, g, w, k w dni dóbr
tzolkin-screen-technologies = poziom kosztuje 1, 2, 3 surowce, powyżej trzeciego 1
tzolkin-screen-signs =
    2 A     robotnik A na polu 2;  2 #  neutralny robotnik;  2 ·  nikt
    2 ○3c   następny robotnik na tym kole staje tutaj i kosztuje 3 kukurydze
    5c×1    5 kukurydz z kafelkiem, widać 1 kafelek;  2w×3  2 drewna, 3 kafelki
    8c*     8 kukurydz bez kafelka;  5c!  5 kukurydz za spalony las
    1s 1c   1 kamień i 1 kukurydza; w to drewno, g złoto, k czaszka
    3c→     co się płaci;  sur→  surowiec
    2 bud./M   jeden lub dwa budynki albo monument
    8 Ku +  czaszka za 8 punktów, stopień Kukulcana, dowolny surowiec
    jest    leży tam już czaszka;  każda  dowolna akcja koła
    ↺ #     dwa miejsca bez numeru, z których neutralni wracają na 0
    2s AB   stopień za 2 punkty, na nim A i B, kamień w dni dóbr
    6/2     punkty za najwyższe miejsce po epoce 1 i po epoce 2
    ✓       stać cię na to;  blade: teraz niemożliwe
tzolkin-sort-farm = farma
tzolkin-sort-civic = publ.
tzolkin-sort-tomb = grób
tzolkin-sort-altar = ołtarz
tzolkin-short-points = { $number } pkt
tzolkin-short-up = { $god } +{ $number }
tzolkin-short-up-any = dowolna świątynia +{ $number }
tzolkin-short-advance = { $technology } +1
tzolkin-short-advance-any = dowolna technologia +{ $number }
tzolkin-short-worker = robotnik
tzolkin-short-farm = żywi { $number }
tzolkin-short-thrift = posiłki -1c
tzolkin-short-trade = targ
tzolkin-short-build = można budować dalej
tzolkin-short-any-action = dowolna akcja za 1c
tzolkin-short-agriculture-1 = zbiory +1c
tzolkin-short-agriculture-2 = ryby +1c
tzolkin-short-agriculture-3 = zbiory +2c
tzolkin-short-agriculture-4 = stopień
tzolkin-short-extraction-1 = drewno +1
tzolkin-short-extraction-2 = kamień +1
tzolkin-short-extraction-3 = złoto +1
tzolkin-short-extraction-4 = 2 surowce
tzolkin-short-architecture-1 = 1c/budynek
tzolkin-short-architecture-2 = 2 pkt/budynek
tzolkin-short-architecture-3 = o 1 mniej
tzolkin-short-architecture-4 = 3 punkty
tzolkin-short-theology-1 = 1 dalej
tzolkin-short-theology-2 = sur.→stopień
tzolkin-short-theology-3 = czaszka +1
tzolkin-short-theology-4 = 1 czaszka

# Zdania.
tzolkin-told-day = { $person ->
    [no] Dzień { $day }. { $food }.
   *[yes] Dzień { $day }. { $food }. Gra { $name }.
  }
tzolkin-told-player = { $points ->
    [one] { $name }: 1 punkt.
    [few] { $name }: { $points } punkty.
   *[many] { $name }: { $points } punktów.
  }
tzolkin-told-goods = Dobra: { $goods }. Kafelki zbiorów: { $tiles }.
tzolkin-told-workers = Robotnicy w ręce: { $hand } z { $all }; na kołach: { $places }.
tzolkin-told-bill = Posiłek kosztuje kukurydzę: { $corn }.
tzolkin-told-steps = Świątynie, według punktów stopnia: { $steps }.
tzolkin-told-kept = zatrzymany
tzolkin-told-payable = Stać cię na to.
tzolkin-told-dummy = neutralny
tzolkin-told-wheel = { $wheel }: { $standing }. { $full ->
    [yes] Koło jest pełne.
   *[no] Następny robotnik staje na { $space }, kukurydza: { $corn }.
  }
tzolkin-told-impossible = teraz niemożliwe
tzolkin-told-one-day = Możliwy jest tylko jeden dzień: drugi zepchnąłby robotnika, którego pierwszy nie spycha.
tzolkin-told-temple = { $god }; najwyżej stojący dostaje po epoce 1 i 2: { $bonus } pkt.
tzolkin-told-temple-steps = Punkty stopni od dołu: { $steps }.
tzolkin-told-temple-pays = { $name } na { $at }: dostanie { $goods } albo { $points } pkt.
tzolkin-told-stack = W stosie tej epoki: { $left }.
tzolkin-told-outlook = { $name } na teraz: świątynie { $temples }, monumenty { $monuments }.

# Co kosztuje i co daje akcja.
tzolkin-terms-cost = koszt: { $amounts }
tzolkin-terms-gain = zysk: { $amounts }
tzolkin-terms-temples-chaac = Chaac: ze stopnia { $from } na { $to }
tzolkin-terms-temples-quetzalcoatl = Quetzalcoatl: ze stopnia { $from } na { $to }
tzolkin-terms-temples-kukulcan = Kukulcan: ze stopnia { $from } na { $to }
tzolkin-terms-light = { $light ->
    [yes] twoja plansza odwraca się jasną stroną
   *[no] twoja plansza odwraca się ciemną stroną
  }
tzolkin-terms-space = pole { $space }
tzolkin-terms-pity = litość bogów: cała twoja kukurydza, potem koniec tury
tzolkin-terms-calendar_corn = kukurydza z kalendarza: { $calendar_corn }
tzolkin-terms-first_player = pierwszy gracz: { $first_player }
tzolkin-terms-level = { $level ->
    [bonus] premia
   *[other] poziom { $level }
  }
tzolkin-terms-price = cena: { $amounts }
tzolkin-terms-effects = { $effects }
tzolkin-terms-worth_now = teraz wart { $worth_now } pkt
tzolkin-terms-lost = stopień przepada
tzolkin-terms-steps_down = { $steps_down ->
    [one] 1 pole w dół
    [few] { $steps_down } pola w dół
   *[many] { $steps_down } pól w dół
  }
tzolkin-terms-new_buildings = nowe budynki: { $new_buildings }
tzolkin-terms-food_day = { $food_day ->
    [yes] następna runda to dzień żywienia
    [no] { "" }
   *[other] dzień żywienia, kukurydza: { $corn }{ $unfed ->
        [0] { "" }
       *[other] , głodni: { $unfed }
      }
  }
tzolkin-terms-day = do dnia { $day }
tzolkin-terms-home = { $home_count ->
    [0] { "" }
   *[other] do domu bez akcji: { $home }
  }
tzolkin-home-each = { $name } { $wheel } { $space }
