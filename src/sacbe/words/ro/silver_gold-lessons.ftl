# Lecțiile de Silver & Gold: ce spune fiecare pas. Două fraze, ce și de ce.
silver_gold-lesson-first = Silver & Gold: primele tale hărți
silver_gold-lesson-first-goal = Acestea sunt hărți ale comorilor. Marchează toate câmpurile unei hărți și ea își aduce punctele, de la 8 pentru cele mici, gri, până la 14 pentru cele violet; câștigă cine are cele mai multe puncte după patru runde.
silver_gold-lesson-first-keep = Din cele patru hărți primite păstrezi două; celelalte merg în pachet. Păstreaz-o pe cea mică, gri, care se termină repede, și pe cea verde, cu simbolurile ei.
silver_gold-lesson-first-square = O carte arată un pătrat de patru și fiecare îl marchează, pe una dintre cele două hărți ale sale. Atinge câmpul luminat ca să vezi unde ar veni, apoi confirmă.
silver_gold-lesson-first-palm = De data asta un domino: pune-l peste palmier. Un palmier aduce puncte pe loc: 1, și încă 1 pentru fiecare palmier de pe cele patru hărți expuse, deci acum 4.
silver_gold-lesson-first-others = { $bot } a marcat aceeași carte pe alte hărți. Toți marchează în același timp, și nimeni nu vede ce aleg ceilalți până nu au ales toți.
silver_gold-lesson-first-cross = Așază colțul peste crucea de pe a doua hartă. O cruce îți dă încă un câmp oriunde pe cele două hărți ale tale, și trebuie să-l iei: marchează unul pe harta mică.
silver_gold-lesson-first-single = Linia de trei ar încăpea pe harta verde, dar în locul unei forme poți marca oricând un singur câmp. Ia câmpul singur și marchează ultimul câmp al hărții mici: gata, 8 puncte!
silver_gold-lesson-first-take = O hartă completă se pune deoparte, iar tu iei una nouă dintre cele patru expuse sau, nevăzută, din pachet. Ia-o pe aceasta: sigiliul ei verde aduce 1 punct pentru fiecare hartă verde completată, iar una ai început-o.
silver_gold-lesson-first-coin = Pune această formă peste moneda din colțul hărții verzi. Fiecare monedă e un punct și căsuța următoare de pe fișa ta.
silver_gold-lesson-first-trophies = Monedele tale umplu trei rânduri de câte patru căsuțe. Cine umple un rând ia cel mai mare trofeu rămas: primul valorează 6, următorul 5, până la 1.
silver_gold-lesson-first-turn = Formele pot fi rotite și oglindite: R rotește, F oglindește, sau folosește butoanele. Aici e rotită deja pentru tine: atinge câmpul luminat și confirmă.
silver_gold-lesson-first-last = Aceasta este a șaptea carte a rundei. Din cele opt cărți una nu se vede niciodată, așa că nu te poți bizui pe niciuna.
silver_gold-lesson-first-round = Runda s-a terminat: toate cele opt cărți se amestecă din nou, și tot ce ai marcat rămâne. După a patra rundă hărțile neterminate nu aduc nimic, dar monedele, palmierii și trofeele câștigate pe ele se socotesc.

silver_gold-lesson-cross = Cruci
silver_gold-lesson-cross-chain = Așază dominoul peste cruce: asta încheie o hartă și îți dă încă un câmp. Marchează cu el crucea de pe cealaltă hartă și primești încă unul, ultimul de acolo.
silver_gold-lesson-cross-after = Un domino a marcat patru câmpuri și a încheiat două hărți. Câmpurile în plus trebuie luate cât timp e vreunul liber pe cele două hărți ale tale, dar niciodată pe hărțile luate după aceea.
silver_gold-lesson-trophy = Monede și trofee
silver_gold-lesson-trophy-row = Trei căsuțe din primul tău rând sunt bifate, iar pe această hartă e a patra monedă. Marchează linia de trei peste ea.
silver_gold-lesson-trophy-after = Un rând plin de patru ia cel mai mare trofeu rămas: 6 puncte pentru tine, 5 pentru cine urmează. Fiecare monedă valorează în plus un punct, dar după a douăsprezecea nu mai aduc nimic.
silver_gold-lesson-seal = Sigilii
silver_gold-lesson-seal-finish = Au rămas trei câmpuri pe această hartă mică, iar colțul se potrivește. Sigiliul ei portocaliu aduce 2 puncte pentru fiecare hartă portocalie completată, iar una ai deja.
silver_gold-lesson-seal-after = Asta a făcut 8 puncte pentru hartă și 2 pentru sigiliu, iar fiecare altă hartă portocalie va mai aduce 2. Un sigiliu se socotește numai după ce harta lui e completă.
