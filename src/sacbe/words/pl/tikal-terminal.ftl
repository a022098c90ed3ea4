# Tikal w terminalu: o co pyta gra, co się wpisuje, napisy ekranu, stół w zdaniach, co daje akcja.
tikal-variant-basic = Tikal
tikal-variant-auction = Tikal, gra z licytacją
tikal-ask-bid = { $can ->
    [no] Nie możesz licytować wyżej. Wpisz pass.
   *[yes] Twoja licytacja: od { $low } do { $high }. Wpisz bid { $low } albo pass.
  }
tikal-ask-choose = Wybierz swoją płytkę. Wpisz { $tiles }.
tikal-ask-place = Połóż { $id }, { $tile }. Wpisz pole, na przykład { $field }.
tikal-ask-spend = { $points ->
    [0] Nie masz już punktów. Wpisz end.
    [one] Został 1 punkt. Wpisz, co robisz, na przykład { $example }, albo end.
    [few] Zostały { $points } punkty. Wpisz, co robisz, na przykład { $example }, albo end.
   *[many] Zostało { $points } punktów. Wpisz, co robisz, na przykład { $example }, albo end.
  }{ $scoring ->
    [yes] { " " }Potem dostajesz { $would } pkt, jeśli nic się nie zmieni.
   *[no] { "" }
  }
tikal-typing =
    place c3      pokaż, jak można położyć płytkę na c3 (też: c3)
    place c3 r2   połóż ją obróconą w prawo o dwa boki
    bring base    uczestnik z zapasu; bring 3 base, bring leader camp1
    walk b4 > d3  uczestnik najtańszą drogą; walk 2 b4 > d3, walk leader d3
    uncover d3    warstwa świątyni; uncover 2 d3
    dig d3        skarb
    camp d3       rozbij obóz;  guard d3  postaw strażnika
    path base c3  uczestnik tajnym przejściem między twoimi obozami
    exchange B sun mask   weź słońce gracza B, oddaj swoją maskę
    end           zakończ turę
    bid 5, pass   w licytacji (też: 5);  choose B3  weź płytkę (też: B3)
tikal-page-map = cała plansza, duża, z objaśnieniem znaków
tikal-page-tile = twoja płytka w sześciu położeniach albo płytki do licytacji
tikal-page-tiles = co zostało: płytki według liter, warstwy, skarby
tikal-page-players = pionki, obozy, strażnicy i skarby wszystkich
tikal-page-look = gracz: look B; pole: look c3
tikal-page-reach = dokąd mogą dojść pionki: reach b4

# Napisy.
tikal-screen-over = koniec gry
tikal-screen-tiles = płytki { $tiles }
tikal-screen-turn = tura { $number }
tikal-screen-auction = licytacja
tikal-screen-final = ostatnie rozliczenie
tikal-screen-volcano = rozliczenie
tikal-screen-points = Punkty
tikal-screen-no-bid = Jeszcze nic
tikal-screen-turning =
    to jest r0
    r1 do r5
    obracają
    w prawo
tikal-screen-reserve = zapas
tikal-screen-levels = zostałe warstwy
tikal-screen-to-come = płytki { $letter } w stosie
tikal-screen-camp = obóz
tikal-screen-empty = puste
tikal-screen-base = baza
tikal-screen-jungle = dżung.
tikal-screen-signs =
    ▲5 świątynia za 5   ▲5›A punkty dla A   ▲5♜A strażnik A
    ◆◆ pole skarbów, zostały dwa   obóz A: obóz gracza A
    2A dwaj uczestnicy A   A* dowódca A   2A* jedno i drugie
    2 na boku: kamienie, cena kroku
    Przy imionach: punkty i ile dałoby rozliczenie teraz;
    { "*" } dowódca w zapasie, ⌂⌂ obozy i ♜♜ strażnicy do użycia.

# Zdania. Kierunki jak w zapisie: n, ne, se, s, sw, nw.
tikal-told-turn = { $person ->
    [no] Tura { $number }.
   *[yes] { $kind ->
        [volcano] Tura { $number }, rozliczenie: { $name }.
        [final] Tura { $number }, ostatnie rozliczenie: { $name }.
       *[turn] Tura { $number }, gra { $name }.
      }
  }
tikal-told-order = Kolejność rozliczenia: { $order }; już { $done }.
tikal-told-map = Wpisz map, żeby zobaczyć całą planszę.
tikal-told-points-left = { $points ->
    [one] Został 1 punkt.
    [few] Zostały { $points } punkty.
   *[many] Zostało { $points } punktów.
  }
tikal-told-stones = { $count ->
    [0] bez kamieni
   *[other] kamienie { $stones }
  }
tikal-told-no-tile = Nie ma teraz płytki do obejrzenia.
tikal-told-offer = Do wzięcia: { $tiles }
tikal-told-ways = Drogi na { $ways }
tikal-told-open = Kamienie w stronę { $fields }
tikal-told-player = { $points ->
    [one] { $name }: 1 punkt.
    [few] { $name }: { $points } punkty.
   *[many] { $name }: { $points } punktów.
  }
tikal-told-pieces = Uczestnicy: { $places }; w zapasie { $reserve }.
tikal-told-camps = Obozy: { $camps }; zostało { $left }.
tikal-told-guards = Strażnicy: { $guards }; zostało { $left }.
tikal-told-treasures = { $count ->
    [0] Bez skarbów.
   *[other] Skarby: { $treasures }.
  }
tikal-told-treasures-left = { $count ->
    [0] Wszystkie skarby są już wykopane.
   *[other] Skarby jeszcze w ziemi: { $treasures }.
  }
tikal-told-would-score = { $name } ma teraz do rozliczenia { $points } pkt: { $count ->
    [0] { "" }
   *[other] świątynie { $temples }; { "" }
  }skarby { $treasures }.
tikal-told-strength = Siła: { $strengths }.
tikal-told-level = Warstwy z liczbą { $level }: zostało { $left }. Odkryte w tej turze: { $done }.
tikal-told-dug = Wykopane w tej turze: { $done }.
tikal-told-reach = { $points ->
    [0] Nie masz teraz punktów na ruch.
    [one] W zasięgu za 1 punkt:
    [few] W zasięgu za { $points } punkty:
   *[many] W zasięgu za { $points } punktów:
  }
tikal-told-no-reach = Nic.

# Co kosztuje i co daje akcja.
tikal-terms-cost-action_points = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[many] { $number } punktów
  }
tikal-terms-cost-points = płacisz { $number } pkt
tikal-terms-change-reserve = w zapasie zostaje { $to }
tikal-terms-change-value = z { $from } na { $to }
tikal-terms-change-tokens = skarbów tam: { $from }
tikal-terms-change-would_score = twoje skarby dadzą { $to } zamiast { $from }
tikal-terms-change-camps_left = { $to ->
    [0] twój ostatni obóz
   *[other] twój pierwszy obóz
  }
tikal-terms-value = { $value } pkt dla ciebie w każdym rozliczeniu
tikal-terms-leave = { $leave ->
    [0] { "" }
    [one] z gry odchodzi jeden pionek
    [few] z gry odchodzą { $leave } pionki
   *[many] z gry odchodzi { $leave } pionków
  }
tikal-terms-tile = { $terrain }
tikal-terms-links = { $amounts ->
    [none] nie ma wejścia
   *[other] drogi na { $amounts }
  }
tikal-terms-open = { $open_count ->
    [0] { "" }
   *[other] otwarte na { $open }
  }
tikal-terms-gain-points = dostajesz { $number } pkt
tikal-terms-unused = { $unused ->
    [one] 1 punkt przepada
    [few] { $unused } punkty przepadają
   *[many] { $unused } punktów przepada
  }
tikal-terms-left_if_won = po wygranej zostanie ci { $left_if_won } pkt
tikal-terms-winner = licytację wygra { $winner }
tikal-terms-scoring = runda rozliczenia
