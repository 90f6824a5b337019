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
puzzle-convoy-task = W Tunisie czekają trzy kostki. Przewieź wszystkie na Sycylię w tym impulsie; czyhają włoska flota i okręt podwodny.
puzzle-convoy-hint = Z jednym z tych, którzy czyhają, można się rozprawić, zanim konwój wyjdzie z portu.
puzzle-convoy-sail = Flota i okręt podwodny rzucały na konwój, a kostki poszły na dno.
puzzle-convoy-end = Odwrócona flota nikogo nie przechwyci. Okręt podwodny rzucił sam, jedną kością.

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

## florence-5
puzzle-florence-5 = { area-florence }, tura 5
puzzle-florence-5-task = Grasz Osią. Odbij w tym impulsie obszar: { area-florence }.
puzzle-florence-5-hint = Cel: { area-florence }; uderzenie wychodzi z obszaru: { area-bologna }.
puzzle-florence-5-tempting = Tak gra maszyna, a { area-florence } się broni.
puzzle-florence-5-end = Cel zdobyty: { area-florence }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## calabria-7
puzzle-calabria-7 = { area-calabria }, tura 7
puzzle-calabria-7-task = Grasz Osią. Odbij w tym impulsie obszar: { area-calabria }.
puzzle-calabria-7-hint = Cel: { area-calabria }; uderzenie wychodzi z obszaru: { area-foggia }.
puzzle-calabria-7-tempting = Tak gra maszyna, a { area-calabria } się broni.
puzzle-calabria-7-end = Cel zdobyty: { area-calabria }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## tyrol-6
puzzle-tyrol-6 = { area-tyrol }, tura 6
puzzle-tyrol-6-task = Grasz Aliantami. Zdobądź w tym impulsie obszar: { area-tyrol }.
puzzle-tyrol-6-hint = Cel: { area-tyrol }; uderzenie wychodzi z obszaru: { area-venice }.
puzzle-tyrol-6-tempting = Tak gra maszyna, a { area-tyrol } się broni.
puzzle-tyrol-6-end = Cel zdobyty: { area-tyrol }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## foggia-7
puzzle-foggia-7 = { area-foggia }, tura 7
puzzle-foggia-7-task = Grasz Osią. Odbij w tym impulsie obszar: { area-foggia }.
puzzle-foggia-7-hint = Cel: { area-foggia }; uderzenie wychodzi z obszaru: { area-ancona }.
puzzle-foggia-7-tempting = Tak gra maszyna, a { area-foggia } się broni.
puzzle-foggia-7-end = Cel zdobyty: { area-foggia }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## sicily-7
puzzle-sicily-7 = { area-sicily }, tura 7
puzzle-sicily-7-task = Grasz Osią. Odbij w tym impulsie obszar: { area-sicily }.
puzzle-sicily-7-hint = Cel: { area-sicily }; uderzenie wychodzi z obszaru: { area-calabria }.
puzzle-sicily-7-tempting = Tak gra maszyna, a { area-sicily } się broni.
puzzle-sicily-7-end = Cel zdobyty: { area-sicily }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## naples-5
puzzle-naples-5 = { area-naples }, tura 5
puzzle-naples-5-task = Grasz Aliantami. Zdobądź w tym impulsie obszar: { area-naples }.
puzzle-naples-5-hint = Cel: { area-naples }; uderzenie wychodzi z obszaru: { area-calabria }.
puzzle-naples-5-tempting = Tak gra maszyna, a { area-naples } się broni.
puzzle-naples-5-end = Cel zdobyty: { area-naples }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## milan-4
puzzle-milan-4 = { area-milan }, tura 4
puzzle-milan-4-task = Grasz Aliantami. Zdobądź w tym impulsie obszar: { area-milan }.
puzzle-milan-4-hint = Cel: { area-milan }; uderzenie wychodzi z obszaru: { area-genoa }.
puzzle-milan-4-tempting = Tak gra maszyna, a { area-milan } się broni.
puzzle-milan-4-end = Cel zdobyty: { area-milan }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## florence-8
puzzle-florence-8 = { area-florence }, tura 8
puzzle-florence-8-task = Grasz Aliantami. Zdobądź w tym impulsie obszar: { area-florence }.
puzzle-florence-8-hint = Cel: { area-florence }; uderzenie wychodzi z obszaru: { area-genoa }.
puzzle-florence-8-tempting = Tak gra maszyna, a { area-florence } się broni.
puzzle-florence-8-end = Cel zdobyty: { area-florence }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## genoa-7
puzzle-genoa-7 = { area-genoa }, tura 7
puzzle-genoa-7-task = Grasz Aliantami. Zdobądź w tym impulsie obszar: { area-genoa }.
puzzle-genoa-7-hint = Cel: { area-genoa }; uderzenie wychodzi z obszaru: { area-florence }.
puzzle-genoa-7-tempting = Tak gra maszyna, a { area-genoa } się broni.
puzzle-genoa-7-end = Cel zdobyty: { area-genoa }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## naples-8
puzzle-naples-8 = { area-naples }, tura 8
puzzle-naples-8-task = Grasz Osią. Odbij w tym impulsie obszar: { area-naples }.
puzzle-naples-8-hint = Cel: { area-naples }; uderzenie wychodzi z obszaru: { area-calabria }.
puzzle-naples-8-tempting = Tak gra maszyna, a { area-naples } się broni.
puzzle-naples-8-end = Cel zdobyty: { area-naples }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.

## carinthia-8
puzzle-carinthia-8 = { area-carinthia }, tura 8
puzzle-carinthia-8-task = Grasz Aliantami. Zdobądź w tym impulsie obszar: { area-carinthia }.
puzzle-carinthia-8-hint = Cel: { area-carinthia }; uderzenie wychodzi z obszaru: { area-tyrol }.
puzzle-carinthia-8-tempting = Tak gra maszyna, a { area-carinthia } się broni.
puzzle-carinthia-8-end = Cel zdobyty: { area-carinthia }. Kości były dla wszystkich te same: kto i po co nimi rzuca, wybrałeś ty.
