## pocket
puzzle-pocket = Szósta strona
puzzle-pocket-task = Dowodzi 6. Armia. Zniszcz nią sowiecką 62. dywizję na polu 3035.
puzzle-pocket-hint = Jednostka, która musi się wycofać, a nie może, przepada. Które pole jest jeszcze otwarte?
puzzle-pocket-at-once = Najpierw był atak i dywizja wyszła polem, którego nikt nie pilnował.
puzzle-pocket-end = 377. dywizja zamknęła ostatnie pole. Ten sam rzut, który ich wypuścił, teraz ich zniszczył.

## unit-s-295-2
puzzle-unit-s-295-2 = Koniec dywizji 295 (tura 2)
puzzle-unit-s-295-2-task = Dowodzi { chit-1pza }. Zniszcz sowiecką dywizję 295 na polu 1225.
puzzle-unit-s-295-2-hint = Do ataku na pole 1225 trzeba jednostek: 4. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-295-2-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-295-2-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-383-2
puzzle-unit-s-383-2 = Koniec dywizji 383 (tura 2)
puzzle-unit-s-383-2-task = Dowodzi { chit-r3a }. Zniszcz sowiecką dywizję 383 na polu 1324.
puzzle-unit-s-383-2-hint = Do ataku na pole 1324 trzeba jednostek: 1. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-383-2-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-383-2-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## krasny-luch-1
puzzle-krasny-luch-1 = { place-krasny-luch }, tura 1
puzzle-krasny-luch-1-task = Dowodzi { chit-1pza }. Zdobądź cel: { place-krasny-luch } (pole 1023).
puzzle-krasny-luch-1-hint = Do ataku na pole 1023 trzeba jednostek: 4. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-krasny-luch-1-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-krasny-luch-1-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-212-1
puzzle-unit-s-212-1 = Koniec dywizji 212 (tura 1)
puzzle-unit-s-212-1-task = Dowodzi { chit-4pza }. Zniszcz sowiecką dywizję 212 na polu 0605.
puzzle-unit-s-212-1-hint = Do ataku na pole 0605 trzeba jednostek: 2. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-212-1-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-212-1-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-295-1
puzzle-unit-s-295-1 = Koniec dywizji 295 (tura 1)
puzzle-unit-s-295-1-task = Dowodzi { chit-17a }. Zniszcz sowiecką dywizję 295 na polu 1026.
puzzle-unit-s-295-1-hint = Do ataku na pole 1026 trzeba jednostek: 4. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-295-1-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-295-1-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-45-2
puzzle-unit-s-45-2 = Koniec dywizji 45 (tura 2)
puzzle-unit-s-45-2-task = Dowodzi { chit-4pza }. Zniszcz sowiecką dywizję 45 na polu 0905.
puzzle-unit-s-45-2-hint = Do ataku na pole 0905 trzeba jednostek: 3. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-45-2-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-45-2-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-227-1
puzzle-unit-s-227-1 = Koniec dywizji 227 (tura 1)
puzzle-unit-s-227-1-task = Dowodzi { chit-6a }. Zniszcz sowiecką dywizję 227 na polu 0715.
puzzle-unit-s-227-1-hint = Do ataku na pole 0715 trzeba jednostek: 5. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-227-1-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-227-1-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-261-2
puzzle-unit-s-261-2 = Koniec dywizji 261 (tura 2)
puzzle-unit-s-261-2-task = Dowodzi { chit-17a }. Zniszcz sowiecką dywizję 261 na polu 1223.
puzzle-unit-s-261-2-hint = Do ataku na pole 1223 trzeba jednostek: 2. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-261-2-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-261-2-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-199-1
puzzle-unit-s-199-1 = Koniec dywizji 199 (tura 1)
puzzle-unit-s-199-1-task = Dowodzi { chit-1pza }. Zniszcz sowiecką dywizję 199 na polu 0714.
puzzle-unit-s-199-1-hint = Do ataku na pole 0714 trzeba jednostek: 4. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-199-1-tempting = Droga oczywista, ale chybiona.
puzzle-unit-s-199-1-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-228-2
puzzle-unit-s-228-2 = Koniec dywizji 228 (tura 2)
puzzle-unit-s-228-2-task = Dowodzi { chit-1pza }. Zniszcz sowiecką dywizję 228 na polu 1322.
puzzle-unit-s-228-2-hint = Do ataku na pole 1322 trzeba jednostek: 3. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-228-2-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-228-2-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-160-1
puzzle-unit-s-160-1 = Koniec dywizji 160 (tura 1)
puzzle-unit-s-160-1-task = Dowodzi { chit-6a }. Zniszcz sowiecką dywizję 160 na polu 0512.
puzzle-unit-s-160-1-hint = Do ataku na pole 0512 trzeba jednostek: 2. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-160-1-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-160-1-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## unit-s-297-1
puzzle-unit-s-297-1 = Koniec dywizji 297 (tura 1)
puzzle-unit-s-297-1-task = Dowodzi { chit-1pza }. Zniszcz sowiecką dywizję 297 na polu 1019.
puzzle-unit-s-297-1-hint = Do ataku na pole 1019 trzeba jednostek: 2. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-unit-s-297-1-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-unit-s-297-1-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## zadonsk-3
puzzle-zadonsk-3 = { place-zadonsk }, tura 3
puzzle-zadonsk-3-task = Dowodzi { chit-4pza }. Zdobądź cel: { place-zadonsk } (pole 1001).
puzzle-zadonsk-3-hint = Do ataku na pole 1001 trzeba jednostek: 6. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-zadonsk-3-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-zadonsk-3-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## kushchevskaya-3
puzzle-kushchevskaya-3 = { place-kushchevskaya }, tura 3
puzzle-kushchevskaya-3-task = Dowodzi { chit-1pza }. Zdobądź cel: { place-kushchevskaya } (pole 1231).
puzzle-kushchevskaya-3-hint = Do ataku na pole 1231 trzeba jednostek: 2. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-kushchevskaya-3-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-kushchevskaya-3-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.

## balashov-9
puzzle-balashov-9 = { place-balashov }, tura 9
puzzle-balashov-9-task = Dowodzi { chit-4pza }. Zdobądź cel: { place-balashov } (pole 2206).
puzzle-balashov-9-hint = Do ataku na pole 2206 trzeba jednostek: 2. Uważaj, która walka idzie pierwsza i kto zamyka drogę odwrotu.
puzzle-balashov-9-tempting = Tak prowadzi to maszyna, a celu nie osiąga.
puzzle-balashov-9-end = Gotowe. Kości były dla wszystkich te same: to, o co nimi rzucano, wybrałeś ty.
