## asyut-8
puzzle-asyut-8 = { space-asyut }, turn 8
puzzle-asyut-8-task = You are the Axis. Bring { space-asyut } under your control in this action.
puzzle-asyut-8-hint = Who goes stands in { space-nile-delta } when the action begins.
puzzle-asyut-8-tempting = That is what the machine does, and { space-asyut } stays as it was.
puzzle-asyut-8-end = { space-asyut } is yours. One action, no more, and the same dice for everybody.

## nile-delta-5
puzzle-nile-delta-5 = { space-nile-delta }, turn 5
puzzle-nile-delta-5-task = You are the Axis. Bring { space-nile-delta } under your control in this action.
puzzle-nile-delta-5-hint = Who goes stands in { space-el-alamein } when the action begins.
puzzle-nile-delta-5-tempting = That is what the machine does, and { space-nile-delta } stays as it was.
puzzle-nile-delta-5-end = { space-nile-delta } is yours. One action, no more, and the same dice for everybody.

## charruba-5
puzzle-charruba-5 = { space-charruba }, turn 5
puzzle-charruba-5-task = You are the Allies. Bring { space-charruba } under your control in this action.
puzzle-charruba-5-hint = Who goes stands in { space-amman } when the action begins.
puzzle-charruba-5-tempting = That is what the machine does, and { space-charruba } stays as it was.
puzzle-charruba-5-end = { space-charruba } is yours. One action, no more, and the same dice for everybody.

## kismayu-4
puzzle-kismayu-4 = { space-kismayu }, turn 4
puzzle-kismayu-4-task = You are the Allies. Bring { space-kismayu } under your control in this action.
puzzle-kismayu-4-hint = Who goes stands in { space-south-africa } when the action begins.
puzzle-kismayu-4-tempting = That is what the machine does, and { space-kismayu } stays as it was.
puzzle-kismayu-4-end = { space-kismayu } is yours. One action, no more, and the same dice for everybody.

## giof-el-matar-5
puzzle-giof-el-matar-5 = { space-giof-el-matar }, turn 5
puzzle-giof-el-matar-5-task = You are the Axis. Bring { space-giof-el-matar } under your control in this action.
puzzle-giof-el-matar-5-hint = Who goes stands in { space-el-agheila } when the action begins.
puzzle-giof-el-matar-5-tempting = That is what the machine does, and { space-giof-el-matar } stays as it was.
puzzle-giof-el-matar-5-end = { space-giof-el-matar } is yours. One action, no more, and the same dice for everybody.

## southern-flank-5
puzzle-southern-flank-5 = { space-southern-flank }, turn 5
puzzle-southern-flank-5-task = You are the Axis. Bring { space-southern-flank } under your control in this action.
puzzle-southern-flank-5-hint = Who goes stands in { space-el-agheila } when the action begins.
puzzle-southern-flank-5-tempting = That is what the machine does, and { space-southern-flank } stays as it was.
puzzle-southern-flank-5-end = { space-southern-flank } is yours. One action, no more, and the same dice for everybody.

## southern-flank-6
puzzle-southern-flank-6 = { space-southern-flank }, turn 6
puzzle-southern-flank-6-task = You are the Axis. Bring { space-southern-flank } under your control in this action.
puzzle-southern-flank-6-hint = Who goes stands in { space-bardia } when the action begins.
puzzle-southern-flank-6-tempting = That is what the machine does, and { space-southern-flank } stays as it was.
puzzle-southern-flank-6-end = { space-southern-flank } is yours. One action, no more, and the same dice for everybody.

## halfaya-6
puzzle-halfaya-6 = { space-halfaya }, turn 6
puzzle-halfaya-6-task = You are the Allies. Bring { space-halfaya } under your control in this action.
puzzle-halfaya-6-hint = Who goes stands in { space-fuka } when the action begins.
puzzle-halfaya-6-tempting = An obvious way, and it misses.
puzzle-halfaya-6-end = { space-halfaya } is yours. One action, no more, and the same dice for everybody.

## berbera-2
puzzle-berbera-2 = { space-berbera }, turn 2
puzzle-berbera-2-task = You are the Axis. Bring { space-berbera } under your control in this action.
puzzle-berbera-2-hint = Who goes stands in { space-nairobi } when the action begins.
puzzle-berbera-2-tempting = That is what the machine does, and { space-berbera } stays as it was.
puzzle-berbera-2-end = { space-berbera } is yours. One action, no more, and the same dice for everybody.

## el-alamein-9
puzzle-el-alamein-9 = { space-el-alamein }, turn 9
puzzle-el-alamein-9-task = You are the Axis. Bring { space-el-alamein } under your control in this action.
puzzle-el-alamein-9-hint = Who goes stands in { space-tobruk } when the action begins.
puzzle-el-alamein-9-tempting = That is what the machine does, and { space-el-alamein } stays as it was.
puzzle-el-alamein-9-end = { space-el-alamein } is yours. One action, no more, and the same dice for everybody.

## moyale-3
puzzle-moyale-3 = { space-moyale }, turn 3
puzzle-moyale-3-task = You are the Axis. Bring { space-moyale } under your control in this action.
puzzle-moyale-3-hint = Who goes stands in { space-lugh } when the action begins.
puzzle-moyale-3-tempting = That is what the machine does, and { space-moyale } stays as it was.
puzzle-moyale-3-end = { space-moyale } is yours. One action, no more, and the same dice for everybody.

## malakal-2
puzzle-malakal-2 = { space-malakal }, turn 2
puzzle-malakal-2-task = You are the Axis. Bring { space-malakal } under your control in this action.
puzzle-malakal-2-hint = Who goes stands in { space-jijiga } when the action begins.
puzzle-malakal-2-tempting = That is what the machine does, and { space-malakal } stays as it was.
puzzle-malakal-2-end = { space-malakal } is yours. One action, no more, and the same dice for everybody.

## halfaya-5
puzzle-halfaya-5 = { space-halfaya }, turn 5
puzzle-halfaya-5-task = You are the Axis. Bring { space-halfaya } under your control in this action.
puzzle-halfaya-5-hint = Who goes stands in { space-el-agheila } when the action begins.
puzzle-halfaya-5-tempting = That is what the machine does, and { space-halfaya } stays as it was.
puzzle-halfaya-5-end = { space-halfaya } is yours. One action, no more, and the same dice for everybody.

## sidi-barrani-5
puzzle-sidi-barrani-5 = { space-sidi-barrani }, turn 5
puzzle-sidi-barrani-5-task = You are the Axis. Bring { space-sidi-barrani } under your control in this action.
puzzle-sidi-barrani-5-hint = Who goes stands in { space-el-agheila } when the action begins.
puzzle-sidi-barrani-5-tempting = That is what the machine does, and { space-sidi-barrani } stays as it was.
puzzle-sidi-barrani-5-end = { space-sidi-barrani } is yours. One action, no more, and the same dice for everybody.

## halfaya-1
puzzle-halfaya-1 = { space-halfaya }, turn 1
puzzle-halfaya-1-task = You are the Axis. Bring { space-halfaya } under your control in this action.
puzzle-halfaya-1-hint = Who goes stands in { space-gambut } when the action begins.
puzzle-halfaya-1-tempting = An obvious way, and it misses.
puzzle-halfaya-1-end = { space-halfaya } is yours. One action, no more, and the same dice for everybody.

## marsabit-1
puzzle-marsabit-1 = { space-marsabit }, turn 1
puzzle-marsabit-1-task = You are the Axis. Bring { space-marsabit } under your control in this action.
puzzle-marsabit-1-hint = Who goes stands in { space-keren } when the action begins.
puzzle-marsabit-1-tempting = That is what the machine does, and { space-marsabit } stays as it was.
puzzle-marsabit-1-end = { space-marsabit } is yours. One action, no more, and the same dice for everybody.

## amba-alagi-5
puzzle-amba-alagi-5 = { space-amba-alagi }, turn 5
puzzle-amba-alagi-5-task = You are the Allies. Bring { space-amba-alagi } under your control in this action.
puzzle-amba-alagi-5-hint = Who goes stands in { space-addis-ababa } when the action begins.
puzzle-amba-alagi-5-tempting = That is what the machine does, and { space-amba-alagi } stays as it was.
puzzle-amba-alagi-5-end = { space-amba-alagi } is yours. One action, no more, and the same dice for everybody.
