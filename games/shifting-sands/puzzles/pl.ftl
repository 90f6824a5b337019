

## beyond-cairo
puzzle-beyond-cairo = Za Kair
puzzle-beyond-cairo-task = Grasz Osią, z Rommlem w Delcie Nilu. Po tej akcji Asjut nad Nilem ma być twój.
puzzle-beyond-cairo-hint = Asjut leży za Kairem. Czołgi, które wygrają w Kairze, idą dalej, jeśli atakują z Delty.
puzzle-beyond-cairo-tempting = Uderzenia poszły na Synaj i Ismailię, a na Kair nie został nikt.
puzzle-beyond-cairo-end = Rommel bierze Kair, a czołgi się tam nie zatrzymują.

## into-the-delta
puzzle-into-the-delta = Do Delty
puzzle-into-the-delta-task = Grasz Osią, twoje czołgi stoją pod El Alamein. Przejmij w tej akcji Deltę Nilu.
puzzle-into-the-delta-hint = Ariete i Rommel otwierają Aleksandrię. Czołgi obok nie muszą stanąć w mieście.
puzzle-into-the-delta-tempting = Aleksandria padła, a czołgi zatrzymały się popatrzeć na morze.
puzzle-into-the-delta-end = Kto naciera po walce, może dojść o jedno pole dalej, niż się zdaje.

## ultra
puzzle-ultra = Co wie ULTRA
puzzle-ultra-task = Grasz Aliantami. Charruba, głęboko za frontem Osi, ma być w tej akcji wolna.
puzzle-ultra-hint = ULTRA jako wydarzenie odkrywa jego karty, a operacje i tak zostają. Twoje czołgi z Tengederu uderzają na Giof el-Matar.
puzzle-ultra-tempting = W Suezie wylądowała nowa brygada. Na tym akcja się skończyła.
puzzle-ultra-end = 2. Pancerna przełamała front i była w Charrubie, zanim ktokolwiek się dowiedział.

## springboks
puzzle-springboks = Springboki idą dalej
puzzle-springboks-task = Grasz Aliantami. Południowoafrykańczycy stoją przed Nairobi, które trzymają Włosi. Uwolnij w tej akcji Kismaju na wybrzeżu.
puzzle-springboks-hint = Najpierw Nairobi, z Afryki Południowej. Zwycięzcy nie muszą tam zostać.
puzzle-springboks-tempting = Nairobi uwolniono i dywizja się tam rozgościła.
puzzle-springboks-end = Dwa pola jednym atakiem: pobity wróg zostawia wolną drogę.

## first-dash
puzzle-first-dash = Pierwszy rajd
puzzle-first-dash-task = Grasz Osią i masz w ręku „Rajd na druty”. Przejmij w tej akcji Giof el-Matar.
puzzle-first-dash-hint = Karta daje operacje i coś więcej. Jedną trzeba dać El Agheili.
puzzle-first-dash-tempting = Zagrano inną kartę jako wydarzenie i nikt się nie ruszył.
puzzle-first-dash-end = Droga, dywizja z ciężarówkami i jedna aktywacja.

## trento-in-the-desert
puzzle-trento-in-the-desert = Trento na pustyni
puzzle-trento-in-the-desert-task = Grasz Osią. Południowa Flanka jest pusta; przejmij ją w tej akcji.
puzzle-trento-in-the-desert-hint = Dywizja zmotoryzowana z El Agheili zajdzie dalej, niż się zdaje: trzy pola, jeśli nikt nie stoi na drodze.
puzzle-trento-in-the-desert-tempting = Maszerowało wielu, ale nie ten, kto mógł tam dojść.
puzzle-trento-in-the-desert-end = Trento objechała wszystko. Otwarta flanka należy do tego, kto przyjdzie pierwszy.

## through-tobruk
puzzle-through-tobruk = Nocą przez Tobruk
puzzle-through-tobruk-task = Grasz Osią i nie masz karty wartej zagrania. Jedną operacją bez karty przejmij Południową Flankę.
puzzle-through-tobruk-hint = Jedna aktywacja, jedna jednostka, która zajdzie daleko. Z Bardii droga nadbrzeżna biegnie przez Tobruk.
puzzle-through-tobruk-tempting = Aktywowano trzy pola i wszyscy poszli na zachód.
puzzle-through-tobruk-end = Jedna jednostka pancerna, pięć pól, jedna operacja.

## hellfire-pass
puzzle-hellfire-pass = Przełęcz Piekielnego Ognia
puzzle-hellfire-pass-task = Grasz Aliantami, stoisz w Fuce. Uwolnij w tej akcji przełęcz Halfaja.
puzzle-hellfire-pass-hint = Wystarczy operacja bez karty. 9. Australijska wygrywa pod Marsa Matruh i idzie dalej brzegiem.
puzzle-hellfire-pass-tempting = Kartę oddano na uzupełnienia, a przełęcz została, jak była.
puzzle-hellfire-pass-end = Trzy pola po jednej bitwie: pobita armia nikogo za sobą nie zostawia.

## gulf-of-aden
puzzle-gulf-of-aden = Nad Zatokę Adeńską
puzzle-gulf-of-aden-task = Grasz Osią w Afryce Wschodniej. Zdobądź w tej akcji Berberę.
puzzle-gulf-of-aden-hint = „Inwazja na Somaliland” to wydarzenie właśnie do tego. Uderzenie wychodzi z Dżidżigi.
puzzle-gulf-of-aden-tempting = Operacje poszły na Chartum, na drugim końcu Afryki.
puzzle-gulf-of-aden-end = Wydarzenie w porę jest warte więcej niż jego operacje.

## once-more
puzzle-once-more = Jeszcze raz, po bitwie
puzzle-once-more-task = Grasz Osią. Jednostka pancerna stoi w Bardii, do El Alamein daleko. Bądź tam po tej akcji.
puzzle-once-more-hint = „Rajd na druty” pozwala czołgom ruszyć drugi raz, po wszystkich walkach. Pierwszy ruch musi się skończyć tam, skąd drugi dojdzie.
puzzle-once-more-tempting = Bitwę o Adżdabiję wygrano dwiema dobrymi kartami, a o drugim ruchu zapomniano.
puzzle-once-more-end = Przed bitwą z Bardii do El Daby, po niej do El Alamein.

## kenya-frontier
puzzle-kenya-frontier = Granica Kenii
puzzle-kenya-frontier-task = Grasz Osią w Afryce Wschodniej. Zdobądź w tej akcji Moyale.
puzzle-kenya-frontier-hint = Z wydarzeniem możliwe są trzy ataki, a kości idą po kolei. Moyale jest trzecie.
puzzle-kenya-frontier-tempting = Zagrano inne wydarzenie i na granicy był spokój.
puzzle-kenya-frontier-end = Dwa ataki bez większych nadziei zabrały kości, których Moyale nie potrzebowało.

## white-nile
puzzle-white-nile = W górę Białego Nilu
puzzle-white-nile-task = Grasz Osią w Afryce Wschodniej. Po tej akcji Malakal ma być twój.
puzzle-white-nile-hint = Książę Aosty daje premię w walce. Chartum atakują dwie grupy; jedna tam zostaje, druga nie.
puzzle-white-nile-tempting = Kartę zużyto na operacje, a Chartumu nie zaatakowano.
puzzle-white-nile-end = Chartum dla pierwszej grupy, Malakal dla drugiej.

## ariete-at-the-pass
puzzle-ariete-at-the-pass = Ariete na przełęczy
puzzle-ariete-at-the-pass-task = Grasz Osią. Ariete stoi w Tobruku; po tej akcji ma być w Halfai.
puzzle-ariete-at-the-pass-hint = „Rajd na druty” to dla czołgów dwa marsze. Gdzie kończy się pierwszy?
puzzle-ariete-at-the-pass-tempting = Zagrano inną kartę i Ariete została w Tobruku.
puzzle-ariete-at-the-pass-end = Najpierw Bardia, Halfaja, gdy inni skończyli.

## past-the-pass
puzzle-past-the-pass = Za przełęczą
puzzle-past-the-pass-task = Grasz Osią. Ariete stoi w Tobruku; tym razem w jednej akcji ma dojść do Sidi Barrani.
puzzle-past-the-pass-hint = Policz pola drugiego marszu, zanim wybierzesz koniec pierwszego.
puzzle-past-the-pass-tempting = Zagrano inną kartę i do Egiptu nie poszedł nikt.
puzzle-past-the-pass-end = Dwa marsze jeden za drugim są dłuższe, niż się zdaje.

## graziani-hurries
puzzle-graziani-hurries = Graziani się śpieszy
puzzle-graziani-hurries-task = Grasz Osią w 1940 roku. Tobruk jest w rękach wroga: zdobądź go i w tej samej akcji bądź w Halfai.
puzzle-graziani-hurries-hint = Pod Grazianim Tobruk atakują z dwóch stron trzy jednostki. Ktoś za to zapłaci; byle nie czołgi.
puzzle-graziani-hurries-tempting = Grazianiego zamieniono na uzupełnienia.
puzzle-graziani-hurries-end = Zapłaciła piechota, czołgi pojechały dalej: Gambut, Sidi Azeiz, przełęcz.

## duke-of-aosta
puzzle-duke-of-aosta = Przygoda Księcia
puzzle-duke-of-aosta-task = Grasz Osią w Afryce Wschodniej. Po tej akcji Marsabit na północy Kenii ma być twój.
puzzle-duke-of-aosta-hint = Z Kismaju na Nairobi z premią Księcia, potem na północ. Pozostali tylko maszerują.
puzzle-duke-of-aosta-tempting = Skradziona księga kodów pomaga czytać listy, nie wygrywać pod Nairobi.
puzzle-duke-of-aosta-end = Jedna grupa bojowa wzięła Nairobi i wróciła przez Marsabit.

## last-mountain
puzzle-last-mountain = Ostatnia góra
puzzle-last-mountain-task = Grasz Aliantami. Włosi trzymają się na Amba Alagi. Uwolnij ją w tej akcji.
puzzle-last-mountain-hint = „Crusader” budzi wojska w pięciu miejscach. Tylko jedno, Addis Abeba, jest dość blisko.
puzzle-last-mountain-tempting = Ruszyli wszyscy inni: do Massaui, do Chartumu, nad Nil.
puzzle-last-mountain-end = 7. Australijska weszła od Dessie. Kampania w Afryce Wschodniej jest skończona.

## nairobi-and-on
puzzle-nairobi-and-on = Nairobi i dalej
puzzle-nairobi-and-on-task = Grasz Aliantami w Afryce Wschodniej. 1. Południowoafrykańska stoi sama. Uwolnij Marsabit w tej akcji.
puzzle-nairobi-and-on-hint = Wroga w Nairobi można pobić. Co robi zwycięzca, gdy droga za pobitym jest otwarta?
puzzle-nairobi-and-on-tempting = Dywizja stanęła w Nairobi na odpoczynek, a Marsabit został włoski.
puzzle-nairobi-and-on-end = Kto zwycięży, może pójść dalej niż miejsce, o które walczył.
