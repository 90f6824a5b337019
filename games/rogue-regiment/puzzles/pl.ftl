## d8-5-paddy
puzzle-d8-5-paddy = Człowiek na d8
puzzle-d8-5-paddy-task = Grasz: { seat-paddy }. Zanim zacznie się część wroga w tej turze, na polu d8 ma leżeć martwy wróg.
puzzle-d8-5-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-d8-5-paddy-tempting = Droga oczywista, ale chybiona.
puzzle-d8-5-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## e11-6-paddy
puzzle-e11-6-paddy = Człowiek na e11
puzzle-e11-6-paddy-task = Grasz: { seat-paddy }. Zanim zacznie się część wroga w tej turze, na polu e11 ma leżeć martwy wróg.
puzzle-e11-6-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-e11-6-paddy-tempting = Droga oczywista, ale chybiona.
puzzle-e11-6-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## f8-5-paddy
puzzle-f8-5-paddy = Człowiek na f8
puzzle-f8-5-paddy-task = Grasz: { seat-paddy }. Zanim zacznie się część wroga w tej turze, na polu f8 ma leżeć martwy wróg.
puzzle-f8-5-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-f8-5-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-f8-5-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## f6-4-paddy
puzzle-f6-4-paddy = Człowiek na f6
puzzle-f6-4-paddy-task = Grasz: { seat-paddy }. Zanim zacznie się część wroga w tej turze, na polu f6 ma leżeć martwy wróg.
puzzle-f6-4-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-f6-4-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-f6-4-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## a13-10-paddy
puzzle-a13-10-paddy = Człowiek na a13
puzzle-a13-10-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu a13 ma leżeć martwy wróg.
puzzle-a13-10-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-a13-10-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-a13-10-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## d13-13-paddy
puzzle-d13-13-paddy = Człowiek na d13
puzzle-d13-13-paddy-task = Grasz: { seat-paddy }. Zanim zacznie się część wroga w tej turze, na polu d13 ma leżeć martwy wróg.
puzzle-d13-13-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-d13-13-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-d13-13-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## g13-14-paddy
puzzle-g13-14-paddy = Człowiek na g13
puzzle-g13-14-paddy-task = Grasz: { seat-paddy }. Zanim zacznie się część wroga w tej turze, na polu g13 ma leżeć martwy wróg.
puzzle-g13-14-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-g13-14-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-g13-14-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## b5-3-paddy
puzzle-b5-3-paddy = Człowiek na b5
puzzle-b5-3-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu b5 ma leżeć martwy wróg.
puzzle-b5-3-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-b5-3-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-b5-3-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## a5-3-paddy
puzzle-a5-3-paddy = Człowiek na a5
puzzle-a5-3-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu a5 ma leżeć martwy wróg.
puzzle-a5-3-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-a5-3-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-a5-3-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## a13-9-paddy
puzzle-a13-9-paddy = Człowiek na a13
puzzle-a13-9-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu a13 ma leżeć martwy wróg.
puzzle-a13-9-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-a13-9-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-a13-9-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## e13-11-paddy
puzzle-e13-11-paddy = Człowiek na e13
puzzle-e13-11-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu e13 ma leżeć martwy wróg.
puzzle-e13-11-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-e13-11-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-e13-11-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## d9-16-jock
puzzle-d9-16-jock = Człowiek na d9
puzzle-d9-16-jock-task = Grasz: { seat-jock }. Zanim skończy się ta tura, na polu d9 ma leżeć martwy wróg.
puzzle-d9-16-jock-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-d9-16-jock-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-d9-16-jock-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## f6-7-paddy
puzzle-f6-7-paddy = Człowiek na f6
puzzle-f6-7-paddy-task = Grasz: { seat-paddy }. Zanim zacznie się część wroga w tej turze, na polu f6 ma leżeć martwy wróg.
puzzle-f6-7-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-f6-7-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-f6-7-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## b14-9-paddy
puzzle-b14-9-paddy = Człowiek na b14
puzzle-b14-9-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu b14 ma leżeć martwy wróg.
puzzle-b14-9-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-b14-9-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-b14-9-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## f6-8-paddy
puzzle-f6-8-paddy = Człowiek na f6
puzzle-f6-8-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu f6 ma leżeć martwy wróg.
puzzle-f6-8-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-f6-8-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-f6-8-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## e13-7-paddy
puzzle-e13-7-paddy = Człowiek na e13
puzzle-e13-7-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu e13 ma leżeć martwy wróg.
puzzle-e13-7-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-e13-7-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-e13-7-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## d15-15-paddy
puzzle-d15-15-paddy = Człowiek na d15
puzzle-d15-15-paddy-task = Grasz: { seat-paddy }. Zanim zacznie się część wroga w tej turze, na polu d15 ma leżeć martwy wróg.
puzzle-d15-15-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-d15-15-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-d15-15-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## h11-18-jock
puzzle-h11-18-jock = Człowiek na h11
puzzle-h11-18-jock-task = Grasz: { seat-jock }. Zanim zacznie się część wroga w tej turze, na polu h11 ma leżeć martwy wróg.
puzzle-h11-18-jock-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-h11-18-jock-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-h11-18-jock-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## g17-9-paddy
puzzle-g17-9-paddy = Człowiek na g17
puzzle-g17-9-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu g17 ma leżeć martwy wróg.
puzzle-g17-9-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-g17-9-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-g17-9-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.

## c17-12-paddy
puzzle-c17-12-paddy = Człowiek na c17
puzzle-c17-12-paddy-task = Grasz: { seat-paddy }. Zanim skończy się ta tura, na polu c17 ma leżeć martwy wróg.
puzzle-c17-12-paddy-hint = Najpierw policz punkty akcji: skąd strzelasz lub dźgasz i co ci na to zostaje?
puzzle-c17-12-paddy-tempting = Tak robi maszyna, a człowiek żyje.
puzzle-c17-12-paddy-end = Wystarczyło kilka dobrze policzonych punktów akcji.
