# Lessons: what the bubble says in all of them, and where they are offered.
lessons-name = Lesson
lessons-heading = Learn
lessons-on = Go on
lessons-show = Do it for me
lessons-leave = Leave the lesson and play on
lessons-play-on = Play on from here
lessons-next = Next: { $title }
lessons-home = Home
lessons-back = Back to your game
lessons-learned = learned
lessons-other = That is a move, too, but the lesson asks for another one. Nothing is lost: touch what is lit.
lessons-confirm = Well done. Now confirm it with the lit button, so that the game can go on.
lessons-wait = Now the others play. Watch what they do.
lessons-strayed = You have gone a way of your own. Take it back to go on with the lesson, or simply play on.
lessons-end = That was the lesson. From here the game is all yours: what comes now is not arranged any more, and the bots play as novices.
lessons-try = { $title }: try it
