import { readFigures, readPublished } from '../../build/checker-figures.mjs';

const HEAD =
  '| date | set | language | contracts | planted found | grave ones | fair, criticised | present, called missing | absent, said |';
const RULE = '| --- | --- | --- | --- | --- | --- | --- | --- | --- |';
const ENGLISH =
  '| 2026-11-25 | fourth | en | 5 | 47/80 = 0.59 | 7/22 = 0.32 | 0/80 = 0.00 | 4/186 = 0.02 | 12/16 = 0.75 |';
const LITHUANIAN = ENGLISH.replace('| en |', '| lt |');

const page = (...lines: string[]) =>
  ['# Title', '', '## Fresh contracts, first try', '', ...lines, '', 'The last set is the hardest.'].join(
    '\n',
  );

describe(readFigures.name, () => {
  it('reads every row below the heading', () => {
    const english = {
      ...{ date: '2026-11-25', set: 4, language: 'en', contracts: 5 },
      found: { count: 47, of: 80 },
      grave: { count: 7, of: 22 },
      criticised: { count: 0, of: 80 },
      calledMissing: { count: 4, of: 186 },
      saidAbsent: { count: 12, of: 16 },
    };
    expect(readFigures(page(HEAD, RULE, ENGLISH, LITHUANIAN))).toEqual([
      english,
      { ...english, language: 'lt' },
    ]);
  });

  it.each([
    ['another heading', page(HEAD, RULE, ENGLISH, LITHUANIAN).replace('Fresh', 'Other')],
    ['no table', page()],
    ['columns in another order', page(HEAD.replace('date | set', 'set | date'), RULE, ENGLISH, LITHUANIAN)],
    ['one more column', page(`${HEAD} more |`, RULE, `${ENGLISH} 1 |`, `${LITHUANIAN} 1 |`)],
    ['no line below the columns', page(HEAD, ENGLISH, LITHUANIAN)],
    ['a cell too few', page(HEAD, RULE, ENGLISH.replace(' 5 |', ''), LITHUANIAN)],
    ['a day that is none', page(HEAD, RULE, ENGLISH.replace('11-25', '13-25'), LITHUANIAN)],
    ['a set of no known number', page(HEAD, RULE, ENGLISH.replace('fourth', 'last'), LITHUANIAN)],
    ['another language', page(HEAD, RULE, ENGLISH.replace('| en |', '| de |'), LITHUANIAN)],
    ['no contracts', page(HEAD, RULE, ENGLISH.replace('| 5 |', '| 0 |'), LITHUANIAN)],
    ['a share without its parts', page(HEAD, RULE, ENGLISH.replace('47/80 = 0.59', '0.59'), LITHUANIAN)],
    ['a share that is not that of its parts', page(HEAD, RULE, ENGLISH.replace('0.59', '0.95'), LITHUANIAN)],
    [
      'more found than there is',
      page(HEAD, RULE, ENGLISH.replace('47/80 = 0.59', '88/80 = 1.10'), LITHUANIAN),
    ],
    ['one language only', page(HEAD, RULE, ENGLISH)],
    ['a set twice', page(HEAD, RULE, ENGLISH, ENGLISH, LITHUANIAN)],
  ])('throws at %s', (_, markdown) => {
    expect(() => readFigures(markdown)).toThrow();
  });
});

describe(readPublished.name, () => {
  const head = '| date | contracts | findings read | right | arguable | wrong |';
  const row = '| 2026-11-26 | 26 | 147 | 59 | 26 | 62 |';
  const below = (...lines: string[]) =>
    ['## Published contracts, first try', '', 'What nobody had read.', '', ...lines, '', '## Next'].join(
      '\n',
    );
  const rule = '| --- | --- | --- | --- | --- | --- |';

  it('reads every row below the words that follow the heading', () => {
    expect(readPublished(below(head, rule, row))).toEqual([
      { date: '2026-11-26', contracts: 26, findings: 147, right: 59, arguable: 26, wrong: 62 },
    ]);
  });

  it.each([
    ['no table', below()],
    ['another column', below(head.replace('right', 'good'), rule, row)],
    ['counts that do not add up', below(head, rule, row.replace('59', '60'))],
    ['a count that is none', below(head, rule, row.replace('| 26 | 147', '| some | 147'))],
    ['a cell too many', below(head, rule, `${row} 1 |`)],
    ['a day that is none', below(head, rule, row.replace('11-26', '11-31'))],
  ])('throws at %s', (_, markdown) => {
    expect(() => readPublished(markdown)).toThrow();
  });
});
