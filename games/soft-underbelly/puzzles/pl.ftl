

## Order
puzzle-order = Najpierw to, co najpierw
puzzle-order-task = Możesz wykonać dwa ataki: na Tunis i na Południową Tunezję. Zdobądź oba obszary w tym impulsie.
puzzle-order-hint = Wszystkie ataki ogłasza się przed pierwszą bitwą, ale to ty wybierasz, która będzie pierwsza, a pobici uciekają do sąsiadów.
puzzle-order-south = Samotna kostka z Południowej Tunezji uciekła do Tunisu, a na trzech twoje kości już nie wystarczą.
puzzle-order-end = Dwie szóstki padają w Tunisie, gdzie potrzeba dwóch trafień. Pobity tam nie ma już dokąd z pożytkiem uciec.

## Bombs
puzzle-bombs = Bomby czy wsparcie
puzzle-bombs-task = Dwie kostki bronią Tunisu, atakują dwie twoje z samolotem nad głową. Zdobądź Tunis w tym impulsie.
puzzle-bombs-hint = Samolot we wsparciu pomaga w każdej rundzie, ale z jedynki szóstki nie zrobi. Co padnie najpierw?
puzzle-bombs-support = Piątka i tak by trafiła: wsparcie nic nie dało, a rzucało dwóch obrońców zamiast jednego.
puzzle-bombs-end = Bomba zabiera obrońcę, zanim on rzuci. Jedna kość przeciw dwóm to już inna bitwa.

## Convoy
puzzle-convoy = Czterech na Sycylię
puzzle-convoy-task = W Tunisie czekają trzy kostki. Przewieź wszystkie na Sycylię w tym impulsie; czyhają włoska flota i U-Boot.
puzzle-convoy-hint = Z jednym z tych, którzy czyhają, można się rozprawić, zanim konwój wyjdzie z portu.
puzzle-convoy-sail = Flota i U-Boot rzucały na konwój, a kostki poszły na dno.
puzzle-convoy-end = Odwrócona flota nikogo nie przechwyci. U-Boot rzucił sam, jedną kością.

## Starve
puzzle-starve = Rzym bez walki
puzzle-starve-task = To ostatni impuls tury. Spraw, by elitarnej jednostki w Rzymie nie było, gdy zacznie się następna.
puzzle-starve-hint = Kto na koniec tury nie ma drogi do źródła zaopatrzenia, zostaje zdjęty. Policz drogi wyjścia z Rzymu.
puzzle-starve-storm = Załoga z elitarną jednostką jest za silna na dwie kostki.
puzzle-starve-half = Jedna droga została otwarta, przez Florencję do Bolonii, a jedna wystarczy.
puzzle-starve-end = Jedna kostka w Ankonie, druga we Florencji: każda droga z Rzymu wiedzie przez twoje obszary, a resztę robi głód.

## Beach
puzzle-beach = Działa dwóch flot
puzzle-beach-task = Trzy kostki bronią Sycylii. Zdobądź ją w tym impulsie.
puzzle-beach-hint = W desancie może brać udział więcej niż jedna flota, a każda ma działo.
puzzle-beach-one-fleet = Jedyne działo chybiło, rzucało trzech obrońców i połowa desantu została na plaży.
puzzle-beach-end = Drugie działo trafiło. Odpowiedziały dwie kości zamiast trzech, a druga fala oczyściła plażę.

## Detour
puzzle-detour = Nikt nie ucieknie
puzzle-detour-task = Dwie kostki bronią Tunisu. Zdobądź go w tym impulsie i nie pozwól nikomu uciec na południe.
puzzle-detour-hint = Nikt nie wycofa się do obszaru, w którym stoi wróg. Przed atakiem masz ruch.
puzzle-detour-straight = Pięciu zaatakowało od frontu, a obaj obrońcy wyszli otwartymi tylnymi drzwiami.
puzzle-detour-end = Dwie kostki na tyłach kosztują tylko marsz. Na ludzi, którzy nie mogą odejść, wystarczą trzy kości.

## bologna-road
puzzle-bologna-road = Kontruderzenie z Bolonii
puzzle-bologna-road-task = Grasz Osią. Cztery kostki Aliantów trzymają Florencję, daleko przed swoimi. Odbij ją w tym impulsie.
puzzle-bologna-road-hint = Tylko w Bolonii mogą się spotkać wszyscy. A pierwsze kości są marne: niech rzuci nimi U-Boot.
puzzle-bologna-road-tempting = Odwody wróciły do Monachium i nikt w ogóle nie zaatakował.
puzzle-bologna-road-end = Sześć jednostek z Bolonii, a obie jedynki padły na morzu, gdzie nie szkodziły.

## lone-tank
puzzle-lone-tank = Samotny czołg na południu
puzzle-lone-tank-task = Grasz Osią. Kalabrii pilnuje jedna kostka Aliantów, a wszyscy patrzą na Wenecję. Odbij Kalabrię w tym impulsie.
puzzle-lone-tank-hint = Czołg z Ankony sam dojedzie do granic Kalabrii. Ogłaszasz dwie bitwy; którą stoczysz pierwszą?
puzzle-lone-tank-tempting = Wszyscy poszli na Wenecję. Padła, a na Kalabrię nikt nie spojrzał.
puzzle-lone-tank-end = Cały front patrzył na północ, a jeden czołg zajął czubek włoskiego buta.

## back-door
puzzle-back-door = Tylne drzwi Alp
puzzle-back-door-task = Grasz Aliantami, twoja armia stoi we Francji. Drogę do Tyrolu zamyka jedna kostka Osi. Zdobądź Tyrol w tym impulsie.
puzzle-back-door-hint = Drogi północnych Włoch są otwarte aż po Wenecję. Kostki tam wystarczą, gdy czołgi zajmą Mediolan; a bitwa o Tyrol idzie pierwsza.
puzzle-back-door-tempting = Wszystko poszło z Turynu na Mediolan, a Tyrol nie zobaczył żołnierza.
puzzle-back-door-end = Pięć obszarów jednym marszem i cztery kostki u tylnych drzwi, podczas gdy Mediolan zajmował wroga.

## airfields
puzzle-airfields = Lotniska Foggii
puzzle-airfields-task = Grasz Osią. Bombowców w Foggii strzeże jeden czołg. Odbij Foggię w tym impulsie.
puzzle-airfields-hint = W Rzymie jest tłoczno, w Foggii nie. Spotkaj się w Ankonie, a pod Rzymem niech hałasuje jedna kostka.
puzzle-airfields-tempting = Uderzenie poszło na Rzym, gdzie stoi większość Aliantów. Foggii nikt nie tknął.
puzzle-airfields-end = Osiem jednostek przeciw jednemu czołgowi. Kostka pod Rzymem była tylko do ogłoszenia.

## strait
puzzle-strait = Przez cieśninę
puzzle-strait-task = Grasz Osią. Na Sycylii została jedna kostka Aliantów, a twoi ludzie są daleko. Odbij wyspę w tym impulsie.
puzzle-strait-hint = Twój czołg z Prowansji przejedzie cały but. Z Kalabrii przez cieśninę jest jeden krok.
puzzle-strait-tempting = Armia pomaszerowała na Turyn. Wygrała tam, a Sycylia została aliancka.
puzzle-strait-end = Z Prowansji do Mesyny w jednym impulsie: drogi też zdobywają wyspy.

## round-naples
puzzle-round-naples = Neapol od południa
puzzle-round-naples-task = Grasz Aliantami na północy Włoch. Neapolu broni jedna kostka na linii umocnień. Zdobądź Neapol w tym impulsie.
puzzle-round-naples-hint = Droga wybrzeżem na południe jest pusta: Wenecja, Ankona, Foggia. Czołgów z Kalabrii nikt się nie spodziewa.
puzzle-round-naples-tempting = Do Florencji było bliżej i Florencja padła. Zadaniem był Neapol.
puzzle-round-naples-end = Linia patrzyła na północ, czołgi przyszły z południa. Dla całej kolumny warto iść tak daleko.

## road-to-milan
puzzle-road-to-milan = Droga do Mediolanu
puzzle-road-to-milan-task = Grasz Aliantami. Mediolanu bronią cztery kostki, czołg i jednostka elitarna. Zdobądź go w tym impulsie.
puzzle-road-to-milan-hint = W Genui zbierze się dość ludzi, jeśli dojdą wszyscy. A wydarzenie „Operacje” budzi zmęczony samolot.
puzzle-road-to-milan-tempting = Bolonia była łatwiejsza; Mediolan nic nie zauważył.
puzzle-road-to-milan-end = Osiem jednostek, wsparcie czołgów i jeden samolot zbudzony w porę.

## three-sides
puzzle-three-sides = Florencja z trzech stron
puzzle-three-sides-task = Grasz Aliantami. Florencji bronią dwie kostki. Zdobądź ją w tym impulsie.
puzzle-three-sides-hint = Żaden sąsiad Florencji nie ma dość twoich ludzi, ale trzech razem ma.
puzzle-three-sides-tempting = Armia poszła do Francji, gdzie nie była do tego potrzebna.
puzzle-three-sides-end = Rzym, Genua i Ankona: małe siły, jedna bitwa.

## genoa-first
puzzle-genoa-first = Najpierw Genua
puzzle-genoa-first-task = Grasz Aliantami. Genui bronią dwie kostki, a czeka też Wenecja. Zdobądź Genuę w tym impulsie.
puzzle-genoa-first-hint = Siłom we Florencji brakuje jednego czołgu. Poślij go i pomyśl, która bitwa ma lepsze kości.
puzzle-genoa-first-tempting = Plan prawie ten sam, ale czołg został z tyłu: Genua utrzymała się o jedno trafienie.
puzzle-genoa-first-end = Jeszcze jeden czołg na straty i Genua, póki kości były dobre.

## long-way
puzzle-long-way = Okrężną drogą do Neapolu
puzzle-long-way-task = Grasz Osią w turze 8. Neapolu bronią trzy kostki. Odbij go w tym impulsie.
puzzle-long-way-hint = Armia zbiera się w Ankonie. Jednostka elitarna przyda się bardziej w Kalabrii i ma czas na drogę okrężną.
puzzle-long-way-tempting = Rzym był pusty i padł. Neapol, gdzie stoi wróg, nie.
puzzle-long-way-end = Dziewięć jednostek z dwóch stron. Kto uderza pierwszy, potem potrzebuje mniej ludzi.

## end-of-the-road
puzzle-end-of-the-road = Koniec drogi
puzzle-end-of-the-road-task = Grasz Aliantami. Karyntii, ostatniego przystanku przed Rzeszą, broni jedna kostka. Zdobądź ją w tym impulsie.
puzzle-end-of-the-road-hint = W Tyrolu zmieści się sześć kostek i dwa czołgi. Monachium kusi bardziej, ale zadaniem jest Karyntia.
puzzle-end-of-the-road-tempting = Zaatakowano Monachium: linia, kostki i czołgi szybko odparły atak.
puzzle-end-of-the-road-end = Z Neapolu do Karyntii w jednym impulsie, a bomby zatrzymały czołgi Bolonii w domu.

## venice-by-sea
puzzle-venice-by-sea = Do Wenecji morzem
puzzle-venice-by-sea-task = Grasz Aliantami, to ostatnia tura. Bolonia zamyka lądową drogę do Wenecji, a na jej lotnisku stoją tylko dwa samoloty, które już latały. Zajmij Wenecję, zanim skończy się ten impuls.
puzzle-venice-by-sea-hint = Wenecja leży nad morzem, a flota amerykańska jest gotowa. Kto wysiądzie na brzeg, musi wytrzymać jedną kość.
puzzle-venice-by-sea-tempting = Trzy strzałki na Bolonię: Oś cofnęła się o jeden obszar, a do Wenecji było tak samo daleko.
puzzle-venice-by-sea-end = Desant nie potrzebuje drogi. Na obsługę lotniska cztery jednostki starczą z nawiązką, a Bolonia została tam, gdzie była.

## partisans
puzzle-partisans = Partyzanci otwierają drzwi
puzzle-partisans-task = Grasz Aliantami. Jedna kostka zamyka Genuę, a za nią droga w Alpy jest pusta. Zajmij Tyrol w tym impulsie, bez bitwy.
puzzle-partisans-hint = Partyzanci w Bolonii już uderzyli; jedno z wydarzeń ich budzi. Kogo ściągną do siebie?
puzzle-partisans-tempting = Wszystko poszło na Bolonię, flota do Prowansji; Tyrol nie zobaczył ani jednego żołnierza.
puzzle-partisans-end = Kostka, która ściga partyzantów, nie pilnuje przełęczy. Jedna kostka przeszła z Rzymu w Alpy.

## forgotten-star
puzzle-forgotten-star = Zapomniana gwiazda
puzzle-forgotten-star-task = Grasz Aliantami, to ostatnia tura. Tunisu z jego gwiazdą nikt już nie pilnuje. Zajmij go w tym impulsie; jedyna flota już pływała.
puzzle-forgotten-star-hint = Spójrz na wydarzenia: jedno przywraca gotowość wszystkim na morzu. Kto wejdzie na pokład, to prawie obojętne.
puzzle-forgotten-star-tempting = Armia poszła na Monachium, a kości jej nie pomogły. Tunis policzono wrogowi.
puzzle-forgotten-star-end = Gwiazda w pustym obszarze kosztuje jedno wydarzenie i jeden czołg.

## there-and-back
puzzle-there-and-back = Tam i z powrotem
puzzle-there-and-back-task = Grasz Osią. Większość Włoch za frontem jest pusta. Odbierz Aliantom Foggię w tym impulsie, a na koniec miej czołg w Monachium.
puzzle-there-and-back-hint = Czołg jedzie, jak daleko chce, a to, przez co przejedzie, jest twoje. Można jechać dwa razy.
puzzle-there-and-back-tempting = Kontruderzenie na Tyrol się udało, a na południe nikt nie spojrzał.
puzzle-there-and-back-end = Nie padł ani jeden strzał: obszar należy do tego, kto ostatni przez niego przejechał.
