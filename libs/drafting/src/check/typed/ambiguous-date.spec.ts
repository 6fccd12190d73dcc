import { ambiguousDate } from './ambiguous-date.js';

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
