import { aSuggestInput } from '../testing/inputs.js';
import { plainPseudonymizer } from '../testing/plain-pseudonymizer.js';
import { normaliseSuggestion } from './normalise.js';

const input = aSuggestInput('en', 'A shop for 40 products');
const normalise = (text: string) =>
  normaliseSuggestion({ text }, plainPseudonymizer, input, 'The shop and its manual, 12 pages.');

describe(normaliseSuggestion, () => {
  it('takes plain text in the language of the contract', () => {
    expect(normalise('The shop, its **source code** and\n\n\n the manual.')).toBe(
      'The shop, its source code and\n\nthe manual.',
    );
  });

  it.each([
    ['nothing', '  <br> '],
    ['another language', 'Parduotuvė, jos kodas ir naudojimo instrukcija kliento darbuotojams.'],
    ['a sum that nobody named', 'The shop for 9 900 USD, paid by the client.'],
    ['only marks', '[[PERSON_4]]'],
    ['more than a field holds', 'The shop and its manual. '.repeat(1_000)],
  ])('refuses %s', (_name, text) => {
    expect(normalise(text)).toBeUndefined();
  });

  it('takes sums that the answers name', () => {
    expect(normalise('The shop for 4,500.00 USD as it is agreed.')).toBeDefined();
  });
});
