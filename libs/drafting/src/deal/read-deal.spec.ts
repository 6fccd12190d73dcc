import { readDeal } from './read-deal.js';
import { valueText } from './values.js';

const told = (text: string): string[] =>
  readDeal(text).map(({ key, value }) => `${key}: ${valueText(value, 'en').replaceAll('\u00a0', ' ')}`);

const ENGLISH = `AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).
1. The Designer will start the work on 4 May 2026 and complete it by 31 July 2026.
2. The Client pays the Designer a fee of EUR 4,800.
3. The Client shall pay each invoice within thirty (30) days after receiving it.
4. Late sums bear interest of 1% per month.
5. Two rounds of revisions are included.
6. Copyright in the work passes to the Client upon full payment of the fee.
7. Each party keeps the confidential information of the other for 2 years after the end.
8. The Designer shall not compete with the Client for 12 months after the end.
9. The total liability of the Designer shall not exceed the fees.
10. Either party may terminate this Agreement on 14 days' written notice.
11. This Agreement renews automatically.
12. This Agreement is governed by the laws of Ireland. Disputes are decided by the courts of Dublin.`;

const LITHUANIAN = `SUTARTIS tarp Ados Kord (toliau – Paslaugų teikėjas) ir UAB „Šviesa“ (toliau – Klientas).
1. Darbas pradedamas 2026 m. gegužės 4 d. ir baigiamas iki 2026 m. liepos 31 d.
2. Klientas už paslaugas sumoka 4 800 Eur.
3. Klientas kiekvieną sąskaitą apmoka per 30 (trisdešimt) dienų nuo jos gavimo.
4. Vėluodamas Klientas moka 0,05 proc. delspinigių už kiekvieną dieną.
5. Į kainą įeina 2 pataisymų ratai.
6. Autorių turtinės teisės į rezultatą pereina Klientui sumokėjus visą kainą.
7. Šalys konfidencialią informaciją saugo 2 metus po sutarties pabaigos.
8. Paslaugų teikėjo atsakomybė neviršija sutarties kainos.
9. Kiekviena šalis gali nutraukti sutartį raštu įspėjusi prieš 14 dienų.
10. Sutarčiai taikoma Lietuvos Respublikos teisė. Ginčus sprendžia Vilniaus miesto teismai.`;

describe(readDeal, () => {
  it('reads the terms of an English contract', () => {
    expect(told(ENGLISH)).toEqual([
      'start: 4 May 2026',
      'end: 31 July 2026',
      'amount: EUR 4,800.00',
      'payment-days: 30 days',
      'late-interest: 1% a month',
      'revisions: 2',
      'ip-moment: on payment',
      'confidentiality: 2 years',
      'non-compete: 12 months',
      'liability-cap: the fees',
      'notice: 14 days',
      'renewal: automatic',
      'law: Ireland',
      'court: Dublin',
    ]);
  });

  it('reads the terms of a Lithuanian contract', () => {
    expect(told(LITHUANIAN)).toEqual([
      'start: 4 May 2026',
      'end: 31 July 2026',
      'amount: EUR 4,800.00',
      'payment-days: 30 days',
      'late-interest: 0.05% a day',
      'revisions: 2',
      'ip-moment: on payment',
      'confidentiality: 2 years',
      'liability-cap: the fees',
      'notice: 14 days',
      'law: Lietuvos Respublikos',
      'court: Vilniaus',
    ]);
  });

  it('quotes every term exactly', () => {
    for (const text of [ENGLISH, LITHUANIAN])
      for (const { quote, start, end } of readDeal(text)) expect(text.slice(start, end)).toBe(quote);
  });

  it('says nothing of a text in another language', () => {
    expect(
      readDeal('Der Auftraggeber zahlt die Rechnung und das Honorar von 300 EUR für die Arbeit.'),
    ).toEqual([]);
  });
});
