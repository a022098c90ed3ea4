# Lecții: ce spune bula în toate, și unde sunt oferite.
lessons-name = Lecție
lessons-heading = Învață
lessons-on = Mai departe
lessons-show = Fă tu în locul meu
lessons-leave = Părăsește lecția și joacă mai departe
lessons-play-on = Joacă mai departe de aici
lessons-next = Urmează: { $title }
lessons-home = Acasă
lessons-back = Înapoi la jocul tău
lessons-learned = învățată
lessons-other = Și asta e o mutare, dar lecția cere alta. Nu s-a pierdut nimic: atinge ce e luminat.
lessons-confirm = Foarte bine. Acum confirmă cu butonul luminat, ca jocul să poată merge mai departe.
lessons-wait = Acum joacă ceilalți. Privește ce fac.
lessons-strayed = Ai luat-o pe drumul tău. Retrage mutarea ca să continui lecția, sau joacă pur și simplu mai departe.
lessons-end = Asta a fost lecția. De aici jocul e doar al tău: ce urmează nu mai e aranjat, iar boții joacă la nivel de începător.
lessons-try = { $title }: încearcă
