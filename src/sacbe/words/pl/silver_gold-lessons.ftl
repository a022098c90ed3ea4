# Lekcje gry Silver & Gold: co mówi każdy krok. Dwa zdania, co i dlaczego.
silver_gold-lesson-first = Silver & Gold: twoje pierwsze mapy
silver_gold-lesson-first-goal = To są mapy skarbów. Skreśl wszystkie pola mapy, a da swoje punkty, od 8 za małe szare do 14 za fioletowe; wygrywa ten, kto po czterech rundach ma najwięcej punktów.
silver_gold-lesson-first-keep = Z czterech rozdanych map zatrzymujesz dwie; pozostałe trafiają do talii. Zatrzymaj małą szarą, którą szybko się kończy, i zieloną z jej symbolami.
silver_gold-lesson-first-square = Karta pokazuje kwadrat z czterech pól i każdy go zaznacza, na jednej ze swoich dwóch map. Dotknij podświetlonego pola, żeby zobaczyć, jak by leżał, a potem potwierdź.
silver_gold-lesson-first-palm = Tym razem domino: połóż je na palmie. Palma punktuje od razu: 1 punkt i po 1 za każdą palmę widoczną na czterech odkrytych mapach, więc teraz 4.
silver_gold-lesson-first-others = { $bot } ma tę samą kartę zaznaczoną na innych mapach. Wszyscy zaznaczają jednocześnie i nikt nie widzi wyboru innych, dopóki nie wybiorą wszyscy.
silver_gold-lesson-first-cross = Połóż narożnik na krzyżu na drugiej mapie. Krzyż daje jeszcze jedno pole, gdziekolwiek na twoich dwóch mapach, i trzeba je wziąć: zaznacz jedno na małej mapie.
silver_gold-lesson-first-single = Prosta trójka zmieściłaby się na zielonej mapie, ale zamiast kształtu zawsze wolno zaznaczyć jedno pole. Weź pojedyncze pole i zaznacz ostatnie na małej mapie: gotowe, 8 punktów!
silver_gold-lesson-first-take = Ukończoną mapę odkładasz i bierzesz nową spośród czterech odkrytych albo, w ciemno, z talii. Weź tę: jej zielona pieczęć daje 1 punkt za każdą twoją ukończoną zieloną mapę, a jedną już zaczynasz.
silver_gold-lesson-first-coin = Połóż ten kształt na monecie w rogu zielonej mapy. Każda moneta to punkt i kolejna kratka na twojej karcie wyników.
silver_gold-lesson-first-trophies = Monety wypełniają trzy rzędy po cztery kratki. Kto wypełni rząd, bierze najwyższe pozostałe trofeum: pierwsze jest warte 6, następne 5, aż do 1.
silver_gold-lesson-first-turn = Kształty wolno obracać i odbijać: R obraca, F odbija, są też przyciski. Tutaj kształt jest już obrócony: dotknij podświetlonego pola i potwierdź.
silver_gold-lesson-first-last = To siódma karta rundy. Z ośmiu kart jednej nigdy nie widać, więc na żadną nie można liczyć na pewno.
silver_gold-lesson-first-round = Runda się skończyła: wszystkie osiem kart znów się tasuje, a wszystko, co jest zaznaczone, zostaje. Po czwartej rundzie nieukończone mapy nic nie dają, ale zdobyte na nich monety, palmy i trofea się liczą.

silver_gold-lesson-cross = Krzyże
silver_gold-lesson-cross-chain = Połóż domino na krzyżu: kończy to jedną mapę i daje jeszcze jedno pole. Zaznacz nim krzyż na drugiej mapie, a dostaniesz kolejne, ostatnie na niej.
silver_gold-lesson-cross-after = Jedno domino zaznaczyło cztery pola i ukończyło dwie mapy. Dodatkowe pola trzeba brać, dopóki na twoich dwóch mapach jest jakieś wolne, ale nigdy na mapach wziętych później.
silver_gold-lesson-trophy = Monety i trofea
silver_gold-lesson-trophy-row = Trzy kratki pierwszego rzędu są skreślone, a na tej mapie leży czwarta moneta. Zaznacz na niej prostą trójkę.
silver_gold-lesson-trophy-after = Pełny rząd czterech monet bierze najwyższe pozostałe trofeum: 6 punktów dla ciebie, 5 dla następnego. Każda moneta jest poza tym warta punkt, ale po dwunastej nie dają już nic.
silver_gold-lesson-seal = Pieczęcie
silver_gold-lesson-seal-finish = Na tej małej mapie zostały trzy pola i narożnik pasuje. Jej pomarańczowa pieczęć daje 2 punkty za każdą twoją ukończoną pomarańczową mapę, a jedną już masz.
silver_gold-lesson-seal-after = To 8 punktów za mapę i 2 za pieczęć, a każda następna pomarańczowa mapa doda jeszcze 2. Pieczęć liczy się dopiero wtedy, gdy jej własna mapa jest ukończona.
