# Przy stole: jak się gra, dla tych, którzy jeszcze nie znają gry, i pomoc pod klawiszem `?`.
guide-title = Jak się gra
guide-rules = Wszystkie zasady
guide-done = Jasne
guide-first = Na początek

guide-tikal-goal = Poprowadź wyprawę przez dżunglę: odkrywaj świątynie, wykopuj skarby i miej przewagę tam, gdzie się liczy.
guide-tikal-turn =
    { $auction ->
        [true] Licytujesz za punkty wyłożone płytki i kładziesz swoją
       *[false] W swojej turze kładziesz płytkę
    }, a potem wydajesz dziesięć punktów akcji: wprowadzasz pionki, chodzisz, odkrywasz, kopiesz, rozbijasz obozy i stawiasz strażników.
guide-tikal-cost = Przejście kosztuje jeden punkt za każdy kamień na krawędzi między dwiema płytkami.
guide-tikal-score = Trzy wulkany i koniec gry przynoszą rozliczenie: świątynia daje tyle punktów, ile wynosi jej liczba, temu, kto ma tam najwięcej pionków. Dowódca liczy się za trzech.
guide-tikal-first = dotknij świecącego pola, żeby położyć płytkę, wprowadź kilka pionków do obozu startowego i poprowadź je do najbliższej świątyni.

guide-tzolkin-goal = Miej najwięcej punktów, gdy kalendarz zatoczy pełne koło: za świątynie, budynki, monumenty i kryształowe czaszki.
guide-tzolkin-turn = W swojej turze albo stawiasz robotników na kołach, albo ich zdejmujesz, nigdy jedno i drugie.
guide-tzolkin-cost = Stawianie kosztuje kukurydzę. Każdego dnia koła przenoszą wszystkich robotników o pole dalej, do lepszej akcji; wykonujesz ją, gdy zdejmujesz robotnika.
guide-tzolkin-score = W cztery dni żywienia każdy robotnik zjada 2 kukurydze, a świątynie nagradzają tych, którzy stoją wysoko.
guide-tzolkin-first = zatrzymaj dwa kafelki bogactwa, a potem postaw robotników na kole Palenque: kukurydza napędza całą resztę.

guide-silver_gold-goal = Wypełniaj mapy skarbów, pole po polu. Ukończona mapa daje tyle punktów, ile wynosi jej liczba; po czterech rundach wygrywa ten, kto ma ich najwięcej.
guide-silver_gold-turn = Karta pokazuje kształt, a każdy zaznacza go na jednej ze swoich dwóch map, dowolnie obrócony i odbity, albo zamiast niego jedno pole.
guide-silver_gold-cost = Krzyżyk daje jeszcze jedno pole, monety wypełniają rzędy, za które są trofea, a palma od razu daje punkty.
guide-silver_gold-score = Ukończoną mapę odkładasz i bierzesz nową. Nieukończone mapy nie dają punktów.
guide-silver_gold-first = zatrzymaj dwie z czterech map. Małe kończy się szybciej, duże są więcej warte.

# Pomoc pod klawiszem `?`.
help-title = Pomoc
help-keys = Klawisze przy stole
help-keys-board = Klawisze tej gry
help-touch = Myszą lub palcem
help-touch-says = Świeci to, co możesz zrobić, i wystarczy jedno dotknięcie. Palcem, gdy nie widać jeszcze ceny, pierwsze dotknięcie ją pokazuje, a drugie wykonuje. Nic w twojej turze nie jest ostateczne, dopóki jej nie zakończysz.
help-why-says = Dotknij tego, co nie świeci, a dowiesz się, dlaczego się nie da, z numerem paragrafu zasad.
help-legend = Co znaczą symbole
help-hear = Bez patrzenia na planszę
help-hear-says = Plansza jest siatką: strzałki prowadzą z miejsca na miejsce, a każde miejsce mówi, czym jest i co można tam zrobić. „Co możesz zrobić” na dole wymienia wszystkie akcje słowami. To, co robią inni, jest odczytywane.
help-type = Ruchy w zapisie
help-type-says = Naciśnij / i wpisz ruch, na przykład { $example }. Zapis ruchów każdej gry jest na jej stronie w podręczniku.
help-type-none = Gdy jest twoja tura, naciśnij / i wpisz ruch.

key-arrows = Strzałki
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-shift = Shift { $key }
keys-back = Cofnij
keys-hint = Podpowiedź
keys-type = Wpisz ruch
keys-help = Ta pomoc
keys-skip = Pomiń pokaz
keys-arrows = Z miejsca na miejsce na planszy
keys-tab = Z części do części
keys-touch = Wykonaj to, co wybrane; gdzie indziej: zakończ turę
keys-turn-tile = Obróć płytkę
keys-turn-tile-back = Obróć ją w drugą stronę
keys-piece = Idź innym rodzajem pionka
keys-zoom = Bliżej, dalej, cała plansza
keys-turn-pattern = Obróć kształt
keys-turn-pattern-back = Obróć go w drugą stronę
keys-mirror = Odbij kształt
keys-single = Zamiast kształtu jedno pole, i z powrotem
