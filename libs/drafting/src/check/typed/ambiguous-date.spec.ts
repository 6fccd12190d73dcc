import { plainText } from '../segment.js';
import { ambiguousDate, withAmbiguousDate } from './ambiguous-date.js';

describe(ambiguousDate.name, () => {
  it.each([
    ['03/04/2025', '03/04/2025'],
    ['3.4.25', '3.4.25'],
    ['23/04/2025', undefined],
    ['04/04/2025', undefined],
    ['2025-04-03', undefined],
    ['1.2.3.4', undefined],
  ])('"%s"', (plain, expected) => expect(ambiguousDate(plain)).toBe(expected));
});

describe(withAmbiguousDate.name, () => {
  const sentence = (text: string) => ({ start: 0, end: text.length, plain: plainText(text), heading: '' });

  it('passes over what the keeper of a file wrote below each page', () => {
    const footer = sentence('Source: QUILLON DATA INC, 8-K, 1/2/2020');
    const term = sentence('The work begins on 03/04/2025.');
    expect(withAmbiguousDate([footer])).toBeUndefined();
    expect(withAmbiguousDate([footer, term])).toBe(term);
  });
});
