# O persoană pe mai multe dispozitive.
me-title = Jocurile mele în altă parte
me-says = Jocurile tale țin de acest browser și nu ți se cere nimic. Dacă le vrei și pe telefon, sau înapoi după ce browserul a fost golit, aici e locul.
me-phone = Deschide pe telefonul meu
me-phone-says = Îndreaptă camera telefonului spre cod în zece minute. Merge o singură dată; nu-l arăta nimănui.
me-phone-new = Fă un cod
me-codes = Coduri de recuperare
me-codes-says = Notează-le pentru ziua în care toate dispozitivele s-au pierdut. Fiecare merge o dată. Cine are unul poate juca în numele tău.
me-codes-left = { $count ->
    [0] Nu ai niciunul.
    [one] Unul mai este valabil.
    [few] { $count } mai sunt valabile.
   *[other] { $count } mai sunt valabile.
}
me-codes-new = Fă coduri noi
me-codes-shown = Se arată doar acum; cele dinainte nu mai sunt valabile.
me-codes-go = Recuperează jocuri cu un cod
me-devices = Conectate
me-device-first = Primul dispozitiv
me-device-none = Un dispozitiv
me-device-here = { $label } (acesta)
me-device-out = Deconectează
me-others-out = Deconectează-le pe toate celelalte
me-mine = Ce știe Sacbe despre mine
me-export = Salvează
me-forget = Uită-mă
me-forget-says = Numele tău dispare de la toate mesele. Jocurile terminate rămân cu un oaspete în locul tău; unde se joacă, un bot joacă mai departe pentru ceilalți. Nu se poate lua înapoi.
me-forget-sure = Uită-mă pentru totdeauna
me-forget-not = Rămân
me-open-title = Deschide jocurile mele aici
me-open-says = Acest browser devine încă un dispozitiv al celui care a făcut linkul. Deschide numai un link făcut chiar de tine.
me-open-yes = Deschide-le aici
me-open-games = Acest browser are jocuri proprii. Te întorci la ele numai cu un cod de recuperare: fă întâi câteva.
me-recover-title = Recuperează jocurile mele
me-recover-label = Cod de recuperare
me-recover-yes = Recuperează
me-link-wrong = Nu mai este valabil. Fă unul nou pe un dispozitiv unde sunt jocurile tale.
me-home = La mese
