import type { Line } from './lines.js';
import { paragraphsOf } from './paragraphs.js';

const LETTER = 5;
const FULL = 'The rights pass once the Provider has received all that is due to the';

/** Lines of one page, one below the other, from the same left edge. */
const page = (texts: readonly string[], isBold = false): Line[] =>
  texts.map((text, at) => ({
    text,
    left: 72,
    right: 72 + LETTER * text.length,
    baseline: 100 + 14 * at,
    size: 11,
    isBold,
  }));

describe(paragraphsOf, () => {
  it.each(['provider at that time.', 'Provider at that time.'])(
    'joins a paragraph that goes on over the page with "%s"',
    (rest) => {
      expect(paragraphsOf([page([FULL]), page([rest])])).toEqual([`${FULL} ${rest}`]);
    },
  );

  it.each([
    ['The Group Conditions and', 'Manual 88 apply.', 'The Group Conditions and Manual 88 apply.'],
    ['Contract No. VP-', '118 of this year.', 'Contract No. VP-118 of this year.'],
    ['Panevėžys, Linelių g.', '33-2, Jūs', 'Panevėžys, Linelių g. 33-2, Jūs'],
  ])('joins what follows "%s", though it would have fitted there', (first, second, whole) => {
    expect(paragraphsOf([page([first, second, FULL])])[0]).toBe(whole);
  });

  it.each([
    ['an ended sentence', page([`${FULL.slice(0, -4)} it.`]), page(['Provider at that time.'])],
    ['a line that had room', page([FULL, 'Intellectual property']), page(['Provider at that time.'])],
    ['a bold line', page([FULL], true), page(['Provider at that time.'])],
    ['a number', page([FULL]), page(['7.2. Provider at that time.'])],
  ])('begins anew over the page after or at %s', (_, first, second) => {
    expect(paragraphsOf([first, second]).at(-1)).toBe(second[0]?.text);
  });
});
