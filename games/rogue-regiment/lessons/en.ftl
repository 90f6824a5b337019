## Walk
lesson-walk = Walking
lesson-walk-about = An operator has four action points a turn. A square costs one and so does crouching; getting up costs nothing.
lesson-walk-go = Paddy stands in the orchard, four action points in hand. Bring him two squares north: click a square, its tag says what it costs.
lesson-walk-go-early = He would stand about with all his points unspent. Two squares north first.
lesson-walk-down = Now let him crouch. It costs one point, and behind a hedge or a low wall nobody sees him then.
lesson-walk-down-on = Stop here for a moment and crouch.
lesson-walk-wait = One point is left. You may spend it or let it go: end his turn.
lesson-walk-end = Then the enemy has his turn: a card is drawn, patrols walk, and whoever has noticed something acts. So it goes, turn by turn, until you are out or dawn breaks.

## Hedge
lesson-hedge = Out of sight
lesson-hedge-about = An enemy sees what lies before him, unless something is in between. Low cover hides who crouches right behind it.
lesson-hedge-along = The guard north of you looks straight this way. Paddy crouches behind the hedge. Go one square east along it, still crouched.
lesson-hedge-along-stood = Standing up behind a hedge is standing in plain sight: the guard would see him at once. Stay down.
lesson-hedge-along-over = Who breaks cover shows himself on purpose. Stay down and go along the hedge.
lesson-hedge-back = He has not stirred: a step behind low cover is not seen. Go back where you were.
lesson-hedge-back-stood = Not yet. Stay down and go back one square.
lesson-hedge-stand = Before any step the board tells who would see you there. Now try what the hedge was good for: get up.
lesson-hedge-end = He has seen Paddy: the guard is alerted, Paddy is exposed, and in the enemy's attack phase there will be a shot. Among the overlays, “Why seen, why not” draws every line of sight.

## Knife
lesson-knife = The knife
lesson-knife-about = From behind, the knife kills without dice and without noise. Then the body has to disappear.
lesson-knife-stab = A guard, and he looks the other way. Choose “move and attack”, step up behind him and use the knife: together they cost one point.
lesson-knife-stab-shot = A pistol would be heard six squares around, and it may miss. Go one square closer and use the knife.
lesson-knife-lift = Not a sound. But whoever sees the body raises the alarm. Step onto his square and pick the body up.
lesson-knife-lift-left = The next patrol would find him. Pick the body up first.
lesson-knife-hide = Lay him down under the trees to the west, where nobody sees him from afar.
lesson-knife-hide-open = There he lies in the open. The trees are on the other side.
lesson-knife-hide-left = He cannot stand here with a body in his arms: he neither runs nor fights like that. Lay it down under the trees.
lesson-knife-end = One enemy less, and nobody knows. This is how missions are won.

## Noise
lesson-noise = Noise
lesson-noise-about = A shot is heard around whoever fires. Who hears it turns to it, and the alarm comes a space nearer.
lesson-noise-silent = One guard stands before you with his back turned, another two squares behind him, a third far to the east. Deal with the first one without noise.
lesson-noise-silent-shot = That would bring the others. He stands right before you: use the knife.
lesson-noise-loud = And now on purpose with noise: shoot the second guard with the pistol, and watch the third one and the stealth track.
lesson-noise-loud-away = First fire the pistol, to see what a shot does.
lesson-noise-end = He fell, but the stealth marker has moved, and the man in the east has turned and comes. When the marker runs out, there is alarm, and everybody is awake.

## Papers
lesson-papers = In at the window
lesson-papers-about = Windows are climbed through for two points; what lies in one's square is picked up for nothing.
lesson-papers-window = The papers lie in the room before you, and the guard next door looks the other way. Climb in at the window.
lesson-papers-window-wall = Nobody walks through a window: climb. It costs two points.
lesson-papers-window-early = The guard will not look away for ever. Climb in now.
lesson-papers-papers = You are in. Pick up the papers.
lesson-papers-papers-forgotten = Not without what you came for. Pick up the papers first.
lesson-papers-papers-early = Pick up the papers first: it costs nothing.
lesson-papers-out = Two points are left, just enough. Climb out again.
lesson-papers-out-early = In here he will be seen as soon as somebody comes through the door. You have two points: climb out.
lesson-papers-end = In, out, and nobody the wiser. Now it is a long way back to where you came in.

## Bomb
lesson-bomb = Lewes bombs
lesson-bomb-about = A bomb is laid down, its fuse set in event cards, and one is well away when it goes off.
lesson-bomb-lay = Paddy has a Lewes bomb. Lay it on the square between him and the guard, who looks the other way.
lesson-bomb-lay-far = Stay where you are for now, and lay the bomb on the square before you.
lesson-bomb-fuse = The fuse is counted in cards of the event deck. One card is drawn in every turn. Set it to one.
lesson-bomb-fuse-long = Three turns are long: the guard might find it. Set it to one.
lesson-bomb-run = Now away. Two squares to the west, the first of them diagonally.
lesson-bomb-run-stayed = Next to a bomb is no place to wait. Get away first.
lesson-bomb-blast = End his turn: the card is drawn, and the fuse is down.
lesson-bomb-end = The guard is gone. So are dumps, guns and vehicles, if the bomb lies beside them and its dice are good; everybody has heard it, of course.
