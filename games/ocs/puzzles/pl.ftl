## boots
puzzle-boots = Buty i koła
puzzle-boots-task = Grasz Osią. W Southam nie ma nikogo, ale drogi pilnuje sowiecka dywizja. Zajmij Southam w tym ruchu.
puzzle-boots-hint = Strefa kontroli zatrzymuje koła. Kto nie jedzie na kołach?
puzzle-boots-wheels = Ciężarówki wjechały w strefę kontroli i stanęły o krok od wsi.
puzzle-boots-end = Piechota przechodzi przez strefę kontroli, a droga wydłuża jej krótkie nogi.

## last-token
puzzle-last-token = Ostatni żeton
puzzle-last-token-task = Grasz Osią w Kelsund i masz jeden żeton zaopatrzenia. Seaford, siedem pól dalej wzdłuż brzegu, ma być twoje w tym ruchu.
puzzle-last-token-hint = Żeton tankuje jedną jednostkę. A w trybie bojowym wszystko jeździ wolno.
puzzle-last-token-panzers = Pancerni wypili żeton, a i tak było za daleko.
puzzle-last-token-end = Rozpoznanie w trybie ruchu: ostatni żeton dostaje najszybszy.

## ride-through
puzzle-ride-through = Z marszu na nich
puzzle-ride-through-task = Grasz Osią. Drogę do Milby zamyka brygada pancerna. Zajmij Milby w tym ruchu, zanim wróg zareaguje.
puzzle-ride-through-hint = Natarcie z marszu kosztuje trzy punkty, a nie całą turę. Jedźcie razem, niech prowadzi lepsza jednostka.
puzzle-ride-through-alone = Połowa siły nie wystarczyła na pół drogi.
puzzle-ride-through-end = Obie jednostki, na czele pancerni, i zostało na resztę drogi.

## guns-first
puzzle-guns-first = Najpierw działa
puzzle-guns-first-task = Grasz Osią w fazie walki. Oakham trzyma sowiecka dywizja. Zdobądź wieś.
puzzle-guns-first-hint = Zdezorganizowany stos broni się połową siły. Masz działo, żetony i segment ostrzału, który jest pierwszy.
puzzle-guns-first-storm = Piechota poszła na wroga w pełnym porządku.
puzzle-guns-first-end = DG, potem szturm: te same dywizje, dwa razy lepszy stosunek.

## reserve
puzzle-reserve = Zbudzeni w porę
puzzle-reserve-task = Grasz Aliantami w fazie reakcji tury wroga. Zostawił puste Milby. Odbij je, zanim pójdzie dalej.
puzzle-reserve-hint = Zwolniona jednostka ma połowę ruchu. Której z dwóch to wystarczy?
puzzle-reserve-rear = Zbudzono dywizję z tyłów. Jeszcze maszeruje.
puzzle-reserve-end = Połowa ruchu brygady pancernej i droga wystarczyły.

## their-petrol
puzzle-their-petrol = Na ich benzynie
puzzle-their-petrol-task = Grasz Osią, a twoi pancerni nie mają paliwa. Na drodze leży niestrzeżony sowiecki skład. Zajmij Milby w tym ruchu.
puzzle-their-petrol-hint = Zdobyty skład, czy raczej to, co z niego zostało, jest od razu twój. Kto dojdzie tam pierwszy?
puzzle-their-petrol-foot = Piechota poszła dalej sama i do Milby nie doszła.
puzzle-their-petrol-end = Piechota bierze skład, pancerni z niego tankują.

## bring-it-up
puzzle-bring-it-up = Dowieźć na czas
puzzle-bring-it-up-task = Grasz Osią. Pod Southam stoją dwie wyczerpane dywizje, a całe zaopatrzenie jest na ciężarówkach daleko z tyłu. Zdobądź Southam w tej turze gracza.
puzzle-bring-it-up-hint = Żetony na ciężarówce nikogo nie karmią. Podwieź je, wyładuj tam, gdzie stoi twoja jednostka, i dopiero atakuj.
puzzle-bring-it-up-loaded = Ciężarówki dojechały i zostały załadowane: nikt nie mógł atakować.
puzzle-bring-it-up-end = Wyładowane pole za frontem żetony uzupełniły zapasy i zapłaciły za atak.

## the-throw
puzzle-the-throw = Daleko podać
puzzle-the-throw-task = Grasz Osią. Pod Southam stoją dwie wyczerpane dywizje; skład jest dziesięć pól z tyłu, przy nim sztab w marszu. Zdobądź Southam w tej turze gracza.
puzzle-the-throw-hint = Sztab w marszu podaje na sześć pól. A taki, który stanął?
puzzle-the-throw-idle = Sztab został w trybie ruchu, a dywizje bez zaopatrzenia.
puzzle-the-throw-end = W trybie bojowym podaje na dziesięć pól: nikt inny nie musiał się ruszyć.

## both-roads
puzzle-both-roads = Obiema drogami
puzzle-both-roads-task = Grasz Osią. Southam i Oakham są puste. Zajmij obie wsie w tym ruchu, mając jeden żeton zaopatrzenia.
puzzle-both-roads-hint = Na jedną drogę piechota, na drugą gąsienice. Żeton dla tego, komu jest potrzebny.
puzzle-both-roads-wheels = Ciężarówki stanęły przed Southam i Southam zostało sowieckie.
puzzle-both-roads-end = Piechota nie potrzebuje żetonu, rozpoznanie nie potrzebuje siły.

## second-wave
puzzle-second-wave = Druga fala
puzzle-second-wave-task = Grasz Osią w fazie walki. Drogę zamyka dywizja, za nią leży Milby. Zdobądź Milby w tej turze gracza.
puzzle-second-wave-hint = Piechota otwiera drogę, korzysta z niej kto inny. Na co pancerni czekali w trybie rezerwy?
puzzle-second-wave-foot = Piechota weszła o pole dalej i usiadła na drodze.
puzzle-second-wave-end = Atak, zwolnienie, eksploatacja: druga fala idzie przez wyłom pierwszej.

## move-mode
puzzle-move-mode = Pół siły, dwa razy dalej
puzzle-move-mode-task = Grasz Aliantami, masz trzy brygady pancerne. Między tobą a Linden stoi jeden oddział dział szturmowych. Zajmij Linden w tym ruchu.
puzzle-move-mode-hint = W trybie bojowym dojedziesz do dział i ani kroku dalej. Policz, czego wymaga natarcie z marszu i co zostaje w drugim trybie.
puzzle-move-mode-combat = Silne i powolne: brygady stanęły przed potokiem.
puzzle-move-mode-end = W trybie ruchu trzy połówki wystarczyły, a droga była dwa razy dłuższa.

## bread
puzzle-bread = Chleb dla Ósmej
puzzle-bread-task = Grasz Osią. Twoja 8. dywizja jest odcięta daleko na południu i nie ma co jeść. Gdy skończy się twoja tura gracza, ma tam nadal być.
puzzle-bread-hint = Na ciężarówce są cztery żetony. Droga prowadzi tylko kawałek; dalej trzymaj się z dala od strefy kontroli wroga.
puzzle-bread-hungry = Bez chleba rzucono na wyniszczenie i dywizji nie ma.
puzzle-bread-end = Cztery żetony ciężarówką, nakarmiona w porę. Trzeba jej jeszcze przyjść z odsieczą.

## coast-road
puzzle-coast-road = Od morza na południe
puzzle-coast-road-task = Grasz Aliantami w etapie 5, z czołgami na tyłach wroga. Przejmij Ostheim, zanim skończy się twoja tura gracza.
puzzle-coast-road-hint = Wszyscy patrzą na front. Brygada na A12.05 ma drogę do samego celu; trzeba jej tylko paliwa.
puzzle-coast-road-tempting = Brygada minęła Ostheim i biła się dalej na południu.
puzzle-coast-road-end = Sześć pól, jeden żeton, nikogo na drodze.

## unwatched-village
puzzle-unwatched-village = Nikt nie pilnuje Furth
puzzle-unwatched-village-task = Grasz Aliantami w etapie 6. Furth nie ma załogi. Przejmij je, zanim skończy się twoja tura gracza.
puzzle-unwatched-village-hint = Dywizja na A5.11 zajdzie dalej, jeśli nie zamierza walczyć. Obok zaczyna się droga.
puzzle-unwatched-village-tempting = Przygotowano samoloty, a nikt nie pomaszerował.
puzzle-unwatched-village-end = Tryb ruchu, pięć pól drogi i flaga na maszcie.

## one-brigade
puzzle-one-brigade = Wystarczy jedna brygada
puzzle-one-brigade-task = Grasz Aliantami w etapie 3; korpus zmechanizowany się przełamał. Przejmij Ostheim, zanim skończy się twoja tura gracza.
puzzle-one-brigade-hint = Cały korpus może iść się bić. Jedna brygada z jednym żetonem może iść zająć wieś.
puzzle-one-brigade-tempting = Korpus natarł z marszu na sztab i stanął w polu.
puzzle-one-brigade-end = Na wieś nie trzeba nacierać z marszu, jeśli nikogo w niej nie ma.

## last-day
puzzle-last-day = Ostatni dzień
puzzle-last-day-task = Grasz Aliantami w ostatnim etapie, liczy się każda wieś. Przejmij Ostheim, zanim skończy się twoja tura gracza.
puzzle-last-day-hint = Spójrz na A5.05: czołgi stoją o dwa pola dalej, tylko bez paliwa.
puzzle-last-day-tempting = Odbudowano jednostki na tyłach. Rozstrzygało się na froncie.
puzzle-last-day-end = Jeden żeton i dwa pola. Zanim skończy się ostatni etap, policz wsie.
