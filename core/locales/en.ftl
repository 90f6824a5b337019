# The engine's own messages. A game's messages stand in its own files.

## What happened at the table
core-undone = { $seat }: the last move is taken back.
core-went-back = { $seat }: the table is laid again as it was.
core-ordered = A standing order answers for { $seat }.
core-declined = { $seat } lets it pass.
core-offered = { $seat } may react.
core-proposal = The rest of the draft is given back as a proposal.
core-hidden-line = { $seat } does something unseen.
core-hidden-die = A die falls unseen.

## Why an entry was not accepted
core-error-seat = There is no such seat.
core-error-decision = { $seat } is not asked now.
core-error-over = The game is over.
core-error-notation = The notation cannot be read.
core-error-undo = There is nothing that { $seat } may take back.
core-error-row = There is no such row to go back to.
core-error-dice = This table shows a record and has no dice.
core-error-empty = The line holds no action.
core-error-binding = This rolls, reveals or asks: it can be played, but not tried.

## Lessons
core-lesson-other = That is allowed, but it is not what this step is about.
core-lesson-missed = Now it is no longer your move, and the aim of this step has not been reached.
core-puzzle-failed = Not solved: time is up, or something was lost that was needed. Begin again: then there are hints, too.

## Records
core-record-verified = { $rolls ->
    [one] One roll was derived again from the secret, and it is true.
   *[other] { $rolls } rolls were derived again from the secret, and all are true.
}
core-record-replayed = { $rows ->
    [one] One row was replayed.
   *[other] { $rows } rows were replayed.
}
core-record-drift = The position after row { $row } is not the recorded one.

## How things look everywhere
house-in-hand = taken up
house-attacking = attacks
house-reduced = reduced
house-moved = has moved
house-active = activated
house-cut-off = out of supply
house-overlay-zones = Zones of control
house-overlay-zones-means = Crossed hatching: in zones of both sides.
house-overlay-supply = Supply
house-overlay-front = Front line
house-overlay-odds = Odds of declared attacks

## The handbook
handbook-example = Example
handbook-ruling = Ruling
handbook-shown = Shown by
handbook-tests = Tests
handbook-lesson = Lesson
handbook-puzzle = Puzzle
handbook-case = Case
handbook-lessons = Lessons
handbook-puzzles = Puzzles
handbook-cases = Cases

## The review of a game
review-title = Review
review-chance = Chance of { $seat } after every decision
review-gave = What the dice and the choices gave
review-luck = The dice gave { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
} of a hundred in all.
review-cost = The costliest choices of { $seat }, one a phase at most, cost { $points ->
    [one] { $points } point
   *[other] { $points } points
} together.
review-noise = A point is a hundredth of the chance to win. Every decision was played on a few times to the end of the turn, as it was made and otherwise: small differences are uncertain.
review-worst = Costliest decisions of { $seat }
review-none = None that something else would clearly have been better than.
review-row = Row
review-turn = Turn
review-done = What was done
review-better = What would have been better
review-gain = Points

## Words that mean the same where the rules are searched, with commas between them
term-victory-points = victory points, victory point, VP, VPs
term-zone-of-control = zone of control, zones of control, ZOC, ZOCs
term-movement-points = movement points, movement point, movement allowance, MP, MPs
term-headquarters = headquarters, HQ, HQs, command post
term-line-of-communication = line of communication, lines of communication, supply line, LOC
term-results-table = combat results, combat result, results table, CRT
term-reinforcements = reinforcements, reinforcement, reinf
term-retreat = retreat, fall back, withdrawal
term-advance = advance, advances, occupy
term-attack = attack, attacks, assault
term-hex = hex, hexes, hexagon
term-overrun = overrun, overruns
term-cube = cube, cubes
term-impulse = impulse, impulses
term-chit = chit, chits
term-dice = die, dice, roll of the die
