import { readBrief } from './read-brief.js';

const TODAY = '2026-11-28';
const read = (brief: string) => {
  const { proposals, details } = readBrief(brief, TODAY);
  return {
    answers: Object.fromEntries(proposals.map(({ key, value }) => [key, value])),
    certain: proposals.filter(({ isCertain }) => isCertain).map(({ key }) => key),
    details: Object.fromEntries(details.map(({ name, text }) => [name, text])),
  };
};

describe('what a brief does not say', () => {
  it.each([
    ['Reikia logotipo už 900 Eur. Avanso nemokam. Delspinigiai už vėlavimą 0,05 % per dieną.'],
    ['Reikia logotipo už 900 Eur. Netesybos už vėlavimą perduoti darbą 1 % per dieną.'],
    ['We need a logo for EUR 900. Penalty of 1% per day for late delivery.'],
    ['We need a logo for EUR 900. A penalty for late payment applies.'],
  ])('is the penalty of the contract for late work: %s', (brief) => {
    expect(read(brief).answers).not.toHaveProperty('optional_clauses');
  });

  it.each([
    ['We need a logo for EUR 900. There is a penalty for late delivery.'],
    ['Reikia logotipo už 900 Eur. Netesybos už vėlavimą perduoti darbą 0,1 % per dieną.'],
  ])('is not left out where it says it: %s', (brief) => {
    expect(read(brief).answers['optional_clauses']).toEqual(['liquidated_damages']);
  });

  it.each([
    ['Reikia lankstinuko. Maketavimas spaustuvei ir spauda neįeina.', ['Maketavimas spaustuvei', 'spauda']],
    ['Reikia svetainės. Hostingas ir SEO neįeina.', ['Hostingas', 'SEO']],
    ['Reikia svetainės. Hostingas neįskaičiuotas.', undefined],
  ])('is twice that something is left out: %s', (brief, items) => {
    const said = read(brief).answers['exclusions'];
    if (items !== undefined) expect(said).toBe(items.join('\n'));
    expect(String(said)).not.toMatch(/neįeina/u);
  });

  it.each([
    ['Reikia logotipo. Klientas UAB "Rugys".', 'UAB "Rugys"'],
    ['Reikia logotipo. Užsakovas UAB „Batų sandėlis“.', 'UAB „Batų sandėlis“'],
    ['We need a logo. The client is Brot GmbH, Berlin.', 'Brot GmbH'],
  ])('is that the client is called a client: %s', (brief, name) => {
    expect(read(brief).details['client.name']).toBe(name);
  });

  it.each([
    ['We need bookkeeping advice at EUR 60 an hour, 30 hours a month.', undefined],
    ['Reikia konsultacijų, 60 Eur per valandą, 30 val. per mėn.', undefined],
    ['We need bookkeeping advice for EUR 900 a month, 30 hours a month.', '30'],
  ])('is a limit of all hours, where those of a month are named: %s', (brief, cap) => {
    expect(read(brief).answers['hours_cap']).toBe(cap);
  });

  it.each([
    ['We need support for the app, 20h a month for USD 2,400.'],
    ['Reikia programėlės priežiūros, 20 val. per mėn. už 900 Eur.'],
  ])('is a price of the whole, where a month is priced: %s', (brief) => {
    expect(read(brief).answers).toMatchObject({ payment_structure: 'retainer', hours_cap: '20' });
  });

  it.each([
    ['We need a logo for EUR 900 by 1 March 2027.'],
    ['We need a logo for 900 EUR by 1 March 2027.'],
    ['Reikia logotipo už EUR 900 iki 2027-03-01.'],
  ])('is not missed, where "for" alone says the price: %s', (brief) => {
    expect(read(brief).answers).toMatchObject({ payment_amount: '900', currency: 'EUR' });
  });
});
