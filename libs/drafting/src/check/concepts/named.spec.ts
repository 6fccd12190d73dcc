import { check } from '../check.js';
import { plainText } from '../segment.js';
import { ABSENCES } from '../absences/absences.js';
import { isNamed } from './named.js';

const names = (topic: string, quote: string): boolean =>
  isNamed(topic, { start: 0, end: quote.length, plain: plainText(quote), heading: '' });

const SPOKEN_OF: readonly (readonly [string, string])[] = [
  ['deposit', 'A deposit of 30% is paid on signature.'],
  ['deposit', 'A booking fee of EUR 600 keeps the date.'],
  ['deposit', 'Klientas sumoka 40 procentų kainos per 5 dienas nuo sutarties pasirašymo.'],
  ['deposit', 'Avansas sudaro trečdalį kainos.'],
  ['client-duties', 'The client provides all texts and photos by 3 March.'],
  ['client-duties', 'Klientas pateikia tekstus ir nuotraukas per savaitę.'],
  ['notices', 'Notices go to the addresses above and may be sent by e-mail.'],
  ['notices', 'Visi pranešimai siunčiami el. paštu.'],
  ['taxes', 'All prices are exclusive of VAT.'],
  ['client-warranties', 'The client warrants that it holds all licences in the material it sends.'],
  ['kill-fee', 'On termination the client pays for all work done up to that day.'],
  ['handover', 'At the end of the contract each party returns the documents of the other.'],
  ['severability', 'A provision that is invalid is replaced by the nearest valid one.'],
  ['amendments', 'Sutartis keičiama tik raštu.'],
  ['parties', 'This agreement is made between Orbit Ltd and Lena Fox.'],
  ['scope', 'The provider designs a brochure.'],
  ['timeline', 'The work is delivered by 3 March 2027.'],
  ['change-control', 'Additional work is agreed in writing.'],
  ['revisions', 'Two rounds of corrections are included.'],
  ['acceptance', 'The client accepts the work within five days.'],
  ['fees', 'The fee is EUR 4,000.'],
  ['invoicing', 'Sąskaita apmokama per 14 dienų.'],
  ['late-payment', 'Interest of 8 % is due on overdue sums.'],
  ['expenses', 'Kelionės išlaidas apmoka klientas.'],
  ['term', 'This agreement runs until 1 May 2028.'],
  ['termination-convenience', 'Each side may terminate the agreement on 30 days’ notice.'],
  ['termination-breach', 'Pažeidus sutartį, kita šalis ją gali nutraukti.'],
  ['ip-ownership', 'Autorių turtinės teisės pereina klientui.'],
  ['background-materials', 'The provider keeps its own tools.'],
  ['credit-portfolio', 'The provider may show the work in its portfolio.'],
  ['ai-tools', 'No artificial intelligence is used.'],
  ['confidentiality', 'Each side keeps the secrets of the other.'],
  ['data-protection', 'Asmens duomenys tvarkomi pagal BDAR.'],
  ['independent-status', 'The provider is an independent contractor.'],
  ['liability-cap', 'The liability of each side is limited to the fee.'],
  ['force-majeure', 'Nobody answers for events beyond its control.'],
  ['governing-law', 'The contract is governed by the law of Lithuania.'],
  ['disputes', 'Ginčai sprendžiami Vilniaus teismuose.'],
  ['entire-agreement', 'This is the entire agreement of the parties.'],
  ['assignment', 'Neither side assigns this agreement.'],
  ['subcontracting', 'The provider may engage assistants.'],
  ['signatures', 'Signed by the client'],
];

describe(isNamed.name, () => {
  it.each(SPOKEN_OF)('%s is spoken of by "%s"', (topic, quote) => expect(names(topic, quote)).toBe(true));

  it.each([
    ['deposit', 'The provider may not work for others without the advance written consent of the client.'],
    ['deposit', 'Either party may leave upon 90 days’ advance notice.'],
    ['deposit', 'The client pays by direct deposit.'],
    ['deposit', 'Paslaugų teikėjas neturi teisės dirbti kitiems be išankstinio rašytinio kliento sutikimo.'],
    ['deposit', 'Kelionės, iš anksto suderintos su klientu, apmokamos atskirai.'],
    ['deposit', '2026 m. lapkričio 20 d., Kaunas'],
    ['client-duties', 'This agreement renews for a year unless the client gives notice 60 days before.'],
    ['client-duties', 'The client may provide comments on the draft.'],
    ['notices', 'This agreement renews for a year unless the provider gives written notice 90 days before.'],
    ['notices', 'Apie vėlavimą paslaugų teikėjas praneša tą pačią dieną.'],
    ['taxes', 'The client may withhold or set off any amount that it believes it is owed.'],
    ['client-warranties', '5. Warranties and indemnity.'],
    ['client-warranties', 'The client has the right to reject the work.'],
    ['credit-portfolio', 'The amount is credited to the portfolio holder.'],
    ['expenses', 'The provider pays all expenses of a claim, with attorneys’ fees.'],
    ['handover', 'The paper is returned to the client for resubmission.'],
    ['revisions', 'Sutarties pakeitimai galioja tik pasirašyti abiejų šalių.'],
    ['acceptance', 'Continued work counts as acceptance of these terms.'],
  ])('%s is not spoken of by "%s"', (topic, quote) => expect(names(topic, quote)).toBe(false));

  it('has been tried with every topic that can be missing', () =>
    expect(new Set(SPOKEN_OF.map(([topic]) => topic))).toEqual(new Set(Object.keys(ABSENCES))));
});

describe('what was not found for certain', () => {
  const contract = (clauses: string): string =>
    `DESIGN SERVICES AGREEMENT

This agreement is made between Orbit Ltd (the "Client") and Lena Fox (the "Designer").

1. Work. The Designer designs a brochure of 24 pages for the Client.

2. Price. The Client pays the Designer EUR 4,000 within 14 days of the invoice.

${clauses}`;
  const sutartis = (clauses: string): string =>
    `DIZAINO PASLAUGŲ SUTARTIS

2026 m. lapkričio 20 d., Kaunas

UAB „Orbita“ (toliau – Užsakovas) ir Lina Lapė (toliau – Dizainerė) sudarė šią sutartį.

1. Dizainerė sukuria 24 puslapių brošiūrą.

2. Užsakovas sumoka Dizainerei 4 000 Eur per 14 dienų nuo sąskaitos gavimo.

${clauses}`;

  it.each([
    [
      'en',
      contract(
        '3. This agreement renews for further one-year terms unless the Client gives notice 60 days before the end.\n\n4. Client may withhold or set off any amount that it believes the Designer owes it.\n\n5. Warranties and indemnity.',
      ),
    ],
    [
      'lt',
      sutartis(
        '3. Dizainerė neturi teisės dirbti kitiems asmenims be išankstinio rašytinio Užsakovo sutikimo.\n\n4. Apie vėlavimą Dizainerė praneša tą pačią dieną.',
      ),
    ],
  ] as const)('quotes nothing but what names the topic (%s)', (language, text) => {
    const { toLookFor } = check(text, { language });
    const quoted = toLookFor.flatMap(({ id, evidence }) =>
      evidence === undefined ? [] : [[id.replace('.missing', ''), evidence.quote] as const],
    );
    expect(toLookFor.length).toBeGreaterThan(0);
    const pairs = quoted.filter(([topic]) =>
      ['deposit', 'client-duties', 'notices', 'taxes', 'client-warranties'].includes(topic),
    );
    expect(pairs).toEqual([]);
  });

  it('quotes the passage that names it', () => {
    const text = contract(
      '3. Cards fail and an event beyond control of the Designer may stop the shoot.\n\n4. The Client looks forward to the work.',
    );
    const { toLookFor } = check(text, { language: 'en' });
    expect(toLookFor.find(({ id }) => id === 'force-majeure.missing')?.evidence?.quote).toContain(
      'beyond control of the Designer',
    );
  });
});
