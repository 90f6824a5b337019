

## steady-hand
puzzle-steady-hand = A steady hand
puzzle-steady-hand-task = You are Paddy. The sentry at d8 has seen you. He must lie dead before the enemy's part of this turn begins.
puzzle-steady-hand-hint = He is far away for a pistol. What does an action point buy that makes the shot better?
puzzle-steady-hand-tempting = You ran for cover first, and there was nothing left to shoot with.
puzzle-steady-hand-end = One point to aim, the rest to shoot: aiming is worth more than a second hasty shot.

## twice
puzzle-twice = Shoot twice
puzzle-twice-task = You are Paddy, with two health left. The patrolling rifleman at e11 is on to you. He must lie dead before the enemy's part of this turn begins.
puzzle-twice-hint = He will not wait until you are well again. The first shot may miss: is there a second one?
puzzle-twice-tempting = You ran away and dressed your wounds. He came after you.
puzzle-twice-end = Two shots for four points. Wounds can wait, riflemen cannot.

## no-bandages
puzzle-no-bandages = No time for bandages
puzzle-no-bandages-task = You are Paddy, wounded. The sentry at f8 has the rifle up. He must lie dead before the enemy's part of this turn begins.
puzzle-no-bandages-hint = Everything that is not a shot costs a shot.
puzzle-no-bandages-tempting = Bandage, two steps, aim, and one shot that missed: too many things at once.
puzzle-no-bandages-end = You stayed where you were and fired twice.

## run-then-fire
puzzle-run-then-fire = Run, then fire
puzzle-run-then-fire-task = You are Paddy. Two alerted enemies are near; it is the sentry at f6 who must lie dead before the enemy's part of this turn begins.
puzzle-run-then-fire-hint = From a4 you do not see him well. A sprint is three squares for two points: where does it have to end?
puzzle-run-then-fire-tempting = The nearer enemy at b5 was shot at, and the sentry lives.
puzzle-run-then-fire-end = Three squares at a run and one shot from the right place.

## stand-up
puzzle-stand-up = Stand up and shoot
puzzle-stand-up-task = You are Paddy, crouched at b11. A patrol comes by at a13 and suspects nothing. It must lie dead before this turn is over.
puzzle-stand-up-hint = Who crouches does not shoot. And an enemy who has not seen you is a gift.
puzzle-stand-up-tempting = You stood up and then went somewhere else.
puzzle-stand-up-end = Up, one shot, and nobody else has noticed.

## one-step-aside
puzzle-one-step-aside = One step aside
puzzle-one-step-aside-task = You are Paddy. Three enemies are alerted; the rifleman at d13 must lie dead before the enemy's part of this turn begins.
puzzle-one-step-aside-hint = From b11 something is in the way. A single step is enough.
puzzle-one-step-aside-tempting = You fled to the north, and they followed.
puzzle-one-step-aside-end = One step to c11 and the line of sight was clear.

## three-rifles
puzzle-three-rifles = Three of them
puzzle-three-rifles-task = You are Paddy, wounded, with three alerted enemies around you. The sentry at g13 must lie dead before the enemy's part of this turn begins.
puzzle-three-rifles-hint = The farthest of the three is the one. You have four points: aim costs one, and a shot costs two.
puzzle-three-rifles-tempting = You ran, and three of them fired after you.
puzzle-three-rifles-end = One of three is gone, and it was the one that counted.

## trap
puzzle-trap = A trap for the patrol
puzzle-trap-task = You are Paddy, unseen at a4. A patrol comes west along row 5. Without a shot it must lie dead at b5 before this turn is over.
puzzle-trap-hint = The patrol walks its route, step by step. What do you carry that waits for it?
puzzle-trap-tempting = You ran about in the bushes. The patrol went by.
puzzle-trap-end = Nobody heard it. Patrols are punctual, traps are patient.

## bait
puzzle-bait = The bait
puzzle-bait-task = You are Paddy at a4. The patrol must walk into a trap at a5 before this turn is over.
puzzle-bait-hint = It will not go to a5 by itself. Lay the trap, then let it see or hear you in the right place.
puzzle-bait-tempting = Without a trap all this running is only noise.
puzzle-bait-end = The trap lay at a5, and you were the bait at c3.

## creep-and-shoot
puzzle-creep-and-shoot = Creep and shoot
puzzle-creep-and-shoot-task = You are Paddy, crouched at c11. The unsuspecting patrol at a13 must lie dead before this turn is over.
puzzle-creep-and-shoot-hint = Come nearer while you are still down, then get up.
puzzle-creep-and-shoot-tempting = You crept past and hid in another corner.
puzzle-creep-and-shoot-end = One square on your knees, then up, then one shot.

## knife-in-the-back
puzzle-knife-in-the-back = A knife in the back
puzzle-knife-in-the-back-task = You are Paddy, crouched at b11. The patrol at e13 looks east. It must lie dead before this turn is over.
puzzle-knife-in-the-back-hint = A step and a stab can be one action. But first you have to be on your feet.
puzzle-knife-in-the-back-tempting = You climbed after papers, and the patrol went its way.
puzzle-knife-in-the-back-end = He never turned round. A knife makes no noise.

## paddy-is-dead
puzzle-paddy-is-dead = For Paddy
puzzle-paddy-is-dead-task = You are Jock, and Paddy is dead. Three of them come north after him. The guard at d9 must lie dead before this turn is over.
puzzle-paddy-is-dead-hint = You are still off the map. Come in where you see far down the column, and keep two points for the shot.
puzzle-paddy-is-dead-tempting = You stayed at the edge and waited.
puzzle-paddy-is-dead-end = Two squares in, one shot down the lane.

## long-lane
puzzle-long-lane = Down the long lane
puzzle-long-lane-task = You are Paddy at d11, with a guard and a patrol on your heels. It is the sentry far back at f6 who must lie dead before the enemy's part of this turn begins.
puzzle-long-lane-hint = Run until the lane behind you is free, turn, aim.
puzzle-long-lane-tempting = You shot at the patrol that was nearest.
puzzle-long-lane-end = At g14 the view goes all the way to f6. He had his back to you.

## across-the-yard
puzzle-across-the-yard = Across the yard
puzzle-across-the-yard-task = You are Paddy at b11, and nobody has seen you. The sentry at f6 must lie dead before this turn is over.
puzzle-across-the-yard-hint = Three squares at a run bring you into range; two points are left.
puzzle-across-the-yard-tempting = Hiding is safe, and nobody dies of it.
puzzle-across-the-yard-end = Three squares at a run, one shot. That is what sprints are for.

## aim-first
puzzle-aim-first = Aim first
puzzle-aim-first-task = You are Paddy at c14. The patrol at e13 looks your way. It must lie dead before this turn is over.
puzzle-aim-first-hint = One step back, and four points are still enough for everything a good shot needs.
puzzle-aim-first-tempting = The trap lay where nobody walked.
puzzle-aim-first-end = A step, an aim, a shot: one, one and two.

## grenade
puzzle-grenade = The grenade
puzzle-grenade-task = You are Paddy at f15. The alerted guard at d15 has a submachine gun. He must lie dead before the enemy's part of this turn begins.
puzzle-grenade-hint = You carry something that need not hit to work. But do not stand where you are now.
puzzle-grenade-tempting = You ran past him with a gun at your back.
puzzle-grenade-end = A step nearer and a grenade: no more guard.

## last-man
puzzle-last-man = The last man
puzzle-last-man-task = You are Jock, the last one. Two guards with submachine guns come north. The one behind, at h11, must lie dead before the enemy's part of this turn begins.
puzzle-last-man-hint = Do not shoot at the nearer one only because he is near. One step to the west opens the line.
puzzle-last-man-tempting = Aimed at the nearer one, missed the other.
puzzle-last-man-end = From a4 the second guard stood free.

## round-the-hut
puzzle-round-the-hut = Round the hut
puzzle-round-the-hut-task = You are Paddy, crouched at b15. The sentry at g17 looks east. Without a shot he must lie dead before this turn is over.
puzzle-round-the-hut-hint = Come from the south, at a run, and keep the knife for the last step.
puzzle-round-the-hut-tempting = You climbed away to the north; the sentry yawned.
puzzle-round-the-hut-end = Round behind him in one breath, and the knife did the rest.

## on-his-way
puzzle-on-his-way = On his way back
puzzle-on-his-way-task = You are Paddy at c14. The patrol has turned round at a17 and comes back east. It must lie dead at c17 before this turn is over.
puzzle-on-his-way-hint = You know which way he goes. Be there first, and be gone when he comes.
puzzle-on-his-way-tempting = You took the papers, which is fine, but nobody dies of it.
puzzle-on-his-way-end = He stepped on it on his way back to his post.
