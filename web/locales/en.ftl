# The client's own words.

## Everywhere
sandtable = Sandtable
tagline = Second World War board games, with an umpire who knows every rule.
language = Language
theme-auto = Light as the system has it
theme-light = Light
theme-dark = Dark
close = Close
send = Send
copy = Copy
copied = Copied
remove = Remove
you = you
to-lobby = To the lobby

## Lobby
games = Games
my-tables = My tables
open-seats = Open seats
open-seats-none = Nobody is waiting. Open a box and set a seat to “anybody”, and your table appears here for others.
watch = Watch
watch-none = No public game of others is on.
lobby-failed = The server does not answer. The page tries again by itself.
start-here = Start here
players-count = { $count ->
    [one] One player
   *[other] { $count } players
}
scenario = Scenario
more-options = More
pace = Pace
pace-live = Live
pace-days = { $days ->
    [one] One day a move
   *[other] { $days } days a move
}
public-table = Others may watch
own-data = Own data set (folder)
own-data-taken = Your data set is taken ({ $digest }): this table is played with it.
data-refused = The data set is refused:
two-at-screen = Two people at this screen: draw a curtain between them
record-open = Open a record
record-open-means = A saved game, to look through or to play on.
record-unfit = This file cannot be played through:
choice-me = Me
choice-open = Anybody
choice-link = A friend, by link
choice-bot = Machine: { $level }
level-recruit = recruit
level-regular = regular
level-veteran = veteran
level-elite = elite
temper = Temper
temper-steady = steady
temper-bold = bold
temper-cautious = cautious
handicap = Handicap
handicap-0 = none
handicap-adapts = adapts to you
handicap-1 = plays greener 1 turn in 5
handicap-2 = plays greener 2 turns in 5
handicap-3 = plays greener 3 turns in 5
handicap-4 = plays greener 4 turns in 5
bot-and = { $bot }, { $also }
bot-hurried = in haste: the server has much to do
play-machine = Play the machine
play-alone = Play both sides
lay-table = Lay the table
your-turn = Your turn
status-waiting = Waiting for players
status-running = In play
status-over = Finished
seat-open = free
seat-link = invited
seat-person = player
seat-bot = machine
seat-lesson = lesson
sit-down = Sit down
guest-called = { $name } (guest)
called = { $name }
log-in = Log in
log-out = Log out
feed-make = Private feed of my turns
export-me = Everything that is mine, as a file
erase-me = Erase me
erase-me-means = Your name, your words and notes and the tables that you share with nobody are erased for good. Where others play, a bot takes your seat.
erase-me-yes = Erase everything
erase-me-no = Stay
keep-name = Keep a name
name = Name
password = Password
account-why = You play as a guest. A name with a password brings your tables to any device.

## Table: states
laying-out = The table is being laid…
table-gone = This table was taken away.
table-failed = This table cannot be shown.
line-lost = The connection is lost; trying again. Nothing is lost that you have done.
waiting-players = The game begins when all seats are taken.
waiting-bids = The game begins when both have come and bid for their sides.
bid-for-sides = Bid for sides ({ $unit })
bid-title = Bid for your side
bid-means = Say which side you want, and what you give the other for it. If you want different sides, nobody gives anything; if you want the same, who gives more has it. Nobody sees the other’s bid before his own is made.
bid-side = I want to play
bid-points = and give for it
bid-make = Bid
bid-again = Change my bid
bid-made = Your bid: { $seat }, { $points }.
bid-other = The other has bid.
send-link = Send this to whoever plays { $seat }:
link-code = Show it as a code for a phone
side-label = Decision and drawer

## Table: two at one screen
curtain-pass = The screen goes to: { $seat }
curtain-means = What only the other side may see is put away. Take your seat, then lift the curtain.
curtain-lift = { $seat }: show the board

## Table: coming back
away = While you were away
away-standing = { $was } → { $is }
away-ground = { $seat } took { $places }.
away-nobody = Nobody holds { $places } now.
away-losses = Removed: { $pieces }.
and-more = { $names } and { $count } more
away-calm = No ground changed hands and nothing was lost.
away-fought = Fought: { $what }
away-move = Move { $move } of { $moves }
away-watch = { $count ->
    [one] Watch the move
   *[other] Watch the { $count } moves
}
decide-now = Decide now

## Table: between the players
draw-offered = { $seat } offers a draw.
draw-refuse = Refuse
draw-waits = You have offered a draw.
draw-back = Take the offer back
time-up = The time of { $seat } is up.
pause-ask = Ask for the clocks to rest
pause-asked = { $seat } asks for the clocks to rest.
pause-agree = Let them rest
pause-waits = You have asked for the clocks to rest. All who play have to agree.
pause-back = Never mind
paused = The clocks rest. They go on when somebody plays, or says so.
pause-end = Let them go on
replace-bot = Let a bot play on
replace-link = Invite somebody else
replace-waits = You have agreed. The others who play have to agree too.
replace-address = Send this to whoever takes the seat:
older-rules = This game was begun under older rules. It can be read here and played on at a new table, from where it stands.
trouble-bot = The machine could not make a move here. It is asked again when somebody plays on.
trouble-clock = A clock ran out here and could not be heard.
trouble-rules = The rules fell over at this table. It is left alone for a while; nothing of it is lost.
go-on = Go on at a new table
notify-ask = Shall the browser tell you when it is your turn?
notify-yes = Yes, tell me
notify-no = No

## Table: top bar
sequence = Sequence of play
you-win-if = How it is won
players = Players
is-asked = to decide now
clock = Time left
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
clock-minutes = { $m } min { $s } s
menu = Menu
help = Keys
set-explain = Explain as we go
set-reminders = Reminders before I hand over
set-shared = Two people at this screen
to-phone = Take my seat to the phone
phone-code = Code with the address of this table
phone-guest = Point the phone's camera at the code: it opens this table with your seat. Whoever has the code plays for you.
phone-account = Point the phone's camera at the code and log in there with your name.
phone-local = This address is known to this computer only. Start the server with --listen and the computer's address in your network to reach it from the phone.
hand-over = { $seat } is played by
set-keys = Keyboard shortcuts
set-sound = Sound on my turn
set-counters = Size of counters
record-save = Save the record
notify-me = Tell me when it is my turn
draw-offer = Offer a draw
draw-accept = Agree to a draw
claim-time = Claim the win on time
resign = Resign
rematch = Play again
delete-table = Take the table away
sure-resign = Give this game up?
sure-delete = Take this table away for good?
keep-playing = Go on playing

## Table: prompt
your-decision = Your decision
your-decision-as = You decide: { $seat }
decide-for = { $seat } instead
waiting-for = { $seat } to decide
no-decision = Nobody is asked
watching = You are watching
sheet-toggle = More or less of the drawer
send-and = { $count ->
    [one] Send one move, then: { $label }
   *[other] Send { $count } moves, then: { $label }
}
send-draft = Send what is laid
undo-this = Take back: { $what }
understood = Understood
undo-draft = { $count ->
    [one] Take back the last move (one laid)
   *[other] Take back the last move ({ $count } laid)
}
undo-log = { $count ->
    [one] Take back the last move
   *[other] Take back the last of { $count } moves
}
proposal = { $count ->
    [one] You were interrupted: one move came back to you.
   *[other] You were interrupted: { $count } moves came back to you.
}
proposal-again = Make it again: { $what }
more-happened = { $count ->
    [one] One line more…
   *[other] { $count } lines more…
}
show-me = Show me
plans = What the staff proposes
plans-asked = The staff is thinking …
plans-learnt = Chances to win, as played games have taught them.
plans-thumb = Prospects by the game's rule of thumb.
plan-risk-small = Little risk: { $worst } to { $best } %.
plan-risk-some = Some risk: { $worst } to { $best } %.
plan-risk-great = Much at stake: { $worst } to { $best } %.
plans-equal = These are about equal: their chances differ by no more than luck.
plan-even = About as good as the first.
plan-then-you = What rolls dice or asks the other side is left to you.
plans-close = Close the plans
staff-these = Let the staff move these
staff-rest = Let the staff move the rest
staff-formation = Let the staff move { $name }
staff-laid = { $count ->
    [one] The staff has laid one move. Look at it, take it back, or send it.
   *[other] The staff has laid { $count } moves. Look at them, take back what you dislike, then send them.
}
staff-stays = The staff would leave them where they are.
column-picked = { $count ->
    [one] One unit in hand: click where it goes, or drag it along its way. Shift-click adds a stack.
   *[other] { $count } units in hand: click where they go together, or drag them along their way. A click in the fan leaves one behind, Shift-click adds a stack.
}
column-picked-touch = { $count ->
    [one] One unit in hand: tap where it goes.
   *[other] { $count } units in hand: tap where they go together. A tap in the fan leaves one behind.
}
column-nowhere = { $count ->
    [one] One unit in hand: there is no place to which it can go.
   *[other] { $count } units in hand: there is no place to which all of them can go together. Leave some behind.
}
column-drop = Put down
column-goes = { $count ->
    [one] One unit
   *[other] { $count } units
} to { $place }
roster-lay = Only declare ({ $count })
roster-unfit = So many cannot do it together: leave some out.
roster-laid = { $count } declared against { $place }
fewer = fewer
more = more
choose-lit = { $count ->
    [one] One thing is lit on the board: choose it.
   *[other] { $count } things are lit on the board: choose one.
}
choose-card = { $count ->
    [one] One is lit in your hand: choose it.
   *[other] { $count } are lit in your hand: choose one.
}
list-choices = List them
tap-again = Tap again: { $what }
tap-nearer = Nearer now. Tap once more on what you mean.
reminder-hold = Hold the button down to do it all the same, or press Enter twice.
reminder-touch = Hold the button down.
reminder-again = Sure? Hold the button down, or press Enter once more.
press-again = Hardly a chance. Press again if you mean it.
reminder-mute = I know
do-it = Do it
hint-none = The machine has no advice here.
choose = What do you want to do?
binding = Cannot be taken back
not-yet = Not yet
odds = Odds
in-hundred = { $n } in 100
assumes = What this takes for granted
assume-otherwise = Otherwise
why-not = Why not
why-nothing-here = Nothing can be done here now.
why-now = What is asked now:
why-instead = Near by you can:
all-choices = All choices on the board
choices-none = Nothing on the board can be chosen now.
more-choices = { $count ->
    [one] One more…
   *[other] { $count } more…
}

## Table: board
board-label = The board. Arrow keys move it, plus and minus zoom, Tab goes through your choices.
view-tools = View
zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole board
position = Position
find = Find a place or a piece
pencil = Pencil: private arrows and pins
pencil-means = Drag from place to place for an arrow, press a place for a pin. Only you see them. The right mouse button draws at any time.
pencil-clear = Rub out all my marks
pin-put = Pin this place
pin-take = Take the pin away
pin-text = A word on the pin

hand-of = { $seat }: your hand
hand-of-other = { $seat }: the hand
card-back = Card
card-marked = { $card } ({ $marks })
holds-cards = { $seat }: { $count } face down
piles = Cards on the table
pile-holds = { $count ->
    [0] Empty
    [one] One card
   *[other] { $count } cards
}
pile-closed = Nothing lies face up.
gallery = All cards
cards-in-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
card-why-not = Why not?

## Drawer
drawer = Drawer
tab-inspect = Inspect
tab-log = Log
tab-rules = Rules
tab-charts = Charts
tab-forces = Forces
tab-orders = Orders
tab-talk = Talk
tab-replay = Replay
inspect-empty = Click a place on the board to see who stands there and what it is.
held-by = held by { $seat }
nobody-here = Nobody stands here.
can-do-here = You can
piece-count = { $count } × { $name }
state-used = used
log-empty = Nothing has happened yet.
log-laid = Laid, not sent yet
undo-from = Take back from here on
log-all = Show the whole log
way = by way of { $places }
look-back = Look at the board after this row
rules-search = Search the rules
rules-handbook = The whole rules as a handbook, to read and to print
rules-english = Some of the rules are in English so far.
rules-failed = The rules cannot be fetched now.
rules-none = No rule says that. Try another word.
example = Example:
ruling = Ruling:
chart-rebuilt = Rebuilt: the printed numbers were not at hand.
forces-search = Search pieces
forces-filter = Which
forces-all = On the map
forces-ready = Can act
forces-used = Used
forces-aside = Beside the map
forces-none = No such piece.

luck = Luck
luck-of = { $seat }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
} with { $dice ->
    [one] one die
   *[other] { $dice } dice
}; { $expected } were to be expected.

## Orders
orders-lead = Asked at every legal moment, you would be stopped all the time. Say here where you want to be asked.
orders-none = In this game nobody waits for your leave: you are asked only where a choice is yours, and it is always asked.
hold = Hold:
hold-means = stop me at the next moment, whatever the table says
orders-moment = When the enemy acts
answer-ask = ask
answer-once = once
answer-stake = if it matters
answer-first = until I pass
answer-pass = pass
panel-rest = Further questions…
panel-means = How the questions of such a matter are answered from here on, until this impulse ends.
panel-leave = Leave them all to my orders
panel-impulse = Leave this whole impulse to my orders
panel-ask = Ask me everything
window-otherwise = everything else
tripwires = Tripwires
errands = Every turn
errands-lead = What is done every turn lies in your draft when you move; take it back or send it with the rest.
errand-from = From
errand-to = To
errand-amount = How much
order-new = New order…
place-point = On the map
place-click = Now click the place
order-place = Place
order-amount = Number
order-add = Add
orders-kept = Kept.
orders-failed = Not kept: the server does not answer.
orders-secret = Nobody else sees your orders. You can change them at any time.

## Talk
talk = Talk
talk-empty = Nobody has said anything.
talk-news = something new was said
talk-say = Say something
notes = My notes
notes-empty = Only you read this.
notes-kept = Kept.
notes-failed = Not kept: the server does not answer.

## Replay
replay-row = Row { $row } of { $rows }
replay-first = To the beginning
replay-back = One back
replay-on = One on
replay-play = Play
replay-pause = Pause
back-to-now = Back to now
fork-here = Fork here
fork-means = A fork opens a private table from this position, with new dice.

## End
ending = The end
ended-rules = The game is over.
ended-resigned = { $winner } won: the other side resigned.
ended-draw = A draw by agreement.
ended-time = { $winner } won on time.
ended-closed = The operator closed this table: nobody won.
you-won = You won.
you-lost = You lost.
you-drew = Nobody won.
decided-by = Decided by
curve = The game in one line
curve-coming = The curve is being drawn…
turning-points = Turning points
dice-check = Dice
dice-fell = { $count ->
    [one] One die was rolled
   *[other] { $count } dice were rolled
}; each face was to be expected { $each } times.
dice-promise = Were they fair?
dice-proof = Before the first move the server promised its dice by the number below. Only the secret below fits it; “sandtable verify” with the saved record rolls every die again.
dice-commitment = Promise
dice-secret = Secret
secrets-open = All hands lie open now, in the replay too.
rematch-go = To the next game
ended-unfinished = This record ends before the game does.
ended-continued = This game goes on at another table.

## Keys
keys = Keys
key-pan = move the board
key-zoom = nearer, farther
key-fit = the whole board
key-find = find a place or a piece
key-choices = go through your choices
key-choose = do it
key-next = next piece that can act
key-undo = take back
key-hold = hold: stop at the next moment
key-trails = trails on or off
key-log = log
key-rules = rules
key-done = the main button
key-help = this list

## Problems
problem-refused = The rules do not allow it.
problem-stale = The table has moved on; look again.
problem-conflict = The table has moved on; look again.
problem-not_found = There is no such table, or it is private.
problem-forbidden = That is not yours to do.
problem-not_your_decision = It is not your decision now.
problem-unknown = Log in first.
problem-wrong_secret = Name and password do not fit.
problem-banned = You may look on here, and take what is yours along.
pass-why = The operator lets you in. Give yourself a new password; every other device of yours is logged out.
pass-use = Come in
pass-used = This link is not good any more: ask the operator for another.
talk-mute = Do not hear
talk-report = Report
talk-muted = You will not hear from there again at this table.
talk-reported = The operator has been told.
problem-too_many = Too many requests; wait a moment.
problem-share = Enough was kept of what comes from your address; try again later.
problem-enough = As much is kept here as there is room for.
problem-unfit = That cannot be done now.
problem-claim = The time is not up yet.
problem-delete = Others play at this table: resign instead.
problem-unreachable = The server does not answer.
problem-gone = Whoever laid it has taken it away.

## Overlays
overlays = What lies over the map
overlay-fill = Over the map
overlay-lines = Lines and words
overlay-none = nothing
overlay-control = Who holds what
overlay-costs = Costs and odds of what is lit
overlay-names = Names on the map
overlay-trails = Trails of moves

## Lessons
course = Course
course-start = Start here: { $title }
course-go-on = Go on: lesson { $number }, { $title }
course-list = { $count ->
    [one] One lesson
   *[other] { $count } lessons
}{ $done ->
    [0] , ten minutes each at most
   *[other] , { $done } done
}
lesson = Lesson
lesson-number = Lesson { $number }: { $title }
lesson-step = Step { $step } of { $steps }
lesson-done = done
lesson-back = Back
lesson-again = Again
lesson-over = From the beginning
lesson-leave = Leave the lesson; it waits for you
lesson-next = Next lesson: { $title }
lesson-play = Play a game
lesson-play-on = Play on against the machine

## Puzzles
puzzle = Puzzle
puzzle-today = Puzzle of the day: { $title }
puzzle-list = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}{ $done ->
    [0] { "" }
   *[other] , { $done } solved
}
puzzle-lines = { $count ->
    [one] one move
   *[other] { $count } moves
}
puzzle-hard = the machine fails
puzzle-stars = { $stars } of { $of } stars
puzzle-dice = The dice will fall so, over and over: { $dice }
puzzle-hint = Hint (costs a star)
puzzle-solved = Solved.
puzzle-shown = So it goes.
puzzle-next = Next puzzle: { $title }
puzzle-leave = Leave the puzzle; it waits for you

film = What the others did
film-skip = Skip
film-pace = Speed of the others' moves
film-went = { $what }: from { $from } to { $to }
film-came = { $what } came to { $place }
film-left = { $what } left { $place }
pace-off = Off
pace-quick = Quick
pace-reading = Reading
happened = What happened
jump-0 = Turn
jump-1 = Action
jump-2 = Battle
jump-back-0 = Back to the last turn
jump-on-0 = On to the next turn
jump-back-1 = Back to the last impulse or command
jump-on-1 = On to the next impulse or command
jump-back-2 = Back to the last battle
jump-on-2 = On to the next battle
back-ask = Ask to take the last move back
back-wished = { $seat } would like to take the last move back.
back-agree = Allow it
back-refuse = Refuse
back-waits = You asked to take your last move back. It is for the other to agree.
back-give-up = Never mind
reset-draft = { $count ->
    [one] Reset my turn (one move)
   *[other] Reset my turn ({ $count } moves)
}

## People
profile-mine = My results
profile-none = Nobody has this name.
profile-since = Here since { $since }
profile-empty = No finished game yet. Games of two sides count, against people and against the machine.
rating-means = rating (Glicko-2); regular machine = 1500
against = Against
against-people = people
won = won
drawn = drawn
lost = lost
rematch-swap = Again, sides changed
pace-ask = Change the pace
pace-now = live play
pace-hours = { $hours ->
    [one] one hour a move
    [24] a day a move
    [72] three days a move
    [168] a week a move
   *[other] { $hours } hours a move
 }
pace-wished = { $seat } wishes another pace: { $pace }.
pace-agree = Agree
pace-waits = You wish another pace ({ $pace }). It changes when all agree.
pace-back = Take it back
remark-of = on move { $row }
remark-make = Comment on this move

review-open = Review the game
review-waiting = The review waits for its turn.
review-running = Decisions looked at: { $done } of { $all }.
review-leave = You may leave this page: the review goes on, and is here when you come back.
review-failed = This game cannot be played through, so it cannot be reviewed.
review-ends = From { $from } % at the start to { $to } % at the end.
review-look = Look at the position
review-play-on = Play on from here against the machine
review-print = Print
to-table = To the table
