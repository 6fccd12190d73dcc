import { plainText, type Sentence } from '../segment.js';
import { isMendedElsewhere, isMirrored } from './elsewhere.js';

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
    [
      'termination-convenience.client-only',
      'The provider may end this Agreement by written notice of 30 days.',
      true,
    ],
    [
      'termination-convenience.client-only',
      'Paslaugų teikėjas turi teisę nutraukti Sutartį, raštu įspėjęs klientą prieš 30 dienų.',
      true,
    ],
    [
      'termination-convenience.client-only',
      'The provider may terminate this Agreement if the client does not pay.',
      false,
    ],
    ['expenses.on-provider', 'Expenses of travel are reimbursed by the Client.', true],
    ['expenses.on-provider', 'The Client pays the price.', false],
    ['fees.no-amount', 'The Client pays when it is happy.', true],
    ['termination-breach.no-cure', 'The Provider has 14 days to remedy a breach.', true],
    ['termination-breach.no-cure', 'Trūkumai ištaisomi per 5 dienas.', true],
    ['termination-breach.no-cure', 'The Client may leave at once.', false],
    ['invoicing.long-term', 'Everything is publicly known.', false],
  ])('%s by "%s": %s', (defect, text, expected) =>
    expect(isMendedElsewhere(defect, sentences('The price is EUR 900.', text))).toBe(expected),
  );
});

it('tells a price from a penalty', () =>
  expect(isMendedElsewhere('fees.no-amount', sentences('A penalty of EUR 900 is due.'))).toBe(false));

describe(isMirrored.name, () => {
  const provider =
    'The provider shall indemnify the client against all claims that arise from a breach of its warranties.';
  it.each([
    [
      'The client shall indemnify the provider against all claims that arise from a breach of its warranties.',
      true,
    ],
    [
      'The client shall not indemnify the provider against claims that arise from a breach of its warranties.',
      false,
    ],
    ['The client shall pay the provider the fee for its services within thirty days of each invoice.', false],
    [
      'The provider shall indemnify the client against all claims that arise from its negligence or breach.',
      false,
    ],
  ])('beside "%s": %s', (other, expected) => {
    const [own, ...rest] = sentences(provider, other).map((each) => ({
      ...each,
      plain: each.plain.toLowerCase(),
    }));
    expect(own && isMirrored('indemnity.one-way', own, [own, ...rest])).toBe(expected);
    expect(own && isMirrored('indemnity.everything', own, [own, ...rest])).toBe(false);
  });
});
