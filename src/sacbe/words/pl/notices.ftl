# Co jest mówione gdzie indziej: powiadomienia push, e-mail, webhooki; i gdzie się to wybiera.
notice-table-titled = { $game }: { $title }
notice-table-with = { $game } ({ $names })
notice-title-several = { $count ->
    [one] Wieści z { $count } stołu
    [few] Wieści z { $count } stołów
    [many] Wieści z { $count } stołów
   *[other] Wieści z { $count } stołu
}
notice-more = I jeszcze { $count } innych wieści.
notice-stop = Zakończ te wiadomości

notice-turn-title = Twoja kolej: { $table }
notice-turn = Twoja kolej przy stole { $table }, od { $since }.
notice-turn-of-title = Kolej gracza { $name }: { $table }
notice-turn-of = Kolej gracza { $name } przy stole { $table }, od { $since }.
notice-short-title = Masz mało czasu: { $table }
notice-short = Twój czas przy stole { $table } się kończy. Stół czeka na ciebie.
notice-short-of-title = Graczowi { $name } kończy się czas: { $table }
notice-short-of = Czas gracza { $name } przy stole { $table } się kończy.
notice-begun-title = Zaczyna się: { $table }
notice-begun = Wszyscy usiedli przy stole { $table }; gra się zaczęła.
notice-proposal-title = Pytanie przy stole { $table }
notice-proposal = Ktoś przy stole { $table } pyta, czy się zgadzasz: coś cofnąć albo zakończyć grę.
notice-proposal-of-title = Pytanie do gracza { $name }: { $table }
notice-proposal-of = Gracz { $name } jest pytany przy stole { $table }, czy coś cofnąć albo zakończyć grę.
notice-over-title = Koniec gry: { $table }
notice-over = Gra przy stole { $table } się skończyła. Zobacz, jak się zakończyła.
notice-test-title = Sacbe może cię tu znaleźć
notice-test = Tak dowiesz się, czyja jest kolej.
notice-confirm-title = Czy to twój adres?
notice-confirm = Ktoś na { $home } chce dowiadywać się pod tym adresem, czyja jest kolej w jego grach. Jeśli to ty, otwórz ten link. Jeśli nie, nie rób nic: nic więcej nie zostanie wysłane.

notice-kind-turn = Moja kolej
notice-kind-short = Mam mało czasu
notice-kind-begun = Gra się zaczyna
notice-kind-proposal = Ktoś mnie o coś pyta
notice-kind-over = Gra się skończyła

notices-title = Powiadomienia
notices-says = Kiedy cię nie ma, Sacbe może mówić ci, co dzieje się przy twoich stołach. Nic nie jest wysyłane, dopóki patrzysz na stół.
notices-open = Powiadomienia
notices-way-push = To urządzenie
notices-way-push-other = Urządzenie
notices-way-mail = E-mail
notices-way-discord = Discord
notices-way-json = Webhook
notices-push-add = Powiadamiaj mnie na tym urządzeniu
notices-push-denied = Tej przeglądarce zabroniono pokazywać powiadomienia stąd. Możesz to zmienić w jej ustawieniach dla tej strony.
notices-push-none = Ta przeglądarka nie umie pokazywać powiadomień.
notices-push-ios = Na iPhonie i iPadzie powiadomienia przychodzą tylko do zainstalowanej strony: dotknij Udostępnij, potem „Do ekranu początkowego”, i otwórz stamtąd Sacbe.
notices-push-insecure = Powiadomienia na tym urządzeniu wymagają adresu, który zaczyna się od https.
notices-mail-label = Adres e-mail
notices-mail-add = Pisz do mnie
notices-mail-sent = Wiadomość jest w drodze do { $address }. Otwórz w niej link, a tam będą przychodzić powiadomienia.
notices-hook-label = Adres webhooka
notices-hook-form = Forma
notices-hook-discord = Discord
notices-hook-json = JSON
notices-hook-add = Dodaj webhook
notices-unconfirmed = Jeszcze niepotwierdzony: otwórz link, który tam wysłano.
notices-again = Wyślij jeszcze raz
notices-trouble-gone = Pod tym adresem nie ma już nikogo.
notices-trouble-refused = To, co tam wysłano, zostało odrzucone.
notices-trouble-away = Od dawna nic tam nie dociera.
notices-test = Wyślij próbę
notices-tested = Wysłano. Powinno zaraz dotrzeć.
notices-remove = Usuń
notices-kinds = O czym mówi { $way }
notices-quiet = Godziny ciszy
notices-quiet-on = Cisza
notices-quiet-from = od
notices-quiet-until = do
notices-zone = Według zegara { $zone }.
notices-install = Zainstaluj Sacbe
notices-installed = Otwiera się sam, z własnym znakiem, który pokazuje, ile gier na ciebie czeka.
notices-stop-title = Zakończyć te wiadomości?
notices-stop-says = Tam, skąd przyszedł ten link, nic więcej nie będzie wysyłane. W ustawieniach możesz o to poprosić ponownie.
notices-stop-yes = Zakończ
notices-stopped = Gotowe. Nic więcej tam nie przyjdzie.
notices-confirm-title = Czy to twój adres?
notices-confirm-says = Odtąd dowiesz się tu, czyja jest kolej w twoich grach. Każda wiadomość ma link, który to kończy.
notices-confirm-yes = Tak, piszcie do mnie
notices-confirmed = Gotowe. Tam będą przychodzić powiadomienia.
notices-link-wrong = Ten link już nie działa.
notices-home = Do stołów
