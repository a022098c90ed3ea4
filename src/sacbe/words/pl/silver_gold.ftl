# Silver & Gold: co kto robi, co z tego wynika, o co pyta gra i jak się co nazywa.
# Kolory w rodzaju żeńskim: mówią o mapie i o pieczęci.
silver_gold-colour-grey = szara
    .short = szara
silver_gold-colour-green = zielona
    .short = ziel.
silver_gold-colour-orange = pomarańczowa
    .short = pom.
silver_gold-colour-purple = fioletowa
    .short = fiol.

silver_gold-pattern-I2 = domino
silver_gold-pattern-I3 = prosta trójka
silver_gold-pattern-V3 = trójka narożna
silver_gold-pattern-T4 = T z czterech pól
silver_gold-pattern-L4 = L z czterech pól
silver_gold-pattern-O4 = kwadrat
silver_gold-id-I2 = { silver_gold-pattern-I2 }
silver_gold-id-I3 = { silver_gold-pattern-I3 }
silver_gold-id-V3 = { silver_gold-pattern-V3 }
silver_gold-id-T4 = { silver_gold-pattern-T4 }
silver_gold-id-L4 = { silver_gold-pattern-L4 }
silver_gold-id-O4 = { silver_gold-pattern-O4 }

silver_gold-part-coins = Monety
silver_gold-part-trophies = Trofea
silver_gold-part-palms = Palmy
silver_gold-part-maps = Mapy
silver_gold-part-seals = Pieczęcie

# Co ktoś robi, i to samo jako wybór.
silver_gold-mark = { $pattern_id ->
    [none] { $name } zaznacza jedno pole
   *[other] { $name } zaznacza kształt: { $pattern }
  }
silver_gold-mark-you = { $pattern_id ->
    [none] Zaznacz { $fields } na mapie { $map }
   *[other] Zaznacz { $fields } na mapie { $map } ({ $pattern })
  }
silver_gold-keep = { $name } zatrzymuje { $id }
silver_gold-keep-you =
    { $points ->
        [one] Zatrzymaj { $id }: { $colour }, { $points } punkt
        [few] Zatrzymaj { $id }: { $colour }, { $points } punkty
       *[many] Zatrzymaj { $id }: { $colour }, { $points } punktów
    }
silver_gold-take = { $name } bierze { $id }
silver_gold-take-you =
    { $points ->
        [one] Weź { $id }: { $colour }, { $points } punkt
        [few] Weź { $id }: { $colour }, { $points } punkty
       *[many] Weź { $id }: { $colour }, { $points } punktów
    }
silver_gold-take-deck = { $name } bierze wierzchnią mapę ze stosu
silver_gold-take-deck-you = Weź wierzchnią mapę ze stosu
silver_gold-draw-map = Dobrana mapa: { $id }
silver_gold-draw-card = Karta ekspedycji: { $id }
silver_gold-draw-start-player = Pierwszy gracz: { $who }

# Co z tego wynika.
silver_gold-news-dealt = Dostajesz { $id }
silver_gold-news-kept = { $who } zatrzymuje { $ids }
silver_gold-news-marked = { $who } zaznacza { $fields } na { $id }
silver_gold-news-points-coins =
    { $points ->
        [one] { $who } skreśla monetę
        [few] { $who } skreśla { $points } monety
       *[many] { $who } skreśla { $points } monet
    }
silver_gold-news-points-palm =
    { $points ->
        [one] { $who } dostaje za palmę 1 punkt
        [few] { $who } dostaje za palmę { $points } punkty
       *[many] { $who } dostaje za palmę { $points } punktów
    }
silver_gold-news-points-trophy =
    { $points ->
        [one] { $who } wypełnia rząd monet i bierze trofeum za 1 punkt
        [few] { $who } wypełnia rząd monet i bierze trofeum za { $points } punkty
       *[many] { $who } wypełnia rząd monet i bierze trofeum za { $points } punktów
    }
silver_gold-news-points-map =
    { $points ->
        [one] { $who } kończy { $id }: { $points } punkt
        [few] { $who } kończy { $id }: { $points } punkty
       *[many] { $who } kończy { $id }: { $points } punktów
    }
silver_gold-news-points-seals =
    { $points ->
        [one] { $who } dostaje za pieczęcie jeszcze 1 punkt
        [few] { $who } dostaje za pieczęcie jeszcze { $points } punkty
       *[many] { $who } dostaje za pieczęcie jeszcze { $points } punktów
    }
silver_gold-news-taken = { $who } kładzie przed sobą { $id } jako mapę { $map }
silver_gold-news-shown = { $id } dochodzi do wyłożonych map
silver_gold-news-start-player = Pierwszym graczem jest teraz { $who }
silver_gold-news-round = Zaczyna się runda { $round }; karty ekspedycji są potasowane
silver_gold-news-game-over = Koniec gry: { $scores }

# O co pyta gra.
silver_gold-keep-title = Zatrzymaj dwie z tych czterech map
silver_gold-keep-soon = Mapy zostaną rozdane, gdy tylko wszyscy usiądą
silver_gold-asked-keep =
    { $left ->
        [one] Wybierz jeszcze jedną mapę, którą zatrzymasz.
       *[other] Wybierz dwie mapy, które zatrzymasz.
    }
silver_gold-asked-mark = Zaznacz kształt ({ $pattern }) na jednej ze swoich map albo jedno pole.
silver_gold-asked-single = Kształt ({ $pattern }) nigdzie nie pasuje. Zaznacz jedno pole.
silver_gold-asked-extra =
    { $owed ->
        [one] Krzyżyk: zaznacz jeszcze jedno pole, na dowolnej swojej mapie.
        [few] Krzyżyki: zaznacz jeszcze { $owed } pola, jedno po drugim.
       *[many] Krzyżyki: zaznacz jeszcze { $owed } pól, jedno po drugim.
    }
silver_gold-asked-take = Mapa ukończona! Weź nową: jedną z wyłożonych albo ze stosu.
silver_gold-asked-settling = { $name } kończy mapę i bierze nową.
silver_gold-asked-confirm = To wszystko. Zakończ turę albo cofnij.
silver_gold-finish-keep = Zatrzymaj te dwie mapy
silver_gold-finish-mark = Zaznacz tutaj
silver_gold-finish-take = Weź tę mapę
silver_gold-finish-take-deck = Dobierz z talii
silver_gold-asked-soon = Następna karta: { $pattern }.
silver_gold-asked-others = Pozostali jeszcze się zastanawiają.

silver_gold-brings-coins =
    { $count ->
        [one] 1 moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
silver_gold-brings-palm =
    { $points ->
        [one] Palma za 1 punkt
        [few] Palma za { $points } punkty
       *[many] Palma za { $points } punktów
    }
silver_gold-brings-trophy = Pełny rząd monet: trofeum za { $points }, o ile nie weźmie go ktoś, kto rozlicza się wcześniej
silver_gold-brings-map =
    { $points ->
        [one] Kończy { $id }: { $points } punkt
        [few] Kończy { $id }: { $points } punkty
       *[many] Kończy { $id }: { $points } punktów
    }
silver_gold-brings-seals = Pieczęcie dają o { $points } więcej
silver_gold-brings-extra =
    { $count ->
        [one] Potem jeszcze jedno pole
        [few] Potem jeszcze { $count } pola
       *[many] Potem jeszcze { $count } pól
    }
silver_gold-brings-deck =
    { $count ->
        [one] Ostatnia mapa ze stosu, w ciemno
       *[other] Jedna z { $count } map, w ciemno
    }

# Rzeczy na stole.
silver_gold-map-says =
    Mapa { $id }, { $colour }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.{ $crosses ->
        [0] { "" }
        [one] { " " }1 krzyżyk.
        [few] { " " }{ $crosses } krzyżyki.
       *[many] { " " }{ $crosses } krzyżyków.
    }{ $coins ->
        [0] { "" }
        [one] { " " }1 moneta.
        [few] { " " }{ $coins } monety.
       *[many] { " " }{ $coins } monet.
    }{ $palms ->
        [0] { "" }
       *[other] { " " }Palma.
    }
silver_gold-seal-says =
    { $points ->
        [one] Pieczęć { $colour }: 1 punkt za każdą ukończoną mapę w tym kolorze.
        [few] Pieczęć { $colour }: { $points } punkty za każdą ukończoną mapę w tym kolorze.
       *[many] Pieczęć { $colour }: { $points } punktów za każdą ukończoną mapę w tym kolorze.
    }
silver_gold-own-map =
    { $free ->
        [one] Twoja mapa { $number }, { $id }: 1 wolne pole
        [few] Twoja mapa { $number }, { $id }: { $free } wolne pola
       *[many] Twoja mapa { $number }, { $id }: { $free } wolnych pól
    }
silver_gold-field =
    { $field }{ $sign ->
        [cross] , krzyżyk
        [coin] , moneta
        [palm] , palma
       *[plain] { "" }
    }, { $state ->
        [marked] zaznaczone
        [fits] wycinek tu pasuje
        [turn] pasuje po obróceniu
       *[free] wolne
    }
silver_gold-display = Wyłożone mapy
silver_gold-deck =
    { $count ->
        [0] Stos jest pusty
        [one] Stos: 1 mapa
        [few] Stos: { $count } mapy
       *[many] Stos: { $count } map
    }
silver_gold-dealt = Cztery mapy rozdane tobie
silver_gold-kept-stamp = zostaje
silver_gold-take-here = Tu trafi nowa mapa: wybierz jedną powyżej.
silver_gold-no-map = Tu nie ma mapy
silver_gold-open-charts = Pokaż te mapy w dużym rozmiarze
silver_gold-marked-fields = Zaznaczone: { $fields }.
silver_gold-map-title = Mapa { $id }
silver_gold-close = Zamknij
silver_gold-card-of = Monety: { $coins } z 12. Trofea: { $trophies }. Palmy: { $palms }. Ukończone mapy: { $maps }.
silver_gold-round = Runda { $round } z 4, karta ekspedycji { $card } z 7
silver_gold-trophies = Zostały trofea: { $left }
silver_gold-start = Pierwszy gracz: { $name }
silver_gold-settling = bierze nową mapę
silver_gold-maps-of = Mapy: { $name }
silver_gold-cards = Runda { $round }, karta ekspedycji { $card } z { $of }
silver_gold-card-state =
    { $pattern }{ $state ->
        [now] , w grze
        [seen] , już była
       *[open] { "" }
    }

# Wycinek.
silver_gold-turn = Obróć
silver_gold-turn-key = Obróć (R albo kółko myszy)
silver_gold-mirror = Odbij
silver_gold-mirror-key = Odbij (F)
silver_gold-hold-pattern = Kształt: { $pattern }. Przeciągnij go na mapę albo dotknij pola.
silver_gold-hold-single = Jedno pole zamiast kształtu
silver_gold-hold-extra = Jeszcze jedno pole
silver_gold-single-key = Jedno pole (X)
silver_gold-sign-plain = Pole
silver_gold-sign-cross = Krzyż
silver_gold-sign-coin = Moneta
silver_gold-sign-palm = Palma
silver_gold-explain-plain = Zaznacz wszystkie pola mapy, żeby ją ukończyć.
silver_gold-explain-cross = Od razu zaznacz jeszcze jedno wolne pole, na dowolnej swojej mapie.
silver_gold-explain-coin = Każda moneta daje na końcu 1 punkt; cztery wypełniają rząd.
silver_gold-explain-palm = Palma punktuje od razu: 1 punkt i po 1 za każdą palmę na wystawie.
silver_gold-explain-trophy = Pełny rząd monet zdobywa najwyższe pozostałe trofeum.
silver_gold-explain-map = Gdy wszystkie jej pola są zaznaczone, daje swoje punkty, a ty bierzesz nową mapę.
silver_gold-explain-seal = Pieczęć
silver_gold-explain-seal-now = { $points ->
    [one] Z twoimi mapami dałaby ci 1 punkt
    [few] Z twoimi mapami dałaby ci { $points } punkty
   *[many] Z twoimi mapami dałaby ci { $points } punktów
  }
silver_gold-explain-deck = Kto ukończy mapę, może zamiast z wystawy wziąć w ciemno wierzchnią z talii.
silver_gold-explain-coins-now = Masz monet: { $coins }; do pełnego rzędu brakuje { $left }.
silver_gold-explain-card = Karta punktów
silver_gold-explain-round = Cztery rundy; w każdej odkrywa się siedem z ośmiu kart wypraw.
silver_gold-explain-pattern = Każdy zaznacza kształt na jednej mapie, dowolnie obrócony i odbity: { $pattern }.
silver_gold-tie = więcej ukończonych map w kolorze { $colour }: { $more } do { $less }
silver_gold-explain-single = Zamiast tego można zaznaczyć jedno pole.
