## asyut-8
puzzle-asyut-8 = { space-asyut }, tura 8
puzzle-asyut-8-task = Grasz Osią. Przejmij w tej akcji pole: { space-asyut }.
puzzle-asyut-8-hint = Kto wyrusza, stoi na początku akcji na polu: { space-nile-delta }.
puzzle-asyut-8-tempting = Tak robi maszyna, a pole { space-asyut } nie zmienia pana.
puzzle-asyut-8-end = Pole { space-asyut } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## nile-delta-5
puzzle-nile-delta-5 = { space-nile-delta }, tura 5
puzzle-nile-delta-5-task = Grasz Osią. Przejmij w tej akcji pole: { space-nile-delta }.
puzzle-nile-delta-5-hint = Kto wyrusza, stoi na początku akcji na polu: { space-el-alamein }.
puzzle-nile-delta-5-tempting = Tak robi maszyna, a pole { space-nile-delta } nie zmienia pana.
puzzle-nile-delta-5-end = Pole { space-nile-delta } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## charruba-5
puzzle-charruba-5 = { space-charruba }, tura 5
puzzle-charruba-5-task = Grasz Aliantami. Przejmij w tej akcji pole: { space-charruba }.
puzzle-charruba-5-hint = Kto wyrusza, stoi na początku akcji na polu: { space-amman }.
puzzle-charruba-5-tempting = Tak robi maszyna, a pole { space-charruba } nie zmienia pana.
puzzle-charruba-5-end = Pole { space-charruba } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## kismayu-4
puzzle-kismayu-4 = { space-kismayu }, tura 4
puzzle-kismayu-4-task = Grasz Aliantami. Przejmij w tej akcji pole: { space-kismayu }.
puzzle-kismayu-4-hint = Kto wyrusza, stoi na początku akcji na polu: { space-south-africa }.
puzzle-kismayu-4-tempting = Tak robi maszyna, a pole { space-kismayu } nie zmienia pana.
puzzle-kismayu-4-end = Pole { space-kismayu } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## giof-el-matar-5
puzzle-giof-el-matar-5 = { space-giof-el-matar }, tura 5
puzzle-giof-el-matar-5-task = Grasz Osią. Przejmij w tej akcji pole: { space-giof-el-matar }.
puzzle-giof-el-matar-5-hint = Kto wyrusza, stoi na początku akcji na polu: { space-el-agheila }.
puzzle-giof-el-matar-5-tempting = Tak robi maszyna, a pole { space-giof-el-matar } nie zmienia pana.
puzzle-giof-el-matar-5-end = Pole { space-giof-el-matar } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## southern-flank-5
puzzle-southern-flank-5 = { space-southern-flank }, tura 5
puzzle-southern-flank-5-task = Grasz Osią. Przejmij w tej akcji pole: { space-southern-flank }.
puzzle-southern-flank-5-hint = Kto wyrusza, stoi na początku akcji na polu: { space-el-agheila }.
puzzle-southern-flank-5-tempting = Tak robi maszyna, a pole { space-southern-flank } nie zmienia pana.
puzzle-southern-flank-5-end = Pole { space-southern-flank } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## southern-flank-6
puzzle-southern-flank-6 = { space-southern-flank }, tura 6
puzzle-southern-flank-6-task = Grasz Osią. Przejmij w tej akcji pole: { space-southern-flank }.
puzzle-southern-flank-6-hint = Kto wyrusza, stoi na początku akcji na polu: { space-bardia }.
puzzle-southern-flank-6-tempting = Tak robi maszyna, a pole { space-southern-flank } nie zmienia pana.
puzzle-southern-flank-6-end = Pole { space-southern-flank } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## halfaya-6
puzzle-halfaya-6 = { space-halfaya }, tura 6
puzzle-halfaya-6-task = Grasz Aliantami. Przejmij w tej akcji pole: { space-halfaya }.
puzzle-halfaya-6-hint = Kto wyrusza, stoi na początku akcji na polu: { space-fuka }.
puzzle-halfaya-6-tempting = Droga oczywista, ale chybiona.
puzzle-halfaya-6-end = Pole { space-halfaya } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## berbera-2
puzzle-berbera-2 = { space-berbera }, tura 2
puzzle-berbera-2-task = Grasz Osią. Przejmij w tej akcji pole: { space-berbera }.
puzzle-berbera-2-hint = Kto wyrusza, stoi na początku akcji na polu: { space-nairobi }.
puzzle-berbera-2-tempting = Tak robi maszyna, a pole { space-berbera } nie zmienia pana.
puzzle-berbera-2-end = Pole { space-berbera } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## el-alamein-9
puzzle-el-alamein-9 = { space-el-alamein }, tura 9
puzzle-el-alamein-9-task = Grasz Osią. Przejmij w tej akcji pole: { space-el-alamein }.
puzzle-el-alamein-9-hint = Kto wyrusza, stoi na początku akcji na polu: { space-tobruk }.
puzzle-el-alamein-9-tempting = Tak robi maszyna, a pole { space-el-alamein } nie zmienia pana.
puzzle-el-alamein-9-end = Pole { space-el-alamein } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## moyale-3
puzzle-moyale-3 = { space-moyale }, tura 3
puzzle-moyale-3-task = Grasz Osią. Przejmij w tej akcji pole: { space-moyale }.
puzzle-moyale-3-hint = Kto wyrusza, stoi na początku akcji na polu: { space-lugh }.
puzzle-moyale-3-tempting = Tak robi maszyna, a pole { space-moyale } nie zmienia pana.
puzzle-moyale-3-end = Pole { space-moyale } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## malakal-2
puzzle-malakal-2 = { space-malakal }, tura 2
puzzle-malakal-2-task = Grasz Osią. Przejmij w tej akcji pole: { space-malakal }.
puzzle-malakal-2-hint = Kto wyrusza, stoi na początku akcji na polu: { space-jijiga }.
puzzle-malakal-2-tempting = Tak robi maszyna, a pole { space-malakal } nie zmienia pana.
puzzle-malakal-2-end = Pole { space-malakal } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## halfaya-5
puzzle-halfaya-5 = { space-halfaya }, tura 5
puzzle-halfaya-5-task = Grasz Osią. Przejmij w tej akcji pole: { space-halfaya }.
puzzle-halfaya-5-hint = Kto wyrusza, stoi na początku akcji na polu: { space-el-agheila }.
puzzle-halfaya-5-tempting = Tak robi maszyna, a pole { space-halfaya } nie zmienia pana.
puzzle-halfaya-5-end = Pole { space-halfaya } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## sidi-barrani-5
puzzle-sidi-barrani-5 = { space-sidi-barrani }, tura 5
puzzle-sidi-barrani-5-task = Grasz Osią. Przejmij w tej akcji pole: { space-sidi-barrani }.
puzzle-sidi-barrani-5-hint = Kto wyrusza, stoi na początku akcji na polu: { space-el-agheila }.
puzzle-sidi-barrani-5-tempting = Tak robi maszyna, a pole { space-sidi-barrani } nie zmienia pana.
puzzle-sidi-barrani-5-end = Pole { space-sidi-barrani } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## halfaya-1
puzzle-halfaya-1 = { space-halfaya }, tura 1
puzzle-halfaya-1-task = Grasz Osią. Przejmij w tej akcji pole: { space-halfaya }.
puzzle-halfaya-1-hint = Kto wyrusza, stoi na początku akcji na polu: { space-gambut }.
puzzle-halfaya-1-tempting = Droga oczywista, ale chybiona.
puzzle-halfaya-1-end = Pole { space-halfaya } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## marsabit-1
puzzle-marsabit-1 = { space-marsabit }, tura 1
puzzle-marsabit-1-task = Grasz Osią. Przejmij w tej akcji pole: { space-marsabit }.
puzzle-marsabit-1-hint = Kto wyrusza, stoi na początku akcji na polu: { space-keren }.
puzzle-marsabit-1-tempting = Tak robi maszyna, a pole { space-marsabit } nie zmienia pana.
puzzle-marsabit-1-end = Pole { space-marsabit } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.

## amba-alagi-5
puzzle-amba-alagi-5 = { space-amba-alagi }, tura 5
puzzle-amba-alagi-5-task = Grasz Aliantami. Przejmij w tej akcji pole: { space-amba-alagi }.
puzzle-amba-alagi-5-hint = Kto wyrusza, stoi na początku akcji na polu: { space-addis-ababa }.
puzzle-amba-alagi-5-tempting = Tak robi maszyna, a pole { space-amba-alagi } nie zmienia pana.
puzzle-amba-alagi-5-end = Pole { space-amba-alagi } jest twoje. Jedna akcja, nie więcej, i te same kości dla wszystkich.
