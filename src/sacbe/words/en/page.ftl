# The page around the games.
app-name = Sacbe
app-says = One open table for three games of the Maya jungle

home-play = Play
home-learn = Learn in ten minutes
home-learn-on = Go on with the lesson
home-lobby = Open tables
home-watch = Games to watch
home-none = No game yet. Choose one above; you sit at a table in a moment.
home-your-turn = Your turn
home-waiting = Waiting for { $names }
home-over = Over: { $result }
home-open = Waiting for players
home-import = Open a record
home-running = Running games
home-history = Played games
home-more = Show all { $count }
home-join = Join a friend
home-join-says = Paste the link of an invitation, or point your phone's camera at its code.
join-from = { $name } has kept a seat for you.
join-count =
    { $bots ->
        [0] { $players } players
        [one] { $players } players, one of them a bot
       *[other] { $players } players, { $bots } of them bots
    }
join-minutes = About { $minutes } minutes, as at a table
home-join-link = Link of an invitation
home-join-go = Join
home-join-wrong = This is no link of an invitation.
home-loading = Setting the table...
home-result = { $name } { $score }
home-turn = Turn { $turn }
home-turn-silver_gold = Card { $turn } of 28
home-turn-tzolkin = Round { $round }
home-turn-of = Turn of { $names }
home-table = Name it or put it away
home-table-of = { $name }: name it or put it away
home-table-name = Name of this table
home-table-says = Only you see the name, in this browser. Nothing changes for the others.
home-table-keep = Keep
home-put-away = Put away
home-bring-back = Bring back
home-away = Put away
home-offer = { $few } to { $most } players, about { $minutes } minutes
home-offer-players = { $few } to { $most } players
home-offline-says = Sacbe is not running, or your connection is down. This page comes back by itself.
home-settings = Settings
home-unofficial = Unofficial and free. Please own the games: Tikal by Michael Kiesling and Wolfgang Kramer (Ravensburger, Super Meeple), Tzolk'in by Daniele Tascini and Simone Luciani (Czech Games Edition), Silver & Gold by Phil Walker-Harding (NSV, Pandasaurus).

game-tikal = Tikal
game-tzolkin = Tzolk'in
game-silver_gold = Silver & Gold
game-tikal-says = Explorers in the jungle: ten action points a turn, temples to uncover, treasures to dig.
game-tzolkin-says = Workers on turning wheels: corn, temples and crystal skulls as the calendar goes round.
game-silver_gold-says = Treasure maps on sea charts: everyone crosses out the same pattern, each in their own way.

new-title = A new table: { $game }
new-seats = Who plays?
new-you = You
new-friend-here = A friend here
new-open = A friend online
new-open-says = You get a link and a code to send.
new-friend-here-says = You share this screen and take turns.
new-seat = Seat { $letter }
new-bot = Bot: { $level }
new-level-novice = Novice
new-level-casual = Casual
new-level-strong = Strong
new-level-expert = Expert
new-level-greedy = Greedy
new-level-random = Random
new-level-novice-says = Knows the rules and misses much. Good for a first game.
new-level-casual-says = Plays sensibly and quickly.
new-level-strong-says = Plans its turn and sees yours coming.
new-level-expert-says = Thinks longest and forgives least.
new-level-greedy-says = Takes the most points it can have now.
new-level-random-says = Does anything at all.
new-options = Finer points of the rules
new-listed = Anybody on this server may take an open seat
new-begin = Begin
new-cancel = Cancel
new-add-seat = One more player
new-remove-seat = Take seat { $letter } away
new-name-none = Guest
new-friend-name = Name of seat { $letter }
new-friend-name-none = Player { $letter }

option-auction = Which game?
option-auction-false = Tikal
option-auction-true = Tikal with the auction
option-auction-false-says = You place the tile that you draw. The way to learn the game.
option-auction-true-says = Every round you bid points for the tiles on offer. Less luck, sharper.
option-start_player = Who starts?
option-start_player-random = Anyone, by lot
option-start_player-seat-1 = Seat A
option-camp_needs_piece = A camp may be built
option-camp_needs_piece-false = wherever the rules allow
option-camp_needs_piece-true = only where you have a piece
option-debt_bids = In the auction you may bid
option-debt_bids-false = the points you have
option-debt_bids-true = more than you have
option-open_discard = Cards already played this round
option-open_discard-false = from memory
option-open_discard-true = lie open

table-yours = Your turn
table-yours-soon = Your turn comes
table-moment = One moment
table-whose = { $name } is to move
table-several = Waiting for { $names }
table-over = The game is over
table-offline = Connection lost; coming back...
table-confirm-some = Confirm so far
settings-touch = Touch
settings-touch-once = One touch does it
settings-touch-twice = Look first
table-finish = End turn
table-finish-reveals = { $what }: cannot be taken back
table-finish-sure = Something is left unused. Press again to end your turn all the same.
table-undo = Take back
table-undo-ask = Ask to take back
table-undo-plan = Nothing is fixed until you end your turn.
table-hint = Hint
table-hint-play = Play it
table-hint-none = There is nothing to advise here.
table-no-hints = No hints: so it was agreed.
table-hint-thinks = Thinking...
table-hint-worth = You can expect { $points } points and win { $wins } of such games.
table-hint-better = You can expect { $points } points, { $more } more than by the other ways on average, and win { $wins } of such games instead of { $others }.
table-hint-less = Or: { $turn } - { $points } points less
table-choices = What you may do
table-type-says = In notation, such as { $example }
table-players = Players
table-log = Log
table-name-you = { $name } (you)
table-yours-of = { $name }, your turn
table-you = You
table-goods = Your goods
table-goods-of = Goods of { $name }
table-turn = Turn { $number }
table-turn-setup = Set-up
table-log-go = Show this moment
table-act = Act
table-score = { $points } points
table-name-bot = { $name } ({ $level })
table-name-stand-in = { $name } (bot: { $level })
table-chance = Drawn
table-undone = { $name } takes that back
table-undone-chance = What was drawn goes back
table-unknown = { $name } does something hidden
table-dealt = Something is dealt that you may not see
table-times = { $said } ({ $count } times)
table-skip = Skip
table-since-count =
    { $count ->
        [one] One thing happened since your last turn.
       *[other] { $count } things happened since your last turn.
    }
table-since-show = Show me
table-since-no = Not now
table-film = { $at } of { $long }
table-film-speed = Speed: { $speed }
table-points = Points so far
table-points-part = From
table-watching = You are watching
table-code = Code of the invitation
table-copy = Copy the link
table-invite-local = This link works on this computer only. For friends in the same house, start Sacbe with this command and open the address it prints:
table-missing = There is no such table
table-missing-says = It may have been removed, or the link is not complete.
table-unreachable-says = Sacbe is not running, or your connection is down.
table-try-again = Try again
table-loading = Setting the table...
table-resign-sure = Resign? A bot goes on for you; you cannot come back.
table-resign-yes = Yes, I resign
table-resign-no = Play on
table-stand-in = Let a bot play for me
table-stand-in-for = Let a bot play for { $name }
table-agreed = Ended by agreement
table-resigned = The others resigned
table-closed = Closed by the host of this server
table-closed-why = The reason: { $reason }
table-idle = Ended, since nobody played on
table-fork-level = Against
table-keys = Help and keys
table-rules = Rules
table-rule = The rule: { $clause }
table-rules-all = All the rules
table-leave = Home
table-menu = Menu
table-resign = Resign
table-end = Propose to end
table-record = Save the record
table-replay = Replay
table-step = Step { $step } of { $last }
table-fork = Play on from here against bots
table-fork-same = As they were
table-live = Back to now
table-type = Type a move
table-type-go = Do it
table-curtain = Now { $name }
table-curtain-says = Hand the screen over. Nobody else looks at what comes next.
table-curtain-ready = I am { $name }
table-invite = Invite
table-invite-says = Send this link to a friend; it opens this one seat.
table-copied = Copied
table-waiting-seats = Waiting for players
table-seat-open = Open seat
table-seat-bot = Seat a bot
table-proposal-undo = { $name } asks to take back the last move.
table-proposal-end = { $name } proposes to end the game here, with the points as they are.
table-proposal-own-undo = You ask to take back your last move. Waiting for { $names }.
table-proposal-own-end = You propose to end the game here. Waiting for { $names }.
table-agree = Agree
table-decline = Decline
table-won = { $name } wins
table-won-you = You win
table-shared = A shared win
table-decided = What made the difference: { $part }, { $more } more than { $name }.
table-tie = Equal on points: { $first } stands before { $second }, with { $why }.
table-tie-none = Equal on points, and nothing decides between them: { $names } share the place.
table-best = Your best so far in this game: { $points }.
table-best-new = Your best so far in this game; before it was { $points }.
table-again = Play again
table-bot-plays = A bot plays for you: { $level }.
table-bot-plays-by = { $name } asked for a bot to play for you: { $level }, since { $since }.
table-bot-plays-says = You can take over at once. What it has played stays, and stands in the log.
table-come-back = Take my seat back

settings-title = Settings
settings-name = Your name
settings-theme = By day or by night
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Motion
settings-motion-full = Things move
settings-motion-none = Nothing moves
settings-speed = Other players' turns
settings-speed-slow = Slowly
settings-speed-usual = At ease
settings-speed-quick = Quickly
settings-speed-none = At once
settings-palette = Players' colours
settings-palette-plain = Plain
settings-palette-patterned = With patterns
settings-sound = Sound
settings-sound-soft = Softly
settings-sound-usual = Clearly
settings-sound-loud = Loudly
settings-language = Language
settings-notices = Being told when I am away
settings-devices = My games on other devices
settings-close = Close

rules-short = The rules on one page
rules-print = Print this page
rules-search = Search the rules
rules-none = No clause has these words.
rules-of = The rules, in our words
rules-found =
    { $count ->
        [one] One clause
       *[other] { $count } clauses
    }
rules-contents = Chapters
error-offline = The server cannot be reached.
error-none = There is no such page

join-title = You are invited
join-sit = Sit down
table-sum = Points
table-chart = How the points grew over the game
replay-first = First
replay-back = Back
replay-on = On
replay-last = Last
replay-play = Play
replay-stop = Stop
settings-sound-off = Silence
join-says = A friend has kept a seat for you.
join-your-seat = Your seat
join-refused-says = A link opens one seat, once; ask for a new one if somebody sits there already.
join-none = This link is not complete: ask for it again.

analysis-go = Analyse the game
analysis-accuracy = Accuracy
analysis-accuracy-of = accuracy { $accuracy }
analysis-accuracy-what = What is accuracy?
analysis-accuracy-says = The mean of all turns. A turn counts 100 if the bot found nothing better, and half as much for each tenth it cost: of the chance to win, or of the points of who is ahead. So figures can be compared between games. A mistake costs at least a twentieth.
analysis-you = You
analysis-so-far = { $judged } of { $all } turns so far
analysis-mistakes =
    { $mistakes ->
        [0] no mistake
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }
analysis-next-mistake = Next mistake
analysis-picture = A picture to share
analysis-picture-saved = The picture is saved.
analysis-picture-says = How it went, as a strong bot sees it
analysis-title = Analysis
analysis-says = The strongest bot looks at every turn, from what its player could know then.
analysis-progress = { $judged } of { $all } turns judged
analysis-complete = All { $all } turns are judged, each from what its player could know then. Less than a point is taste.
analysis-none = No turn of this game left a choice.
analysis-chances = Chances to win
analysis-chances-of = { $name }: { $first } at first, { $last } last
analysis-costliest = The turns that cost most
analysis-costless = No turn cost anything that the bot can see.
analysis-turn = { $number ->
    [0] Before the first turn: { $name }
   *[other] Turn { $number }: { $name }
  }
analysis-played = Played: { $turn }
analysis-better = Better: { $turn }
analysis-or = Or: { $turn }
analysis-others =
    { $count ->
        [one] One more way
       *[other] { $count } more ways
    }
analysis-expect = ({ $points } points, wins { $wins })
analysis-cost = Cost { $what }
analysis-cost-least = Cost at least { $what }
analysis-both = { $points } and { $wins }
analysis-points = { $points } points
analysis-wins = { $wins } of the wins
analysis-good = Nothing better was found.
analysis-due = Not judged yet.
analysis-silent = The bot has no opinion on this.

agreed-title = What is agreed
agreed-hints = Everybody may ask the strongest bot for hints.
agreed-no-hints = Nobody gets hints.
agreed-stand-ins = If somebody is away for { $time }, the others may let a bot play for them: { $level }.
agreed-no-stand-ins = No bot plays for somebody who is away.
agreed-choose-hints = Hints from the strongest bot
agreed-choose-away = If somebody is away
agreed-choose-nobody = no bot plays for them
agreed-choose-after = a bot may after { $time }
agreed-choose-after-usual = a bot may after { $time } (usual)
agreed-choose-level = Which bot

deal-title = The deal
deal-fair = The server had promised its part of the deal before you and the others added yours, so nobody could choose it. When the game is over, its record has all that is needed to check every draw. The promise:
deal-verified = Every draw comes from a seed that is shown when the game is over, and can be checked with the record. It was not promised before all players had added their part. The promise:
deal-unknown = This game goes on from another one: its draws cannot be checked as a whole.
deal-changed = The server did not deal as it had promised. Do not play at this table.

# Lists.
list-and = { $list } and { $last }
list-score = { $name } { $points }

# The plain table: games that have no board of their own.
home-brought-says = A game that a package has brought. It is played at the plain table.
plain-table = The table
plain-none = nothing
plain-player = Player
plain-asked = What do you do?
plain-more = { $count } more choices stand in the list below; you can also type.
plain-waits = Nothing to decide now.
plain-yes = yes
plain-no = no
