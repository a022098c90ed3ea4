# Lekcje: co mówi dymek we wszystkich i gdzie są proponowane.
lessons-name = Lekcja
lessons-heading = Nauka
lessons-on = Dalej
lessons-show = Zrób to za mnie
lessons-leave = Porzuć lekcję i graj dalej
lessons-play-on = Graj dalej od tego miejsca
lessons-next = Następna: { $title }
lessons-home = Strona główna
lessons-back = Wróć do swojej gry
lessons-learned = już umiesz
lessons-other = To też jest ruch, ale lekcja prosi o inny. Nic nie przepadło: dotknij tego, co jest podświetlone.
lessons-confirm = Bardzo dobrze. Teraz potwierdź to podświetlonym przyciskiem, żeby gra mogła toczyć się dalej.
lessons-wait = Teraz grają inni. Przyjrzyj się, co robią.
lessons-strayed = To już twoja własna droga. Cofnij ruch, żeby wrócić do lekcji, albo po prostu graj dalej.
lessons-end = To była cała lekcja. Od tej chwili gra należy do ciebie: dalej nic już nie jest ułożone, a boty grają jak nowicjusze.
lessons-try = { $title }: wypróbuj
