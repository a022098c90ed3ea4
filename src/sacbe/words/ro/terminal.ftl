# Jocul în terminal: ce întreabă și ce răspunde, oricare ar fi jocul. Comenzile sunt aceleași cuvinte englezești.
list-or = { $list } sau { $last }

# Alegerea jocului.
terminal-which-game = Ce vrei să joci?
terminal-saved-game = continuă: { $game }, { $names }; tura { $turn }, acum { $ago }
terminal-who-plays = Cine joacă?
terminal-against = { $count ->
    [one] tu împotriva unui bot: { $level }
   *[other] tu împotriva a { $count } boți: { $level }
  }
terminal-people = { $count ->
    [one] o persoană la această tastatură
    [few] { $count } persoane la această tastatură
   *[other] { $count } de persoane la această tastatură
  }
terminal-seats-hint = Sau scrie cine unde stă, de exemplu Ana=human,Bea=human,{ $bot }. Boți: { $bots }.
terminal-seats-refused = Așa nu merge: { $reason }.
terminal-pick = Numărul, sau Enter pentru { $usual }:
terminal-pick-from = Scrie un număr de la 1 la { $last }.
terminal-player = Jucător
terminal-player-letter = Jucătorul { $letter }

# Între ture.
terminal-done = { $next ->
    [nobody] Gata. Enter ca să mergi mai departe, undo ca să retragi.
   *[other] Gata. Enter ca să urmeze { $name }, undo ca să retragi.
  }
terminal-chosen = Ai ales. Apasă Enter ca să mergi mai departe sau scrie undo.
terminal-hand-over = Urmează { $name }.
terminal-sit-down = { $name }, apasă Enter când ești la tastatură:
terminal-what-happened = Ce s-a întâmplat
terminal-not-saved = Partida nu este salvată: { $reason }.
terminal-cramped = Mărește fereastra la cel puțin { $width } pe { $height } sau joacă cu --plain.
terminal-more = Enter ca să citești mai departe, q ca să te întorci:
terminal-go-on = Enter ca să mergi mai departe:
terminal-go-back = Enter ca să te întorci:

# Ce s-a scris.
terminal-do-it = Enter ca s-o faci, orice altceva ca să te întorci:
terminal-narrow = { $more ->
    [yes] Un număr, more pentru rest, sau încă un cuvânt ca să restrângi lista; Enter te întoarce:
   *[no] Un număr sau încă un cuvânt ca să restrângi lista; Enter te întoarce:
  }
terminal-list-ends = Lista merge de la 1 la { $last }.
terminal-type-why = Scrie why pentru regulă.
terminal-type-help = Scrie help pentru tot ce există.
terminal-misread = „{ $typed }” nu se înțelege. { $reason }.
terminal-refused = { $typed } nu este permis: { $reason }.
terminal-not-refused = Nu ți s-a refuzat nimic.
terminal-allowed = Este permis: { $what }.
terminal-allowed-ways = { $typed } este permis, în { $count } feluri. Scrie-l ca să le vezi.
terminal-no-undo = Nu este nimic de retras: { $reason }.

# Ajutor.
terminal-to-act = Ca să faci ceva, scrie
terminal-at-once = cu ! la sfârșit: se face pe loc, fără altă întrebare
terminal-to-ask = Ca să întrebi ceva, scrie
terminal-english = Comenzile și numele acțiunilor sunt aceleași cuvinte în orice limbă.
terminal-help-help = această pagină
terminal-help-moves = tot ce poți face acum, numerotat
terminal-help-hint = ce ar face un bot puternic în locul tău, știind cât știi tu
terminal-help-undo = retrage ce ai scris ultima dată; undo all: până la ultima descoperire
terminal-help-look = ce se află în fața altui jucător, de exemplu: look B
terminal-help-scores = de unde are fiecare punctele
terminal-help-log = ce s-a întâmplat de curând; log all pentru tot
terminal-help-why = de ce nu s-a putut; why și o acțiune: am voie?
terminal-help-rules = regulile (în engleză) sau una dintre ele: rules 4.3
terminal-help-save = partida se salvează după fiecare acțiune; asta spune unde
terminal-help-quit = oprește aici și continuă altă dată

# Răspunsuri.
terminal-nothing-to-decide = Nu ai nimic de hotărât acum.
terminal-moves = Ce poți face acum; scrie un număr ca să alegi.
terminal-no-hints = Pentru { $game } nu există un bot care să dea sfaturi.
terminal-no-advice = Pentru această hotărâre nu există sfat.
terminal-advice-best = Cel mai bine este { $turn }: te poți aștepta la vreo { $points } de puncte și la { $wins } % partide câștigate.
terminal-advice-other = { $turn }: cu { $points } puncte mai puțin, cu { $wins } % mai puține victorii.
terminal-look-at = La cine să te uiți? Sunt { $seats }. Scrie look și o literă.
terminal-nothing-happened = Nu s-a întâmplat încă nimic.
terminal-no-rule = Nu există o asemenea regulă. Scrie rules pentru cuprins.
terminal-saved-in = Partida este salvată în { $path }.

# Puncte și sfârșit.
terminal-total = total
terminal-place = locul
terminal-points = { $place ->
    [0] { $name }: { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }.
   *[other] { $name }: { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
      }, locul { $place }.
  }
terminal-won = { $count ->
    [one] Partida s-a încheiat. { $names } câștigă, scor { $points }.
   *[other] Partida s-a încheiat. { $names } împart victoria, scor { $points }.
  }
terminal-no-game = Nu a început nicio partidă.
terminal-record-lies = Înregistrarea partidei este în { $path }
terminal-go-on-with = Partida este salvată. Continuă cu: { $command }

# Un joc fără ecran propriu.
terminal-plain-ask = Scrie moves pentru listă.
terminal-plain-more = ...  scrie table ca să vezi tot
terminal-page-table = toată masa
terminal-plain-players = jucători
terminal-yes = da
terminal-no = nu
