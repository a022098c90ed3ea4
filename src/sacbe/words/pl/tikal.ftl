# Tikal: co kto robi i co się dzieje, co można zrobić, i plansza w słowach.

tikal-figure-member = Uczestnik
tikal-figure-leader = Dowódca
# W dopełniaczu: „do obozu startowego”, „z pierwszego obozu”.
tikal-thing-base = obozu startowego
tikal-thing-camp1 = pierwszego obozu
tikal-thing-camp2 = drugiego obozu

tikal-thing-mask = maska
    .one = maskę
tikal-thing-jaguar = jaguar
    .one = jaguara
tikal-thing-serpent = wąż
    .one = węża
tikal-thing-quetzal = kwezal
    .one = kwezala
tikal-thing-flute = flet
    .one = flet
tikal-thing-bowl = misa
    .one = misę
tikal-thing-earplug = kolczyk
    .one = kolczyk
tikal-thing-sun = słońce
    .one = słońce
# W bierniku: „ma maskę”.

tikal-terrain-temple = świątynia { $value }
tikal-terrain-treasure = { $masks ->
    [one] pole skarbów z jedną maską
   *[other] pole skarbów z { $masks } maskami
  }
tikal-terrain-jungle = dżungla
tikal-terrain-volcano = wulkan

# Co robią gracze; -you to samo jako wybór.
tikal-choose = { $name } bierze płytkę: { $terrain }
tikal-choose-you = Weź tę płytkę: { $terrain }
tikal-place = { $name } kładzie płytkę na { $field }
tikal-place-you = Połóż płytkę na { $field }{ $rotation ->
    [0] {""}
   *[other] , obróconą o { $rotation ->
        [1] 60
        [2] 120
        [3] 180
        [4] 240
       *[5] 300
      } stopni
  }
tikal-bring = { $name } wprowadza { $piece ->
    [leader] dowódcę
   *[member] uczestnika
  } do { $to }
tikal-bring-you = Wprowadź { $piece ->
    [leader] dowódcę
   *[member] uczestnika
  } do { $to }
tikal-path = { $name } wysyła { $piece ->
    [leader] dowódcę
   *[member] uczestnika
  } tajnym przejściem z { $from } do { $to }
tikal-path-you = Wyślij { $piece ->
    [leader] dowódcę
   *[member] uczestnika
  } tajnym przejściem z { $from } do { $to }
tikal-step = { $name } idzie { $piece ->
    [leader] dowódcą
   *[member] uczestnikiem
  } z { $from } na { $to }
tikal-step-you = Idź { $piece ->
    [leader] dowódcą
   *[member] uczestnikiem
  } z { $from } na { $to }
tikal-uncover = { $name } odkrywa świątynię na { $field }
tikal-uncover-you = Odkryj warstwę świątyni na { $field }
tikal-dig = { $name } kopie na { $field }
tikal-dig-you = Wykop skarb na { $field }
tikal-exchange = { $name } bierze od gracza { $who }: { $take }, a oddaje { $give_one }
tikal-exchange-you = Weź od gracza { $who }: { $take }, a oddaj: { $give }
tikal-camp = { $name } rozbija obóz na { $field }
tikal-camp-you = Rozbij obóz na { $field }
tikal-guard = { $name } stawia strażnika w świątyni na { $field }
tikal-guard-you = Postaw strażnika w świątyni na { $field }
tikal-bid = { $name } licytuje { $points }
tikal-bid-you = Licytuj { $points }
tikal-pass = { $name } pasuje
tikal-pass-you = Pasuj
tikal-end = { $name } kończy turę
tikal-end-you = Zakończ turę
tikal-draw-tile = Następna płytka: { $terrain }
tikal-draw-treasure = Ziemia odsłania { $id_one }
tikal-draw-start-player = Zaczyna { $who }

# Co z tego wynika.
tikal-news-placed = Na { $field } otwiera się dżungla: { $terrain }
tikal-news-brought = { $to_id ->
    [a5] { "" }
   *[other] Ten obóz stoi na { $to }
  }
tikal-news-sent = Przejście prowadzi z { $from } na { $to }
tikal-news-uncovered = Świątynia na { $field } jest teraz warta { $value }
tikal-news-left = { $members ->
    [0] Z gry odchodzi dowódca gracza { $name }
    [one] { $leader ->
        [yes] Z gry odchodzą dowódca i uczestnik gracza { $name }
       *[no] Z gry odchodzi uczestnik gracza { $name }
      }
    [few] { $leader ->
        [yes] Z gry odchodzą dowódca i { $members } uczestnicy gracza { $name }
       *[no] Z gry odchodzą { $members } uczestnicy gracza { $name }
      }
   *[many] { $leader ->
        [yes] Z gry odchodzi dowódca i { $members } uczestników gracza { $name }
       *[no] Z gry odchodzi { $members } uczestników gracza { $name }
      }
  }
tikal-news-treasure = { $held ->
    [1] { $name } ma { $id_one }
    [2] { $name } ma parę: { $id }
   *[other] { $name } ma całą trójkę: { $id }
  }
tikal-news-points-temple = { $name } dostaje { $points } pkt za świątynię na { $field }
tikal-news-points-treasure = { $points ->
    [0] { "" }
   *[other] { $held ->
        [1] { $name } dostaje { $points } pkt za { $id_one }
        [2] { $name } dostaje { $points } pkt za parę: { $id }
       *[other] { $name } dostaje { $points } pkt za trójkę: { $id }
      }
  }
tikal-news-points-bid = { $name } płaci { $points_size } pkt
tikal-news-scoring = { $scoring ->
    [final] Ostatnia runda rozliczenia. { $order }
   *[volcano] Wulkan grzmi: runda rozliczenia. { $order }
  }
tikal-news-scoring-over = { $scoring ->
    [final] Ostatnie rozliczenie za nami
   *[volcano] Runda rozliczenia za nami
  }
tikal-news-auction = { $opener } otwiera licytację
tikal-news-auction-won = { $points ->
    [0] { $name } wygrywa licytację za darmo
   *[other] { $name } wygrywa licytację za { $points } pkt
  }
tikal-news-last-tile = { $name } bierze ostatnią płytkę rundy: { $terrain }
tikal-news-game-over = { $winners_count ->
    [one] { $winners } wygrywa z wynikiem { $best } pkt
   *[other] Wspólna wygrana z wynikiem { $best } pkt: { $winners }
  }

tikal-part-start = Start
tikal-part-temples = Świątynie
tikal-part-treasures = Skarby
tikal-part-bids = Licytacje

# Przyciski, które mówią, co się stanie.
tikal-do-uncover = Odkryj warstwę { $value }
tikal-do-dig = { $left ->
    [0] Wykop ostatni skarb
   *[other] Wykop skarb, zostanie: { $left }
  }
tikal-do-camp = { $left ->
    [0] Rozbij swój ostatni obóz
   *[other] Rozbij obóz, zostanie jeden
  }
tikal-do-guard = { $leave ->
    [0] Postaw strażnika: { $value } w każdym rozliczeniu
    [one] Postaw strażnika: { $value } w każdym rozliczeniu; odchodzi jeden pionek
    [few] Postaw strażnika: { $value } w każdym rozliczeniu; odchodzą { $leave } pionki
   *[many] Postaw strażnika: { $value } w każdym rozliczeniu; odchodzi { $leave } pionków
  }
tikal-do-bring = { $piece ->
    [leader] Dowódca
   *[member] Uczestnik
  } do { $place ->
    [base] obozu startowego
   *[other] obozu na { $field }
  }
tikal-do-step = Prosto po kamieniach na { $to }
tikal-do-path = Tajnym przejściem na { $to }
tikal-do-bid = Licytuj { $points } - zostanie ci { $left }
tikal-do-pass = Pasuj
tikal-do-pass-wins = Pasuj - licytację wygra { $name }
tikal-do-exchange = Wymień: skarby dadzą { $after } zamiast { $before }
tikal-cannot-uncover = Odkryć warstwę: dlaczego nie?
tikal-cannot-guard = Postawić strażnika: dlaczego nie?
tikal-cannot-dig = Kopać: dlaczego nie?
tikal-cannot-camp = Rozbić obóz: dlaczego nie?

# Panel.
tikal-beads = { $taken ->
    [0] Zostało punktów akcji: { $left }
   *[other] Zostało punktów akcji: { $left }; to zabiera { $taken }
  }
tikal-place-tile = Połóż swoją płytkę
tikal-places-tile = { $name } kładzie płytkę
tikal-place-how = Dotknij pola, które świeci. Płytkę obracasz kółkiem myszy, klawiszem R albo przyciskami.
tikal-place-volcano = Dotknij pola, które świeci. Nikt nigdy na nie nie wejdzie.
tikal-placed-here = Na { $field }: { $ways ->
    [0] na razie bez dojścia
    [one] jedno dojście
    [few] { $ways } dojścia
   *[many] { $ways } dojść
  }{ $open ->
    [0] {""}
    [one] , jedna droga dalej
    [few] , { $open } drogi dalej
   *[many] , { $open } dróg dalej
  }.
tikal-lay-again = Dotknij jeszcze raz, żeby położyć płytkę.
tikal-how = Dotknij swojego pionka, żeby nim iść, albo pola, żeby zobaczyć, co można tam zrobić.
tikal-how-first = Najpierw wprowadź pionek do obozu startowego: wybierz go poniżej.
tikal-picked = { $many ->
    [one] Idzie jeden pionek
    [few] Idą razem { $many } pionki
   *[many] Idzie razem { $many } pionków
  }: dotknij pola z liczbą.
tikal-too-far = Dojście tam kosztuje { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
  }; masz { $left }.
tikal-no-way = Nie prowadzi tam żadna droga z kamieni.
tikal-not-explored = To pole nie jest jeszcze zbadane.
tikal-who-walks = Kto idzie?
tikal-walk = Przejście na { $to } - { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
  }. Dotknij jeszcze raz, żeby pójść.
tikal-walk-go = Idź na { $to }
tikal-members-walk = { $members ->
    [one] 1 uczestnik
    [few] { $members } uczestników
   *[many] { $members } uczestników
  }
tikal-fewer-walk = Idzie o jednego uczestnika mniej
tikal-more-walk = Idzie o jednego uczestnika więcej
tikal-finish-end = { $scoring ->
    [yes] Zdobądź { $points }
   *[no] Zakończ turę
  }
tikal-finish-unused = Zakończ turę - { $unused ->
    [one] przepada 1 punkt
    [few] przepadają { $unused } punkty
   *[many] przepada { $unused } punktów
  }
tikal-finish-dig = Kop na { $field }
tikal-finish-bid = Licytuj { $points }
tikal-finish-pass = Pasuj
tikal-finish-choose = Weź tę płytkę
tikal-scores-now = Zdobywasz teraz { $points }: świątynie { $temples }, skarby { $treasures }.
tikal-explain-unexplored = Nieodkryta dżungla. Można tu położyć płytkę, jeśli dotyka odkrytego pola i prowadzi na nią droga z kamieni.
tikal-explain-temple = W każdym punktowaniu daje swoją liczbę temu, kto jest tu najsilniejszy: uczestnik liczy się za 1, dowódca za 3. Odkrycie warstwy kosztuje 2 punkty i podnosi wartość o 1; strażnik zatrzymuje ją na zawsze.
tikal-explain-treasure = Mając tu pionek, za 3 punkty wykopujesz skarb: jeden z trzech swojego rodzaju.
tikal-explain-treasure-empty = Wszystkie skarby są wykopane. Za 5 punktów można tu rozbić obóz.
tikal-explain-jungle = Za 5 punktów można tu rozbić obóz: potem pionki mogą wchodzić także tutaj.
tikal-explain-volcano = Nikt nigdy nie może tu wejść. Kto go wylosuje, wywołuje punktowanie.
tikal-explain-base-camp = Tu pionki wchodzą do dżungli, po 1 punkcie. Tajne ścieżki prowadzą stąd do twoich obozów za 1 punkt.
tikal-explain-tile = Połóż ją obok odkrytego pola tak, by prowadziła na nią droga z kamieni, obróconą dowolnie.
tikal-explain-yours = Dostajesz tu { $points }
tikal-explain-lost = Nikt nie odbierze jej strażnikowi
tikal-explain-missing = Mając o { $missing } więcej siły, dostaniesz jej { $points }
tikal-explain-points = Punkty akcji
tikal-explain-points-says = Dziesięć na turę; co zostanie na końcu, przepada.
tikal-explain-member = Uczestnicy
tikal-explain-member-says = Każdy wchodzi za 1 punkt w obozie startowym lub w obozie i w świątyni liczy się za 1.
tikal-explain-leader = Dowódca liczy się w świątyni za 3, ale przy odkrywaniu i kopaniu tylko za jednego.
tikal-explain-camp = Obozy
tikal-explain-camp-says = Obóz kosztuje 5 punktów, w dżungli lub na pustym polu skarbów. Twoje pionki tam wchodzą, a tajne ścieżki łączą twoje obozy za 1 punkt.
tikal-explain-guard = Strażnicy
tikal-explain-guard-says = Gdzie jesteś najsilniejszy, strażnik kosztuje 5 punktów: świątynia jest twoja na zawsze, a wszystkie pionki na niej opuszczają grę.
tikal-explain-would = Gdyby punktować teraz
tikal-explain-sets = W każdym punktowaniu pojedynczy skarb daje 1 punkt, para 3, trójka 6.
tikal-legend-pieces = Pionki
tikal-sign-step = Iść
tikal-sign-path = Tajne przejście
tikal-sign-uncover = Odkryć
tikal-sign-dig = Kopać
tikal-sign-exchange = Wymienić
tikal-sign-camp = Rozbić obóz
tikal-sign-guard = Postawić strażnika
tikal-legend-step = 1 punkt za każdy kamień na krawędzi między dwoma polami. Gdzie ich nie ma, nikt nie przejdzie.
tikal-legend-path = 1 punkt z obozu startowego do twojego obozu albo z jednego twojego do drugiego.
tikal-legend-uncover = 2 punkty za warstwę świątyni, na której masz pionek; druga warstwa w tej samej turze wymaga drugiego pionka.
tikal-legend-exchange = 3 punkty: bierzesz skarb innego gracza i dajesz swój. Nikt nie może odmówić; pary i trójki są bezpieczne.
tikal-exchange-title = Wymień skarb - 3 punkty
tikal-exchange-take = Weź
tikal-exchange-give = i oddaj
tikal-treasure-due = Zatwierdź turę do tego miejsca, a skarb wyjdzie na jaw.
tikal-others-turn = { $name } bada dżunglę.
tikal-round-volcano = Runda rozliczenia po wulkanie: punkty ma już { $done } z { $all }
tikal-round-final = Ostatnia runda rozliczenia: punkty ma już { $done } z { $all }
tikal-stack = Następne płytki: litera { $letter }, zostało { $here }; razem { $all }
tikal-stack-empty = Stos jest pusty
tikal-scorings = Rozliczenia: { $done } z 4

tikal-offer = Płytki do wzięcia
tikal-no-bid = Jeszcze nikt nie licytuje; licytację otwiera { $name }
tikal-bid-stands = { $name } licytuje { $points }
tikal-still-in = Dalej w grze:
tikal-bid-less = Licytuj mniej
tikal-bid-more = Licytuj więcej
tikal-bid-wish = Twoja stawka
tikal-cannot-bid = Nie możesz licytować wyżej.
tikal-choose-tile = Tura jest twoja: weź płytkę.

# Gracze.
tikal-points = Punkty
tikal-would-score = Rozliczenie teraz dałoby { $temples } za świątynie i { $treasures } za skarby
tikal-reserve = Uczestnicy w rezerwie: { $members }
tikal-leader-reserve = Dowódca w rezerwie
tikal-leader-gone = Dowódcy nie ma już w grze
tikal-leader-there = Dowódca na { $field }
tikal-camps-left = Zostało obozów: { $camps }
tikal-guards-left = Zostało strażników: { $guards }
tikal-set = { $many } x { $kind }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }

# Plansza w słowach.
tikal-board = Plansza gry Tikal. Strzałki przesuwają, Enter dotyka pola.
tikal-turn-left = Obróć płytkę w lewo
tikal-turn-right = Obróć płytkę w prawo
tikal-zoom-in = Powiększ
tikal-zoom-out = Pomniejsz
tikal-zoom-fit = Wszystko, co zbadane
tikal-field-unexplored = { $field }, niezbadane
tikal-field-base-camp = { $field }, obóz startowy
tikal-field-temple = { $field }, świątynia warta { $value }
tikal-field-jungle = { $field }, dżungla
tikal-field-treasure = { $field }, pole skarbów, { $tokens ->
    [0] puste
    [one] został jeden skarb
    [few] zostały { $tokens } skarby
   *[many] zostało { $tokens } skarbów
  }
tikal-field-volcano = { $field }, wulkan
tikal-field-camp = Obóz gracza { $name }
tikal-field-guard = Strażnik gracza { $name }
tikal-field-pieces = { $name }: { $members ->
    [0] dowódca
    [one] { $leader ->
        [yes] dowódca i jeden uczestnik
       *[no] jeden uczestnik
      }
    [few] { $leader ->
        [yes] dowódca i { $members } uczestnicy
       *[no] { $members } uczestnicy
      }
   *[many] { $leader ->
        [yes] dowódca i { $members } uczestników
       *[no] { $members } uczestników
      }
  }
tikal-field-scored-by = Punkty dostałby gracz { $name }
tikal-field-placing = Tu może leżeć płytka
tikal-field-picked = Tu stoi pionek, który prowadzisz
tikal-field-cost = { $cost ->
    [one] Dojście kosztuje 1 punkt
    [few] Dojście kosztuje { $cost } punkty
   *[many] Dojście kosztuje { $cost } punktów
  }
