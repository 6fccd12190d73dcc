import { compare } from './compare.js';

const BODY = `SERVICES AGREEMENT

1. Fees
1.1 The Client pays each invoice within 30 days after receiving it.
1.2 The fee for the logo is EUR 2,400.
2. Rights
2.1 The Designer assigns the copyright in the logo to the Client when the fee has been paid in full.
3. End
3.1 Either party may end this Agreement by a notice of 14 days.
3.2 Signed by both parties in Dublin.`;
const NOTE = 'An invoice without an order number is sent back within five days.';

const withNote = (body: string, said: string) => {
  const text = `${body}\n\n${said}`;
  return {
    text,
    notes: [{ start: text.length - said.length, end: text.length, at: text.indexOf(' after') }],
  };
};
const compared = (mine: ReturnType<typeof withNote>, theirs: ReturnType<typeof withNote>) =>
  compare(mine.text, theirs.text, { notes: { mine: mine.notes, theirs: theirs.notes } }).changes.map(
    ({ kind, provision, standsIn }) => [kind, provision, standsIn],
  );

describe('what a footnote says', () => {
  it('is told under the heading that it hangs under, in the order of the running text', () => {
    const theirs = BODY.replace('14 days', '60 days').replace('EUR 2,400', 'EUR 2,000');
    expect(
      compared(withNote(BODY, NOTE), withNote(theirs, NOTE.replace('sent back', 'treated as not received'))),
    ).toEqual([
      ['changed', '1. Fees', 'note'],
      ['changed', '1. Fees', undefined],
      ['changed', '3. End', undefined],
    ]);
  });

  it('is told there where the note went or came', () => {
    const theirs = BODY.replace('14 days', '60 days');
    const none = { text: theirs, notes: [] };
    const mine = withNote(BODY, NOTE);
    expect(compared(mine, none)).toEqual([
      ['removed', '1. Fees', 'note'],
      ['changed', '3. End', undefined],
    ]);
    expect(compared(none, mine)).toEqual([
      ['added', '1. Fees', 'note'],
      ['changed', '3. End', undefined],
    ]);
  });
});
