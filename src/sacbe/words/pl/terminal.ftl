# Gra w terminalu: o co pyta i co odpowiada, bez względu na grę. Polecenia to te same angielskie słowa w każdym języku.
list-or = { $list } lub { $last }

# Wybór gry.
terminal-which-game = W co chcesz zagrać?
terminal-saved-game = graj dalej: { $game }, { $names }; tura { $turn }, { $ago } temu
terminal-who-plays = Kto gra?
terminal-against = { $count ->
    [one] ty przeciw jednemu botowi: { $level }
   *[other] ty przeciw { $count } botom: { $level }
  }
terminal-people = { $count ->
    [one] { $count } osoba przy tej klawiaturze
    [few] { $count } osoby przy tej klawiaturze
   *[many] { $count } osób przy tej klawiaturze
  }
terminal-seats-hint = Albo wpisz, kto gdzie siedzi, na przykład Ana=human,Bea=human,{ $bot }. Boty: { $bots }.
terminal-seats-refused = Tak się nie da: { $reason }.
terminal-pick = Numer albo Enter, czyli { $usual }:
terminal-pick-from = Wpisz liczbę od 1 do { $last }.
terminal-player = Gracz
terminal-player-letter = Gracz { $letter }

# Między turami.
terminal-done = { $next ->
    [nobody] Gotowe. Enter: dalej, undo: cofnij.
   *[other] Gotowe. Enter: teraz { $name }, undo: cofnij.
  }
terminal-chosen = Wybór już zrobiony. Naciśnij Enter, żeby grać dalej, albo wpisz undo.
terminal-hand-over = Teraz { $name }.
terminal-sit-down = { $name }, naciśnij Enter, gdy siedzisz przy klawiaturze:
terminal-what-happened = Co się stało
terminal-not-saved = Gra nie jest zapisana: { $reason }.
terminal-cramped = Powiększ okno do co najmniej { $width } na { $height } albo graj z --plain.
terminal-more = Enter: czytaj dalej, q: wróć:
terminal-go-on = Enter: dalej:
terminal-go-back = Enter: wróć:

# Co zostało wpisane.
terminal-do-it = Enter: zrób to, cokolwiek innego: wróć:
terminal-narrow = { $more ->
    [yes] Numer, more: reszta listy, albo jeszcze jedno słowo; Enter wraca:
   *[no] Numer albo jeszcze jedno słowo, żeby zawęzić listę; Enter wraca:
  }
terminal-list-ends = Lista idzie od 1 do { $last }.
terminal-type-why = Wpisz why, żeby zobaczyć regułę.
terminal-type-help = Wpisz help, żeby zobaczyć wszystko.
terminal-misread = Nie rozumiem: „{ $typed }”. { $reason }.
terminal-refused = { $typed }: nie wolno, bo { $reason }.
terminal-not-refused = Nic twojego nie zostało odrzucone.
terminal-allowed = Wolno: { $what }.
terminal-allowed-ways = { $typed }: wolno, na kilka sposobów ({ $count }). Wpisz to, żeby je zobaczyć.
terminal-no-undo = Nie ma czego cofać: { $reason }.

# Pomoc.
terminal-to-act = Żeby coś zrobić, wpisz
terminal-at-once = z ! na końcu: zrób od razu, bez pytania
terminal-to-ask = Żeby o coś zapytać, wpisz
terminal-english = Polecenia i nazwy akcji to te same słowa w każdym języku.
terminal-help-help = ta strona
terminal-help-moves = wszystko, co możesz teraz zrobić, z numerami
terminal-help-hint = co na twoim miejscu zrobiłby silny bot, wiedząc tyle co ty
terminal-help-undo = cofnij ostatni wpis; undo all: aż do ostatniego odkrycia
terminal-help-look = co leży przed innym graczem, na przykład: look B
terminal-help-scores = skąd kto ma punkty
terminal-help-log = co się ostatnio stało; log all: wszystko
terminal-help-why = dlaczego nie było wolno; why i akcja: czy to wolno?
terminal-help-rules = reguły (po angielsku) albo jedna z nich: rules 4.3
terminal-help-save = gra zapisuje się po każdej akcji; to mówi gdzie
terminal-help-quit = przerwij i graj dalej innym razem

# Odpowiedzi.
terminal-nothing-to-decide = Nie masz teraz nic do zdecydowania.
terminal-moves = Co możesz teraz zrobić; wpisz numer, żeby wybrać.
terminal-no-hints = Nie ma bota, który umie doradzać w grze { $game }.
terminal-no-advice = Na tę decyzję nie ma rady.
terminal-advice-best = Najlepsze jest { $turn }: możesz liczyć na około { $points } pkt i wygrać { $wins } % takich gier.
terminal-advice-other = { $turn }: o { $points } pkt mniej, o { $wins } % mniej wygranych.
terminal-look-at = Na kogo spojrzeć? Są: { $seats }. Wpisz look i literę.
terminal-nothing-happened = Nic się jeszcze nie stało.
terminal-no-rule = Nie ma takiej reguły. Wpisz rules, żeby zobaczyć spis.
terminal-saved-in = Gra jest zapisana w { $path }.

# Punkty i koniec.
terminal-total = razem
terminal-place = miejsce
terminal-points = { $place ->
    [0] { $name }: { $points } pkt.
   *[other] { $name }: { $points } pkt, miejsce { $place }.
  }
terminal-won = { $count ->
    [one] Koniec gry. { $names } wygrywa z wynikiem { $points } pkt.
   *[other] Koniec gry. Wspólna wygrana z wynikiem { $points } pkt: { $names }.
  }
terminal-no-game = Żadna gra się nie zaczęła.
terminal-record-lies = Zapis gry leży w { $path }
terminal-go-on-with = Gra jest zapisana. Graj dalej przez: { $command }

# Gra bez własnego ekranu.
terminal-plain-ask = Wpisz moves, żeby zobaczyć listę.
terminal-plain-more = ...  wpisz table, żeby zobaczyć wszystko
terminal-page-table = cały stół
terminal-plain-players = gracze
terminal-yes = tak
terminal-no = nie
