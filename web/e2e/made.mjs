// Tables without a game: the answers of the server are made up here, so that everything a board can have is drawn, whatever
// games are on the shelf.
const SEATS = [['#24589a', '#86b4e6'], ['#9a4a12', '#e8a878'], ['#2c6a35', '#8fcf8a'], ['#a3322a', '#e0796b']];
const INK = ['#2b271f', '#f1ead7'];
const counter = (key, ground, sign = '#14160f') => ({ key, ground, sign, edge: '#4c524b' });
const LOOKS = {
  seats: SEATS,
  plain: counter('', '#d6cdb8'),
  nations: [counter('blue', '#a7ab72'), counter('grey', '#8d948c'), { ...counter('red', '#c08468'), band: '#a3201f' }],
  signs: [{ key: 'tower', path: 'M-12 20V-8H12V20M-18-8h36v-8h-8v5h-6v-5h-8v5h-6v-5h-8z' }],
  badges: [
    { key: 'hurt', name: 'badge-hurt', shown: 'corner', mark: '', filter: true },
    { key: 'hidden', name: 'badge-hidden', shown: 'disc', mark: 'M-4 0q4-5 8 0q-4 5-8 0M0-1V1', filter: false },
  ],
  symbols: [
    { key: 'grass', name: 'symbol-grass', colour: INK, disc: false, ground: ['#dfe5c4', '#394233'] },
    { key: 'floor', name: 'symbol-floor', colour: INK, disc: false, ground: ['#d9cbb0', '#4a4339'] },
    { key: 'goal', name: 'symbol-goal', mark: 'M0-7.6 1.9-2.6 7.2-2.3 3.1 1 4.5 6.1 0 3.2-4.5 6.1-3.1 1-7.2-2.3-1.9-2.6z', colour: ['#d99a1c', '#f0b93c'], disc: false },
    { key: 'port', name: 'symbol-port', mark: 'M0-6V6M-4-2H4M-6 2q6 8 12 0', colour: INK, disc: true },
  ],
  arrows: [],
  links: [
    { key: 'road', colour: ['#a5502d', '#d28a5e'], width: 4 },
    { key: 'track', colour: ['#a5502d', '#d28a5e'], width: 2.5, dash: '8 5' },
    { key: 'rail', colour: ['#f7f1e2', '#2a2823'], width: 2.2, dash: '7 7', case: INK },
  ],
  edges: [
    { key: 'wall', colour: INK, width: 6 },
    { key: 'door', colour: ['#b98a4e', '#c79a5e'], width: 4, case: INK },
    { key: 'window', colour: ['#cfe6f2', '#9cc7e6'], width: 2.6, case: INK },
    { key: 'hedge', colour: ['#5d7d3a', '#8fb066'], width: 5, dash: '1 6' },
  ],
  scenery: [],
  overlays: [{ key: 'worth', name: 'overlay-worth', thin: true }],
  panels: [],
  headings: [],
  score: [],
};
const MESSAGES = `
game-title = Made up
seat-one = Able
seat-two = Baker
seat-three = Charlie
seat-four = Dog
team-day = Day
team-night = Night
turn = Turn 3 of 9
phase = Actions
standing = Goals held: 1 of 3
prompt = Able: play a card or move a soldier.
cell = { $key }
place = { $key }
kind = { $key }
hand-raid = Raid
hand-raid-text = Move one group up to three points, even through an enemy one; it may not attack afterwards.
hand-raid-more = Discard at the end of the turn.
hand-fuel = Fuel convoy
hand-fuel-text = Add four supply to any port you hold.
hand-luck = Lucky shot
hand-luck-text = Roll again one die of an attack that you have just rolled.
hand-dust = Dust storm
hand-dust-text = Nobody flies until the end of the turn, and moves of motorised groups cost one more.
value-ops = operations
value-supply = supply
mark-new = drawn just now
pile-deck = Draw pile
pile-discard = Discards
overlay-worth = Worth
word = { $n }
badge-hurt = wounded
badge-hidden = out of sight
symbol-goal = goal
label-play = Play { $card }
label-move = Move to { $place }
`;
const BARE = { links: [], edges: [], scenery: [], kinds: [], cards: [], names: [], teams: [], sequence: [], charts: [], looks: LOOKS };
const SCENE = {
  turn: { id: 'turn' },
  phase: { id: 'phase' },
  standing: [{ id: 'standing' }],
  asked: 1,
  prompt: { id: 'prompt' },
  pieces: [],
  control: [],
  edges: [],
  tracks: [],
  arrows: [],
  overlays: [],
  hands: [],
  piles: [],
  panels: [],
  offers: [],
  over: null,
};
const grid = (columns, rows, width) => ({
  columns, rows, origin: [width / 2, width / 2], width, pointy: true, shift: 0, by_rows: true, name: 'cell', rows_first: false, letters: true, digits: 1, between: '',
  sheets: [{ prefix: '', from: [0, 0], size: [columns, rows], first: [1, 1], steps: [1, 1] }],
});
const offer = (handle, line, label, more = {}) => ({ handle, line, label, ...more });

/** Twelve by eight squares with a house, four soldiers who look somewhere, and enemies. */
export function squares() {
  const [W, H, S] = [12, 8, 64];
  const at = (c, r) => r * W + c;
  const inside = (c, r) => c >= 3 && c <= 6 && r >= 2 && r <= 5;
  const places = Array.from({ length: W * H }, (_, i) => {
    const [c, r] = [i % W, Math.floor(i / W)];
    const symbols = [inside(c, r) ? 'floor' : 'grass', ...(c === 10 && r === 1 ? ['goal'] : [])];
    return { key: `${String.fromCharCode(65 + c)}${r + 1}`, name: 'cell', at: [S / 2 + c * S, S / 2 + r * S], symbols };
  });
  const edges = [];
  for (let c = 3; c <= 6; c++) edges.push({ from: at(c, 2), to: at(c, 1), kind: c === 5 ? 'window' : 'wall' }, { from: at(c, 5), to: at(c, 6), kind: c === 4 ? 'door' : 'wall' });
  for (let r = 2; r <= 5; r++) edges.push({ from: at(3, r), to: at(2, r), kind: r === 3 ? 'window' : 'wall' }, { from: at(6, r), to: at(7, r), kind: 'wall' });
  for (let r = 0; r < H; r++) edges.push({ from: at(11, r), side: 1, kind: 'hedge' });
  edges.push({ from: at(4, 3), to: at(5, 3), kind: 'wall' }, { from: at(4, 2), to: at(5, 2), kind: 'door' });
  const kinds = [
    { key: 'scout', name: 'kind', nation: 'blue', sign: 'recon', label: '1', values: [4, 6] },
    { key: 'gunner', name: 'kind', nation: 'blue', sign: 'infantry', label: '2', values: [5, 4] },
    { key: 'guard', name: 'kind', nation: 'grey', sign: 'infantry', values: [3] },
    { key: 'tower', name: 'kind', nation: 'red', sign: 'tower', values: [] },
  ];
  const pieces = [
    { key: 's1', kind: 0, place: at(1, 3), count: 1, facing: 1, values: [2, 6], badges: ['hurt'] },
    { key: 's2', kind: 1, place: at(1, 5), count: 1, facing: 0 },
    { key: 's3', kind: 0, place: at(4, 4), count: 1, facing: 2, badges: ['hidden'] },
    { key: 's4', kind: 1, place: at(8, 6), count: 1, facing: 3, values: [5, 1] },
    { key: 'g1', kind: 2, place: at(6, 3), count: 1, facing: 3 },
    { key: 'g2', kind: 2, place: at(9, 2), count: 1, facing: 2 },
    { key: 'g3', kind: 2, place: at(9, 2), count: 1, facing: 0 },
    { key: 't', kind: 3, place: at(10, 4), count: 1 },
  ];
  const offers = [at(2, 3), at(1, 2), at(2, 4)].map((place) => offer({ place }, `move s1 ${place}`, { id: 'label-move', args: [['place', { place }]] }, { piece: 's1' }));
  const board = { ...BARE, size: [W * S, H * S], shape: { squares: grid(W, H, S) }, places, edges, kinds, seats: ['one', 'two', 'three', 'four'], teams: [{ key: 'day', seats: 3 }, { key: 'night', seats: 12 }] };
  const words = [[at(10, 1), { id: 'word', args: [['n', { int: 12 }]] }], [at(0, 7), { id: 'word', args: [['n', { int: 3 }]] }]];
  return { board, scene: { ...SCENE, pieces, offers, edges: [{ from: at(4, 2), to: at(5, 2), kind: 'wall' }], overlays: [{ key: 'worth', marks: [{ look: 'number', words }] }] } };
}

/** Points with roads that bend, hands and piles of cards. */
export function points() {
  const at = [[90, 120], [260, 80], [420, 170], [600, 90], [760, 190], [180, 300], [380, 360], [560, 300], [740, 400], [120, 470], [330, 520], [560, 500]];
  const names = ['Alam', 'Barce', 'Capuzzo', 'Derna', 'Eagle Pass', 'Fuka', 'Gazala', 'Halfaya', 'Idris', 'Jalo', 'Knightsbridge', 'Long Wadi'];
  const places = at.map((p, i) => ({ key: names[i], name: 'place', at: p, symbols: i % 4 === 0 ? ['port'] : i === 6 ? ['goal'] : [] }));
  const link = (from, to, kind, bends) => ({ from, to, kind, ...(bends && { bends }) });
  const links = [
    link(0, 1, 'road', [[170, 60]]), link(1, 2, 'road'), link(2, 3, 'road', [[470, 90], [540, 70]]), link(3, 4, 'road'), link(0, 5, 'track'), link(5, 6, 'track', [[270, 390]]),
    link(6, 7, 'rail'), link(7, 8, 'rail', [[660, 300], [690, 380]]), link(5, 9, 'track'), link(9, 10, 'track', [[220, 560]]), link(10, 11, 'track'), link(11, 8, 'track'), link(2, 7, 'track'),
  ];
  const kinds = [
    { key: '7th Armoured', name: 'kind', nation: 'blue', sign: 'armour', label: '7', size: 'XX', values: [4, 3, 6] },
    { key: 'Ariete', name: 'kind', nation: 'grey', sign: 'armour', label: 'Ari', size: 'XX', values: [3, 2, 5] },
    { key: 'Supply', name: 'kind', nation: 'red', sign: 'supply', values: [2] },
  ];
  const pieces = [
    { key: 'a', kind: 0, place: 2, count: 1 }, { key: 'b', kind: 0, place: 2, count: 1, used: true }, { key: 'c', kind: 1, place: 6, count: 1 }, { key: 'd', kind: 2, place: 0, count: 3 },
    ...Array.from({ length: 5 }, (_, i) => ({ key: `e${i}`, kind: 1, place: 8, count: 1 })),
  ];
  const cards = [
    { key: 'raid', name: 'hand-raid', nation: 'blue', values: [['value-ops', 3]], lines: [{ text: 'hand-raid-text', rule: '7.2' }, { text: 'hand-raid-more' }] },
    { key: 'fuel', name: 'hand-fuel', nation: 'grey', values: [['value-ops', 2], ['value-supply', 4]], lines: [{ text: 'hand-fuel-text' }] },
    { key: 'luck', name: 'hand-luck', nation: 'red', lines: [{ text: 'hand-luck-text' }] },
    { key: 'dust', name: 'hand-dust', nation: 'blue', values: [['value-ops', 1]], lines: [{ text: 'hand-dust-text' }] },
  ];
  const hands = [
    [{ key: 'h1', kind: 0 }, { key: 'h2', kind: 1, marks: ['new'] }, { key: 'h3', kind: 2 }, { key: 'h4', kind: 3 }, { key: 'h5', kind: 1 }],
    Array.from({ length: 4 }, (_, i) => ({ key: `x${i}` })),
  ];
  const piles = [
    { key: 'deck', name: { id: 'pile-deck' }, count: 31 },
    { key: 'discard', name: { id: 'pile-discard' }, seat: 0, count: 2, cards: [{ key: 'o1', kind: 3 }, { key: 'o2', kind: 0 }] },
  ];
  const play = (card, kind) => offer({ card }, `play ${card}`, { id: 'label-play', args: [['card', { card: kind }]] });
  return {
    board: { ...BARE, size: [860, 620], shape: 'points', places, links, kinds, cards, seats: ['one', 'two'] },
    scene: { ...SCENE, pieces, hands, piles, control: [], offers: [play('h1', 0), play('h3', 2), offer({ piece: 'a' }, 'take a', { id: 'label-move', args: [['place', { place: 2 }]] })] },
  };
}

/** A board as the server sends it: all cells are exceptions, every counter has its own print. */
function sentBoard({ places, kinds, ...board }) {
  const cells = typeof board.shape === 'string' ? undefined : { names: [], symbols: [], others: places.map((place, i) => [i, place]) };
  const prints = kinds.map(({ name, size = '', nation, sign }) => [name, size, nation, sign]);
  const counters = kinds.map(({ key, label = '', parent = '', values }, i) => [i, key, label, parent, values]);
  return { ...board, cells, places: cells ? [] : places, prints, kinds: counters };
}

/** A scene as the server sends it: labels by their form, overlays by their keys. */
function sentScene(scene) {
  const said = (value) => (value.int !== undefined ? value.int : `${Object.keys(value)[0][0]}${Object.values(value)[0]}`);
  const offers = scene.offers.map(({ handle, line, label, piece, binding, ...rest }) => {
    const [kind, clicked] = Object.entries(handle)[0];
    const args = label.args ?? [];
    const cells = [clicked, 1, 0, line, ...(piece ? [piece] : []), ...args.map(([, value]) => said(value)), binding ? 1 : 0];
    return { ...rest, handle: kind, label: [label.id, ...args.map(([name]) => name)], piece: Boolean(piece), each: [cells.flat()] };
  });
  return { ...scene, offers, overlays: scene.overlays.map((o) => o.key) };
}

/** Answers a page's questions about one table. */
export async function madeUp(page, { board, scene }) {
  const seats = board.seats.map((key) => ({ key, kind: 'person', name: key, level: null, here: true }));
  const table = {
    id: 'made', game: 'made-up', scenario: 's', options: {}, teams: seats.map((_, i) => [i]), status: 'running', seats, you: [0], yours: true, asked: [0], since: 0, your_turn: true,
    hours: null, deadline: null, public: true, hints: false, ask_words: false, archive: false, commitment: null, draw: [], result: null, rematch: null,
  };
  const overlays = Object.fromEntries(scene.overlays.map((o) => [o.key, o.marks]));
  const state = { table, seq: 1, scene: sentScene(scene), window: null, undo: [], draft: [], proposal: [] };
  const answers = { '': table, '/board': { board: sentBoard(board), order_kinds: [], errand_kinds: [] }, '/scene': state, '/overlay': { overlays }, '/log': { seq: 1, entries: [] }, '/why': { refusals: [] }, '/odds': { odds: null }, '/notes': { text: '' } };
  await page.routeWebSocket(/\/live/, () => {});
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.includes('/locales/')) return route.fulfill({ contentType: 'text/plain', body: MESSAGES });
    if (pathname.endsWith('/rules')) return route.fulfill({ json: { rules: [], rulings: [] } });
    const own = /\/api\/tables\/made(.*)$/.exec(pathname);
    if (own && own[1] in answers) return route.fulfill({ json: answers[own[1]] });
    return route.continue();
  });
  await page.goto('/t/made');
}
