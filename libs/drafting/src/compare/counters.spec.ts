import { compare } from './compare.js';
import { countedOn, counterOf } from './counters.js';

describe(counterOf, () => {
  it.each([
    ['7.2. The Client pays.', '7.2. ', '7.2'],
    ['(a) the logo;', '(a) ', undefined],
    ['ARTICLE 5. Fees', 'ARTICLE 5. ', '5'],
    ['Section 8 (Risk of Loss)', '', undefined],
    ['30 days after the invoice', '', undefined],
  ])('reads what counts "%s"', (quote, written, number) => {
    expect(counterOf(quote, false)).toEqual({ length: written.length, number });
  });
});

describe(countedOn, () => {
  const counted = (text: string): string[] =>
    [...countedOn(text)].map((at) => /^[\d.]+(?<!\.)/u.exec(text.slice(at))?.[0] ?? '');

  it('knows clauses that stand in one line by their counting on', () => {
    expect(counted('Fees 9.1 The Client pays. 9.2 The Designer invoices. 10.1 Notices are sent.')).toEqual([
      '9.1',
      '9.2',
      '10.1',
    ]);
    expect(counted('1 Party A works.\n2 Party B pays.')).toEqual(['1', '2']);
  });

  it('leaves versions, references, periods and cells of a table', () => {
    expect(counted('7.1 The Designer uses Version 2.1 Software. 7.2 The Client pays.')).toEqual([
      '7.1',
      '7.2',
    ]);
    expect(counted('Under Section 3.1 The Client pays and under Section 3.2 Nobody does.')).toEqual([]);
    expect(counted('30 Business Days later.\n5 Business Days later.')).toEqual([]);
    expect(counted('Client | 2.2\nProvider | 2.3\nStages | 2.4, 2.5\n')).toEqual([]);
  });
});

describe('clauses that are numbered anew', () => {
  const HEAD = 'AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).';
  const MINE = `${HEAD}
1. Work
1.1 The Designer designs a logo for the Client.
1.2 The Client pays EUR 900 as clause 2.1 says, unless clauses 2.2 and 2.3 apply.
2. Fees
2.1 The fee is paid within 14 days after the invoice was received.
2.2 The fee is paid at once where the Client (a) is late with another one or (b) lives abroad.
2.3 No fee is paid for work that was never begun by the Designer.
Terms | Clauses
Fee | 2.1, 2.2`;
  const anew = MINE.replaceAll(/(?<![\d€])([12])(?=\.\d|\. )/gu, (digit) => String(Number(digit) + 1));

  it('are no change, their references and tables included', () => {
    expect(anew).toContain('clause 3.1 says, unless clauses 3.2 and 3.3');
    expect(compare(MINE, anew)).toMatchObject({ relation: 'same', changes: [] });
  });

  it('are told of the one reference that leads elsewhere', () => {
    const { changes } = compare(MINE, anew.replace('clause 3.1 says', 'clause 3.3 says'));

    expect(changes).toMatchObject([
      { reasons: ['reference'], meanings: [{ kind: 'words', mine: '2.1', theirs: '3.3' }] },
    ]);
  });

  it('make no change of a reference that stands as it stood, in a sentence or in a table', () => {
    const mine = `${MINE}\nLate sums | 2.3\n1.3 The Designer keeps what clause 2.3 says of begun work.`;
    const theirs = mine.replace(/\n2\.2 .*/u, '').replace('\n2.3 No fee', '\n2.2 No fee');
    const { changes } = compare(mine, theirs);

    expect(changes).toMatchObject([
      { kind: 'removed', mine: { start: mine.indexOf('2.2 The fee is paid') } },
    ]);
  });

  it('hide no figure: a period at the beginning of a line is one', () => {
    const mine = `${MINE}\n\n30 Business Days after the end the Designer deletes all files of the Client.`;
    const { changes } = compare(mine, mine.replace('30 Business', '60 Business'));

    expect(changes).toMatchObject([{ kind: 'changed', reasons: ['figure'] }]);
  });
});
