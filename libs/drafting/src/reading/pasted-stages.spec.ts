import { pastedStages } from './pasted-stages.js';

const FROM = '2026-11-27';

/** Rows as "name | date | amount", a share with its sign. */
const read = (text: string): string[] =>
  pastedStages(text, FROM).map(({ name, date, amount, unit }) =>
    [name, date, unit === 'percent' ? `${amount}%` : amount].join(' | '),
  );

const FORMS: readonly (readonly [form: string, text: string, rows: readonly string[]])[] = [
  [
    'dashes between day and sum',
    'Design – 5 May – 1,000 EUR\nBuild – 20 June – 2,500 EUR',
    ['Design | 2027-05-05 | 1,000 EUR', 'Build | 2027-06-20 | 2,500 EUR'],
  ],
  [
    'numbers, commas, a length of time and shares',
    '1) Draft, 2 weeks, 40 %\n2) Final text, 1 week, 60 %',
    ['Draft, 2 weeks |  | 40%', 'Final text, 1 week |  | 60%'],
  ],
  [
    'Lithuanian dashes, „iki“ and a blank in the sum',
    '1. Dizainas – iki gegužės 5 d. – 1 000 Eur\n2. Programavimas – iki birželio 20 d. – 2 500,50 Eur',
    ['Dizainas | 2027-05-05 | 1 000 Eur', 'Programavimas | 2027-06-20 | 2 500,50 Eur'],
  ],
  [
    'cells of a table with names of columns',
    'Stage\tDate\tAmount\nDesign\t2027-05-05\t1000\nBuild\t2027-06-20\t2500',
    ['Design | 2027-05-05 | 1000', 'Build | 2027-06-20 | 2500'],
  ],
  [
    'a table with its numbers in a column',
    'Nr.\tEtapas\tTerminas\tSuma\n1\tEskizai\t2027-02-01\t300 Eur\n2\tMaketai\t2027-03-01\t700 Eur',
    ['Eskizai | 2027-02-01 | 300 Eur', 'Maketai | 2027-03-01 | 700 Eur'],
  ],
  [
    'dashes with a bare figure behind the day',
    'Dizainas – 2027-02-26 – 2000\nProgramavimas – 2027-04-30 – 2 500,50',
    ['Dizainas | 2027-02-26 | 2000', 'Programavimas | 2027-04-30 | 2 500,50'],
  ],
  [
    'hyphens with a sign of the currency',
    'Design - 26 Feb 2027 - €2,000\nBuild - 28 Feb 2027 - 2500',
    ['Design | 2027-02-26 | €2,000', 'Build | 2027-02-28 | 2500'],
  ],
  [
    'figures between dashes that are a year, how many, or a range',
    'Logos – 2027-02-26 – 3\nDesign – 5 May – 2027\nBuild – 2027-06-20 – 1000 – 1200',
    ['Logos, 3 | 2027-02-26 | ', 'Design, 2027 | 2027-05-05 | ', 'Build, 1000 – 1200 | 2027-06-20 | '],
  ],
  [
    'brackets',
    'Wireframes (by 12 Jan 2027, €800)\nLaunch (28 Feb 2027) (€1,200.50)',
    ['Wireframes | 2027-01-12 | €800', 'Launch | 2027-02-28 | €1,200.50'],
  ],
  [
    'the day first',
    '2027-03-01: Draft, 30%\n2027-04-01: Edited text, 30%\n2027-05-01: Proofs, 40%',
    ['Draft | 2027-03-01 | 30%', 'Edited text | 2027-04-01 | 30%', 'Proofs | 2027-05-01 | 40%'],
  ],
  [
    'the sum first',
    '500 EUR – Logo – 01.02.2027\n700 EUR – Brand book – 15.03.2027',
    ['Logo | 2027-02-01 | 500 EUR', 'Brand book | 2027-03-15 | 700 EUR'],
  ],
  [
    'words that lead to the parts',
    'Design by 5 May for 1000 EUR\nBuild until 20 June for 2500 EUR',
    ['Design | 2027-05-05 | 1000 EUR', 'Build | 2027-06-20 | 2500 EUR'],
  ],
  [
    'stages with their numbers in words',
    'Stage 1: Research - 10 January 2027 - $900\nStage 2: Report - 1 February 2027 - $1,100',
    ['Research | 2027-01-10 | $900', 'Report | 2027-02-01 | $1,100'],
  ],
  [
    'Lithuanian stages with Roman numbers',
    'I etapas – analizė – 2027 m. sausio 10 d. – 900 Eur\nII etapas – ataskaita – 2027 m. vasario 1 d. – 1 100 Eur',
    ['analizė | 2027-01-10 | 900 Eur', 'ataskaita | 2027-02-01 | 1 100 Eur'],
  ],
  [
    'lines that belong to the number above them',
    '1. Design\n   by 5 May 2027\n   1,000 EUR\n2. Build\n   - shop\n   - blog\n   by 20 June 2027',
    ['Design | 2027-05-05 | 1,000 EUR', 'Build, shop, blog | 2027-06-20 | '],
  ],
  [
    'everything in one line',
    '1) Design, 5 May, 500 EUR 2) Build, 6 June, 700 EUR 3) Launch',
    ['Design | 2027-05-05 | 500 EUR', 'Build | 2027-06-06 | 700 EUR', 'Launch |  | '],
  ],
  [
    'a heading and a total that says what the others say',
    'Payment schedule:\n• Deposit – 30%\n• Draft – 30%\n• Final – 40%\nTotal: 100%',
    ['Deposit |  | 30%', 'Draft |  | 30%', 'Final |  | 40%'],
  ],
  [
    'a total that says something else',
    'Dizainas – 500 Eur\nKodas – 700 Eur\nIš viso – 1 500 Eur',
    ['Dizainas |  | 500 Eur', 'Kodas |  | 700 Eur', 'Iš viso – 1 500 Eur |  | '],
  ],
  [
    'shares at the end that make a whole',
    'Draft 40%\nFinal version 60%',
    ['Draft |  | 40%', 'Final version |  | 60%'],
  ],
  [
    'shares at the end that make none',
    'Raise sales by 40%\nCut costs by 20%',
    ['Raise sales by 40% |  | ', 'Cut costs by 20% |  | '],
  ],
  [
    'a share of the price in words',
    'Avansas – 30 % kainos\nPerdavus maketus – 70 % visos kainos',
    ['Avansas |  | 30%', 'Perdavus maketus |  | 70%'],
  ],
  [
    'dots that lead to the sum',
    'Concept ........ 400 EUR\nIllustrations ........ 1 600 EUR',
    ['Concept |  | 400 EUR', 'Illustrations |  | 1 600 EUR'],
  ],
  [
    'short months of both languages',
    'Draft, Mar 3, 2027\nEdit, 15 Sept 2027\nJuodraštis, geg. 5 d.\nRedaguotas tekstas, rugs. 3',
    [
      'Draft | 2027-03-03 | ',
      'Edit | 2027-09-15 | ',
      'Juodraštis | 2027-05-05 | ',
      'Redaguotas tekstas | 2027-09-03 | ',
    ],
  ],
  [
    'a day that two readers read in two ways',
    'Design, 05/06/2027, 500 EUR\nBuild, 25/06/2027, 500 EUR',
    ['Design, 05/06/2027 |  | 500 EUR', 'Build | 2027-06-25 | 500 EUR'],
  ],
  [
    'figures that are not surely what is paid',
    'Photos, about 500 EUR\nTexts, 20 EUR per page\nHosting, up to 300 EUR\nExtra rounds, 500 EUR + VAT',
    [
      'Photos, about 500 EUR |  | ',
      'Texts, 20 EUR per page |  | ',
      'Hosting, up to 300 EUR |  | ',
      'Extra rounds, 500 EUR + VAT |  | ',
    ],
  ],
  [
    'Lithuanian figures that are not surely what is paid',
    'Nuotraukos, apie 500 Eur\nTekstai, po 20 Eur\nPriegloba – iki 300 Eur',
    ['Nuotraukos, apie 500 Eur |  | ', 'Tekstai, po 20 Eur |  | ', 'Priegloba – iki 300 Eur |  | '],
  ],
  [
    'two days and two sums in a line',
    'Shooting 1 May – 15 May, 500 EUR or 600 EUR\nEditing',
    ['Shooting 1 May – 15 May, 500 EUR or 600 EUR |  | ', 'Editing |  | '],
  ],
  [
    'a number that may belong to the name',
    'Stage 7 500 EUR\nPackage 3 200 EUR',
    ['Stage 7 500 EUR |  | ', 'Package 3 200 EUR |  | '],
  ],
  [
    'counts and percentages that are part of the work',
    '10 icons\nA landing page with a 20% faster start\n3 rounds',
    ['10 icons |  | ', 'A landing page with a 20% faster start |  | ', '3 rounds |  | '],
  ],
  [
    'no parts at all, with the dashes of its words',
    '- Home page – hero, footer\n- Contact form, map',
    ['Home page – hero, footer |  | ', 'Contact form, map |  | '],
  ],
  [
    'semicolons, as the other rows have them',
    'Design; 2027-4-5; 300\nLaunch; in March; if it rains',
    ['Design | 2027-04-05 | 300', 'Launch, in March, if it rains |  | '],
  ],
  [
    'what is accepted behind the sum',
    'Design – 40% – when the client approves it\nBuild – 60% – when it is online',
    ['Design, when the client approves it |  | 40%', 'Build, when it is online |  | 60%'],
  ],
  [
    'days over the turn of the year',
    'Juodraštis – gruodžio 20 d.\nRedagavimas – sausio 10 d.\nPerdavimas – vasario 1 d.',
    ['Juodraštis | 2026-12-20 | ', 'Redagavimas | 2027-01-10 | ', 'Perdavimas | 2027-02-01 | '],
  ],
  [
    'arrows and currency in words',
    'Scenarijus → 2027-02-01 → 250 eurų\nMontažas → 2027-03-01 → 750 eurų',
    ['Scenarijus | 2027-02-01 | 250 eurų', 'Montažas | 2027-03-01 | 750 eurų'],
  ],
  [
    'a month without a day, and no day of the calendar',
    'Design, May 2027\nBuild, 2027-02-30\nLaunch, 31 June',
    ['Design, May 2027 |  | ', 'Build, 2027-02-30 |  | ', 'Launch, 31 June |  | '],
  ],
  [
    'stages with no name but their number, between bars',
    'Stage 1 | 2027-02-01 | 240\nStage 2 | 2027-03-01 | 360',
    ['Stage 1 | 2027-02-01 | 240', 'Stage 2 | 2027-03-01 | 360'],
  ],
  [
    'Lithuanian stages with no name but their number',
    '1 etapas – 2027-02-01 – 240 Eur\nII etapas: 2027-03-01, 360 Eur',
    ['1 etapas | 2027-02-01 | 240 Eur', 'II etapas | 2027-03-01 | 360 Eur'],
  ],
  [
    'a line of two sums that say the same',
    'Design – 500 EUR (50%)\nBuild – 500 EUR (50%)',
    ['Design, (50%) |  | 500 EUR', 'Build, (50%) |  | 500 EUR'],
  ],
];

describe(pastedStages.name, () => {
  it.each(FORMS)('reads %s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it('loses no word and no figure of any form, but its marks, its own numbers and what leads to a part', () => {
    const IDLE = /^(?:by|until|for|iki|stage|etapas|i|ii|of|the|price|visos|kainos|total)$/u;
    const OF_A_DAY =
      /^(?:\d{1,2}|20\d\d|m|d|jan\w*|feb\w*|mar|march|may|june|sept|saus\p{L}+|vas\p{L}+|geg\p{L}*|birž\p{L}+|rugs|gruod\p{L}+)$/u;
    for (const [form, text] of FORMS.filter(([name]) => !/columns|in a column|heading/u.test(name))) {
      const rows = pastedStages(text, FROM);
      const said = rows
        .map(({ name, amount }) => `${name} ${amount}`)
        .join(' ')
        .toLowerCase();
      const isDated = rows.some(({ date }) => date !== '');
      const lost = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
        (word) => !said.includes(word) && !IDLE.test(word) && !(isDated && OF_A_DAY.test(word)),
      );
      const numbers = text.match(/^(?:Stage )?\d(?=[.):])/gmu) ?? [];
      expect([form, lost.filter((word) => !/^\d$/u.test(word) || numbers.length === 0)]).toEqual([form, []]);
    }
  });

  it('reads one line as one row, and a blank text as none', () => {
    expect(read('Design – 5 May – 1,000 EUR')).toEqual(['Design | 2027-05-05 | 1,000 EUR']);
    expect(read(' \n - \n')).toEqual([]);
  });
});
