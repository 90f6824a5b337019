## d8-5-paddy
puzzle-d8-5-paddy = The man at d8
puzzle-d8-5-paddy-task = You are { seat-paddy }. Before the enemy's part of this turn begins an enemy must lie dead in square d8.
puzzle-d8-5-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-d8-5-paddy-tempting = An obvious way, and it misses.
puzzle-d8-5-paddy-end = It took no more than a few action points, well counted.

## e11-6-paddy
puzzle-e11-6-paddy = The man at e11
puzzle-e11-6-paddy-task = You are { seat-paddy }. Before the enemy's part of this turn begins an enemy must lie dead in square e11.
puzzle-e11-6-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-e11-6-paddy-tempting = An obvious way, and it misses.
puzzle-e11-6-paddy-end = It took no more than a few action points, well counted.

## f8-5-paddy
puzzle-f8-5-paddy = The man at f8
puzzle-f8-5-paddy-task = You are { seat-paddy }. Before the enemy's part of this turn begins an enemy must lie dead in square f8.
puzzle-f8-5-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-f8-5-paddy-tempting = That is what the machine does, and the man lives.
puzzle-f8-5-paddy-end = It took no more than a few action points, well counted.

## f6-4-paddy
puzzle-f6-4-paddy = The man at f6
puzzle-f6-4-paddy-task = You are { seat-paddy }. Before the enemy's part of this turn begins an enemy must lie dead in square f6.
puzzle-f6-4-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-f6-4-paddy-tempting = That is what the machine does, and the man lives.
puzzle-f6-4-paddy-end = It took no more than a few action points, well counted.

## a13-10-paddy
puzzle-a13-10-paddy = The man at a13
puzzle-a13-10-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square a13.
puzzle-a13-10-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-a13-10-paddy-tempting = That is what the machine does, and the man lives.
puzzle-a13-10-paddy-end = It took no more than a few action points, well counted.

## d13-13-paddy
puzzle-d13-13-paddy = The man at d13
puzzle-d13-13-paddy-task = You are { seat-paddy }. Before the enemy's part of this turn begins an enemy must lie dead in square d13.
puzzle-d13-13-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-d13-13-paddy-tempting = That is what the machine does, and the man lives.
puzzle-d13-13-paddy-end = It took no more than a few action points, well counted.

## g13-14-paddy
puzzle-g13-14-paddy = The man at g13
puzzle-g13-14-paddy-task = You are { seat-paddy }. Before the enemy's part of this turn begins an enemy must lie dead in square g13.
puzzle-g13-14-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-g13-14-paddy-tempting = That is what the machine does, and the man lives.
puzzle-g13-14-paddy-end = It took no more than a few action points, well counted.

## b5-3-paddy
puzzle-b5-3-paddy = The man at b5
puzzle-b5-3-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square b5.
puzzle-b5-3-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-b5-3-paddy-tempting = That is what the machine does, and the man lives.
puzzle-b5-3-paddy-end = It took no more than a few action points, well counted.

## a5-3-paddy
puzzle-a5-3-paddy = The man at a5
puzzle-a5-3-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square a5.
puzzle-a5-3-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-a5-3-paddy-tempting = That is what the machine does, and the man lives.
puzzle-a5-3-paddy-end = It took no more than a few action points, well counted.

## a13-9-paddy
puzzle-a13-9-paddy = The man at a13
puzzle-a13-9-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square a13.
puzzle-a13-9-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-a13-9-paddy-tempting = That is what the machine does, and the man lives.
puzzle-a13-9-paddy-end = It took no more than a few action points, well counted.

## e13-11-paddy
puzzle-e13-11-paddy = The man at e13
puzzle-e13-11-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square e13.
puzzle-e13-11-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-e13-11-paddy-tempting = That is what the machine does, and the man lives.
puzzle-e13-11-paddy-end = It took no more than a few action points, well counted.

## d9-16-jock
puzzle-d9-16-jock = The man at d9
puzzle-d9-16-jock-task = You are { seat-jock }. Before this turn is over an enemy must lie dead in square d9.
puzzle-d9-16-jock-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-d9-16-jock-tempting = That is what the machine does, and the man lives.
puzzle-d9-16-jock-end = It took no more than a few action points, well counted.

## f6-7-paddy
puzzle-f6-7-paddy = The man at f6
puzzle-f6-7-paddy-task = You are { seat-paddy }. Before the enemy's part of this turn begins an enemy must lie dead in square f6.
puzzle-f6-7-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-f6-7-paddy-tempting = That is what the machine does, and the man lives.
puzzle-f6-7-paddy-end = It took no more than a few action points, well counted.

## b14-9-paddy
puzzle-b14-9-paddy = The man at b14
puzzle-b14-9-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square b14.
puzzle-b14-9-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-b14-9-paddy-tempting = That is what the machine does, and the man lives.
puzzle-b14-9-paddy-end = It took no more than a few action points, well counted.

## f6-8-paddy
puzzle-f6-8-paddy = The man at f6
puzzle-f6-8-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square f6.
puzzle-f6-8-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-f6-8-paddy-tempting = That is what the machine does, and the man lives.
puzzle-f6-8-paddy-end = It took no more than a few action points, well counted.

## e13-7-paddy
puzzle-e13-7-paddy = The man at e13
puzzle-e13-7-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square e13.
puzzle-e13-7-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-e13-7-paddy-tempting = That is what the machine does, and the man lives.
puzzle-e13-7-paddy-end = It took no more than a few action points, well counted.

## d15-15-paddy
puzzle-d15-15-paddy = The man at d15
puzzle-d15-15-paddy-task = You are { seat-paddy }. Before the enemy's part of this turn begins an enemy must lie dead in square d15.
puzzle-d15-15-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-d15-15-paddy-tempting = That is what the machine does, and the man lives.
puzzle-d15-15-paddy-end = It took no more than a few action points, well counted.

## h11-18-jock
puzzle-h11-18-jock = The man at h11
puzzle-h11-18-jock-task = You are { seat-jock }. Before the enemy's part of this turn begins an enemy must lie dead in square h11.
puzzle-h11-18-jock-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-h11-18-jock-tempting = That is what the machine does, and the man lives.
puzzle-h11-18-jock-end = It took no more than a few action points, well counted.

## g17-9-paddy
puzzle-g17-9-paddy = The man at g17
puzzle-g17-9-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square g17.
puzzle-g17-9-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-g17-9-paddy-tempting = That is what the machine does, and the man lives.
puzzle-g17-9-paddy-end = It took no more than a few action points, well counted.

## c17-12-paddy
puzzle-c17-12-paddy = The man at c17
puzzle-c17-12-paddy-task = You are { seat-paddy }. Before this turn is over an enemy must lie dead in square c17.
puzzle-c17-12-paddy-hint = Count the action points first: where do you shoot or stab from, and what is left for it?
puzzle-c17-12-paddy-tempting = That is what the machine does, and the man lives.
puzzle-c17-12-paddy-end = It took no more than a few action points, well counted.
