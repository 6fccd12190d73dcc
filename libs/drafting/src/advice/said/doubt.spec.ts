import { suggest } from '../suggest.js';
import { linesLeftOut, ownItems } from '../own-items.js';
import { isDoubtful, isPlainName } from './doubt.js';

const offered = (
  type: string,
  asks: string,
  scope: string,
  language: 'en' | 'lt' = 'en',
  more = {},
): string[] => [
  ...suggest(
    { key: asks, label: '', currentText: asks === 'scope_of_work' ? scope : '' },
    { freelance_type: type, scope_of_work: scope, ...more },
    language,
  ).offered,
];

describe('R-WIZ-25 what is surely the work of the provider', () => {
  it.each([
    '- Tina the florist signs off every proof\n- menu card, 2 pages',
    '- menu card, 2 pages\n- menu board if there is room for it',
    '- menu card, 2 pages\n- old menu board: the owner repaints it',
    '- menu card, 2 pages\n- menu board, €40 each',
    '- menu card, 2 pages\n- must pass the print check',
    '- menu card, 2 pages\n- menu board = a photo of the card',
    '- menu card, 2 pages\n- menu board already hangs there',
    'Need:\n- menu card, 2 pages\n- Otto welds the frame of the menu board\n- the salon next door lends a ladder',
    'Need:\n- menu card, 2 pages\n- texts from the trustees',
    '- menu card, 2 pages\n- logo from the archive of the town',
    '- menu card, 2 pages\n- max 12 hrs a month, anything on top 40/h',
    '- menu card, 2 pages\n- 2 months notice, both sides',
    '- menu card, 2 pages\n- kick-off Mon 6 May',
    '- menu card, 2 pages\n- Ohio law, courts in Dayton',
    '- menu card, 2 pages\n| Payment term | 30 days for the menu card |',
    '- menu card, 2 pages\n- Legal signs off scripts',
    "- menu card, 2 pages\n- School's committee proofs",
  ])('is no whole note of a list in which somebody else acts or nothing is sure: %s', (scope) => {
    expect(ownItems(scope)).toEqual(['Menu card, 2 pages']);
  });

  it.each([
    '- meniu kortelė, 2 psl.\n- Rūta tikrina kiekvieną maketą',
    '- meniu kortelė, 2 psl.\n- stendas, jei liks vietos',
    '- meniu kortelė, 2 psl.\n- stendas tik su savininko leidimu',
    '- meniu kortelė, 2 psl.\n- senas stendas lieka',
    '- meniu kortelė, 2 psl.\n- pradedam gegužės 7',
    '- meniu kortelė, 2 psl.\n- taisymai 2 kartus',
    '- meniu kortelė, 2 psl.\n- pardavimų nežadu!',
    '- meniu kortelė, 2 psl.\n- atsiskaitymas 15 d.',
    '- meniu kortelė, 2 psl.\n- maketą siunčiu Jonui',
    '- meniu kortelė, 2 psl.\n- reklama 200 eur, moka kavinė',
    'Reikia:\n- meniu kortelė, 2 psl.\n- Otas suvirina rėmą\n- aprašymų tekstas iš valdybos',
  ])('is no whole Lithuanian note either: %s', (scope) => {
    expect(ownItems(scope)).toEqual(['Meniu kortelė, 2 psl.']);
  });

  it.each<[string, string[]]>([
    ['We talk on Friday. Taste tests: Alpha Lab, paid by her.', []],
    ['We talk on Friday. Garden plan - her cousin draws it.', []],
    ['We talk on Friday. Garden plan, price list, they do both.', []],
    ['We talk on Friday. If there is time, two posters.', []],
    ['The copy arrives in three batches: sponsor letter, essay, price list.', []],
    ['We talk on Friday. A price list, they do the printing themselves.', ['Price list']],
    ['We talk on Friday. A price list, a garden plan that she draws.', ['Price list']],
    ['We talk on Friday. I write a price list, and I show her the till.', ['Price list']],
  ])('hangs on what is said around the name: %s', (scope, things) => {
    expect(ownItems(scope)).toEqual(things);
  });

  it.each<[string, string[]]>([
    ['Įgarsinimas – „Balsas“, juos samdo klientas.', []],
    ['Padedu įmonei dalyvauti konkurse: mokyklos stogo dangos keitimas.', []],
    ['Jei liks laiko, dar du plakatai.', []],
    ['Svečiai gauna laišką su priminimu.', []],
    ['Renkam sąrašą: Teams jų paskyra.', []],
    ['Mokėjimai kaip dabar, vietoje.', []],
    ['Kas ne – dizainas, plakatai.', []],
    ['Pusę sumokam, kai gausim brėžinius, per 5 dienas.', []],
    ['Svetainė su anketa, kainų skiltimi ir galerija.', ['Svetainė su anketa']],
    ['Renkam sąrašą. Vaizdo klipas – filmuosim patys.', []],
  ])('hangs on what is said around a Lithuanian name: %s', (scope, things) => {
    expect(ownItems(scope)).toEqual(things);
  });

  it('is read from both sides: of whoever orders, the other does the work', () => {
    const voice = { language: 'en', isClient: true } as const;
    expect(isDoubtful('we print', voice)).toBe(true);
    expect(isDoubtful('you print', voice)).toBe(false);
    expect(isPlainName('speech for our gala', voice)).toBe(true);
    expect(isDoubtful('you print', { ...voice, isClient: false })).toBe(true);
  });
});

describe('R-WIZ-25 what is left out', () => {
  it.each<[string, string[]]>([
    ['They supply the plants and pots.', []],
    ['It has to be editable in Word by Lise.', []],
    ['Nils gives notes once per chapter.', []],
    ['Write 5 blog posts and put them on the site.', []],
    ["Client's design team checks the layout.", []],
    ['Skaitiklis: Jonas, užsako jie.', []],
    ['Pats nespausdinu.', []],
    ['iOS versijos kol kas ne, tik „Android“.', ['iOS versijos']],
    ['Orders handled by them.', ['Orders (the Client)']],
    ['Not touching the terms.', ['Changes to the terms']],
    ['No fake reviews!', []],
    ['No certification fees in this.', ['Certification fees']],
    ['Prints are not included unless they order some.', []],
    ['Anglų k. versija – kitas tiekėjas.', ['Anglų k. versija (kitas tiekėjas)']],
    ['Darbų priežiūros nėra – jų dėdė Vytas pats statybininkas.', ['Darbų priežiūra']],
    [
      'Pačią laistymo sistemą projektuoja „Hunter“ atstovai.',
      ['Laistymo sistema (projektuoja „Hunter“ atstovai)'],
    ],
  ])('is a thing, and no part of a sentence: %s', (scope, lines) => {
    expect(linesLeftOut(scope).map(({ line }) => line)).toEqual(lines);
  });
});

describe('R-WIZ-25 what usually belongs to the work', () => {
  it.each<['en' | 'lt', string, string, string]>([
    ['en', 'web_development', 'deliverables', 'Stop the spam'],
    [
      'lt',
      'web_development',
      'deliverables',
      'Registracija į būrelius esamoje WordPress svetainėje, naujo dizaino nekuriam',
    ],
    ['lt', 'copywriting', 'deliverables', 'Pavadinimas + šūkis'],
    ['lt', 'marketing', 'deliverables', 'Laiškai parduotuvei, mokama reklama pas kitą agentūrą, ne mano'],
  ])(
    'is offered of nothing that is not surely of the kind (%s, %s, %s): %s',
    (language, type, asks, scope) => {
      expect(offered(type, asks, scope, language).filter((line) => !ownItems(scope).includes(line))).toEqual(
        [],
      );
    },
  );

  it('has no lines of a new website for the care of one', () => {
    const lines = offered('web_development', 'scope_of_work', 'Wordpress priežiūra', 'lt', {
      deliverables: 'Kas mėnesį: įskiepių atnaujinimas, atsarginė kopija',
    });
    expect(lines.join('\n')).not.toMatch(/Kuriami|Visi puslapiai|Prieš paleisdamas/u);
    expect(offered('web_development', 'scope_of_work', 'New website').join('\n')).toContain(
      'All pages adapt',
    );
  });

  it.each([
    ['Texts for a clinic', true],
    ['Texts for a bakery blog', false],
  ])('reviews claims only where they are bound by rules: %s', (scope, isOffered) => {
    expect(offered('copywriting', 'exclusions', scope).includes('Legal review of statements')).toBe(
      isOffered,
    );
  });
});
