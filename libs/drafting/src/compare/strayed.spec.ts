import { compare } from './compare.js';

const EN = `SERVICES AGREEMENT

1. Services
1.1 The Designer makes a website for the Client by 1 March 2027 and hands over its files.
1.2 The Designer answers questions about the website for two months after that.
2. Fees
2.1 The Client pays EUR 4,000 for the website within 14 days of an invoice.
2.2 The Client pays travel costs that it has approved in writing.
2.3 No fee is due for work that the Designer has to do a second time.
3. End
3.1 Either party may end this Agreement by a notice of 30 days in writing.
3.2 The Client then pays what clause 2.1 says, and clause 2.3 goes on to apply.
3.3 Section 3 survives. Clause 2.3 of the Framework Agreement stays as it is.`;
const LT = `PASLAUGŲ SUTARTIS

1. Paslaugos
1.1. Dizainerė iki 2027 m. kovo 1 d. sukuria Klientui svetainę ir perduoda jos failus.
1.2. Du mėnesius po to Dizainerė atsako į klausimus apie svetainę.
2. Kaina
2.1. Klientas per 14 dienų nuo sąskaitos gavimo sumoka 4 000 eurų už svetainę.
2.2. Klientas apmoka kelionės išlaidas, kurioms raštu pritarė.
2.3. Už darbą, kurį Dizainerė turi atlikti iš naujo, nemokama.
3. Pabaiga
3.1. Kiekviena šalis gali nutraukti sutartį raštu įspėjusi prieš 30 dienų.
3.2. Tada Klientas sumoka, kas nurodyta 2.1 punkte, o 2.3 punktas galioja toliau.
3.3. Priedo Nr. 1 2.3 punktas nekeičiamas.`;

const told = (mine: string, theirs: string) =>
  compare(mine, theirs).strayed.map((strayed) => ({
    number: strayed.number,
    mine: mine.slice(strayed.mine.start, strayed.mine.end),
    theirs: strayed.theirs && theirs.slice(strayed.theirs.start, strayed.theirs.end),
    places: strayed.places.map(({ start, end }) => theirs.slice(start - 7, end + 7)),
  }));

const without = (text: string, number: string): string =>
  text.replace(new RegExp(`\\n${number.replace('.', '\\.')}\\.? .*`, 'u'), '');

describe('a reference that stands as it stood', () => {
  it('is told where its number is that of another clause, or of none, since one went', () => {
    const theirs = without(EN, '2.1').replace('\n2.2 ', '\n2.1 ').replace('\n2.3 ', '\n2.2 ');
    expect(told(EN, theirs)).toEqual([
      {
        number: '2.1',
        mine: '2.1 The Client pays EUR 4,000 for the website within 14 days of an invoice.',
        theirs: '2.1 The Client pays travel costs that it has approved in writing.',
        places: ['clause 2.1 says, '],
      },
      {
        number: '2.3',
        mine: '2.3 No fee is due for work that the Designer has to do a second time.',
        theirs: undefined,
        places: ['clause 2.3 goes o'],
      },
    ]);
  });

  it('is told where its clause went and nothing has its number', () =>
    expect(told(EN, without(EN, '2.3'))).toMatchObject([{ number: '2.3', theirs: undefined }]));

  it('is told in Lithuanian, where one came', () => {
    const came = '2.1. Už pirmąjį eskizą Klientas atskirai nemoka ir jo negrąžina.';
    const theirs = LT.replace('\n2.3. ', '\n2.4. ')
      .replace('\n2.2. ', '\n2.3. ')
      .replace('\n2.1. ', `\n${came}\n2.2. `);
    expect(told(LT, theirs)).toEqual([
      {
        number: '2.1',
        mine: '2.1. Klientas per 14 dienų nuo sąskaitos gavimo sumoka 4 000 eurų už svetainę.',
        theirs: came,
        places: [expect.stringContaining('2.1 punkte')],
      },
      {
        number: '2.3',
        mine: '2.3. Už darbą, kurį Dizainerė turi atlikti iš naujo, nemokama.',
        theirs: '2.3. Klientas apmoka kelionės išlaidas, kurioms raštu pritarė.',
        places: [expect.stringContaining(', o 2.3 punkt')],
      },
    ]);
  });

  it.each([
    ['its clause says something else', EN.replace('EUR 4,000 for the website', 'EUR 3,000 for the shop')],
    ['a clause behind it went', without(EN, '3.3')],
    [
      'it was given the new number of its clause',
      without(EN, '2.2').replace('\n2.3 ', '\n2.2 ').replace('clause 2.3 goes', 'clause 2.2 goes'),
    ],
    ['all numbers are gone', EN.replaceAll(/^\d\.\d? ?/gmu, '')],
    [
      'its heading is another',
      EN.replace('3. End', '3. Termination and what follows').replace('30 days', '60 days'),
    ],
  ])('is not told where %s', (_, theirs) => expect(told(EN, theirs)).toEqual([]));
});
