import { plainText } from '../segment.js';
import { addsUp, withWrongSum } from './stages-sum.js';

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

describe(addsUp.name, () => {
  const sentence = (text: string) => ({ start: 0, end: text.length, plain: plainText(text), heading: '' });
  it.each([
    ['EUR 3,600: EUR 1,200 on signing, EUR 1,400 on 15 May, EUR 1,000 on delivery.', '', true],
    ['The Client pays EUR 1,200 on signing and EUR 2,400 on delivery.', 'The price is EUR 3,600.', true],
    ['The Client pays EUR 1,200 on signing and EUR 1,900 on delivery.', 'The price is EUR 3,600.', false],
    [
      'Sumokama 1 200 Eur pasirašius, 1 400 Eur iki 2027-01-15 ir 1 000 Eur perdavus.',
      'Kaina – 3 600 Eur.',
      true,
    ],
    [
      'Sumokama 1 200 Eur pasirašius, 1 900 Eur iki 2027-01-15 ir 1 000 Eur perdavus.',
      'Kaina – 3 600 Eur.',
      false,
    ],
    ['The price is EUR 3,600.', 'The price is EUR 3,600.', false],
  ])('"%s" beside "%s": %s', (parts, other, expected) =>
    expect(addsUp(sentence(parts), [sentence(parts), sentence(other)])).toBe(expected),
  );
});
