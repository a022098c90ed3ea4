# Silver & Gold w terminalu: o co pyta gra, co się wpisuje, napisy ekranu, stół w zdaniach, co daje akcja.
silver_gold-ask-keep = { $kept ->
    [0] Zatrzymaj dwie z tych czterech map. Wpisz jedną: { $maps }.
    [1] Którą mapę zatrzymujesz oprócz { $first }? Wpisz { $maps }.
   *[other] Zatrzymujesz { $maps }.
  }
silver_gold-ask-take = Weź nową mapę. Wpisz { $maps }.
silver_gold-ask-mark = Zaznacz kształt: { $pattern }, albo dowolne jedno pole. Wpisz pole, na przykład { $field }.
silver_gold-ask-extra = { $owed ->
    [one] Krzyżyk: zaznacz jeszcze jedno wolne pole. Wpisz je, na przykład { $field }.
   *[other] Krzyżyk: zaznacz jeszcze wolne pola ({ $owed }), po jednym. Wpisz jedno, na przykład { $field }.
  }
silver_gold-typing =
    b2            pokaż wszystkie sposoby, które zakrywają b2, na obu mapach
    1 b2          to samo na mapie 1
    1 b2-b3-c3    zaznacz dokładnie te pola mapy 1
    P07           zatrzymaj albo weź tę mapę (też: keep P07, take P07)
    deck          weź wierzchnią mapę ze stosu
silver_gold-page-cards = osiem kart ekspedycji
silver_gold-page-display = wyłożone mapy, duże

# Napisy.
silver_gold-screen-setup = przygotowanie
silver_gold-screen-over = koniec gry
silver_gold-screen-card = runda { $round } z 4, karta { $card } z 7
silver_gold-screen-deck = stos { $deck }
silver_gold-screen-map = Mapa { $number }
silver_gold-screen-no-map = tu nie ma mapy
silver_gold-screen-now = Karta:
silver_gold-screen-revealed = Odkryte
silver_gold-screen-maps = { $maps ->
    [one] 1 mapa
    [few] { $maps } mapy
   *[many] { $maps } map
  }
silver_gold-screen-start = start
silver_gold-screen-display = Wyłożone
silver_gold-screen-palm =
    palma
    teraz
silver_gold-screen-seal = pieczęć { $points }/{ $colour }
silver_gold-screen-seal-head = pieczęć:
silver_gold-screen-watching = Oglądasz grę.
silver_gold-screen-signs = × jeszcze jedno pole    $ moneta    Ψ palma    pieczęć: punkty za pełną mapę
silver_gold-screen-unseen = Nikt jeszcze nie widzi tych map.
silver_gold-screen-nothing-open = Nie ma wyłożonych map.

# Zdania.
silver_gold-shape-I2 = dwa pola obok siebie
silver_gold-shape-I3 = trzy pola w rzędzie
silver_gold-shape-V3 = trzy pola w narożniku
silver_gold-shape-T4 = trzy w rzędzie i jedno przy środkowym
silver_gold-shape-L4 = trzy w rzędzie i jedno przy końcu
silver_gold-shape-O4 = dwa na dwa
silver_gold-told-sign-cross = krzyżyk
silver_gold-told-sign-coin = moneta
silver_gold-told-sign-palm = palma
silver_gold-told-dealt = Dostajesz cztery mapy.
silver_gold-told-fields = Pola: { $fields }.
silver_gold-told-free = { $count ->
    [0] Nic nie jest wolne.
   *[other] Wolne: { $fields }.
  }
silver_gold-told-no-map = { $number }. Nie widzisz tu żadnej mapy.
silver_gold-told-display = { $count ->
    [0] Nie ma wyłożonych map.
   *[other] Wyłożone: { $maps }. Wpisz display, żeby zobaczyć ich pola.
  }
silver_gold-told-supplies = Palma zaznaczona teraz jest warta { $palm }. Na stosie: { $deck ->
    [one] 1 mapa
    [few] { $deck } mapy
   *[many] { $deck } map
  }.
silver_gold-told-player = { $score ->
    [one] { $name }: 1 punkt.
    [few] { $name }: { $score } punkty.
   *[many] { $name }: { $score } punktów.
  }
silver_gold-told-deciding = Jeszcze wybierają: { $names }.
silver_gold-told-completed = { $count ->
    [0] Skończone mapy: jeszcze żadna.
   *[other] Skończone mapy:
  }
silver_gold-told-cards = Osiem kart ekspedycji; w każdej rundzie pojawia się siedem.
silver_gold-told-card = { $copies ->
    [one] Jedna karta: { $id }, { $pattern }, { $shape }.
   *[other] Dwie karty: { $id }, { $pattern }, { $shape }.
  }

# Co dałaby akcja.
silver_gold-terms-gain-coins = { $number ->
    [one] moneta
    [few] { $number } monety
   *[many] { $number } monet
  }
silver_gold-terms-gain-palm = palma { $number }
silver_gold-terms-completes = { $points ->
    [one] kończy { $id }: 1 punkt
    [few] kończy { $id }: { $points } punkty
   *[many] kończy { $id }: { $points } punktów
  }{ $seals ->
    [0] { "" }
   *[other] , pieczęcie +{ $seals }
  }
silver_gold-terms-trophy = trofeum { $trophy }
silver_gold-terms-extra = { $extra ->
    [one] jeszcze jedno pole
    [few] jeszcze { $extra } pola
   *[many] jeszcze { $extra } pól
  }
silver_gold-terms-map = { $colour }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }{ $crosses ->
    [0] { "" }
    [one] , 1 krzyżyk
    [few] , { $crosses } krzyżyki
   *[many] , { $crosses } krzyżyków
  }{ $coins ->
    [0] { "" }
    [one] , 1 moneta
    [few] , { $coins } monety
   *[many] , { $coins } monet
  }{ $palms ->
    [0] { "" }
   *[other] , palma
  }
silver_gold-terms-map-seal = pieczęć { $points } za mapę: { $colour }
silver_gold-terms-deck = zakryta; { $deck ->
    [one] zostaje 1 mapa
    [few] zostają { $deck } mapy
   *[many] zostaje { $deck } map
  }
silver_gold-you = (ty)
