## Cards
lesson-cards = Cards and what they do
lesson-cards-about = Everything begins with a card. Each can be used in one of four ways: operations, redeployment, replacements or its event.
lesson-cards-event = You command the Allies in the autumn of 1940, with three cards in hand. British Reinforcements brings tanks, but only as an event. Click the card and play its event.
lesson-cards-event-points = For operations it is worth three points, and the tanks stay in England. Play its event.
lesson-cards-event-replacements = One replacement point for a whole armoured division is a poor bargain. Play its event.
lesson-cards-arrive = The 2nd Armoured lands in one of your supply sources; a battlegroup of tanks has gone to the reserve. Bring the division to Suez or Port Said.
lesson-cards-replacements = The Axis has taken an action; in every round each side has one. Hurricanes fly in battles only, and no battle is near: use the card for replacements now. They are spent when the turn ends.
lesson-cards-replacements-event = Combat cards are played in a battle, never as an action. Use it for replacements.
lesson-cards-replacements-compass = Compass is the best card that you have. Keep it for the attack, and use Hurricanes.
lesson-cards-both = The number of Compass stands in a square: as an event it gives its event and its points. Play it as an event.
lesson-cards-both-operations = Four points, and nothing else. As an event it gives the same points, and makes the attack cheaper.
lesson-cards-both-automatic = Without a card you have one single point. Play Compass as an event.
lesson-cards-end = Four points, and every attack in the desert at the price of full supply. A card with a star leaves the game after its event: its moment comes once.

## March
lesson-march = Activation and movement
lesson-march-about = Points activate spaces, and all units of an activated space may move or, instead, attack.
lesson-march-mark = You have two points. A space costs one point for each nationality in it, and Britain counts with the Commonwealth as one. Activate Mersa Matruh and Bir el Kenaysis for movement.
lesson-march-mark-attack = A space is marked for movement or for attack, never for both. Nobody stands next to you: mark it for movement.
lesson-march-mark-rear = Cairo is safe. Use your points at the front: Mersa Matruh and Bir el Kenaysis.
lesson-march-infantry = Every space costs one movement point; infantry has three. Click the Indian 4th and bring it to Sidi Barrani; then let it halt.
lesson-march-tanks = Armour goes five spaces. Send the 7th Armoured through Sofafi and Sidi Suleiman to Sidi Omar, round the Italians at Halfaya.
lesson-march-tanks-enemy = A space with enemies cannot be entered: that is what attacks are for. Go on to Sidi Omar instead.
lesson-march-end = Sidi Omar was Italian: whoever enters a space takes control of it. No more than three units may stand together.

## Battle
lesson-battle = Battle
lesson-battle-about = Both sides add their strengths and fire at the same time. Who causes more losses wins the ground.
lesson-battle-forces = Mersa Matruh and Sofafi are marked for attack. Attack Sidi Barrani with all three: the Indian 4th, the battlegroup beside it, and the 7th Armoured from the south.
lesson-battle-forces-pass = Halfaya is a mountain pass, and out of reach of most of you. Attack Sidi Barrani.
lesson-battle-fire = The panel shows both columns: your tanks shift you one to the right, and Italians have one less on the die until Balbo reforms them. Attack.
lesson-battle-fire-flank = A flank attack fires first when it succeeds, and last when it fails. You are strong enough: attack plainly.
lesson-battle-infantry = Four losses against one. One Italian division is gone, the other falls back two spaces. Your attackers may advance: bring the Indian 4th into Sidi Barrani.
lesson-battle-infantry-hold = Nobody has to advance, but then the Italians come back. Take Sidi Barrani.
lesson-battle-tanks = After a retreat of two spaces armour advances two, wherever it likes. Send the 7th Armoured through Sidi Suleiman to Sidi Omar.
lesson-battle-tanks-hold = The way round Halfaya is open. Use it: Sidi Omar, by Sidi Suleiman.
lesson-battle-end = The garrison of Halfaya has the sea in front of it and your tanks behind it. In the lesson on supply you learn what that means.

## Combat cards
lesson-combat = Cards in battle
lesson-combat-about = Combat cards are played when a battle has been declared, first by the attacker. Who wins keeps them for the rest of the turn.
lesson-combat-forces = Attack Sidi Barrani with the Indian 4th and the 7th Armoured.
lesson-combat-engage = You hold Matildas and Hurricanes. First declare the attack; the cards come then.
lesson-combat-matildas = British tanks, and no German with the 88: Matildas shift your fire one column to the right. Play them.
lesson-combat-matildas-mines = Minefields are for defenders. Play Matildas.
lesson-combat-matildas-none = You have two cards for this battle. Play Matildas first.
lesson-combat-hurricanes = Any number of cards may be played. Hurricanes add one to your die.
lesson-combat-hurricanes-none = Who wins keeps his cards: you lose nothing by playing the Hurricanes too.
lesson-combat-fire = That is all you have. Now the defender may play his, then both fire.
lesson-combat-advance = Five losses against one: won. Both cards lie open beside the map, ready for the next battle of this turn. Advance with the Indian 4th.
lesson-combat-advance-hold = The ground is yours if you enter it. Advance with the Indian 4th.
lesson-combat-end = Had you lost, the cards would be gone. At the end of the turn open cards are discarded: fight again while they lie there.

## Supply
lesson-supply = Supply
lesson-supply-about = A unit needs a line of friendly spaces to its source. Three spaces are near; farther off an attack is dear; without a line a unit dies when the turn ends.
lesson-supply-mark = Your sources are Port Said and Suez. Mersa Matruh is farther than three spaces: its supply is limited, and an attack costs a point for each unit. Movement is as cheap as ever. It is the last action of the turn: activate Bir el Kenaysis for movement.
lesson-supply-mark-attack = Both points for one attack of two units at even odds. There is a cheaper way: activate Bir el Kenaysis for movement.
lesson-supply-begin = The other point is not needed. End activating.
lesson-supply-begin-more = Nobody in Cairo gets there in time. End activating.
lesson-supply-behind = The Italians at Sidi Barrani live by the road over Halfaya, and Halfaya is empty. Bring the 7th Armoured there, through Sofafi and Sidi Suleiman.
lesson-supply-behind-short = From Sofafi nothing is cut. The way is open as far as Halfaya.
lesson-supply-stop = Every space around Sidi Barrani is yours now: no line leads out. Halt, and the turn is over.
lesson-supply-end = The division is gone, for good: divisions that starve are never rebuilt. Look at your own lines before each turn ends; the layer “Supply” draws them.

## Replacements
lesson-replacements = Replacements
lesson-replacements-about = Cards used for replacements give points by nation. When the turn ends they are spent, or lost.
lesson-replacements-tanks = Two British points and one of the Commonwealth. A step of a division costs one point, one of a battlegroup a half. Restore the 7th Armoured first: it leads every attack.
lesson-replacements-tanks-second = That takes both British points for the weaker division, and it stands at Suez. Restore the 7th Armoured.
lesson-replacements-tanks-end = What is not spent is lost. Restore the 7th Armoured.
lesson-replacements-indians = Commonwealth points are for Australians, Indians, New Zealanders and South Africans. Restore the Indian 4th.
lesson-replacements-indians-end = The Commonwealth's point would be lost. Restore the Indian 4th.
lesson-replacements-group = One British point is left: for a whole battlegroup out of the rebuild box. Rebuild it at full strength; it goes to the reserve.
lesson-replacements-group-half = For half a point it comes back at half strength. You have a whole one: rebuild it in full.
lesson-replacements-group-end = What is not spent is lost. Rebuild the battlegroup.
lesson-replacements-end = Nobody wins the desert without replacements: see that each turn has a card for them, before the sixth action.

## Redeployment
lesson-redeploy = Redeployment
lesson-redeploy-about = A card used for redeployment moves units over any distance behind the front.
lesson-redeploy-card = The Australian 6th waits at Jerusalem, a battlegroup in the reserve, and the front is at Mersa Matruh. Use Commonwealth Reinforcements for redeployment: four points.
lesson-redeploy-card-march = On foot the Australians need three actions to the front. Use the card for redeployment.
lesson-redeploy-card-small = A division costs three points, and this card has two. Use the larger one.
lesson-redeploy-australians = A division costs three points, a battlegroup one. Click the Australian 6th, then Mersa Matruh.
lesson-redeploy-australians-group = Then two points are left, and a division costs three. The Australians first.
lesson-redeploy-reserve = One point is left. Out of the reserve a unit goes to a supply source, or to where units of its nation stand. Click the battlegroup in the reserve.
lesson-redeploy-reserve-cairo = That one is on the map already. Bring up the one in the reserve.
lesson-redeploy-front = To Mersa Matruh: the 7th Armoured is British too.
lesson-redeploy-end = Never two redeployments one after the other in a turn; so an attack and a redeployment take turns well.

## Victory
lesson-victory = Towns and victory
lesson-victory-about = Twenty-two towns count. The marker begins at 10; at 14 the Axis has won, at 3 the Allies.
lesson-victory-forces = Bardia is one of them, with a fort and a division that has seen better days. Attack it with all three divisions around it.
lesson-victory-fire = The fort adds to the defence, and nobody turns the flank of a fort. You are strong enough. Attack.
lesson-victory-enter = The garrison is gone. Advance with the Australian 6th into Bardia and look at the marker.
lesson-victory-end = Nine: each town counts at once, for whoever takes it. Tripoli taken before Torch wins the war; so do both ends of the canal, for the other side. You know enough for a first game: Sonnenblume is short, and the machine has the other side.
