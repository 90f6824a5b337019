## Ruch
lesson-move = Ruch po obszarach
lesson-move-about = Jednostki lądowe idą w impulsie tak daleko, jak chcą, przez obszary puste lub własne.
lesson-move-group = Dowodzisz Aliantami w Tunezji. Weź dwie kostki z Wybrzeża Algierskiego i poprowadź je przez Tébessę do Południowej Tunezji. Grupę się podnosi, prowadzi obszar po obszarze i odkłada.
lesson-move-group-tunis = Tunis trzyma wróg: ruchem nie wchodzi się tam, gdzie stoją wrogie jednostki; można je później zaatakować. Idź dookoła, przez Tébessę.
lesson-move-group-passed = Pas oddaje cały impuls. Najpierw przesuń dwie kostki do Południowej Tunezji.
lesson-move-join = Teraz przesuń czołg z Trypolitanii do kostek w Południowej Tunezji. Żetony poruszają się jak kostki, a w obszarze mieści się sześć jednostek.
lesson-move-join-early = Czołg stoi jeszcze sam w Trypolitanii. Najpierw go przesuń.
lesson-move-finish = Obszary, przez które przeszedłeś, są twoje: spójrz na znaki na mapie. Nikt nie musi się ruszać. Naciśnij przycisk kończący ruch.
lesson-move-end = To cały ruch na lądzie: dowolna odległość, nigdy przez wroga, a to, co za tobą, zostaje twoje.

## Atak
lesson-attack = Atak
lesson-attack-about = Jedna kość za każdą kostkę, najwyżej cztery, trafia szóstka; do trzech rund; kto zostanie, może wejść.
lesson-attack-declare = Tunisu bronią dwie kostki. Zaatakuj go wszystkimi pięcioma kostkami z Wybrzeża Algierskiego.
lesson-attack-declare-few = Dwie kości na dwie to hazard. Poślij wszystkie pięć: cztery rzucają, piąta przyjmie pierwszą stratę.
lesson-attack-roll = Wszystkie ataki ogłasza się przed pierwszą bitwą. Naciśnij przycisk kończący ogłaszanie: rzucasz czterema kośćmi, obrońcy dwiema.
lesson-attack-again = Po szóstce z każdej strony: każdy stracił kostkę. Obrońca zostaje. Walcz jeszcze jedną rundę; rund są najwyżej trzy.
lesson-attack-again-broken-off = Masz cztery kości na jedną. Kto tu przerywa, daje wrogowi czas na załatanie luki.
lesson-attack-occupy = Tunis jest pusty. Wejdź, iloma chcesz: jeśli nie wejdzie nikt, obszar zostaje wroga.
lesson-attack-occupy-empty = Wtedy bitwa poszła na marne: obszar należy do tego, kto ostatni wprowadził tam jednostki lądowe. Wyślij kogoś.
lesson-attack-end = Stoczyłeś bitwę. Panel pokazuje szanse przed rzutem, a każdy przepis ma numer: kliknij, by go przeczytać.

## Wsparcie
lesson-support = Czołgi i samoloty
lesson-support-about = Czołg i samolot we wsparciu poprawiają każdą kość: z jednym trafia 5–6, z oboma 4–6.
lesson-support-declare = Zaatakuj Tunis jeszcze raz, tym razem dwiema kostkami i czołgiem.
lesson-support-declare-without = Czołg zostaje z tyłu. Przydziel i jego: może wesprzeć kostki.
lesson-support-battle = Zakończ ogłaszanie.
lesson-support-hold = Przed bitwą twój samolot mógłby zbombardować Tunis: jedna kość, strata przy 4–6. Ale wtedy jest zużyty. Odpuść to i zachowaj go na wsparcie.
lesson-support-hold-bombed = Jedna kość z powietrza i samolot jest zużyty do końca tury. We wsparciu sprawia, że obie kości trafiają przy 4–6, w każdej rundzie.
lesson-support-commit = Daj samolot i czołg na wsparcie. Przy obu twoje dwie kości trafiają przy 4, 5 i 6. Czołg oddaje za to własną kość.
lesson-support-commit-alone = Bez wsparcia trafia tylko szóstka. Najpierw daj samolot i czołg.
lesson-support-occupy = Dwa trafienia. Samolot jest odwrócony do końca tury; czołg nie. Zajmij Tunis.
lesson-support-end = Wsparcie wygrywa bitwy. W górach czołgi go nie dają, a z obszaru lata jeden samolot, z lotniska dwa.

## Desant
lesson-landing = Desant
lesson-landing-about = Raz na impuls flota wysadza do czterech jednostek w dowolnym obszarze nad morzem, a jej działa strzelają pierwsze.
lesson-landing-fleet = Przed tobą Sycylia, broniona przez dwie kostki. Ogłoś tam desant z flotą amerykańską.
lesson-landing-fleet-elsewhere = Sardynia nie ma gwiazdy. Sycylia liczy się do zwycięstwa i prowadzi do Włoch.
lesson-landing-fleet-none = Bez ataku impuls się kończy. Flota amerykańska jest gotowa: ogłoś desant.
lesson-landing-board = Flota zabiera cztery kostki albo trzy i czołg. Zaokrętuj trzy kostki z Tunisu, a jedną zostaw, by go trzymała.
lesson-landing-board-few = Jedna kostka na wrogiej plaży długo nie wytrzyma. Zaokrętuj trzy.
lesson-landing-assault = Zakończ ogłaszanie. Najpierw wróg może spróbować przechwycenia, potem działa floty trafiają przy 5–6, potem zaczyna się bitwa.
lesson-landing-ashore = Działa i pierwsza fala oczyściły plażę. Wyjdź na brzeg.
lesson-landing-end = Sycylia jest twoja. Gdyby bitwę przerwano, twoje siły wróciłyby do portów.
