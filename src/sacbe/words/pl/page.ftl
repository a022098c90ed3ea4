# Strona wokół gier.
app-name = Sacbe
app-says = Jeden otwarty stół i trzy gry z dżungli Majów

home-play = Graj
home-learn = Naucz się w dziesięć minut
home-learn-on = Wróć do lekcji
home-lobby = Otwarte stoły
home-watch = Partie do oglądania
home-none = Nie ma jeszcze żadnej partii. Wybierz grę powyżej, a za chwilę siądziesz do stołu.
home-your-turn = Twoja tura
home-waiting = Czekamy na: { $names }
home-over = Koniec: { $result }
home-open = Czekamy na graczy
home-import = Otwórz zapis partii
home-running = Trwające partie
home-history = Rozegrane partie
home-more = Pokaż wszystkie ({ $count })
home-join = Dołącz do znajomych
home-join-says = Wklej link z zaproszenia albo skieruj aparat telefonu na jego kod.
join-from = Miejsce trzyma dla ciebie { $name }.
join-count =
    { $bots ->
        [0] Graczy: { $players }
       *[other] Graczy: { $players }, w tym botów: { $bots }
    }
join-minutes = Około { $minutes } minut, jak przy stole
home-join-link = Link z zaproszenia
home-join-go = Dołącz
home-join-wrong = To nie jest link z zaproszenia.
home-loading = Szykujemy stół...
home-result = { $name } { $score }
home-turn = Tura { $turn }
home-turn-silver_gold = Karta { $turn } z 28
home-turn-tzolkin = Runda { $round }
home-turn-of = Tura: { $names }
home-table = Nazwij albo odłóż
home-table-of = { $name }: nazwij albo odłóż
home-table-name = Nazwa tego stołu
home-table-says = Tę nazwę widzisz tylko ty, w tej przeglądarce. Dla innych nic się nie zmienia.
home-table-keep = Zachowaj
home-put-away = Odłóż
home-bring-back = Przywróć
home-away = Odłożone
home-offer = Gracze: od { $few } do { $most }, około { $minutes } minut
home-offer-players = Gracze: od { $few } do { $most }
home-offline-says = Sacbe nie działa albo nie masz połączenia. Ta strona wróci sama.
home-settings = Ustawienia
home-unofficial = Strona nieoficjalna i bezpłatna. Prosimy, miej własne egzemplarze gier: Tikal (Michael Kiesling i Wolfgang Kramer; Ravensburger, Super Meeple), Tzolk'in (Daniele Tascini i Simone Luciani; Czech Games Edition), Silver & Gold (Phil Walker-Harding; NSV, Pandasaurus).

game-tikal = Tikal
game-tzolkin = Tzolk'in
game-silver_gold = Silver & Gold
game-tikal-says = Badacze w dżungli: dziesięć punktów akcji na turę, świątynie do odkrycia, skarby do wykopania.
game-tzolkin-says = Robotnicy na obracających się kołach: kukurydza, świątynie i kryształowe czaszki w rytmie kalendarza.
game-silver_gold-says = Skarby na morskich mapach: wszyscy skreślają ten sam kształt, każdy po swojemu.

new-title = Nowy stół: { $game }
new-seats = Kto gra?
new-you = Ty
new-friend-here = Ktoś obok ciebie
new-open = Ktoś przez internet
new-open-says = Dostaniesz link i kod do wysłania.
new-friend-here-says = Gracie na zmianę na tym samym ekranie.
new-seat = Miejsce { $letter }
new-bot = Bot: { $level }
new-level-novice = Początkujący
new-level-casual = Rekreacyjny
new-level-strong = Silny
new-level-expert = Ekspert
new-level-greedy = Zachłanny
new-level-random = Losowy
new-level-novice-says = Zna zasady i wiele przeocza. Dobry na pierwszą partię.
new-level-casual-says = Gra rozsądnie i szybko.
new-level-strong-says = Planuje swoją turę i przewiduje twoją.
new-level-expert-says = Myśli najdłużej i najmniej wybacza.
new-level-greedy-says = Bierze tyle punktów, ile się da teraz.
new-level-random-says = Robi cokolwiek.
new-options = Szczegóły zasad
new-listed = Każdy na tym serwerze może zająć wolne miejsce
new-begin = Zaczynamy
new-cancel = Anuluj
new-add-seat = Jeszcze jeden gracz
new-remove-seat = Usuń miejsce { $letter }
new-name-none = Gość
new-friend-name = Imię na miejscu { $letter }
new-friend-name-none = Gracz { $letter }

option-auction = Która gra?
option-auction-false = Tikal
option-auction-true = Tikal z licytacją
option-auction-false-says = Kładziesz płytkę, którą dobierasz. Tak najlepiej poznać grę.
option-auction-true-says = W każdej rundzie licytujesz za punkty wyłożone płytki. Mniej szczęścia, ostrzejsza gra.
option-start_player = Kto zaczyna?
option-start_player-random = Zdecyduje los
option-start_player-seat-1 = Miejsce A
option-camp_needs_piece = Obóz wolno rozbić
option-camp_needs_piece-false = wszędzie, gdzie pozwalają zasady
option-camp_needs_piece-true = tylko tam, gdzie masz pionek
option-debt_bids = W licytacji możesz dać
option-debt_bids-false = tyle punktów, ile masz
option-debt_bids-true = więcej, niż masz
option-open_discard = Karty zagrane w tej rundzie
option-open_discard-false = trzeba pamiętać
option-open_discard-true = leżą odkryte

table-yours = Twoja tura
table-yours-soon = Zaraz twoja tura
table-moment = Chwileczkę
table-whose = Teraz { $name }
table-several = Czekamy na: { $names }
table-over = Koniec gry
table-offline = Brak połączenia; łączymy ponownie...
table-confirm-some = Zatwierdź dotąd
settings-touch = Dotyk
settings-touch-once = Jedno dotknięcie wykonuje
settings-touch-twice = Najpierw pokaż
table-finish = Zakończ turę
table-finish-reveals = { $what }: tego nie da się cofnąć
table-finish-sure = Coś zostaje niewykorzystane. Naciśnij jeszcze raz, żeby mimo to zakończyć turę.
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-undo-plan = Nic nie jest ostateczne, dopóki nie zakończysz tury.
table-hint = Podpowiedź
table-hint-play = Zagraj to
table-hint-none = Tu nie ma czego doradzić.
table-no-hints = Bez podpowiedzi: tak ustalono.
table-hint-thinks = Myślę...
table-hint-worth = Spodziewany wynik: { $points } pkt, wygrane w takich partiach: { $wins }.
table-hint-better = Spodziewany wynik: { $points } pkt, o { $more } więcej niż średnio inaczej; wygrane w takich partiach: { $wins } zamiast { $others }.
table-hint-less = Albo: { $turn } - o { $points } pkt mniej
table-choices = Co możesz zrobić
table-type-says = W zapisie, na przykład { $example }
table-players = Gracze
table-log = Przebieg
table-name-you = { $name } (ty)
table-yours-of = { $name }, twoja tura
table-you = Ty
table-goods = Twoje zasoby
table-goods-of = Zasoby: { $name }
table-turn = Tura { $number }
table-turn-setup = Przygotowanie
table-log-go = Pokaż tę chwilę
table-act = Ruch
table-score =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-name-bot = { $name } ({ $level })
table-name-stand-in = { $name } (bot: { $level })
table-chance = Losowanie
table-undone = { $name } cofa ten ruch
table-undone-chance = To, co wylosowano, wraca
table-unknown = { $name } robi coś w ukryciu
table-dealt = Rozdano coś, czego nie możesz zobaczyć
table-times = { $said } ({ $count } razy)
table-skip = Pomiń
table-since-count =
    { $count ->
        [one] Od twojej ostatniej tury zdarzyła się jedna rzecz.
        [few] Od twojej ostatniej tury zdarzyły się { $count } rzeczy.
       *[many] Od twojej ostatniej tury zdarzyło się { $count } rzeczy.
    }
table-since-show = Pokaż
table-since-no = Nie teraz
table-film = { $at } z { $long }
table-film-speed = Tempo: { $speed }
table-points = Punkty do tej pory
table-points-part = Za co
table-watching = Oglądasz partię
table-code = Kod zaproszenia
table-copy = Kopiuj link
table-invite-local = Ten link działa tylko na tym komputerze. Dla znajomych w tym samym domu uruchom Sacbe tym poleceniem i otwórz adres, który wypisze:
table-missing = Nie ma takiego stołu
table-missing-says = Może go usunięto albo link jest niepełny.
table-unreachable-says = Sacbe nie działa albo nie masz połączenia.
table-try-again = Spróbuj ponownie
table-loading = Szykujemy stół...
table-resign-sure = Poddajesz partię? Bot zagra za ciebie dalej; nie można już wrócić.
table-resign-yes = Tak, poddaję
table-resign-no = Gram dalej
table-stand-in = Niech bot gra za mnie
table-stand-in-for = Niech bot gra za: { $name }
table-agreed = Koniec za zgodą wszystkich
table-resigned = Reszta graczy się poddała
table-closed = Zamknięta przez gospodarza serwera
table-closed-why = Powód: { $reason }
table-idle = Koniec, bo nikt już nie grał
table-fork-level = Przeciwnik
table-keys = Pomoc i klawisze
table-rules = Zasady
table-rule = Zasada: { $clause }
table-rules-all = Wszystkie zasady
table-leave = Strona główna
table-menu = Menu
table-resign = Poddaj partię
table-end = Zaproponuj koniec
table-record = Zachowaj zapis partii
table-replay = Powtórka
table-step = Krok { $step } z { $last }
table-fork = Graj dalej stąd przeciw botom
table-fork-same = Tacy jak byli
table-live = Wróć do bieżącej chwili
table-type = Wpisz ruch
table-type-go = Wykonaj
table-curtain = Teraz { $name }
table-curtain-says = Przekaż ekran. Nikt inny nie patrzy na to, co będzie dalej.
table-curtain-ready = To ja, { $name }
table-invite = Zaproś
table-invite-says = Wyślij ten link komuś znajomemu; otwiera tylko to jedno miejsce.
table-copied = Skopiowano
table-waiting-seats = Czekamy na graczy
table-seat-open = Wolne miejsce
table-seat-bot = Posadź bota
table-proposal-undo = { $name } prosi o cofnięcie ostatniego ruchu.
table-proposal-end = { $name } proponuje zakończyć grę teraz, z obecnymi punktami.
table-proposal-own-undo = Prosisz o cofnięcie swojego ostatniego ruchu. Czekamy na: { $names }.
table-proposal-own-end = Proponujesz zakończyć grę teraz. Czekamy na: { $names }.
table-agree = Zgoda
table-decline = Odmów
table-won = { $name } wygrywa
table-won-you = Wygrywasz
table-shared = Wspólna wygrana
table-decided = O wyniku przesądziło: { $part }, o { $more } więcej niż { $name }.
table-tie = Tyle samo punktów: { $first } przed { $second }; { $why }.
table-tie-none = Tyle samo punktów i nic ich nie rozstrzyga: { $names } dzielą miejsce.
table-best = Twój najlepszy wynik w tej grze: { $points }.
table-best-new = Twój nowy rekord w tej grze; poprzedni: { $points }.
table-again = Zagraj jeszcze raz
table-bot-plays = Bot gra za ciebie: { $level }.
table-bot-plays-by = { $name }: prośba, by bot grał za ciebie. Gra { $level }, początek: { $since }.
table-bot-plays-says = Możesz wrócić od razu. Co zagrał, zostaje i stoi w dzienniku.
table-come-back = Wracam na swoje miejsce

settings-title = Ustawienia
settings-name = Twoje imię
settings-theme = Dzień czy noc
settings-theme-system = Jak w systemie
settings-theme-light = Dzień
settings-theme-dark = Noc
settings-motion = Ruch
settings-motion-full = Wszystko się rusza
settings-motion-none = Nic się nie rusza
settings-speed = Tury innych graczy
settings-speed-slow = Powoli
settings-speed-usual = Spokojnie
settings-speed-quick = Szybko
settings-speed-none = Od razu
settings-palette = Kolory graczy
settings-palette-plain = Gładkie
settings-palette-patterned = Ze wzorami
settings-sound = Dźwięk
settings-sound-soft = Cicho
settings-sound-usual = Wyraźnie
settings-sound-loud = Głośno
settings-language = Język
settings-notices = Powiadomienia, gdy mnie nie ma
settings-devices = Moje gry na innych urządzeniach
settings-close = Zamknij

rules-short = Zasady na jednej stronie
rules-print = Wydrukuj tę stronę
rules-search = Szukaj w zasadach
rules-none = Żaden paragraf nie zawiera tych słów.
rules-of = Zasady naszymi słowami
rules-found =
    { $count ->
        [one] Jeden paragraf
        [few] { $count } paragrafy
       *[many] { $count } paragrafów
    }
rules-contents = Rozdziały
error-offline = Nie można połączyć się z serwerem.
error-none = Nie ma takiej strony

join-title = Masz zaproszenie
join-sit = Usiądź
table-sum = Punkty
table-chart = Jak rosły punkty w trakcie gry
replay-first = Początek
replay-back = Wstecz
replay-on = Dalej
replay-last = Koniec
replay-play = Odtwórz
replay-stop = Zatrzymaj
settings-sound-off = Cisza
join-says = Ktoś znajomy trzyma dla ciebie miejsce.
join-your-seat = Twoje miejsce
join-refused-says = Link otwiera jedno miejsce, i tylko raz; jeśli ktoś już tam siedzi, poproś o nowy.
join-none = Ten link jest niepełny: poproś o niego jeszcze raz.

analysis-go = Analiza partii
analysis-accuracy = Dokładność
analysis-accuracy-of = dokładność { $accuracy }
analysis-accuracy-what = Co to jest dokładność?
analysis-accuracy-says = Średnia wszystkich tur. Tura liczy się za 100, jeśli bot nie znalazł nic lepszego, a o połowę mniej za każdą dziesiątą część, którą kosztowała: szansy na wygraną albo punktów tego, kto prowadzi. Dlatego liczby z różnych partii można porównać. Błąd kosztuje co najmniej jedną dwudziestą.
analysis-you = Ty
analysis-so-far = na razie { $judged } z { $all } tur
analysis-mistakes =
    { $mistakes ->
        [0] bez błędów
        [one] 1 błąd
        [few] { $mistakes } błędy
       *[many] { $mistakes } błędów
    }
analysis-next-mistake = Następny błąd
analysis-picture = Obraz do pokazania innym
analysis-picture-saved = Obraz jest zapisany.
analysis-picture-says = Jak poszło, oczami silnego bota
analysis-title = Analiza
analysis-says = Najsilniejszy bot ogląda każdą turę z tym, co gracz mógł wtedy wiedzieć.
analysis-progress = Ocenione tury: { $judged } z { $all }
analysis-complete = Wszystkie tury ({ $all }) są ocenione, każda z tym, co gracz mógł wtedy wiedzieć. Mniej niż punkt to kwestia gustu.
analysis-none = W tej partii żadna tura nie dawała wyboru.
analysis-chances = Szanse na wygraną
analysis-chances-of = { $name }: { $first } na początku, { $last } ostatnio
analysis-costliest = Najdroższe tury
analysis-costless = Żadna tura nie kosztowała nic, co bot by widział.
analysis-turn = { $number ->
    [0] Przed pierwszą turą: { $name }
   *[other] Tura { $number }: { $name }
  }
analysis-played = Zagrano: { $turn }
analysis-better = Lepiej: { $turn }
analysis-or = Albo: { $turn }
analysis-others = Inne sposoby: { $count }
analysis-expect = ({ $points } pkt, wygrane { $wins })
analysis-cost = Koszt: { $what }
analysis-cost-least = Koszt: co najmniej { $what }
analysis-both = { $points } i { $wins }
analysis-points = { $points } pkt
analysis-wins = { $wins } wygranych
analysis-good = Nic lepszego się nie znalazło.
analysis-due = Jeszcze nie oceniono.
analysis-silent = Bot nie ma o tym zdania.

agreed-title = Co ustalono
agreed-hints = Każdy może prosić najsilniejszego bota o podpowiedzi.
agreed-no-hints = Nikt nie dostaje podpowiedzi.
agreed-stand-ins = Czas nieobecności, po którym inni mogą posadzić bota za nieobecnego: { $time }. Bot: { $level }.
agreed-no-stand-ins = Żaden bot nie gra za nieobecnych.
agreed-choose-hints = Podpowiedzi najsilniejszego bota
agreed-choose-away = Gdy kogoś nie ma
agreed-choose-nobody = żaden bot za niego nie gra
agreed-choose-after = bot może grać, czas: { $time }
agreed-choose-after-usual = bot może grać, czas: { $time } (zwykle)
agreed-choose-level = Który bot

deal-title = Rozdanie
deal-fair = Serwer przyrzekł swoją część rozdania, zanim ty i inni dodaliście swoją, więc nikt nie mógł go wybrać. Po skończonej partii jej zapis ma wszystko, czego trzeba, by sprawdzić każde losowanie. Przyrzeczenie:
deal-verified = Każde losowanie pochodzi z ziarna, które widać po skończonej partii, i można je sprawdzić z zapisem. Nie było przyrzeczone, zanim wszyscy dodali swoją część. Przyrzeczenie:
deal-unknown = Ta partia ciągnie dalej inną: jej losowań nie da się sprawdzić w całości.
deal-changed = Serwer nie rozdał tak, jak przyrzekł. Nie graj przy tym stole.

list-and = { $list } i { $last }
list-score = { $name } { $points }

home-brought-says = Gra dodana przez pakiet. Gra się w nią przy prostym stole.
plain-table = Stół
plain-none = nic
plain-player = Gracz
plain-asked = Co robisz?
plain-more = Pozostałe ruchy ({ $count }) są na liście poniżej; można je też wpisać.
plain-waits = Teraz nie ma nic do wyboru.
plain-yes = tak
plain-no = nie
