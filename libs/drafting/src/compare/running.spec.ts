import { compare } from './compare.js';
import type { Comparison } from './comparison.js';

const OPENS = 'SERVICES AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).';
const WORKS =
  'The Designer shall prepare the drawings of the new shop in Cork and hand them over to the Client.';
const PAYS = 'The Client shall pay the fee of EUR 2,400 within 30 days after receiving the invoice.';
const OWNS = 'The copyright in the drawings passes to the Client when the fee has been paid in full.';
const ENDS = 'Either party may terminate this Agreement by 14 days of written notice to the other party.';

const contract = (...parts: readonly string[]): string => [OPENS, ...parts].join('\n\n');
const what = ({ changes }: Comparison) => changes.map(({ kind, reasons }) => ({ kind, reasons }));

describe('sentences that end elsewhere in the two texts', () => {
  const duties =
    'The Designer takes care of\n1. Hosting of the pages and support of customers 2. Finding sponsors for the show';
  const parted = duties.replace(' 2. Finding', '\n2. Finding');

  it('are no change, whichever version has the number at the end of a sentence', () => {
    const [mine, theirs] = [contract(WORKS, duties, PAYS, ENDS), contract(WORKS, parted, PAYS, ENDS)];

    expect(what(compare(mine, theirs))).toEqual([]);
    expect(what(compare(theirs, mine))).toEqual([]);
  });

  it('do not hide a figure that is another, nor a word that came', () => {
    const mine = contract(WORKS, duties.replace('customers', '24 customers'), PAYS, ENDS);
    const theirs = contract(WORKS, parted.replace('customers', '25 customers'), PAYS, ENDS);

    expect(compare(mine, theirs).changes.flatMap(({ reasons }) => reasons)).toContain('figure');
    expect(
      compare(
        contract(WORKS, duties, PAYS),
        contract(WORKS, parted.replace('Finding', 'Not finding'), PAYS),
      ).changes.flatMap(({ reasons }) => reasons),
    ).toContain('negation');
  });

  it('are one change where one lost its end and runs on in the next', () => {
    const long = `In the case of a late payment the Client shall, by noon of the next day, tell the Designer when the sum will be paid. ${OWNS}`;
    const theirs = long.replace(' tell the Designer when the sum will be paid.', '');

    expect(what(compare(contract(WORKS, long, PAYS), contract(WORKS, theirs, PAYS)))).toEqual([
      expect.objectContaining({ kind: 'changed' }),
    ]);
  });
});

describe('clauses that were numbered anew', () => {
  const clauses = (from: number, price: string, references: string): string =>
    contract(
      `${from}.1 ${WORKS}`,
      `${from}.2 The price is ${price}`,
      `${from}.3 ${OWNS}`,
      `${from}.4 ${ENDS}`,
      references,
    );

  it('leave a sum a sum, though it grew by as much as the numbers', () => {
    expect(what(compare(clauses(2, 'EUR 21.', PAYS), clauses(3, 'EUR 22.', PAYS)))).toEqual([
      { kind: 'changed', reasons: ['figure'] },
    ]);
    expect(
      what(compare(clauses(2, 'EUR 2.50 Per page.', PAYS), clauses(3, 'EUR 3.50 Per page.', PAYS))),
    ).toEqual([{ kind: 'changed', reasons: ['figure'] }]);
  });

  it('are followed by a list of references, however long', () => {
    const list = (from: number): string =>
      `Sections ${Array.from({ length: 14 }, (_, at) => `${from}.${at + 1}`).join(', ')} and ${from}.15 survive the end of this Agreement.`;

    expect(what(compare(clauses(2, 'EUR 21.', list(2)), clauses(3, 'EUR 21.', list(3))))).toEqual([]);
  });

  const named = (...numbers: readonly number[]): string =>
    contract(
      WORKS,
      ...numbers.map(
        (number, at) =>
          `${['The fee', 'The copyright', 'The notice', 'The travel'][at]} is subject to section ${number} of this Agreement.`,
      ),
      PAYS,
    );

  it('are so where nearly all references moved alike and no clause shows a number', () => {
    expect(what(compare(named(2, 4, 6, 8), named(3, 5, 7, 9)))).toEqual([]);
  });

  it('are not so by one reference', () => {
    expect(what(compare(named(2, 4, 6, 8), named(2, 4, 7, 8)))).toEqual([
      { kind: 'changed', reasons: ['reference'] },
    ]);
  });
});

describe('names and headings', () => {
  const WORDS = [
    WORKS,
    PAYS,
    OWNS,
    'The Client shall name one person who decides for the Client.',
    'What the Client has not answered within a week, the Client has approved.',
    'The Client gives the Designer what the Client knows of the shop.',
  ];

  it('are no change where theirs kept the old name in one place', () => {
    const mine = contract(...WORDS, 'SIGNED FOR THE CLIENT:');
    const theirs = contract(
      ...WORDS.map((each) => each.replaceAll('Client', 'Customer')),
      'SIGNED FOR THE CLIENT:',
    ).replace('“Client”', '“Customer”');

    expect(what(compare(mine, theirs))).toEqual([{ kind: 'renamed', reasons: [] }]);
  });

  it('matter where a sentence in capitals is gone', () => {
    const shouted = 'OPERATION OF THE PAGES WILL BE FREE OF ERRORS.';

    expect(what(compare(contract(WORKS, shouted, PAYS, OWNS), contract(WORKS, PAYS, OWNS)))).toEqual([
      { kind: 'removed', reasons: ['sentence'] },
    ]);
  });
});
