# Pagina din jurul jocurilor.
app-name = Sacbe
app-says = O masă deschisă pentru trei jocuri din jungla maya

home-play = Joacă
home-learn = Învață în zece minute
home-learn-on = Continuă lecția
home-lobby = Mese deschise
home-watch = Partide de urmărit
home-none = Încă nu ai nicio partidă. Alege un joc de mai sus și într-o clipă ești la masă.
home-your-turn = E rândul tău
home-waiting = Se așteaptă: { $names }
home-over = Încheiată: { $result }
home-open = Se așteaptă jucători
home-import = Deschide o partidă salvată
home-running = Partide în curs
home-history = Partide jucate
home-more = Arată tot ({ $count })
home-join = Intră la masa unui prieten
home-join-says = Lipește linkul unei invitații sau îndreaptă camera telefonului spre codul ei.
join-from = { $name } ți-a păstrat un loc.
join-count =
    { $bots ->
        [0] { $players } jucători
        [one] { $players } jucători, dintre care un bot
       *[other] { $players } jucători, dintre care { $bots } boți
    }
join-minutes = În jur de { $minutes } de minute, ca la o masă
home-join-link = Linkul invitației
home-join-go = Intră
home-join-wrong = Acesta nu e linkul unei invitații.
home-loading = Se pregătește masa...
home-result = { $name } { $score }
home-turn = Tura { $turn }
home-turn-silver_gold = Cartea { $turn } din 28
home-turn-tzolkin = Runda { $round }
home-turn-of = La mutare: { $names }
home-table = Dă-i un nume sau pune deoparte
home-table-of = { $name }: dă-i un nume sau pune deoparte
home-table-name = Numele acestei mese
home-table-says = Numele îl vezi doar tu, în acest browser. Pentru ceilalți nu se schimbă nimic.
home-table-keep = Păstrează
home-put-away = Pune deoparte
home-bring-back = Adu înapoi
home-away = Puse deoparte
home-offer = Între { $few } și { $most } jucători, în jur de { $minutes } de minute
home-offer-players = Între { $few } și { $most } jucători
home-offline-says = Sacbe nu rulează sau conexiunea ta e întreruptă. Pagina revine singură.
home-settings = Setări
home-unofficial = Neoficial și gratuit. Te rugăm să ai și jocurile adevărate: Tikal de Michael Kiesling și Wolfgang Kramer (Ravensburger, Super Meeple), Tzolk'in de Daniele Tascini și Simone Luciani (Czech Games Edition), Silver & Gold de Phil Walker-Harding (NSV, Pandasaurus).

game-tikal = Tikal
game-tzolkin = Tzolk'in
game-silver_gold = Silver & Gold
game-tikal-says = Exploratori în junglă: zece puncte de acțiune pe tură, temple de explorat, comori de dezgropat.
game-tzolkin-says = Muncitori pe roți care se învârt: porumb, temple și cranii de cristal, în ritmul calendarului.
game-silver_gold-says = Hărți ale comorilor pe întinsul mării: toți marchează aceeași formă, fiecare cum crede.

new-title = O masă nouă: { $game }
new-seats = Cine joacă?
new-you = Tu
new-friend-here = Un prieten, aici
new-open = Un prieten, online
new-open-says = Primești un link și un cod de trimis.
new-friend-here-says = Folosiți același ecran, pe rând.
new-seat = Locul { $letter }
new-bot = Bot: { $level }
new-level-novice = Începător
new-level-casual = Relaxat
new-level-strong = Puternic
new-level-expert = Expert
new-level-greedy = Lacom
new-level-random = La întâmplare
new-level-novice-says = Știe regulile și scapă multe din vedere. Bun pentru o primă partidă.
new-level-casual-says = Joacă cu cap și repede.
new-level-strong-says = Își plănuiește tura și o vede venind pe a ta.
new-level-expert-says = Se gândește cel mai mult și iartă cel mai puțin.
new-level-greedy-says = Ia cât mai multe puncte acum.
new-level-random-says = Face orice, la nimereală.
new-options = Amănunte ale regulilor
new-listed = Oricine de pe acest server poate ocupa un loc liber
new-begin = Începe
new-cancel = Renunță
new-add-seat = Încă un jucător
new-remove-seat = Scoate locul { $letter }
new-name-none = Oaspete
new-friend-name = Numele de la locul { $letter }
new-friend-name-none = Jucătorul { $letter }

option-auction = Care joc?
option-auction-false = Tikal
option-auction-true = Tikal cu licitație
option-auction-false-says = Așezi cartonașul pe care îl tragi. Așa se învață jocul.
option-auction-true-says = În fiecare rundă licitezi puncte pentru cartonașele scoase. Mai puțin noroc, mai multă tactică.
option-start_player = Cine începe?
option-start_player-random = Oricine, la sorți
option-start_player-seat-1 = Locul A
option-camp_needs_piece = O tabără se poate înființa
option-camp_needs_piece-false = oriunde permit regulile
option-camp_needs_piece-true = doar unde ai un pion
option-debt_bids = La licitație poți oferi
option-debt_bids-false = punctele pe care le ai
option-debt_bids-true = mai mult decât ai
option-open_discard = Cărțile deja jucate în rundă
option-open_discard-false = se țin minte
option-open_discard-true = rămân la vedere

table-yours = E rândul tău
table-yours-soon = Urmează rândul tău
table-moment = O clipă
table-whose = La mutare: { $name }
table-several = Se așteaptă: { $names }
table-over = Partida s-a încheiat
table-offline = Conexiunea s-a pierdut; se reface...
table-confirm-some = Confirmă până aici
settings-touch = Atingere
settings-touch-once = O atingere e de ajuns
settings-touch-twice = Arată mai întâi
table-finish = Încheie tura
table-finish-reveals = { $what }: nu se mai poate retrage
table-finish-sure = Ceva rămâne nefolosit. Apasă din nou ca să închei totuși tura.
table-undo = Retrage
table-undo-ask = Cere retragerea
table-undo-plan = Nimic nu e definitiv până nu închei tura.
table-hint = Sfat
table-hint-play = Joacă așa
table-hint-none = Aici nu e nimic de sfătuit.
table-no-hints = Fără sfaturi: așa s-a convenit.
table-hint-thinks = Se gândește...
table-hint-worth = Punctaj de așteptat: { $points }; câștigi { $wins } dintre astfel de partide.
table-hint-better = Punctaj de așteptat: { $points }, cu { $more } peste media celorlalte căi; câștigi { $wins } dintre astfel de partide în loc de { $others }.
table-hint-less = Sau: { $turn } - cu { $points } puncte mai puțin
table-choices = Ce poți face
table-type-says = În notație, de exemplu { $example }
table-players = Jucători
table-log = Jurnal
table-name-you = { $name } (tu)
table-yours-of = { $name }, e rândul tău
table-you = Tu
table-goods = Bunurile tale
table-goods-of = Bunurile lui { $name }
table-turn = Tura { $number }
table-turn-setup = Pregătire
table-log-go = Arată acest moment
table-act = Acțiuni
table-score =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
table-name-bot = { $name } ({ $level })
table-name-stand-in = { $name } (bot: { $level })
table-chance = Tras la sorți
table-undone = { $name } își retrage mutarea
table-undone-chance = Ce s-a tras se pune la loc
table-unknown = { $name } face ceva ascuns
table-dealt = Se împarte ceva ce nu ai voie să vezi
table-times =
    { $count ->
        [one] { $said } (o dată)
        [few] { $said } (de { $count } ori)
       *[other] { $said } (de { $count } de ori)
    }
table-skip = Sari peste
table-since-count =
    { $count ->
        [one] De la ultima ta tură s-a întâmplat un singur lucru.
        [few] De la ultima ta tură s-au întâmplat { $count } lucruri.
       *[other] De la ultima ta tură s-au întâmplat { $count } de lucruri.
    }
table-since-show = Arată-mi
table-since-no = Nu acum
table-film = { $at } din { $long }
table-film-speed = Viteză: { $speed }
table-points = Punctele de până acum
table-points-part = De unde
table-watching = Doar privești
table-code = Codul invitației
table-copy = Copiază linkul
table-invite-local = Linkul merge doar pe acest calculator. Pentru prietenii din aceeași casă, pornește Sacbe cu această comandă și deschide adresa pe care o afișează:
table-missing = Nu există această masă
table-missing-says = Poate a fost ștearsă sau linkul nu e complet.
table-unreachable-says = Sacbe nu rulează sau conexiunea ta e întreruptă.
table-try-again = Încearcă din nou
table-loading = Se pregătește masa...
table-resign-sure = Abandonezi? Un bot continuă în locul tău; nu mai poți reveni.
table-resign-yes = Da, abandonez
table-resign-no = Joc mai departe
table-stand-in = Să joace un bot în locul meu
table-stand-in-for = Să joace un bot în locul lui { $name }
table-agreed = Încheiată de comun acord
table-resigned = Ceilalți au abandonat
table-closed = Închisă de gazda acestui server
table-closed-why = Motivul: { $reason }
table-idle = Încheiată, fiindcă nimeni nu a mai jucat
table-fork-level = Adversar
table-keys = Ajutor și taste
table-rules = Reguli
table-rule = Regula: { $clause }
table-rules-all = Toate regulile
table-leave = Acasă
table-menu = Meniu
table-resign = Abandonează
table-end = Propune încheierea
table-record = Salvează partida
table-replay = Reluare
table-step = Pasul { $step } din { $last }
table-fork = Joacă mai departe de aici, cu boți
table-fork-same = Așa cum erau
table-live = Înapoi la prezent
table-type = Scrie o mutare
table-type-go = Fă mutarea
table-curtain = Acum: { $name }
table-curtain-says = Dă ecranul mai departe. Nimeni altcineva nu se uită la ce urmează.
table-curtain-ready = Sunt { $name }
table-invite = Invită
table-invite-says = Trimite acest link unui prieten; deschide doar acest loc.
table-copied = Copiat
table-waiting-seats = Se așteaptă jucători
table-seat-open = Loc liber
table-seat-bot = Pune un bot
table-proposal-undo = { $name } cere să-și retragă ultima mutare.
table-proposal-end = { $name } propune încheierea partidei aici, cu punctele de acum.
table-proposal-own-undo = Ceri să-ți retragi ultima mutare. Se așteaptă: { $names }.
table-proposal-own-end = Propui încheierea partidei aici. Se așteaptă: { $names }.
table-agree = De acord
table-decline = Refuză
table-won = { $name } câștigă
table-won-you = Ai câștigat
table-shared = Victorie împărțită
table-decided = Diferența au făcut-o: { $part }, cu { $more } mai mult decât { $name }.
table-tie = La egalitate de puncte: { $first } este înaintea lui { $second }; { $why }.
table-tie-none = La egalitate de puncte și nimic nu-i desparte: { $names } împart locul.
table-best = Cel mai bun rezultat al tău la acest joc: { $points }.
table-best-new = Noul tău record la acest joc; înainte era { $points }.
table-again = Joacă din nou
table-bot-plays = Un bot joacă în locul tău: { $level }.
table-bot-plays-by = { $name } a cerut ca un bot să joace în locul tău: { $level }, din { $since }.
table-bot-plays-says = Poți prelua imediat. Ce a jucat rămâne și stă în jurnal.
table-come-back = Îmi iau locul înapoi

settings-title = Setări
settings-name = Numele tău
settings-theme = Zi sau noapte
settings-theme-system = Ca sistemul
settings-theme-light = Zi
settings-theme-dark = Noapte
settings-motion = Mișcare
settings-motion-full = Lucrurile se mișcă
settings-motion-none = Nimic nu se mișcă
settings-speed = Turele celorlalți
settings-speed-slow = Încet
settings-speed-usual = Pe îndelete
settings-speed-quick = Repede
settings-speed-none = Dintr-odată
settings-palette = Culorile jucătorilor
settings-palette-plain = Simple
settings-palette-patterned = Cu modele
settings-sound = Sunet
settings-sound-soft = Încet
settings-sound-usual = Clar
settings-sound-loud = Tare
settings-language = Limba
settings-notices = Anunțuri când nu sunt aici
settings-devices = Jocurile mele pe alte dispozitive
settings-close = Închide

rules-short = Regulile pe o pagină
rules-print = Tipărește această pagină
rules-search = Caută în reguli
rules-none = Niciun articol nu conține aceste cuvinte.
rules-of = Regulile, cu vorbele noastre
rules-found =
    { $count ->
        [one] Un articol
        [few] { $count } articole
       *[other] { $count } de articole
    }
rules-contents = Capitole
error-offline = Serverul nu răspunde.
error-none = Nu există această pagină

join-title = Ai o invitație
join-sit = Așază-te
table-sum = Puncte
table-chart = Cum au crescut punctele de-a lungul partidei
replay-first = La început
replay-back = Înapoi
replay-on = Înainte
replay-last = La sfârșit
replay-play = Redă
replay-stop = Oprește
settings-sound-off = Liniște
join-says = Un prieten ți-a păstrat un loc.
join-your-seat = Locul tău
join-refused-says = Un link deschide un singur loc, o singură dată; cere altul dacă la loc stă deja cineva.
join-none = Linkul nu e complet: cere-l din nou.

analysis-go = Analizează partida
analysis-accuracy = Precizie
analysis-accuracy-of = precizie { $accuracy }
analysis-accuracy-what = Ce este precizia?
analysis-accuracy-says = Media tuturor turelor. O tură contează 100 dacă botul nu a găsit nimic mai bun și cu jumătate mai puțin pentru fiecare zecime pe care a costat-o: din șansa de câștig sau din punctele celui din frunte. Așa se pot compara cifrele între partide. O greșeală costă cel puțin o douăzecime.
analysis-you = Tu
analysis-so-far = deocamdată { $judged } din { $all } ture
analysis-mistakes =
    { $mistakes ->
        [0] nicio greșeală
        [one] 1 greșeală
        [few] { $mistakes } greșeli
       *[other] { $mistakes } de greșeli
    }
analysis-next-mistake = Următoarea greșeală
analysis-picture = O imagine de arătat
analysis-picture-saved = Imaginea e salvată.
analysis-picture-says = Cum a mers, văzut de un bot puternic
analysis-title = Analiză
analysis-says = Cel mai puternic bot se uită la fiecare tură, din ce putea ști atunci jucătorul.
analysis-progress = Ture judecate: { $judged } din { $all }
analysis-complete = Toate turele ({ $all }) sunt judecate, fiecare din ce putea ști atunci jucătorul. Sub un punct e chestiune de gust.
analysis-none = În această partidă nicio tură nu lăsa o alegere.
analysis-chances = Șanse de câștig
analysis-chances-of = { $name }: { $first } la început, { $last } la urmă
analysis-costliest = Turele care au costat cel mai mult
analysis-costless = Nicio tură nu a costat ceva ce botul să vadă.
analysis-turn = { $number ->
    [0] Înainte de prima tură: { $name }
   *[other] Tura { $number }: { $name }
  }
analysis-played = Jucat: { $turn }
analysis-better = Mai bine: { $turn }
analysis-or = Sau: { $turn }
analysis-others = Alte feluri: { $count }
analysis-expect = (puncte: { $points }, victorii: { $wins })
analysis-cost = A costat { $what }
analysis-cost-least = A costat cel puțin { $what }
analysis-both = { $points } și { $wins }
analysis-points = { $points } puncte
analysis-wins = { $wins } din victorii
analysis-good = Nu s-a găsit nimic mai bun.
analysis-due = Încă nejudecată.
analysis-silent = Botul nu are o părere despre asta.

agreed-title = Ce s-a convenit
agreed-hints = Oricine poate cere sfaturi celui mai puternic bot.
agreed-no-hints = Nimeni nu primește sfaturi.
agreed-stand-ins = Dacă cineva lipsește { $time }, ceilalți pot pune un bot să joace în locul lui: { $level }.
agreed-no-stand-ins = Niciun bot nu joacă pentru cine lipsește.
agreed-choose-hints = Sfaturi de la cel mai puternic bot
agreed-choose-away = Dacă cineva lipsește
agreed-choose-nobody = niciun bot nu joacă pentru el
agreed-choose-after = poate un bot după { $time }
agreed-choose-after-usual = poate un bot după { $time } (de obicei)
agreed-choose-level = Care bot

deal-title = Împărțirea
deal-fair = Serverul își promisese partea din împărțire înainte ca tu și ceilalți să o adăugați pe a voastră, așa că nimeni nu a putut-o alege. Când partida s-a încheiat, înregistrarea ei are tot ce trebuie pentru a verifica fiecare extragere. Promisiunea:
deal-verified = Fiecare extragere vine dintr-o sămânță care se vede când partida s-a încheiat și poate fi verificată cu înregistrarea. Nu a fost promisă înainte ca toți jucătorii să-și adauge partea. Promisiunea:
deal-unknown = Partida aceasta continuă o alta: extragerile ei nu pot fi verificate în întregime.
deal-changed = Serverul nu a împărțit așa cum promisese. Nu juca la masa aceasta.

list-and = { $list } și { $last }
list-score = { $name } { $points }

home-brought-says = Un joc adus de un pachet. Se joacă la masa simplă.
plain-table = Masa
plain-none = nimic
plain-player = Jucător
plain-asked = Ce faci?
plain-more = Celelalte mutări ({ $count }) sunt în lista de mai jos; le poți și scrie.
plain-waits = Acum nu e nimic de ales.
plain-yes = da
plain-no = nu
