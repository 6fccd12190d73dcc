import { plainText } from '../segment.js';
import { withWrongSum } from './stages-sum.js';

const isWrong = (text: string) =>
  withWrongSum([{ start: 0, end: text.length, plain: plainText(text), heading: '' }]) !== undefined;

describe(withWrongSum.name, () => {
  it.each([
    ['The fee is paid 30 % on signing and 50 % on delivery.', true],
    ['The fee is paid 30 % on signing and 70 % on delivery.', false],
    [
      'The Fees: Deposit (30%) | 30% of the Fees | before the work starts; Balance (70%) | the rest on delivery.',
      false,
    ],
    ['Kaina mokama taip: 40 % pasirašius, 40 % perdavus.', true],
    ['Interest of 8 % runs after 30 days.', false],
  ])('"%s": %s', (text, expected) => expect(isWrong(text)).toBe(expected));
});
