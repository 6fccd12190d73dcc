import { plainText, type Sentence } from '../segment.js';
import { isMendedElsewhere } from './elsewhere.js';

const sentences = (...texts: readonly string[]): Sentence[] =>
  texts.map((text, at) => ({ start: at, end: at + 1, plain: plainText(text), heading: '' }));

describe(isMendedElsewhere.name, () => {
  it.each([
    [
      'confidentiality.no-exclusions',
      'This does not cover what is already known or in the public domain.',
      true,
    ],
    ['confidentiality.no-exclusions', 'Konfidenciali nėra informacija, kuri viešai žinoma.', true],
    ['confidentiality.no-exclusions', 'Everything is secret.', false],
    ['confidentiality.no-disclosure-by-law', 'Disclosure required by law is allowed.', true],
    ['invoicing.long-term', 'Everything is publicly known.', false],
  ])('%s by "%s": %s', (defect, text, expected) =>
    expect(isMendedElsewhere(defect, sentences('The price is EUR 900.', text))).toBe(expected),
  );
});
