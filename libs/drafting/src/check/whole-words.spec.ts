import { anyOf, words, wordsBeside } from './whole-words.js';

describe('words that are looked for in sentences', () => {
  it('are whole words, or beginnings where they say so', () => {
    const found = words('fees?', 'baud\\p{L}*');
    expect(
      ['the fee', 'fees', 'baudą', 'coffee', 'feet', 'nebauda'].filter((each) => found.test(each)),
    ).toEqual(['the fee', 'fees', 'baudą']);
  });

  it('are found beside all that they need, in any order', () => {
    const found = wordsBeside(['client', 'cost|fee'], 'pays (?:\\p{L}+ ){0,3}(?:costs|fees)');
    expect(found.test('the client pays the costs')).toBe(true);
    expect(found.test('pays all fees of the client')).toBe(true);
    expect(found.test('pays all fees')).toBe(false);
    expect(found.test('the client repays costs')).toBe(false);
  });

  it('are no pattern before the first sentence that has all they need', () => {
    const broken = wordsBeside(['client'], '(');
    expect(broken.test('the provider pays')).toBe(false);
    expect(() => broken.test('the client pays')).toThrow(SyntaxError);
  });

  it('are found where any of several kinds is', () => {
    const found = anyOf(wordsBeside(['client'], 'client pays'), wordsBeside(['klient'], 'klientas moka'));
    expect(['client pays', 'klientas moka', 'provider pays'].map((each) => found.test(each))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
