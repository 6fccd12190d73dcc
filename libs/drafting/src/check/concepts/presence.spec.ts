import { check } from '../check.js';

const contract = (last: string): string => `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd, a company registered in Oslo, Norway (the "Client") and Ona Petraitė (the "Consultant").

1. Work. The Consultant writes a report on the market of the Client and delivers it to the Client by 1 May 2027.

2. Price. The Client pays the Consultant EUR 4,000 within 14 days of each invoice of the Consultant.

${last}
`;
const missing = (last: string): readonly string[] =>
  check(contract(last), { language: 'en' }).findings.flatMap(({ id }) =>
    id.endsWith('.missing') ? [id] : [],
  );

describe('what a contract regulates', () => {
  it.each([
    '3. English law governs this Agreement, and the courts of London decide.',
    '3. This Agreement is governed by the law of Scotland, and the parties prorogate the exclusive jurisdiction of the Court of Session in Edinburgh.',
    '3. Disputes are settled by the courts of Vilnius.',
  ])('is said by plain words: %s', (last) => expect(missing(last)).not.toContain('disputes.missing'));

  it('is not said by places to sign and blanks', () => {
    const bare = missing('3. The Client answers questions of the Consultant within a week.');
    const signed = missing(
      '3. The Client answers questions of the Consultant within a week.\n\nName: [Client’s full name]\n\nSignature: [Client’s signature]\n\nDate: [date of signing]',
    );
    expect(bare).toEqual(
      expect.arrayContaining(['disputes.missing', 'deposit.missing', 'credit-portfolio.missing']),
    );
    expect(signed).toEqual(expect.arrayContaining(bare.filter((id) => id !== 'signatures.missing')));
  });
});
