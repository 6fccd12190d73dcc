import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const proposalsOf = (brief: string) =>
  new Map(readBrief(brief, TODAY).proposals.map((each) => [each.key, each]));

describe('the price of a day, a week or one of many', () => {
  it.each([
    'Day rate £650, about 10 days, we need consulting on pricing.',
    'We need consulting on pricing. Daily rate: 650 EUR.',
    'We need consulting on pricing. The daily rate for this is 650 EUR.',
    'We need consulting on pricing. £650 day rate.',
    'We need consulting on pricing. The fee is £650 (per day).',
    'We need consulting on pricing. Our budget: £650 x 10 days.',
    'We need consulting on pricing. 10 days at £650.',
    'We need a translation. The weekly rate is 900 EUR.',
    'We need a trainer. The price is 200 EUR (a session).',
  ])('is no price of the whole: %s', (brief) => {
    const proposals = proposalsOf(brief);
    expect(proposals.has('payment_amount')).toBe(false);
    expect(proposals.has('payment_structure')).toBe(false);
    expect(proposals.has('scope_of_work')).toBe(true);
  });

  it.each([
    'Reikia konsultacijų dėl kainodaros. Dieninis įkainis 400 Eur, apie 6 dienos.',
    'Reikia konsultacijų dėl kainodaros. Dienos įkainis – 400 Eur.',
    'Reikia fotografo. Mano dienos kaina yra 400 Eur.',
    'Reikia fotografo. Kaina už dieną 400 Eur.',
    'Reikia fotografo. Atlygis 400 Eur (už dieną).',
    'Reikia konsultacijų dėl knygos. Mokėsime 10 dienų po 400 Eur.',
    'Reikia konsultacijų dėl knygos. Savaitinis atlygis 900 Eur.',
    'Reikia nuotraukų. Kaina už kiekvieną nuotrauką 12 Eur.',
  ])('is none in Lithuanian: %s', (brief) => {
    const proposals = proposalsOf(brief);
    expect(proposals.has('payment_amount')).toBe(false);
    expect(proposals.has('payment_structure')).toBe(false);
    expect(proposals.has('scope_of_work')).toBe(true);
  });

  it.each([
    ['We need a photographer. The price is 1,200 EUR for three days.', '1200'],
    ['We need consulting. Fixed price 1,200 EUR (3 days).', '1200'],
    ['We need a trainer. No day rate: a fixed price of 1,200 EUR.', '1200'],
    ['We need a trainer. My day rate is 500 EUR, the total price is 5,000 EUR.', '5000'],
    ['We need a logo in two weeks. The price for the project is 900 EUR.', '900'],
    ['Reikia fotografo. Kaina 1 200 Eur už 3 dienas.', '1200'],
    ['Reikia svetainės. Kaina už svetainę 900 Eur.', '900'],
    ['Reikia fotografo. Dienos įkainis 400 Eur, o visa kaina 1 200 Eur.', '1200'],
    ['Reikia fotografo. Ne dienos įkainis, o fiksuota kaina 1 200 Eur.', '1200'],
    ['Reikia logotipo per dvi savaites. Kaina 900 Eur.', '900'],
  ])('leaves that of the whole as it was: %s', (brief, price) => {
    const proposals = proposalsOf(brief);
    expect(proposals.get('payment_amount')).toMatchObject({ value: price, isCertain: true });
    expect(proposals.get('payment_structure')?.value).toBe('fixed');
  });

  it.each([
    ['We need a developer. 40 EUR (per hour).', 'hourly', '40'],
    ['We need a developer. 30 hours a month at 40 EUR an hour.', 'hourly', '40'],
    ['We need a developer. The fee per month is 900 EUR.', 'retainer', '900'],
    ['Reikia programuotojo. Kaina už valandą 40 Eur.', 'hourly', '40'],
    ['Reikia programuotojo. Mokestis per mėnesį 900 Eur.', 'retainer', '900'],
  ])('leaves that of an hour or a month as it was: %s', (brief, structure, price) => {
    const proposals = proposalsOf(brief);
    expect(proposals.get('payment_structure')?.value).toBe(structure);
    expect(proposals.get('payment_amount')?.value).toBe(price);
  });
});
