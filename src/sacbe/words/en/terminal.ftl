# The text client: what it asks and answers, whatever is played. Commands stay English words in every language.
list-or = { $list } or { $last }

# Choosing a game.
terminal-which-game = What would you like to play?
terminal-saved-game = go on: { $game }, { $names }; turn { $turn }, { $ago } ago
terminal-who-plays = Who plays?
terminal-against = { $count ->
    [one] you against one bot: { $level }
   *[other] you against { $count } bots: { $level }
  }
terminal-people = { $count } people at this keyboard
terminal-seats-hint = Or type who sits where, such as Ana=human,Bea=human,{ $bot }. Bots: { $bots }.
terminal-seats-refused = That cannot be: { $reason }.
terminal-pick = Number, or Enter for { $usual }:
terminal-pick-from = Please type a number from 1 to { $last }.
terminal-player = Player
terminal-player-letter = Player { $letter }

# Between turns.
terminal-done = { $next ->
    [nobody] Done. Enter to go on, undo to take it back.
   *[other] Done. Enter to hand over to { $name }, undo to take it back.
  }
terminal-chosen = You have chosen. Press Enter to go on, or type undo.
terminal-hand-over = Hand over to { $name }.
terminal-sit-down = { $name }, press Enter when you sit at the keyboard:
terminal-what-happened = What happened
terminal-not-saved = The game is not saved: { $reason }.
terminal-cramped = Please make the window at least { $width } by { $height }, or play with --plain.
terminal-more = Enter for more, q to go back:
terminal-go-on = Enter to go on:
terminal-go-back = Enter to go back:

# What was typed.
terminal-do-it = Enter to do it, anything else to go back:
terminal-narrow = { $more ->
    [yes] A number, more for the rest, or another word to narrow it; Enter goes back:
   *[no] A number, or another word to narrow it; Enter goes back:
  }
terminal-list-ends = The list goes from 1 to { $last }.
terminal-type-why = Type why for the rule.
terminal-type-help = Type help for all there is.
terminal-misread = '{ $typed }' is not understood. { $reason }.
terminal-refused = { $typed } is not allowed: { $reason }.
terminal-not-refused = Nothing of yours was refused.
terminal-allowed = It is allowed: { $what }.
terminal-allowed-ways = { $typed } is allowed, in { $count } ways. Type it to see them.
terminal-no-undo = Nothing to take back: { $reason }.

# Help.
terminal-to-act = To act, type
terminal-at-once = with ! at the end: do it at once, without asking again
terminal-to-ask = To ask, type
terminal-english = Commands and names of actions are the same words in every language.
terminal-help-help = this page
terminal-help-moves = everything you may do now, numbered
terminal-help-hint = what a strong bot would do in your place, from what you can know
terminal-help-undo = take back what you typed last; undo all: back to the last reveal
terminal-help-look = what lies before another player, such as: look B
terminal-help-scores = where everyone's points come from
terminal-help-log = what happened lately; log all for everything
terminal-help-why = why your last try was refused; why and an action: may I do that?
terminal-help-rules = the rules (in English), or one of them: rules 4.3
terminal-help-save = the game is saved after every action; this says where
terminal-help-quit = stop here and go on another time

# Answers.
terminal-nothing-to-decide = There is nothing for you to decide now.
terminal-moves = What you may do now; type a number to choose.
terminal-no-hints = There is no bot for { $game } that can give hints.
terminal-no-advice = There is no advice for this decision.
terminal-advice-best = Best is { $turn }: you can expect about { $points } points and win { $wins } % of such games.
terminal-advice-other = { $turn }: { $points } points less, { $wins } % fewer wins.
terminal-look-at = Look at whom? There are { $seats }. Type look and a letter.
terminal-nothing-happened = Nothing has happened yet.
terminal-no-rule = There is no such rule. Type rules for the contents.
terminal-saved-in = The game is saved in { $path }.

# Points and the end.
terminal-total = total
terminal-place = place
terminal-points = { $place ->
    [0] { $name }: { $points } points.
   *[other] { $name }: { $points } points, place { $place }.
  }
terminal-won = { $count ->
    [one] The game is over. { $names } wins with { $points } points.
   *[other] The game is over. { $names } share the win with { $points } points.
  }
terminal-no-game = No game was begun.
terminal-record-lies = The record lies in { $path }
terminal-go-on-with = The game is saved. Go on with: { $command }

# A game without a screen of its own.
terminal-plain-ask = Type moves for a list.
terminal-plain-more = ...  type table for all of it
terminal-page-table = the whole table
terminal-plain-players = players
terminal-yes = yes
terminal-no = no
