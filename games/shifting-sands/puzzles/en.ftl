

## beyond-cairo
puzzle-beyond-cairo = Beyond Cairo
puzzle-beyond-cairo-task = You are the Axis, in the Nile Delta with Rommel. Asyut on the Nile must be yours when this action is over.
puzzle-beyond-cairo-hint = Asyut lies behind Cairo. A tank that wins in Cairo may go on, if it attacks from the Delta.
puzzle-beyond-cairo-tempting = The blows fell on Sinai and Ismailia, and nobody was left for Cairo.
puzzle-beyond-cairo-end = Rommel takes Cairo, and the panzers do not stop there.

## into-the-delta
puzzle-into-the-delta = Into the Delta
puzzle-into-the-delta-task = You are the Axis, and your armour stands at El Alamein. Bring the Nile Delta under your control in this action.
puzzle-into-the-delta-hint = Ariete and Rommel open Alexandria. The tanks beside them need not stop in the town.
puzzle-into-the-delta-tempting = Alexandria fell, and the tanks halted to look at the sea.
puzzle-into-the-delta-end = Who advances after combat may go one space farther than one thinks.

## ultra
puzzle-ultra = What ULTRA knows
puzzle-ultra-task = You are the Allies. Charruba, deep behind the Axis front, must be freed in this action.
puzzle-ultra-hint = ULTRA as an event shows you his hand and still gives operations. Your armour at Tengeder strikes at Giof el Matar.
puzzle-ultra-tempting = A new brigade landed in Suez. That was the whole action.
puzzle-ultra-end = The 2nd Armoured broke through and was in Charruba before anybody knew.

## springboks
puzzle-springboks = The Springboks go on
puzzle-springboks-task = You are the Allies. The South Africans stand before Nairobi, which the Italians hold. Free Kismayu on the coast in this action.
puzzle-springboks-hint = Nairobi first, from South Africa. Those who win need not stay there.
puzzle-springboks-tempting = Nairobi was freed, and the division made itself at home.
puzzle-springboks-end = Two spaces with one attack: a beaten enemy leaves the road open.

## first-dash
puzzle-first-dash = The first dash
puzzle-first-dash-task = You are the Axis, with the Dash to the Wire in hand. Bring Giof el Matar under your control in this action.
puzzle-first-dash-hint = The card gives operations and more. El Agheila needs one of them.
puzzle-first-dash-tempting = Another card was played as an event, and nobody moved.
puzzle-first-dash-end = A road, a division with trucks and one activation.

## trento-in-the-desert
puzzle-trento-in-the-desert = Trento in the desert
puzzle-trento-in-the-desert-task = You are the Axis. The Southern Flank is empty; bring it under your control in this action.
puzzle-trento-in-the-desert-hint = A motorised division in El Agheila goes farther than it looks: three spaces, if nobody is in the way.
puzzle-trento-in-the-desert-tempting = Many marched, and the one who could have reached it was not among them.
puzzle-trento-in-the-desert-end = Trento drove round everything. An open flank is there for whoever comes first.

## through-tobruk
puzzle-through-tobruk = Through Tobruk by night
puzzle-through-tobruk-task = You are the Axis, without a card worth playing. With one operation, without a card, bring the Southern Flank under your control.
puzzle-through-tobruk-hint = One activation, one unit that goes far. From Bardia the coast road runs through Tobruk.
puzzle-through-tobruk-tempting = Three places were activated, and all went west.
puzzle-through-tobruk-end = One panzer regiment, five spaces, one operation.

## hellfire-pass
puzzle-hellfire-pass = Hellfire Pass
puzzle-hellfire-pass-task = You are the Allies, at Fuka. Free the pass of Halfaya in this action.
puzzle-hellfire-pass-hint = One operation without a card is enough. The Ninth Australian wins at Mersa Matruh and goes on along the coast.
puzzle-hellfire-pass-tempting = The card went into replacements, and the pass stayed as it was.
puzzle-hellfire-pass-end = Three spaces after one battle: a beaten army leaves nobody behind.

## gulf-of-aden
puzzle-gulf-of-aden = To the Gulf of Aden
puzzle-gulf-of-aden-task = You are the Axis in East Africa. Take Berbera in this action.
puzzle-gulf-of-aden-hint = The Invasion of Somaliland is an event for exactly this. The blow comes from Jijiga.
puzzle-gulf-of-aden-tempting = The operations were spent on Khartoum, at the other end of Africa.
puzzle-gulf-of-aden-end = An event at the right time is worth more than its operations.

## once-more
puzzle-once-more = Once more, after the battle
puzzle-once-more-task = You are the Axis. A panzer unit stands at Bardia, El Alamein is far away. Be there when this action is over.
puzzle-once-more-hint = The Dash to the Wire lets armour move a second time when all battles are over. The first move must end where the second can begin.
puzzle-once-more-tempting = The battle at Agedabia was won with two good cards, and the second move was forgotten.
puzzle-once-more-end = Bardia to El Daba before the battle, El Alamein after it.

## kenya-frontier
puzzle-kenya-frontier = The frontier of Kenya
puzzle-kenya-frontier-task = You are the Axis in East Africa. Take Moyale in this action.
puzzle-kenya-frontier-hint = Three attacks can be made with the event, and the dice come in their order. Moyale is the third.
puzzle-kenya-frontier-tempting = Another event was played, and the frontier stayed quiet.
puzzle-kenya-frontier-end = Two attacks that had little hope took the dice that Moyale did not need.

## white-nile
puzzle-white-nile = Up the White Nile
puzzle-white-nile-task = You are the Axis in East Africa. Malakal must be yours when this action is over.
puzzle-white-nile-hint = The Duke of Aosta gives a bonus in battle. Two groups attack Khartoum; one stays there, the other does not.
puzzle-white-nile-tempting = The card was used for operations, and Khartoum was never attacked.
puzzle-white-nile-end = Khartoum for the first group, Malakal for the second.

## ariete-at-the-pass
puzzle-ariete-at-the-pass = Ariete at the pass
puzzle-ariete-at-the-pass-task = You are the Axis. Ariete stands in Tobruk; be at Halfaya when this action is over.
puzzle-ariete-at-the-pass-hint = The Dash to the Wire is two marches for armour. Where does the first one end?
puzzle-ariete-at-the-pass-tempting = A different card was played, and Ariete stayed in Tobruk.
puzzle-ariete-at-the-pass-end = Bardia first, Halfaya when the others were done.

## past-the-pass
puzzle-past-the-pass = Past the pass
puzzle-past-the-pass-task = You are the Axis. Ariete stands in Tobruk; this time it must reach Sidi Barrani in one action.
puzzle-past-the-pass-hint = Count the spaces of the second march before you choose the end of the first.
puzzle-past-the-pass-tempting = A different card was played, and nobody went to Egypt.
puzzle-past-the-pass-end = Two marches end to end are longer than one thinks.

## graziani-hurries
puzzle-graziani-hurries = Graziani hurries
puzzle-graziani-hurries-task = You are the Axis in 1940. Tobruk is in enemy hands: take it, and be at Halfaya in the same action.
puzzle-graziani-hurries-hint = Three units attack Tobruk from two sides under Graziani. Somebody pays for it; it must not be the tanks.
puzzle-graziani-hurries-tempting = Graziani was turned into replacements.
puzzle-graziani-hurries-end = The infantry paid, the tanks drove on: Gambut, Sidi Azeiz, the pass.

## duke-of-aosta
puzzle-duke-of-aosta = The Duke's adventure
puzzle-duke-of-aosta-task = You are the Axis in East Africa. Marsabit in the north of Kenya must be yours when this action is over.
puzzle-duke-of-aosta-hint = From Kismayu to Nairobi with the Duke's bonus, then on to the north. The others only march.
puzzle-duke-of-aosta-tempting = The stolen code book helped to read letters, not to win at Nairobi.
puzzle-duke-of-aosta-end = A single battlegroup took Nairobi and came home by Marsabit.

## last-mountain
puzzle-last-mountain = The last mountain
puzzle-last-mountain-task = You are the Allies. The Italians hold out on Amba Alagi. Free it in this action.
puzzle-last-mountain-hint = Crusader wakes troops in five places. Only one of them, in Addis Ababa, is near enough.
puzzle-last-mountain-tempting = Everybody else moved: to Massawa, to Khartoum, to the Nile.
puzzle-last-mountain-end = The Seventh Australian walked up by Dessie. The campaign in East Africa is over.

## nairobi-and-on
puzzle-nairobi-and-on = Nairobi and on
puzzle-nairobi-and-on-task = You are the Allies in East Africa. The First South African Division stands alone. Free Marsabit in this action.
puzzle-nairobi-and-on-hint = The enemy in Nairobi can be beaten. What does a winner do when the road behind the beaten is open?
puzzle-nairobi-and-on-tempting = The division stopped in Nairobi to rest, and Marsabit stayed Italian.
puzzle-nairobi-and-on-end = Whoever wins may go on beyond the space he fought for.
