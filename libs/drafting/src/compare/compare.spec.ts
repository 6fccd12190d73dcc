import { readFileSync } from 'node:fs';
import path from 'node:path';
import { goldenAnswers } from '../../test/golden-answers.js';
import { MUTATIONS, NOISES, SUBSTANTIVE, mutate, randomFrom, withNoise } from '../../test/mutations.js';
import { scoreOf } from '../../test/compare-score.js';
import { draft } from '../draft/draft.js';
import { documentText } from '../model/document-text.js';
import type { Language } from '../model/document.js';
import { compare } from './compare.js';
import { TRACK_MARKS } from './tracked.js';
import type { Comparison } from './comparison.js';
import { meaningText } from './meanings.js';

const drafted = (language: Language): string =>
  documentText(draft(goldenAnswers('design', language), language));

const MINE = `AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).

1. Fees
1.1 The Client shall pay each invoice within 30 days after receiving it.
1.2 The fee for the logo is EUR 2,400.
1.3 Late sums bear interest of 8% per year.

2. Rights
2.1 The Designer assigns the copyright in the logo to the Client when the fee has been paid in full.
2.2 The Designer may show the logo in a portfolio.
2.3 The Client shall not use drafts that it has not accepted.

3. End
3.1 Either party may terminate this Agreement by 14 days' written notice.
3.2 On termination the Client shall pay for the work that was done until then.
3.3 This Agreement is governed by the laws of Ireland.`;

const told = ({ changes }: Comparison, language: Language = 'en') =>
  changes.map(({ kind, reasons, meanings }) => ({
    kind,
    matters: reasons.length > 0,
    says: meanings.map((meaning) => meaningText(meaning, language)),
  }));
const edited = (from: string, to: string): Comparison => {
  expect(MINE).toContain(from);
  return compare(MINE, MINE.replace(from, to));
};

describe('what they changed', () => {
  it('is nothing in the same text', () => {
    expect(compare(MINE, MINE)).toMatchObject({ relation: 'same', changes: [] });
  });

  it('is told as a term of the deal, with the quotes of both', () => {
    const theirs = MINE.replace('within 30 days', 'within 60 days');
    const comparison = compare(MINE, theirs);
    const [change] = comparison.changes;

    expect(told(comparison)).toEqual([
      { kind: 'changed', matters: true, says: ['Payment term: 30 days → 60 days'] },
    ]);
    expect(change?.meanings.map((meaning) => meaningText(meaning, 'lt'))).toEqual([
      'Mokėjimo terminas: 30 dienų → 60 dienų',
    ]);
    expect(change?.provision).toBe('1. Fees');
    expect(change?.mine && MINE.slice(change.mine.start, change.mine.end)).toBe(
      '1.1 The Client shall pay each invoice within 30 days after receiving it.',
    );
    expect(change?.theirs && theirs.slice(change.theirs.start, change.theirs.end)).toBe(
      '1.1 The Client shall pay each invoice within 60 days after receiving it.',
    );
    expect(change?.risks).toEqual([{ id: 'invoicing.long-term', riskFactor: 4, isNew: true }]);
  });

  it('has its words marked, and both texts can be read from the marks', () => {
    const [change] = edited('may show the logo', 'may not show the logo').changes;
    const of = (kind: 'removed' | 'added') =>
      change?.words
        .filter((mark) => mark.kind === 'same' || mark.kind === kind)
        .map(({ text }) => text)
        .join('');

    expect(change?.words.filter(({ kind }) => kind !== 'same')).toEqual([{ kind: 'added', text: 'not ' }]);
    expect(of('removed')).toBe('The Designer may show the logo in a portfolio.');
    expect(of('added')).toBe('The Designer may not show the logo in a portfolio.');
  });

  it.each([
    ['another figure', 'EUR 2,400', 'EUR 1,400', 'Amount: EUR 2,400.00 → EUR 1,400.00'],
    ['may for shall', 'shall pay for the work', 'may pay for the work', '“shall” → “may”'],
    ['a negation that is gone', 'shall not use drafts', 'shall use drafts', 'removed: “not”'],
    ['another side', 'Either party may', 'The Client may', '“Either party” → “The Client”'],
    ['another law', 'laws of Ireland', 'laws of Delaware', 'Governing law: Ireland → Delaware'],
    ['working days', "14 days' written", "14 working days' written", '14 days → 14 working days'],
    ['more to be made', 'for the logo is', 'for the logo and the website is', 'added: “and the website”'],
  ])('matters: %s', (_, from, to, says) => {
    const [change, ...others] = told(edited(from, to));

    expect(others).toEqual([]);
    expect(change).toMatchObject({ kind: 'changed', matters: true });
    expect(change?.says.join('; ').replaceAll('\u00a0', ' ')).toContain(says);
  });

  it('matters where a sentence was added or is gone', () => {
    expect(
      told(edited('3.2 On termination the Client shall pay for the work that was done until then.\n', '')),
    ).toMatchObject([{ kind: 'removed', matters: true }]);
    expect(
      told(edited('3.3 This', '3.3 The Designer insures the work at its own cost.\n3.4 This')),
    ).toMatchObject([{ kind: 'added', matters: true }]);
  });

  it('matters where another thing is to be made', () => {
    const [change] = edited('The fee for the logo is', 'The fee for the poster is').changes;
    const lithuanian = (thing: string): string =>
      `SUTARTIS tarp Ados Kord (toliau – Vykdytojas) ir UAB „Šviesa“ (toliau – Užsakovas).\n1. Vykdytojas sukuria Užsakovui ${thing} už 900 Eur.\n2. Užsakovas sumoka per 14 dienų nuo perdavimo.\n`;

    expect(change).toMatchObject({ reasons: ['thing'] });
    expect(change?.meanings.map((each) => meaningText(each, 'en'))).toEqual(['“logo” → “poster”']);
    expect(told(compare(lithuanian('logotipą'), lithuanian('plakatą')))).toMatchObject([
      { kind: 'changed', matters: true },
    ]);
  });

  it('is wording only where no word that decides is another', () => {
    for (const [from, to] of [
      ['bear interest', 'carry interest'],
      ['2.3 The Client', '2.3 In addition, the Client'],
      ['when the fee has been paid in full', 'when in full the fee has been paid'],
    ] as const)
      expect(told(edited(from, to))).toMatchObject([{ kind: 'changed', matters: false }]);
  });

  it('stands under its heading where the paragraphs before it have lost their numbers', () => {
    const theirs = MINE.replace('2. Rights', '2. Rights and their use')
      .replace('2.1 The Designer', 'The Designer')
      .replace('not accepted', 'not taken over');
    const mine = MINE.replace('2. Rights', '2. Rights and their use');
    const [change, ...others] = compare(mine, theirs).changes;

    expect(others).toEqual([]);
    expect(change?.provision).toBe('2. Rights and their use');
  });

  it('stands under its heading where the text goes on behind the heading in the same line', () => {
    const mine = `AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).

1. Scope and place. The Designer draws a logo at home.
2. Fees. The Client pays EUR 900 within 14 days.
3. Rights and portfolio. The Designer keeps all sketches. The Designer may show the logo.
4. The Designer keeps copies. They are stored for 2 years.`;
    const provisions = (from: string, to: string): string[] =>
      compare(mine, mine.replace(from, to)).changes.map(({ provision }) => provision);

    expect(provisions('at home', 'in the office')).toEqual(['1. Scope and place.']);
    expect(provisions('may show', 'may not show')).toEqual(['3. Rights and portfolio.']);
    expect(provisions('2 years', '5 years')).toEqual(['3. Rights and portfolio.']);
  });

  it.each([
    [
      'en',
      [
        'Scope of the work.',
        'Price and how it is paid.',
        'What the Client gives.',
        'End of the agreement.',
        'Law and court.',
      ],
      [
        'Ada draws a logo for Bo.',
        'Bo pays EUR 900 within 20 days.',
        'Bo gives texts within 5 days.',
        'Either may leave with 14 days of notice.',
        'The law of Ireland applies.',
      ],
    ],
    [
      'lt',
      [
        'Darbo apimtis ir vieta.',
        'Kaina ir kaip ji yra mokama.',
        'Kas ką pateikia.',
        'Sutarties pabaiga.',
        'Teisė ir teismas.',
      ],
      [
        'Ada piešia logotipą.',
        'Jonas moka 900 Eur per 20 dienų.',
        'Jonas pateikia tekstus per 5 dienas.',
        'Bet kuris gali pasitraukti įspėjęs prieš 14 dienų.',
        'Taikoma Airijos teisė.',
      ],
    ],
  ] as const)('knows headings of small words before text in the same line: %s', (language, titles, texts) => {
    const head =
      language === 'en'
        ? 'AGREEMENT between Ada (the “Designer”) and Bo (the “Client”).'
        : 'SUTARTIS tarp Ados (toliau – Vykdytojas) ir Jono (toliau – Užsakovas).';
    const whole = (changed: number): string =>
      [
        head,
        '',
        ...titles.map((title, at) => {
          const text = texts[at] ?? '';
          return `${at + 1}. ${title} ${at === changed ? text.replace(/\.$/u, ' 77.') : text}`;
        }),
      ].join('\n');
    const provisions = titles.map((_, at) =>
      compare(whole(-1), whole(at)).changes.map(({ provision }) => provision),
    );

    expect(provisions).toEqual(titles.map((title, at) => [`${at + 1}. ${title}`]));
  });

  it('takes no sentence for a heading that asks', () => {
    const mine = `AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).

1. Scope. The Designer draws a logo.
2. What is made here belongs to the Client. It is kept for 2 years.`;

    expect(compare(mine, mine.replace('2 years', '5 years')).changes[0]?.provision).toBe('1. Scope.');
  });

  it('is a move where a paragraph stands elsewhere, numbered anew', () => {
    const moved = '2.2 The Designer may show the logo in a portfolio.\n';
    const theirs = MINE.replace(moved, '').replace(
      '3. End',
      '3. End\n3.0 The Designer may show the logo in a portfolio.',
    );

    expect(told(compare(MINE, theirs))).toEqual([{ kind: 'moved', matters: false, says: [] }]);
  });

  it('is one change where a defined word has another name throughout', () => {
    const { changes } = compare(MINE, MINE.replaceAll('Designer', 'Supplier'));

    expect(changes).toMatchObject([{ kind: 'renamed', times: 3 }]);
  });

  it('is nothing where a sentence was parted or two were joined', () => {
    const theirs = MINE.replace('\n1.2 The fee', ' The fee').replace(
      'when the fee has been paid in full.',
      '\n\nwhen the fee has been paid in full.',
    );

    expect(told(compare(MINE, theirs)).filter(({ matters }) => matters)).toEqual([]);
  });

  it('does not take a foreign law for gone where only one of the two says where the one who works is', () => {
    const version = (address: string, court: string): string =>
      MINE.replace('Ada Kord', `Ada Kord, ${address}`)
        .concat(
          '\n\n4. Law\n4.1 This Agreement is governed by the laws of the State of New York, and the courts of',
        )
        .concat(` ${court} have exclusive jurisdiction.`);
    const risksOf = (address: string): string[] =>
      compare(version('Kaunas, Lithuania', 'New York'), version(address, 'Delaware')).changes.flatMap(
        ({ risks }) => risks.map(({ id }) => id),
      );
    expect(risksOf('a designer')).toEqual([]);
    expect(risksOf('Kaunas, Lithuania')).toEqual([]);
    expect(
      compare(
        version('Kaunas, Lithuania', 'New York'),
        version('Kaunas, Lithuania', 'Kaunas'),
      ).changes.flatMap(({ risks }) => risks),
    ).toContainEqual(expect.objectContaining({ id: 'disputes.court-elsewhere', isNew: false }));
  });

  it('stands under a heading that its text goes on behind', () => {
    const mine = [
      '3. Ownership. The Designer gives the rights in the logo to the Client upon payment.',
      '4. Exclusivity and non-compete. The Designer works for no other bakery in Vilnius for 6 months.',
      '5. Liability and indemnity. The Designer makes good what it breaks, up to EUR 500.',
    ].join('\n\n');
    const changes = compare(
      `${MINE}\n\n${mine}`,
      `${MINE}\n\n${mine.replace('6 months', '9 months').replace('500', '900')}`,
    ).changes;
    expect(changes.map(({ provision }) => provision)).toEqual([
      '4. Exclusivity and non-compete.',
      '5. Liability and indemnity.',
    ]);
  });

  it('is told of a reference that leads to another clause now', () => {
    const mine = `${MINE}\n3.4 Clause 2.2 survives the end of this Agreement.`;
    const theirs = mine.replace('Clause 2.2 survives', 'Clause 2.3 survives');
    const [change, ...others] = compare(mine, theirs).changes;

    expect(others).toEqual([]);
    expect(change?.reasons).toEqual(['reference']);
  });

  it('is not told of two contracts, or of two languages', () => {
    const other = readFileSync(
      path.join(import.meta.dirname, '../../corpus/contracts/held-out/en1.txt'),
      'utf8',
    );

    expect(compare(MINE, other)).toMatchObject({ relation: 'different', changes: [] });
    expect(compare(drafted('en'), drafted('lt'))).toMatchObject({ relation: 'two-languages', changes: [] });
  });

  it('gives the same answer to the same texts, and the opposite kinds the other way round', () => {
    const theirs = MINE.replace('30 days', '45 days').replace(
      '2.2 The Designer may show the logo in a portfolio.\n',
      '',
    );

    expect(compare(MINE, theirs)).toEqual(compare(MINE, theirs));
    expect(compare(MINE, theirs).changes.map(({ kind }) => kind)).toEqual(['changed', 'removed']);
    expect(compare(theirs, MINE).changes.map(({ kind }) => kind)).toEqual(['changed', 'added']);
  });

  it('tells which of the changes they did not track', () => {
    const base = MINE.replace('EUR 2,400', 'EUR 2,100').replace('3.2 On termination', '3.2 When it ends');
    const theirs = base.replace('within 30 days', 'within 60 days');
    const comparison = compare(MINE, theirs, { tracked: base });
    const of = (change: (typeof comparison.changes)[number]) =>
      change.mine && MINE.slice(change.mine.start, change.mine.start + 3);

    expect(comparison.untracked).toEqual({ count: 2, isOtherBase: false });
    expect(comparison.changes.filter(({ isUntracked }) => isUntracked === true).map(of)).toEqual([
      '1.2',
      '3.2',
    ]);
    expect(comparison.changes.map(of)).toEqual(['1.1', '1.2', '3.2']);
    expect(compare(MINE, theirs, { tracked: MINE }).untracked).toEqual({ count: 0, isOtherBase: false });
  });

  it('R29 accuses of nothing that they did track in the same sentence', () => {
    const { open, close } = TRACK_MARKS;
    const line = 'The Client pays EUR 6,000 within 14 days of each invoice';
    const of = (language: 'en' | 'lt', mine: string, theirs: string, tracked: string) => {
      const { changes, untracked } = compare(mine, theirs, { tracked });
      const texts = (meanings: Comparison['changes'][number]['meanings'] = []): string[] =>
        meanings.map((each) => meaningText(each, language).replaceAll('\u00a0', ' '));
      return {
        count: untracked?.count,
        told: changes.map((each) => [each.isUntracked, texts(each.meanings), texts(each.trackedMeanings)]),
      };
    };
    const mine = MINE.replace('3. End', `${line}.\n\n3. End`);
    const version = (days: string): string =>
      mine.replace('EUR 6,000', 'EUR 5,000').replace('14 days of', days);

    expect(
      of('en', mine, version('45 days of'), version(`${open}14${close}${open}45${close} days of`)),
    ).toEqual({
      count: 1,
      told: [[true, ['Amount: EUR 6,000.00 → EUR 5,000.00'], ['Payment term: 14 days → 45 days']]],
    });
    const lithuanian = (sum: string, days: string): string =>
      `SUTARTIS tarp Ados Kord (toliau – Vykdytojas) ir UAB „Šviesa“ (toliau – Užsakovas).
1. Vykdytojas sukuria logotipą.
2. Užsakovas sumoka ${sum} Eur per ${days} dienų nuo sąskaitos gavimo.\n`;
    const [before, now] = [lithuanian('900', '14'), lithuanian('700', '45')];
    expect(of('lt', before, now, lithuanian('700', `${open}14${close}${open}45${close}`))).toEqual({
      count: 1,
      told: [[true, ['Suma: 900,00 Eur → 700,00 Eur'], ['Mokėjimo terminas: 14 dienų → 45 dienos']]],
    });
    /* A limit of each party, of which they tracked one. */
    const limits = (ofProvider: string, ofClient: string): string =>
      before + `3. Vykdytojo atsakomybė ${ofProvider}, o Užsakovo atsakomybė neviršija ${ofClient} Eur.\n`;
    expect(
      of(
        'lt',
        limits('neribojama', '100'),
        limits('neviršija 50 000 Eur', '300'),
        limits('neviršija 50 000 Eur', `${open}100${close}${open}300${close}`),
      ),
    ).toEqual({
      count: 1,
      told: [
        [
          true,
          ['Atsakomybės riba: neribota → 50 000,00 Eur', '„neribojama“ → „neviršija 50 000 Eur“'],
          ['Atsakomybės riba: 100,00 Eur → 300,00 Eur'],
        ],
      ],
    });
    /* All of it in silence. */
    expect(of('lt', before, now, now).told).toEqual([
      [true, ['Suma: 900,00 Eur → 700,00 Eur', 'Mokėjimo terminas: 14 dienų → 45 dienos'], []],
    ]);
  });

  it.each([
    [
      'en' as const,
      MINE,
      '2.3 The Client shall not use drafts that it has not accepted.\n',
      '3.3 This Agreement',
      '3.2 Trips are booked by the assistant of the managing director.\n',
      ['30', '45'],
    ],
    [
      'lt' as const,
      `SUTARTIS tarp Ados Kord (toliau – Vykdytojas) ir UAB „Šviesa“ (toliau – Užsakovas).
1. Vykdytojas sukuria logotipą ir perduoda jį elektroniniu paštu.
2. Užsakovas sumoka 900 Eur per 30 dienų nuo sąskaitos gavimo.
3. Užsakovas nenaudoja eskizų, kurių nepriėmė.
4. Sutarčiai taikoma Lietuvos Respublikos teisė.\n`,
      '3. Užsakovas nenaudoja eskizų, kurių nepriėmė.\n',
      '4. Sutarčiai',
      '3. Keliones užsako generalinio direktoriaus padėjėjas.\n',
      ['30', '45'],
    ],
  ])(
    'R29 tells of a passage that went in silence nothing of one that came elsewhere (%s)',
    (_language, mine, gone, before, came, [from = '', to = '']) => {
      const { open, close } = TRACK_MARKS;
      const other = mine.replace(gone, '').replace(before, `${came}${before}`);
      const { changes } = compare(mine, other.replace(from, to), {
        tracked: other.replace(from, `${open}${from}${close}${open}${to}${close}`),
      });
      const removed = changes.find(({ kind }) => kind === 'removed');

      expect(removed).toMatchObject({ isUntracked: true, meanings: [] });
      expect(removed?.trackedMeanings ?? []).toEqual([]);
    },
  );

  describe('R29 of what I had tracked', () => {
    const { open, close } = TRACK_MARKS;
    const was = (gone: string, come: string): string => `${open}${gone}${close}${open}${come}${close}`;
    const mineTracked = MINE.replace('within 30 days', `within ${was('90', '30')} days`).replace(
      '3.2 On termination',
      `${open}3.1 Either side may leave at any time.\n${close}3.2 On termination`,
    );
    const mine = mineTracked.replace(`${open}90${close}`, '').replaceAll(/[\ue0f0\ue0f1]/gu, '');
    const of = (theirs: string, tracked?: string) => {
      const { changes, untracked } = compare(mine, theirs, {
        mineTracked,
        ...(tracked !== undefined && { tracked }),
      });
      const marks = changes.map((change) => [change.isTakenBack === true, change.isUntracked === true]);
      return { marks, count: untracked?.count };
    };

    it('is told as taken back, and not as an edit in silence', () => {
      const theirs = mine.replace('within 30 days', 'within 90 days').replace('EUR 2,400', 'EUR 2,100');
      expect(of(theirs)).toEqual({
        marks: [
          [true, false],
          [false, false],
        ],
        count: undefined,
      });
      expect(of(theirs, theirs)).toEqual({
        marks: [
          [true, false],
          [false, true],
        ],
        count: 1,
      });
    });

    it('is so where a sentence of mine went again', () => {
      const theirs = mine.replace('3.1 Either side may leave at any time.\n', '');
      expect(of(theirs, theirs)).toEqual({ marks: [[true, false]], count: 0 });
    });

    it('is not where the words are another thing than mine had before, or they have tracked it', () => {
      const other = mine.replace('within 30 days', 'within 60 days');
      expect(of(other, other)).toEqual({ marks: [[false, true]], count: 1 });
      const back = mine.replace('within 30 days', 'within 90 days');
      const honest = mine.replace('within 30 days', `within ${was('30', '90')} days`);
      expect(of(back, honest)).toEqual({ marks: [[false, false]], count: 0 });
    });
  });

  it('accuses nobody where they started from another version', () => {
    const mine = drafted('en');
    const base = mine.replaceAll(/\b(?:will|may)\b/gu, 'shall');
    const { untracked, changes } = compare(mine, base.replace('2.1 ', '2.1 Now '), { tracked: base });

    expect(untracked?.isOtherBase).toBe(true);
    expect(untracked?.count).toBeGreaterThan(20);
    expect(changes.filter(({ isUntracked }) => isUntracked === true)).toEqual([]);
  });

  it('takes empty texts and one endless line', () => {
    expect(compare('', '')).toMatchObject({ relation: 'same' });
    expect(compare(MINE, '')).toMatchObject({ relation: 'different' });
    expect(compare('a '.repeat(60_000), 'a '.repeat(60_000)).relation).toBe('same');
  });
});

/* A part of what `npm run bench:compare` measures; how right it is as a whole stands in the README. */
describe.each(['en', 'lt'] as const)('seeded mutations of a draft in %s', (language) => {
  const text = drafted(language);

  it.each(NOISES)('%s alone is no change that matters', (noise) => {
    const { changes } = compare(text, withNoise(text, noise));

    expect(changes.filter(({ reasons }) => reasons.length > 0)).toEqual([]);
  });

  it.each(MUTATIONS)('%s is found, and little else', (kind) => {
    const mutated = mutate(text, kind, { language, count: 3, random: randomFrom(7) });
    if (mutated === undefined) throw new Error('nothing to change');
    const score = scoreOf(text, mutated, compare(text, mutated.theirs));

    expect(score.invented).toBeLessThanOrEqual(1);
    if (SUBSTANTIVE.some((each) => each === kind)) expect(score.found).toBe(score.edits);
    if (kind === 'move') expect(score.moved).toBe(1);
  });
});
