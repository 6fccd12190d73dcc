import { compare } from './compare.js';
import { meaningText } from './meanings.js';

const FRAME = {
  en: (
    lines: string,
  ) => `AGREEMENT between Brightwell Ltd (the “Client”) and Ada Kord, a designer (the “Designer”).

1. Work
1.1 The Designer makes eight posters and delivers them to the Client.
1.2 The Client gives the Designer the texts and the pictures.

2. Terms
${lines}
2.8 The Designer may show the posters in a portfolio when the Client has published them.
2.9 Changes of this Agreement are made in writing and signed by both.`,
  lt: (
    lines: string,
  ) => `SUTARTIS tarp UAB „Šviesa“ (toliau – Užsakovas) ir Rasos Petraitytės (toliau – Vykdytoja).

1. Darbas
1.1. Vykdytoja sukuria aštuonis plakatus ir perduoda juos Užsakovui.
1.2. Užsakovas pateikia Vykdytojai tekstus ir nuotraukas.

2. Sąlygos
${lines}
2.8. Vykdytoja gali rodyti plakatus savo darbų sąraše, kai Užsakovas juos paskelbia.
2.9. Sutarties pakeitimai galioja, kai yra raštiški ir pasirašyti abiejų.`,
};

type Language = keyof typeof FRAME;

function newIn(language: Language, line: string, from: string, to: string): string[] {
  expect(line).toContain(from);
  const { changes } = compare(FRAME[language](line), FRAME[language](line.replace(from, to)));
  expect(changes).toHaveLength(1);
  return changes.flatMap(({ risks }) => risks.filter(({ isNew }) => isNew).map(({ id }) => id));
}

describe('what a sentence says the other way round now', () => {
  it.each([
    [
      'acceptance.silence-rejects',
      'en',
      '2.1 If the Client sends no comments within ten days, the posters are deemed accepted.',
      'accepted',
      'rejected',
    ],
    [
      'acceptance.silence-rejects',
      'lt',
      '2.1. Per 15 dienų pastabų nepateikus, plakatas laikomas priimtu.',
      'priimtu',
      'nepriimtu',
    ],
    [
      'confidentiality.one-way',
      'en',
      "2.1 Each party keeps the other's confidential information to itself.",
      "Each party keeps the other's",
      "The Designer keeps the Client's",
    ],
    [
      'background-materials.swept-in',
      'en',
      '2.1 The Designer keeps her templates and tools and grants the Client a licence to use them.',
      'keeps',
      'assigns',
    ],
    [
      'background-materials.swept-in',
      'lt',
      '2.1. Turtinės teisės į plakatus ir eskizus pereina Užsakovui sumokėjus kainą.',
      'ir eskizus',
      ', eskizus ir ankstesnius Vykdytojos darbus',
    ],
    [
      'exclusivity.only-client',
      'lt',
      '2.1. Vykdytoja gali dirbti kitiems, jeigu tai netrukdo plakatams.',
      'gali dirbti kitiems, jeigu tai netrukdo',
      'negali dirbti kitiems, kol kuria plakatus, jeigu tai trukdo',
    ],
    [
      'exclusivity.only-client',
      'en',
      '2.1 The Designer may work for others while this Agreement lasts.',
      'while this Agreement lasts',
      'with the written consent of the Client',
    ],
    [
      'exclusivity.only-client',
      'lt',
      '2.1. Vykdytoja gali dirbti kitiems.',
      'kitiems',
      'kitiems tik gavusi Užsakovo sutikimą',
    ],
    [
      'background-materials.swept-in',
      'en',
      '2.1 Templates and tools that the Designer had before remain hers.',
      'had before remain hers',
      'uses pass to the Client',
    ],
    [
      'revisions.unlimited',
      'lt',
      '2.1. Į kainą įeina du pataisymų ratai, kiti ratai apmokami atskirai.',
      'apmokami atskirai',
      'atliekami neatlygintinai',
    ],
  ] as const)('is told as %s: %s', (id, language, line, from, to) => {
    expect(newIn(language, line, from, to)).toContain(id);
    expect(newIn(language, line.replace(from, to), to, from)).not.toContain(id);
  });

  it.each([
    ['en', '2.1 The Designer keeps her templates and tools and may use them again.', 'again', 'elsewhere'],
    [
      'en',
      '2.1 The rights in the posters pass to the Client when the fee is paid.',
      'posters pass',
      'posters, without earlier works, pass',
    ],
    ['en', "2.1 Each party keeps the other's confidential information to itself.", 'to itself', 'secret'],
  ] as const)('is none where nothing was turned, in %s: %s', (language, line, from, to) => {
    expect(newIn(language, line, from, to)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/swept-in|one-way|silence-rejects/u)]),
    );
  });

  it('is no audit where somebody else bears the cost of travel', () => {
    const line = '2.1 Travel approved in advance is reimbursed at cost.';

    expect(newIn('en', line, line.slice(4), 'Travel is borne by the Designer.')).not.toContain('audit.costs');
  });
});

describe('a price of one that is another beside a price of all that is not', () => {
  it.each([
    ['en', '2.1 The price for all the work is £5,600, being £700 for each poster.', '£700', '£600'],
    ['lt', '2.1. Bendra kaina – 5 600 Eur, po 700 Eur už kiekvieną plakatą.', '700', '650'],
  ] as const)('is told, in %s', (language, line, from, to) => {
    expect(newIn(language, line, from, to)).toContain('fees.total-off');
  });

  it.each([
    [
      'the sum follows',
      '2.1 The price for all the work is £5,600, being £700 for each poster.',
      '£5,600, being £700',
      '£4,800, being £600',
    ],
    [
      'the two never went together',
      '2.1 The price for all the work is £5,500, and a spare print costs £700.',
      '£700',
      '£600',
    ],
  ])('is not told where %s', (_, line, from, to) => {
    expect(newIn('en', line, from, to)).not.toContain('fees.total-off');
  });
});

describe('words that are told', () => {
  const told = (line: string, from: string, to: string): string[] => {
    const [mine, theirs] = [FRAME.lt(line), FRAME.lt(line.replace(from, to))];
    const [change] = compare(mine, theirs, { tracked: theirs }).changes;
    return change?.meanings.map((meaning) => meaningText(meaning, 'lt')) ?? [];
  };

  it('are no days of a date that is told, and no “and” that moved', () => {
    expect(
      told('2.1. Visi plakatai pristatomi iki 2027 m. balandžio 30 d.', 'balandžio 30', 'balandžio 10').map(
        (words) => words.replaceAll(/\s/gu, ' '),
      ),
    ).toEqual(['Pabaiga ar terminas: 2027 m. balandžio 30 d. → 2027 m. balandžio 10 d.']);
    const rights = told(
      '2.1. Turtinės teisės į plakatus, eskizus ir variantus pereina Užsakovui sumokėjus kainą.',
      'eskizus ir variantus',
      'eskizus, variantus ir ankstesnius Vykdytojos darbus',
    ).join('; ');

    expect(rights).toContain('ankstesnius Vykdytojos darbus');
    expect(rights).not.toContain('išbraukta');
  });
});
