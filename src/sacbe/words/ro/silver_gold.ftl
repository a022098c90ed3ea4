# Silver & Gold: fapte, noutăți, ce se cere, cum se numesc lucrurile.
# Culorile stau mereu lângă „hartă”, deci la feminin.
silver_gold-colour-grey = gri
    .short = gri
silver_gold-colour-green = verde
    .short = verde
silver_gold-colour-orange = portocalie
    .short = port.
silver_gold-colour-purple = mov
    .short = mov

silver_gold-pattern-I2 = domino
silver_gold-pattern-I3 = linie de trei
silver_gold-pattern-V3 = colț de trei
silver_gold-pattern-T4 = T de patru
silver_gold-pattern-L4 = L de patru
silver_gold-pattern-O4 = pătrat
silver_gold-id-I2 = { silver_gold-pattern-I2 }
silver_gold-id-I3 = { silver_gold-pattern-I3 }
silver_gold-id-V3 = { silver_gold-pattern-V3 }
silver_gold-id-T4 = { silver_gold-pattern-T4 }
silver_gold-id-L4 = { silver_gold-pattern-L4 }
silver_gold-id-O4 = { silver_gold-pattern-O4 }

silver_gold-part-coins = Monede
silver_gold-part-trophies = Trofee
silver_gold-part-palms = Palmieri
silver_gold-part-maps = Hărți
silver_gold-part-seals = Sigilii

# Fapte: ce face cineva, și același lucru ca alegere.
silver_gold-mark = { $pattern_id ->
    [none] { $name } marchează o singură căsuță
   *[other] { $name } marchează forma „{ $pattern }”
  }
silver_gold-mark-you = { $pattern_id ->
    [none] Marchează { $fields } pe harta { $map }
   *[other] Marchează { $fields } pe harta { $map } ({ $pattern })
  }
silver_gold-keep = { $name } păstrează { $id }
silver_gold-keep-you = Păstrează { $id }: { $colour }, { $points } puncte
silver_gold-take = { $name } ia { $id }
silver_gold-take-you = Ia { $id }: { $colour }, { $points } puncte
silver_gold-take-deck = { $name } ia harta de deasupra teancului
silver_gold-take-deck-you = Ia harta de deasupra teancului
silver_gold-draw-map = Se trage harta { $id }
silver_gold-draw-card = Carte de expediție: { $id }
silver_gold-draw-start-player = Primul jucător este { $who }

# Noutăți: ce a ieșit din asta.
silver_gold-news-dealt = Primești { $id }
silver_gold-news-kept = { $who } păstrează { $ids }
silver_gold-news-marked = { $who } marchează { $fields } pe { $id }
silver_gold-news-points-coins =
    { $points ->
        [one] { $who } bifează o monedă
        [few] { $who } bifează { $points } monede
       *[other] { $who } bifează { $points } de monede
    }
silver_gold-news-points-palm =
    { $points ->
        [one] { $who } punctează un palmier: 1 punct
        [few] { $who } punctează un palmier: { $points } puncte
       *[other] { $who } punctează un palmier: { $points } de puncte
    }
silver_gold-news-points-trophy =
    { $points ->
        [one] { $who } umple un rând de monede și ia trofeul de 1 punct
        [few] { $who } umple un rând de monede și ia trofeul de { $points } puncte
       *[other] { $who } umple un rând de monede și ia trofeul de { $points } de puncte
    }
silver_gold-news-points-map = { $who } completează { $id }: { $points } puncte
silver_gold-news-points-seals =
    { $points ->
        [one] { $who }: sigiliile mai aduc 1 punct
        [few] { $who }: sigiliile mai aduc { $points } puncte
       *[other] { $who }: sigiliile mai aduc { $points } de puncte
    }
silver_gold-news-taken = { $id } ajunge la { $who }, ca harta { $map }
silver_gold-news-shown = { $id } intră în ofertă
silver_gold-news-start-player = Primul jucător este acum { $who }
silver_gold-news-round = Începe runda { $round }; cărțile de expediție se amestecă
silver_gold-news-game-over = Partida s-a încheiat: { $scores }

# Ce se cere.
silver_gold-keep-title = Păstrează două dintre aceste patru hărți
silver_gold-keep-soon = Hărțile se împart de îndată ce toți sunt la masă
silver_gold-asked-keep =
    { $left ->
        [one] Mai alege o hartă de păstrat.
       *[other] Alege două hărți de păstrat.
    }
silver_gold-asked-mark = Marchează forma „{ $pattern }” pe una dintre hărțile tale sau o singură căsuță.
silver_gold-asked-single = Forma „{ $pattern }” nu încape nicăieri. Marchează o singură căsuță.
silver_gold-asked-extra =
    { $owed ->
        [one] O cruce: marchează încă o căsuță, pe oricare hartă.
        [few] Cruci: marchează încă { $owed } căsuțe, una câte una.
       *[other] Cruci: marchează încă { $owed } de căsuțe, una câte una.
    }
silver_gold-asked-take = Hartă completă! Ia una nouă, din ofertă sau din teanc.
silver_gold-asked-settling = { $name } a completat o hartă și ia una nouă.
silver_gold-asked-confirm = Asta e tot. Încheie tura sau retrage.
silver_gold-finish-keep = Păstrează aceste două hărți
silver_gold-finish-mark = Marchează aici
silver_gold-finish-take = Ia această hartă
silver_gold-finish-take-deck = Trage din pachet
silver_gold-asked-soon = Cartea următoare: { $pattern }.
silver_gold-asked-others = Ceilalți încă se hotărăsc.

silver_gold-brings-coins =
    { $count ->
        [one] 1 monedă
        [few] { $count } monede
       *[other] { $count } de monede
    }
silver_gold-brings-palm =
    { $points ->
        [one] Un palmier de 1 punct
        [few] Un palmier de { $points } puncte
       *[other] Un palmier de { $points } de puncte
    }
silver_gold-brings-trophy =
    { $points ->
        [one] Un rând plin de monede: trofeul de 1 punct, dacă nu-l ia cineva care vine la rând mai devreme
        [few] Un rând plin de monede: trofeul de { $points } puncte, dacă nu-l ia cineva care vine la rând mai devreme
       *[other] Un rând plin de monede: trofeul de { $points } de puncte, dacă nu-l ia cineva care vine la rând mai devreme
    }
silver_gold-brings-map = Completează { $id }: { $points } puncte
silver_gold-brings-seals =
    { $points ->
        [one] Sigiliile mai aduc 1 punct
        [few] Sigiliile mai aduc { $points } puncte
       *[other] Sigiliile mai aduc { $points } de puncte
    }
silver_gold-brings-extra =
    { $count ->
        [one] Apoi încă o căsuță
        [few] Apoi încă { $count } căsuțe
       *[other] Apoi încă { $count } de căsuțe
    }
silver_gold-brings-deck =
    { $count ->
        [one] Ultima hartă din teanc, nevăzută
        [few] Una din { $count } hărți, nevăzută
       *[other] Una din { $count } de hărți, nevăzută
    }

# Lucrurile de pe masă.
silver_gold-map-says =
    Harta { $id }, { $colour }, { $points } puncte.{ $crosses ->
        [0] { "" }
        [one] { " " }1 cruce.
        [few] { " " }{ $crosses } cruci.
       *[other] { " " }{ $crosses } de cruci.
    }{ $coins ->
        [0] { "" }
        [one] { " " }1 monedă.
        [few] { " " }{ $coins } monede.
       *[other] { " " }{ $coins } de monede.
    }{ $palms ->
        [0] { "" }
       *[other] { " " }Un palmier.
    }
silver_gold-seal-says =
    { $points ->
        [one] Sigiliul aduce 1 punct pentru fiecare hartă { $colour } completă.
        [few] Sigiliul aduce { $points } puncte pentru fiecare hartă { $colour } completă.
       *[other] Sigiliul aduce { $points } de puncte pentru fiecare hartă { $colour } completă.
    }
silver_gold-own-map =
    { $free ->
        [one] Harta ta { $number }, { $id }: 1 căsuță liberă
        [few] Harta ta { $number }, { $id }: { $free } căsuțe libere
       *[other] Harta ta { $number }, { $id }: { $free } de căsuțe libere
    }
silver_gold-field =
    { $field }{ $sign ->
        [cross] , cruce
        [coin] , monedă
        [palm] , palmier
       *[plain] { "" }
    }, { $state ->
        [marked] marcată
        [fits] forma încape aici
        [turn] încape dacă o rotești
       *[free] liberă
    }
silver_gold-display = Hărțile din ofertă
silver_gold-deck =
    { $count ->
        [0] Teancul e gol
        [one] Teanc: 1 hartă
        [few] Teanc: { $count } hărți
       *[other] Teanc: { $count } de hărți
    }
silver_gold-dealt = Cele patru hărți primite de tine
silver_gold-kept-stamp = păstrată
silver_gold-take-here = Aici vine o hartă nouă: ia una de mai sus.
silver_gold-no-map = Nicio hartă aici
silver_gold-open-charts = Arată mare aceste hărți
silver_gold-marked-fields = Marcate: { $fields }.
silver_gold-map-title = Harta { $id }
silver_gold-close = Închide
silver_gold-card-of = Monede: { $coins } din 12. Trofee: { $trophies }. Palmieri: { $palms }. Hărți complete: { $maps }.
silver_gold-round = Runda { $round } din 4, cartea de expediție { $card } din 7
silver_gold-trophies = Trofee rămase: { $left }
silver_gold-start = Primul jucător este { $name }
silver_gold-settling = ia o hartă nouă
silver_gold-maps-of = Hărți: { $name }
silver_gold-cards = Runda { $round }, cartea de expediție { $card } din { $of }
silver_gold-card-state =
    { $pattern }{ $state ->
        [now] , în joc
        [seen] , deja dezvăluită
       *[open] { "" }
    }

# Forma din mână.
silver_gold-turn = Rotește
silver_gold-turn-key = Rotește (R sau rotița)
silver_gold-mirror = Oglindește
silver_gold-mirror-key = Oglindește (F)
silver_gold-hold-pattern = Forma: { $pattern }. Trage-o pe o hartă sau atinge o căsuță.
silver_gold-hold-single = O singură căsuță în locul formei
silver_gold-hold-extra = Încă o căsuță
silver_gold-single-key = O singură căsuță (X)
silver_gold-sign-plain = Câmp
silver_gold-sign-cross = Cruce
silver_gold-sign-coin = Monedă
silver_gold-sign-palm = Palmier
silver_gold-explain-plain = Marchează toate câmpurile unei hărți ca s-o completezi.
silver_gold-explain-cross = Marchează imediat încă un câmp liber, pe oricare dintre hărțile tale.
silver_gold-explain-coin = Fiecare monedă valorează 1 punct la final; patru umplu un rând.
silver_gold-explain-palm = Un palmier aduce puncte imediat: 1 și încă 1 pentru fiecare palmier expus.
silver_gold-explain-trophy = Un rând plin de monede ia cel mai mare trofeu rămas.
silver_gold-explain-map = Când toate câmpurile ei sunt marcate, își dă punctele, iar tu iei o hartă nouă.
silver_gold-explain-seal = Sigiliu
silver_gold-explain-seal-now = { $points ->
    [one] Cu hărțile tale ți-ar da 1 punct
    [few] Cu hărțile tale ți-ar da { $points } puncte
   *[other] Cu hărțile tale ți-ar da { $points } de puncte
  }
silver_gold-explain-deck = Cine completează o hartă poate lua în schimb harta de deasupra pachetului, fără s-o vadă.
silver_gold-explain-coins-now = Monede: { $coins }; încă { $left } umplu rândul.
silver_gold-explain-card = Fișa de punctaj
silver_gold-explain-round = Patru runde; în fiecare se arată șapte din cele opt cărți de expediție.
silver_gold-explain-pattern = Fiecare marchează forma pe o hartă, rotită și oglindită cum vrea: { $pattern }.
silver_gold-tie = mai multe hărți completate, culoarea { $colour }: { $more } la { $less }
silver_gold-explain-single = În loc de ea se poate marca un singur câmp.
