import { withBlanksFilled } from './blanks.js';
import { compare } from './compare.js';

const ENGLISH = `DESIGN AGREEMENT

This Agreement is made on ____ 2024 between Brightwell Ltd ("Client") and the designer named below ("Designer").

1. Fees. The Client pays EUR ____ within ____ days of the invoice.

2. Deadline. The Designer delivers the logo by ____ 2024.

Client: ____________________   Designer: ____________________`;

const LITHUANIAN = `PASLAUGŲ SUTARTIS

Sutartis sudaryta 2027 m. ____ Kaune tarp UAB „Šviesa“ (toliau – Užsakovas) ir Ados Kord (toliau – Vykdytoja).

1. Kaina. Užsakovas sumoka ____ Eur per ____ dienų nuo sąskaitos gavimo.

Užsakovas

Data: ____________

Vykdytoja

Data: ____________`;

const told = (mine: string, theirs: string) => {
  const { text, filled } = withBlanksFilled({ text: mine, filled: [] }, theirs);
  return { filled, changes: compare(text, theirs).changes };
};

describe(withBlanksFilled, () => {
  it('takes the day of a contract, and who signs it, for filled in', () => {
    const theirs = ENGLISH.replace('____ 2024', '18 June 2024').replace(
      /Client: _+ {3}Designer: _+/u,
      'Client: Brightwell Ltd   Designer: Mia Ray',
    );

    expect(told(ENGLISH, theirs)).toEqual({
      changes: [],
      filled: [
        { gap: 'This Agreement is made on ____ 2024 between Brightwell Ltd …', text: '18 June' },
        { gap: 'Client: ____________________ Designer: ____________________', text: 'Brightwell Ltd' },
        { gap: 'Client: ____________________ Designer: ____________________', text: 'Mia Ray' },
      ],
    });
  });

  it('does so in Lithuanian, one blank at a time', () => {
    const theirs = LITHUANIAN.replace('2027 m. ____', '2027 m. kovo 5 d.').replace(
      'Data: ____________\n\nVykdytoja',
      'Data: 2027-03-05\n\nVykdytoja',
    );

    expect(told(LITHUANIAN, theirs)).toMatchObject({
      changes: [],
      filled: [{ text: 'kovo 5 d.' }, { gap: 'Data: ____________', text: '2027-03-05' }],
    });
  });

  it.each([
    ['a price', ENGLISH, 'EUR ____', 'EUR 300'],
    ['a term of payment', ENGLISH, '____ days', '90 days'],
    ['a deadline', ENGLISH, 'by ____ 2024', 'by 18 June 2024'],
    ['words in the place of a name', ENGLISH, 'Designer: ____________________', 'Designer: may be replaced'],
    ['a price in Lithuanian', LITHUANIAN, '____ Eur', '300 Eur'],
    ['a term of payment in Lithuanian', LITHUANIAN, '____ dienų', '90 dienų'],
  ])('takes %s for a change', (_, mine, from, to) => {
    expect(mine).toContain(from);
    const { filled, changes } = told(mine, mine.replace(from, to));

    expect(filled).toEqual([]);
    expect(changes.flatMap(({ reasons }) => reasons)).not.toEqual([]);
  });

  it('leaves blanks that are blanks still, and a text without any', () => {
    expect(told(ENGLISH, ENGLISH)).toEqual({ filled: [], changes: [] });
    expect(withBlanksFilled({ text: ENGLISH, filled: [] }, ENGLISH).text).toBe(ENGLISH);
    expect(withBlanksFilled({ text: 'Nothing.', filled: [] }, 'Nothing.')).toEqual({
      text: 'Nothing.',
      filled: [],
    });
  });
});
