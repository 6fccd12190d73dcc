import { fileURLToPath } from 'node:url';
import { judgeLines } from '../../../../test/lines-score.js';
import { labelledNotes, SETS } from '../../../../test/labelled-notes.js';
import { exclusionsIn, itemsIn } from '../../own-items.js';
import { BEGINS, COUNT, marginalsOf, mayFollow, type Chain } from './chain.js';
import { partsOf } from './parts.js';
import { readNotes } from './read-notes.js';
import { spansOf } from './spans.js';

const corpus = fileURLToPath(new URL('../../../../corpus/', import.meta.url));
const states = Array.from({ length: COUNT }, (_, state) => state);

describe('the parts of somebody’s notes', () => {
  it('are cut at marks and words that join, and know where they stand', () => {
    const notes = '- 3 posts a week and a reel\n- no ads no prints\nRegards,\nAnn';
    const parts = partsOf(notes);
    expect(parts.map(({ text }) => text)).toEqual(['3 posts a week', 'a reel', 'no ads', 'no prints']);
    for (const { text, start, end } of parts) expect(notes.slice(start, end)).toBe(text);
    expect(parts.map(({ mark, isItem }) => [mark, isItem])).toEqual([
      ['*', true],
      ['&', true],
      ['*', true],
      ['&', true],
    ]);
  });
});

describe('a chain of states', () => {
  const chain: Chain = {
    length: 3,
    scoreOf: (at, state) => Math.sin(at * 7 + state * 3),
    stepOf: (at, before, state) => Math.cos(at + before * 2 + state * 5),
    isAllowed: () => true,
  };
  const ways = states
    .flatMap((a) => states.flatMap((b) => states.map((c) => [a, b, c])))
    .filter((way) => way.every((state, at) => mayFollow(way[at - 1] ?? -1, state)));
  const weightOf = (way: readonly number[]): number =>
    Math.exp(
      way.reduce(
        (sum, state, at) =>
          sum + chain.scoreOf(at, state) + (at === 0 ? 0 : chain.stepOf(at, way[at - 1] ?? 0, state)),
        0,
      ),
    );
  const all = ways.reduce((sum, way) => sum + weightOf(way), 0);
  const shareOf = (is: (way: readonly number[]) => boolean): number =>
    ways.filter(is).reduce((sum, way) => sum + weightOf(way), 0) / all;

  it('sums over all ways to read the parts', () => {
    const { logSum, state, pair } = marginalsOf(chain);
    expect(logSum).toBeCloseTo(Math.log(all), 8);
    for (const each of states) {
      expect(state(1, each)).toBeCloseTo(
        shareOf((way) => way[1] === each),
        8,
      );
      for (const before of states)
        expect(pair(2, before, each)).toBeCloseTo(
          shareOf((way) => way[1] === before && way[2] === each),
          8,
        );
    }
  });

  it('goes on only with what has begun', () => {
    const [thing, more] = BEGINS.thing;
    expect(mayFollow(-1, more)).toBe(false);
    expect(mayFollow(BEGINS.out[0], more)).toBe(false);
    expect(mayFollow(thing, more)).toBe(true);
    expect(marginalsOf(chain).state(0, more)).toBe(0);
  });

  it('comes to spans, of which no two have a part in common', () => {
    const spans = spansOf(3, marginalsOf(chain));
    const places = spans.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
    );
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('R-WIZ-25 the reader of notes', () => {
  /* How it does on notes of authors whom it has not seen, bench/train-suggestions.mjs says. */
  it.each([
    ['things', itemsIn, ['thing'], 0.85, 0.5],
    ['what is left out', exclusionsIn, ['out', 'others'], 0.9, 0.45],
  ] as const)('has learned %s', (_, linesOf, kinds, leastRight, leastNamed) => {
    const judged = SETS.flatMap((set) => labelledNotes(corpus, set)).map(({ notes, language, named }) =>
      judgeLines(linesOf(readNotes(notes, language)), named, kinds),
    );
    const lines = judged.flatMap((each) => each.lines).filter(({ verdict }) => verdict !== 'unsure');
    const sum = (of: 'covered' | 'named'): number => judged.reduce((total, each) => total + each[of], 0);
    expect(lines.filter(({ verdict }) => verdict === 'right').length / lines.length).toBeGreaterThan(
      leastRight,
    );
    expect(sum('covered') / sum('named')).toBeGreaterThan(leastNamed);
  });

  it.each([
    ['We don’t need a menu, cards or flyers. A poster for the fair.', ['Poster for the fair']],
    ['Adverts, photos - not here. A flyer for the fair.', ['Flyer for the fair']],
    ['A film of the fair, a song if the choir comes.', ['Film of the fair']],
    ['12 posts (written by Hal), a banner for the shop.', ['Banner for the shop']],
    ['Dear Ann, a poster for the fair. Same stuff for the shop.', ['Poster for the fair']],
    ['Reikia: plano mugei, dviejų plakatų.', ['Planas mugei', 'Du plakatai']],
    ['Skrajutė ir plakatas mugei. Notaro žyma – kliento reikalas.', ['Skrajutė', 'Plakatas mugei']],
    ['Last year I made a menu and two flyers. A poster for the fair.', ['Poster for the fair']],
    ['Dabartinė svetainė lėta, 70 puslapių ir galerija. Sukursiu naują svetainę.', ['Nauja svetainė']],
    ['Call w/ Anna thurs 11am. A poster for the fair.', ['Poster for the fair']],
    ['Everyone gets a certificate, 3 yrs validity, and a pocket card.', ['Pocket card']],
    ['Out: product photography, email flows. A poster for the fair.', ['Poster for the fair']],
    ['Rebuild the club site: home, news.', ['Club site']],
  ])('offers nothing that is denied, put off, doubtful or of others: %s', (notes, lines) => {
    expect(itemsIn(readNotes(notes, 'en'))).toEqual(lines);
  });

  it.each([
    [
      'NOT included: drone, voiceover talent, music licence over 50 eur. A film.',
      ['Drone', 'Voiceover talent'],
    ],
    [
      'Excluded are hosting costs, migration of the old bookings, and any work on the app.',
      ['Hosting costs', 'Migration of the old bookings', 'Any work on the app'],
    ],
    ['A shop on Wix.\n\nNot included:\n- drone shots\n- hosting, they pay', ['Drone shots', 'Hosting']],
    [
      'Į kainą neįeina serverio nuoma, prekių suvedimas ir nuotraukų apdorojimas.',
      ['Serverio nuoma', 'Prekių suvedimas', 'Nuotraukų apdorojimas'],
    ],
    ['Pietūs neįeina, kelionė įeina.', ['Pietūs']],
    ['Vaizdo įrašas mugei. Drono nebus, savivaldybė neleidžia.', ['Dronas']],
    ['They post me the candles and I post them back.', []],
    ['Out: product photography, email flows. A shop on Wix.', ['Product photography', 'Email flows']],
    [
      'Nauji puslapiai nepriklauso. Teksto redagavimo taip pat ne.',
      ['Nauji puslapiai', 'Teksto redagavimas'],
    ],
    ['Rusiškų nebus. Skrajutė mugei.', []],
    ['Cash no, invoice yes. Hall comes with chairs.', []],
    ['Receptus duoda Violeta, o sąskaitas – buhalterė.', []],
    ['Tekstus duoda klientas.', ['Tekstai (duoda klientas)']],
    ['A poster for the fair. SEO no ads. Maybe text reminders later.', []],
    ['Mokyklos portretai, 4 klasės. Mokytoja suderina laikus ir surenka pinigus.', []],
    ['Skrajutė mugei. Muziką renkasi jie iš mano sąrašo.', []],
  ])('reads what a list or a denied clause leaves out: %s', (notes, lines) => {
    expect(exclusionsIn(readNotes(notes, 'lt'))).toEqual(lines);
  });

  /* R-WIZ-25: plain shapes that an eleventh author's notes had, and that came to no line. */
  it.each([
    [
      'They get 80 edited jpgs in an online gallery and a stick in a box.',
      'en',
      ['80 edited jpgs in an online gallery'],
    ],
    [
      'What he gets is a report with a savings list, then a poster.',
      'en',
      ['Report with a savings list', 'Poster'],
    ],
    [
      'Please return a bilingual Word file and a clean PDF of the English.',
      'en',
      ['Bilingual Word file', 'Clean PDF of the English'],
    ],
    [
      'Atiduodu: topografinę nuotrauką dwg, planą M1:500 su suderinimais.',
      'lt',
      ['Topografinė nuotrauka dwg', 'Planas M1:500 su suderinimais'],
    ],
    [
      'Atliksiu vertinimą ir pateiksiu: 1) rizikos vertinimo ataskaitą; 2) priemonių planą.',
      'lt',
      ['Rizikos vertinimo ataskaita', 'Priemonių planas'],
    ],
    [
      'pasesiu veja apie 3 arus, pasodinsiu 12 tuju',
      'lt',
      ['Pasesiu veja apie 3 arus', 'Pasodinsiu 12 tuju'],
    ],
    /* And a twelfth author's. */
    [
      'They’ll receive a 30-page report and a short summary for the board.',
      'en',
      ['30-page report', 'Short summary for the board'],
    ],
    ['From me = packing list, a seating plan, a poster.', 'en', ['Packing list', 'Seating plan', 'Poster']],
    [
      'What they get at the end: a repo with tests, a readme file, a csv of the first run.',
      'en',
      ['Repo with tests', 'Readme file', 'Csv of the first run'],
    ],
    [
      'After the last lesson I write them a practice plan for the summer.',
      'en',
      ['Practice plan for the summer'],
    ],
    [
      'Stage lighting plan, crew briefing 9am till midnight.',
      'en',
      ['Stage lighting plan', 'Crew briefing 9am till midnight'],
    ],
    ['The About us page and 4 product texts.', 'en', ['About us page', '4 product texts']],
    ['Five lessons at their house, 1 hr each.', 'en', ['Five lessons at their house, 1 hr each']],
    [
      'Dress fitting for two sisters, a new veil, lace is theirs.',
      'en',
      ['Dress fitting for two sisters', 'New veil'],
    ],
    ['Buffet for 40 ppl, 3 cold dishes, 4 hot dishes, napkins.', 'en', ['3 cold dishes']],
    ['A business card (two sided, print ready), a menu.', 'en', ['Business card (two sided, print ready)']],
    [
      'Išvalytas failas be dublikatų, trumpa instrukcija kaip vesti toliau.',
      'lt',
      ['Išvalytas failas be dublikatų', 'Trumpa instrukcija kaip vesti toliau'],
    ],
    ['Siuvu 6 choro sukneles ir 6 skaras.', 'lt', ['Siuvu 6 choro sukneles ir 6 skaras']],
    ['Atiduosiu vieną spausdintą albumą 20x20.', 'lt', ['Vienas spausdintas albumas 20x20']],
    ['vertimas is vokieciu, gausit word faila ir terminu sarasa.', 'lt', ['Word failas', 'Terminu sarasas']],
    ['Planas M 1:200, sąrašas.', 'lt', ['Planas M 1:200', 'Sąrašas']],
  ] as const)('reads what a plain list or clause names: %s', (notes, language, lines) => {
    expect(itemsIn(readNotes(notes, language))).toEqual(expect.arrayContaining([...lines]));
  });

  it.each([
    [
      'A film of the club. Not incl: source files, animation of the logo, anything to do with their shop',
      'en',
      ['Source files', 'Animation of the logo', 'Anything to do with their shop'],
    ],
    ['A mix of 8 tracks. mastering isnt me. Asbestos is out too.', 'en', ['Mastering', 'Asbestos']],
    [
      'Stendas parodai. Gamyba, montavimas ir baldai – ne mano reikalas.',
      'lt',
      ['Montavimas ir baldai', 'Gamyba'],
    ],
    ['Siuvu liemenes. Neįeina kelionė į Klaipėdą, salės nuoma.', 'lt', ['Kelionė į Klaipėdą', 'Salės nuoma']],
    [
      'Not doing: year end, payroll. Neither is uploading to Spotify. Data recovery no way.',
      'en',
      ['Data recovery', 'Payroll', 'Uploading to Spotify', 'Year end'],
    ],
    ['A film of the fair. Board attendance: not this time.', 'en', ['Board attendance']],
    ['Copy for the page isn’t included either. A site.', 'en', ['Copy for the page']],
    ['Interjero projektas. Autorinė priežiūra į kainą neįtraukta.', 'lt', ['Autorinė priežiūra']],
    ['Does not cover registration at the town hall. A plan.', 'en', ['Registration at the town hall']],
    [
      'I don’t order lamps & I don’t supervise builders. A plan of two rooms.',
      'en',
      ['Ordering lamps', 'Supervising builders'],
    ],
    ['Live band was the dream but no money, forget it. A film.', 'en', []],
    ['Hosting remains with you. A poster.', 'en', ['Hosting (the Client)']],
    ['Alkoholio netiekiame. Indų plovimas – ne mūsų.', 'lt', ['Alkoholio tiekimas', 'Indų plovimas']],
    ['Trinkelių neliečiu.', 'lt', []],
    ['Lyjant nedirbam.', 'lt', []],
    ['Soc. tinklų netvarkau.', 'lt', ['Soc. tinklų tvarkymas']],
    ['> Logotipas. Maketuos mūsų dizainerė.', 'lt', ['Maketavimas (Kliento dizainerė)']],
    ['Aktoriai – jų darbuotojos.', 'lt', ['Aktoriai (Kliento darbuotojos)']],
    ['Mokymai, medžiaga pdf. Salė ir kava jų.', 'lt', ['Salė ir kava (Klientas)']],
    ['Filmuoju mugę. be drono, be muzikos.', 'lt', ['Muzika']],
    ['Šiemet tikiuos bus geriau.', 'lt', []],
    [
      'Parašysiu 6 straipsnius. Nuotraukų neieškau, į naktinius renginius nevažiuoju.',
      'lt',
      ['Nuotraukų paieška', 'Važiavimas į naktinius renginius'],
    ],
  ] as const)('reads what is plainly left out: %s', (notes, language, lines) => {
    const found = exclusionsIn(readNotes(notes, language));
    expect([...found].sort()).toEqual([...lines].sort());
  });

  it.each([
    'Wedding Sat 19 June, Tara + Owen, then the barn. They get a film.',
    'Following our meeting of 12 November, we shall see. A film of the fair.',
    'Our museum ran an audience survey in 2022 and two focus groups in the spring. A film of the fair.',
  ])('offers neither an occasion nor what was done before: %s', (notes) => {
    expect(itemsIn(readNotes(notes, 'en')).join()).not.toMatch(/wedding|meeting|focus/iu);
  });

  it('offers no title of what the lines behind it say', () => {
    const notes = 'Signage for the dentist. One board, two stickers, a plan of the doors.';
    expect(itemsIn(readNotes(notes, 'en'))).toEqual(['One board', 'Two stickers', 'Plan of the doors']);
  });

  it.each([
    ['Skrajutė mugei. Seniūnija surenka parašus ir suderina laiką.', 'lt', []],
    ['A bakery site. Client uploads himself.', 'en', ['Uploading (the Client)']],
    ['Stendai muziejui. Spausdina ir kabina kita firma.', 'lt', ['Spausdinimas ir kabinimas (kita firma)']],
  ] as const)('words no clause of others but by the noun of its verb: %s', (notes, language, lines) => {
    expect(exclusionsIn(readNotes(notes, language))).toEqual(lines);
  });
});
