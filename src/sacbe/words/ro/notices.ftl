# Ce se anunță în altă parte: mesaje push, e-mail, webhook; și locul unde se alege.
notice-table-titled = { $game }: { $title }
notice-table-with = { $game } cu { $names }
notice-title-several = { $count ->
    [one] Vești de la { $count } masă
    [few] Vești de la { $count } mese
   *[other] Vești de la { $count } de mese
}
notice-more = Și încă { $count } lucruri.
notice-stop = Oprește aceste mesaje

notice-turn-title = E rândul tău: { $table }
notice-turn = E rândul tău la { $table }, din { $since }.
notice-turn-of-title = { $name } e la rând: { $table }
notice-turn-of = { $name } e la rând la { $table }, din { $since }.
notice-short-title = Mai ai puțin timp: { $table }
notice-short = Timpul tău la { $table } se apropie de sfârșit. Masa te așteaptă.
notice-short-of-title = { $name } mai are puțin timp: { $table }
notice-short-of = Timpul lui { $name } la { $table } se apropie de sfârșit.
notice-begun-title = Începe: { $table }
notice-begun = Toți s-au așezat la { $table }; jocul a început.
notice-proposal-title = O întrebare la { $table }
notice-proposal = Cineva de la { $table } te întreabă dacă ești de acord: să ia ceva înapoi sau să încheie jocul.
notice-proposal-of-title = O întrebare pentru { $name }: { $table }
notice-proposal-of = { $name } este întrebat la { $table } dacă se ia ceva înapoi sau se încheie jocul.
notice-over-title = Jocul s-a terminat: { $table }
notice-over = Jocul de la { $table } s-a terminat. Vezi cum s-a încheiat.
notice-test-title = Sacbe te poate găsi aici
notice-test = Așa vei afla al cui e rândul.
notice-confirm-title = E adresa ta?
notice-confirm = Cineva de la { $home } vrea să afle la această adresă al cui e rândul în jocurile sale. Dacă ai fost tu, deschide acest link. Dacă nu, nu face nimic: nu se va mai trimite nimic.

notice-kind-turn = E rândul meu
notice-kind-short = Mai am puțin timp
notice-kind-begun = Începe un joc
notice-kind-proposal = Sunt întrebat ceva
notice-kind-over = Un joc s-a terminat

notices-title = Anunțuri
notices-says = Când nu ești aici, Sacbe îți poate spune ce se întâmplă la mesele tale. Nu se trimite nimic cât timp te uiți la masă.
notices-open = Anunțuri
notices-way-push = Acest dispozitiv
notices-way-push-other = Un dispozitiv
notices-way-mail = E-mail
notices-way-discord = Discord
notices-way-json = Webhook
notices-push-add = Anunță-mă pe acest dispozitiv
notices-push-denied = Acestui browser i s-a spus să nu arate anunțuri de aici. Poți schimba asta în setările lui pentru această pagină.
notices-push-none = Acest browser nu poate arăta anunțuri.
notices-push-ios = Pe iPhone sau iPad, anunțurile vin numai la pagina instalată: atinge Partajare, apoi „Adaugă la ecranul principal”, și deschide Sacbe de acolo.
notices-push-insecure = Anunțurile pe acest dispozitiv cer o adresă care începe cu https.
notices-mail-label = Adresă de e-mail
notices-mail-add = Scrie-mi
notices-mail-sent = Un mesaj este pe drum către { $address }. Deschide linkul din el și vei fi anunțat acolo.
notices-hook-label = Adresa webhookului
notices-hook-form = Formă
notices-hook-discord = Discord
notices-hook-json = JSON
notices-hook-add = Adaugă webhookul
notices-unconfirmed = Încă neconfirmată: deschide linkul trimis acolo.
notices-again = Trimite din nou
notices-trouble-gone = La această adresă nu mai e nimeni.
notices-trouble-refused = Ce s-a trimis acolo a fost refuzat.
notices-trouble-away = De mult timp nu mai ajunge nimic acolo.
notices-test = Trimite o probă
notices-tested = Trimis. Ar trebui să ajungă într-o clipă.
notices-remove = Șterge
notices-kinds = Ce se anunță prin { $way }
notices-quiet = Ore de liniște
notices-quiet-on = Liniște
notices-quiet-from = de la
notices-quiet-until = până la
notices-zone = După ceasul din { $zone }.
notices-install = Instalează Sacbe
notices-installed = Se deschide singur, cu un semn propriu care arată câte jocuri te așteaptă.
notices-stop-title = Oprești aceste mesaje?
notices-stop-says = Nu se mai trimite nimic acolo de unde a venit acest link. Le poți cere din nou în setări.
notices-stop-yes = Oprește-le
notices-stopped = Gata. Nu se va mai trimite nimic acolo.
notices-confirm-title = E adresa ta?
notices-confirm-says = De acum afli aici al cui e rândul în jocurile tale. Fiecare mesaj are un link care le oprește.
notices-confirm-yes = Da, scrie-mi
notices-confirmed = Gata. Vei fi anunțat acolo.
notices-link-wrong = Acest link nu mai este valabil.
notices-home = La mese
