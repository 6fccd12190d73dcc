import { readBrief } from './read-brief.js';

const TODAY = '2026-11-28';
const proposalOf = (brief: string, key: string) =>
  readBrief(brief, TODAY).proposals.find((each) => each.key === key);

describe('the rate of work beyond the agreed one', () => {
  it.each([
    'Logo design. Extra changes are EUR 45 an hour.',
    'We need a logo. Additional work is 45 EUR per hour.',
    'We need a logo. Further changes: 45 EUR/h.',
    'We need a logo. Anything beyond that at 45 EUR an hour.',
    'We need a logo. Each further hour costs 45 EUR.',
    'We need a logo. Work outside the scope is billed hourly at 45 EUR.',
    'Logotipo dizainas. Papildomi pataisymai 45 Eur už valandą.',
    'Reikia logotipo. Papildomi darbai – 45 Eur/val.',
    'Reikia logotipo. Kiekviena papildoma valanda 45 Eur.',
    'Reikia logotipo. Papildomas darbas pagal valandinį įkainį 45 Eur.',
    'Reikia logotipo. Už kiekvieną kitą pataisymą 45 Eur per valandą.',
    'Reikia logotipo. Viskas virš šios apimties – 45 Eur už valandą.',
  ])('is no price: %s', (brief) => {
    expect(proposalOf(brief, 'payment_amount')).toBeUndefined();
    expect(proposalOf(brief, 'payment_structure')).toBeUndefined();
    expect(proposalOf(brief, 'extra_hourly_rate')?.value).toBe('45');
  });

  it.each([
    ['Website for EUR 2,000, extra work EUR 45 per hour.', 'fixed', '2000'],
    ['We need a logo. Price 900 EUR, further changes 45 EUR an hour.', 'fixed', '900'],
    ['We need bookkeeping. Monthly fee 420 EUR, additional work 45 EUR per hour.', 'retainer', '420'],
    ['Reikia svetainės. Kaina 2 000 Eur, papildomi darbai 45 Eur už valandą.', 'fixed', '2000'],
    ['Reikia apskaitos. Mėnesinis mokestis 420 Eur, papildomas darbas 45 Eur/val.', 'retainer', '420'],
  ])('stands beside the price: %s', (brief, structure, price) => {
    expect(proposalOf(brief, 'payment_structure')?.value).toBe(structure);
    expect(proposalOf(brief, 'payment_amount')).toMatchObject({ value: price, isCertain: true });
    expect(proposalOf(brief, 'extra_hourly_rate')?.value).toBe('45');
  });

  it.each([
    ['We need a developer. 45 EUR an hour, all hours.', 'hourly', '45'],
    ['We need a developer. Hourly rate 45 EUR.', 'hourly', '45'],
    ['We need a site. The price is 900 EUR, VAT separately.', 'fixed', '900'],
    ['Reikia programuotojo. Valandinis įkainis 45 Eur.', 'hourly', '45'],
    ['Reikia svetainės. Kaina 900 Eur, PVM skaičiuojamas atskirai.', 'fixed', '900'],
  ])('is not read where the price is told: %s', (brief, structure, price) => {
    expect(proposalOf(brief, 'payment_structure')?.value).toBe(structure);
    expect(proposalOf(brief, 'payment_amount')?.value).toBe(price);
    expect(proposalOf(brief, 'extra_hourly_rate')).toBeUndefined();
  });
});

describe('a sum beside words of a month that are of something else', () => {
  it.each([
    [
      'Apie 40 pirkimo ir 25 pardavimo sąskaitos per mėnesį, metinė finansinė atskaitomybė - už ją atskirai 350 eur. Mėnesinis mokestis 420 Eur + PVM.',
      '420',
    ],
    ['40 sąskaitų per mėnesį, metinė ataskaita 350 Eur. Mėnesinis mokestis 420 Eur.', '420'],
    ['Monthly fee 420 EUR. About 40 invoices per month, the annual report 350 EUR.', '420'],
    ['About 40 invoices a month, the annual report separately 350 EUR. Monthly fee 420 EUR.', '420'],
  ])('yields to the fee: %s', (brief, price) => {
    expect(proposalOf(brief, 'payment_structure')?.value).toBe('retainer');
    expect(proposalOf(brief, 'payment_amount')).toMatchObject({ value: price, isCertain: true });
    expect(proposalOf(brief, 'payment_due_days')).toBeUndefined();
  });
});

describe('a day of the month', () => {
  it.each([
    'Bookkeeping for a cafe, EUR 300 a month. We pay by the 15th of the next month.',
    'Bookkeeping for a cafe, EUR 300 a month. Paid within the first 15 days of the next month.',
    'Buhalterija kavinei, 300 Eur per mėnesį, mokam iki kito mėnesio 15 d.',
    'Buhalterija kavinei, 300 Eur per mėnesį, apmokame iki kito mėn. 15 d.',
    'Buhalterija kavinei, 300 Eur per mėnesį, mokame iki kiekvieno mėnesio 15 dienos.',
    'Buhalterija kavinei, 300 Eur per mėnesį, sumokame iki 15 d. kito mėnesio.',
  ])('is no number of days from the invoice: %s', (brief) => {
    expect(proposalOf(brief, 'payment_due_days')).toBeUndefined();
  });

  it.each([
    'Bookkeeping for a cafe, EUR 300 a month. We pay within 14 days of the invoice.',
    'Buhalterija kavinei, 300 Eur per mėnesį, apmokame per 14 d. nuo sąskaitos.',
  ])('is not what days are counted from an invoice: %s', (brief) => {
    expect(proposalOf(brief, 'payment_due_days')).toMatchObject({ value: '14', isCertain: true });
  });
});

describe('the day of signing', () => {
  it.each([
    'We sign by Friday. Bookkeeping for a cafe, EUR 300 a month.',
    'We will sign next week. Bookkeeping for a cafe, EUR 300 a month.',
    'Let’s sign it on Monday. Bookkeeping for a cafe, EUR 300 a month.',
    'Both parties sign by Friday. Bookkeeping for a cafe, EUR 300 a month.',
    'Please sign and return. Bookkeeping for a cafe, EUR 300 a month.',
    'I can sign the contract today. Bookkeeping for a cafe, EUR 300 a month.',
    'Pasirašom penktadienį. Buhalterija kavinei, 300 Eur per mėnesį.',
    'Sutartį pasirašysim kitą savaitę. Buhalterija kavinei, 300 Eur per mėnesį.',
  ])('is no work: %s', (brief) => {
    expect(proposalOf(brief, 'freelance_type')?.value).not.toBe('design');
    expect(proposalOf(brief, 'scope_of_work')?.value).toMatch(/^(?:Bookkeeping|Buhalterija)/u);
  });

  it.each(['We need a sign for our bakery.', 'We need shop signs, 3 of them.', 'A neon sign for our bar.'])(
    'is not what hangs above a door: %s',
    (brief) => {
      expect(proposalOf(brief, 'freelance_type')?.value).toBe('design');
    },
  );
});

describe('how long secrets are kept', () => {
  it.each([
    ['We need a logo. NDA 3 yrs both ways.', 'mutual_3'],
    ['We need a logo:\n- 2 concepts\n- NDA 3 yrs both ways\n- price 900 EUR', 'mutual_3'],
    ['We need a logo. Mutual NDA, 2 years.', 'mutual_2'],
    ['We need a logo. Two-way NDA, 5y.', 'mutual_5'],
    ['Reikia logotipo. Abipusis konfidencialumas 3 m.', 'mutual_3'],
    ['Reikia logotipo. NDA 5 metai abiem pusėms.', 'mutual_5'],
  ])('is what is said: %s', (brief, value) => {
    expect(proposalOf(brief, 'confidentiality')).toMatchObject({ value, isCertain: true, alternatives: [] });
    expect(proposalOf(brief, 'deliverables')?.value ?? '').not.toMatch(/NDA/u);
  });

  it.each(['We need a logo. NDA both ways.', 'Reikia logotipo. Abipusis NDA.'])(
    'stays to be chosen where nobody says: %s',
    (brief) => {
      expect(proposalOf(brief, 'confidentiality')?.isCertain).toBe(false);
    },
  );
});
