# Jedna osoba na kilku urządzeniach.
me-title = Moje gry gdzie indziej
me-says = Twoje gry należą do tej przeglądarki i nic nie trzeba podawać. Jeśli chcesz mieć je też na telefonie albo odzyskać po wyczyszczeniu przeglądarki, to jest to miejsce.
me-phone = Otwórz na moim telefonie
me-phone-says = W ciągu dziesięciu minut skieruj aparat telefonu na kod. Działa raz; nie pokazuj go nikomu.
me-phone-new = Zrób kod
me-codes = Kody odzyskiwania
me-codes-says = Zapisz je na dzień, w którym zginą wszystkie urządzenia. Każdy działa raz. Kto ma kod, może grać w twoim imieniu.
me-codes-left = { $count ->
    [0] Nie masz żadnego.
    [one] Jeden jest jeszcze ważny.
    [few] { $count } są jeszcze ważne.
    [many] { $count } jest jeszcze ważnych.
   *[other] { $count } jest jeszcze ważne.
}
me-codes-new = Zrób nowe kody
me-codes-shown = Widać je tylko teraz; wcześniejsze nie są już ważne.
me-codes-go = Odzyskaj gry kodem
me-devices = Zalogowane
me-device-first = Pierwsze urządzenie
me-device-none = Urządzenie
me-device-here = { $label } (to)
me-device-out = Wyloguj
me-others-out = Wyloguj wszystkie inne
me-mine = Co Sacbe o mnie wie
me-export = Zapisz
me-forget = Zapomnij o mnie
me-forget-says = Twoje imię zniknie ze wszystkich stołów. Skończone gry zostaną z gościem na twoim miejscu; tam, gdzie gra trwa, bot zagra dalej dla innych. Tego nie można cofnąć.
me-forget-sure = Zapomnij o mnie na zawsze
me-forget-not = Zostaję
me-open-title = Otwórz tu moje gry
me-open-says = Ta przeglądarka stanie się kolejnym urządzeniem tego, kto zrobił link. Otwieraj tylko link, który jest twój.
me-open-yes = Otwórz je tutaj
me-open-games = Ta przeglądarka ma własne gry. Wrócisz do nich tylko z kodem odzyskiwania: najpierw zrób kody.
me-recover-title = Odzyskaj moje gry
me-recover-label = Kod odzyskiwania
me-recover-yes = Odzyskaj
me-link-wrong = To już nie jest ważne. Zrób nowy na urządzeniu, na którym są twoje gry.
me-home = Do stołów
