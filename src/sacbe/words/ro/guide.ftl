# La masă: cum merge fiecare joc, pentru cine nu l-a jucat niciodată, și ajutorul de la tasta `?`.
guide-title = Cum se joacă
guide-rules = Toate regulile
guide-done = Am înțeles
guide-first = La început

guide-tikal-goal = Condu o expediție prin junglă: explorează temple, dezgroapă comori și fii în frunte acolo unde contează.
guide-tikal-turn =
    { $auction ->
        [true] Licitezi puncte pentru cartonașele scoase, îl așezi pe al tău
       *[false] La rândul tău așezi un cartonaș
    }, apoi folosești zece puncte de acțiune: aduci pioni, mergi, explorezi, dezgropi, înființezi tabere și pui paznici.
guide-tikal-cost = Mersul costă un punct pentru fiecare placă de piatră de pe latura dintre două cartonașe.
guide-tikal-score = Trei vulcani și sfârșitul partidei aduc câte o evaluare: un templu își dă numărul în puncte cui are cei mai mulți pioni acolo. Conducătorul tău se socotește cât trei.
guide-tikal-first = atinge un câmp luminat ca să-ți așezi cartonașul, adu câțiva pioni în tabăra de bază și mergi cu ei la cel mai apropiat templu.

guide-tzolkin-goal = Adună cele mai multe puncte până când calendarul face un ocol întreg: din temple, clădiri, monumente și cranii de cristal.
guide-tzolkin-turn = La rândul tău fie plasezi muncitori pe roți, fie ridici câțiva, niciodată amândouă.
guide-tzolkin-cost = Plasarea costă porumb. În fiecare zi roțile duc muncitorii cu un spațiu mai departe, la o acțiune mai bună; acțiunea se face când ridici muncitorul.
guide-tzolkin-score = În patru zile de ospăț fiecare muncitor mănâncă 2 porumb, iar templele răsplătesc pe cine stă sus.
guide-tzolkin-first = păstrează două cartonașe de avere pentru început, apoi pune muncitori la Palenque: porumbul hrănește tot restul.

guide-silver_gold-goal = Umple hărți ale comorilor, căsuță cu căsuță. O hartă completă aduce punctele scrise pe ea; după patru runde câștigă cine are cele mai multe puncte.
guide-silver_gold-turn = O carte arată o formă și fiecare o marchează pe una dintre cele două hărți ale sale, rotită și oglindită oricum, sau marchează o singură căsuță în locul ei.
guide-silver_gold-cost = O cruce îți dă încă o căsuță, monedele umplu rânduri care aduc trofee, un palmier aduce puncte pe loc.
guide-silver_gold-score = O hartă completă se pune deoparte și iei alta. Hărțile neterminate nu aduc nimic.
guide-silver_gold-first = păstrează două dintre cele patru hărți ale tale. Cele mici se termină mai repede, cele mari aduc mai mult.

# Ajutorul de la tasta `?`.
help-title = Ajutor
help-keys = Taste la masă
help-keys-board = Tastele acestui joc
help-touch = Cu mouse-ul sau cu degetul
help-touch-says = Ce se poate face luminează și o atingere e de ajuns. Cu degetul, unde prețul nu se vede încă, prima atingere îl arată, iar a doua face mutarea. Nimic din tura ta nu e definitiv până nu o închei.
help-why-says = Atinge ceva ce nu luminează și afli de ce nu se poate, cu articolul din reguli.
help-legend = Ce înseamnă semnele
help-hear = Fără a vedea tabla
help-hear-says = Tabla e o grilă: săgețile duc din loc în loc, iar fiecare loc spune ce este și ce se poate face acolo. „Ce poți face”, mai jos, înșiră toate acțiunile în cuvinte. Ce fac ceilalți se citește cu voce tare.
help-type = Mutări în notație
help-type-says = Apasă / și scrie o mutare, de exemplu { $example }. Pagina fiecărui joc din manual îi descrie notația.
help-type-none = Apasă / când e rândul tău și scrie o mutare.

key-arrows = Săgeți
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-shift = Shift { $key }
keys-back = Retrage
keys-hint = Sfat
keys-type = Scrie o mutare
keys-help = Acest ajutor
keys-skip = Sari peste ce se arată
keys-arrows = Din loc în loc pe tablă
keys-tab = De la o parte la alta
keys-touch = Face ce e selectat; în rest: încheie tura
keys-turn-tile = Rotește cartonașul
keys-turn-tile-back = Rotește-l în sens invers
keys-piece = Mergi cu un alt fel de pion
keys-zoom = Mai aproape, mai departe, toată tabla
keys-turn-pattern = Rotește forma
keys-turn-pattern-back = Rotește-o în sens invers
keys-mirror = Oglindește forma
keys-single = O singură căsuță în loc, și înapoi
