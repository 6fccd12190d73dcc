import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const proposalsOf = (brief: string) =>
  new Map(readBrief(brief, TODAY).proposals.map((each) => [each.key, each]));

describe('a price that is a limit or a guess', () => {
  it.each([
    'The price must not exceed EUR 900.',
    'Price: up to 900 EUR.',
    'Budget around 900 EUR.',
    'Budget: about 900.',
    'Budget: max 900.',
    'Budget 900 EUR max.',
    'Our budget is 900 EUR, not more.',
    'The maximum budget is 900 EUR.',
    'The price is no higher than 900 EUR.',
    'It should cost less than 900 EUR.',
    'The budget is capped at 900 EUR.',
    'The budget is 900 EUR or so.',
    'We cannot pay more than 900 EUR.',
    'Price not over 900 EUR.',
  ])('is to be checked and makes no fixed price: %s', (words) => {
    const proposals = proposalsOf(`We need a logo. ${words}`);
    expect(proposals.get('payment_amount')).toMatchObject({ value: '900', isCertain: false });
    expect(proposals.has('payment_structure')).toBe(false);
  });

  it.each([
    'Biudžetas iki 900 Eur.',
    'Kaina ne daugiau kaip 900 Eur.',
    'Kaina neturi viršyti 900 Eur.',
    'Kaina neviršija 900 Eur.',
    'Kaina apie 900 Eur.',
    'Biudžetas maks. 900 Eur.',
    'Biudžetas: iki 900.',
    'Kaina ne didesnė nei 900 Eur.',
    'Kaina negali būti didesnė kaip 900 Eur.',
    'Mokėsime daugiausia 900 Eur.',
    'Negalime mokėti daugiau kaip 900 Eur.',
    'Biudžetas 900 Eur, ne daugiau.',
    'Orientacinė kaina 900 Eur.',
    'Biudžeto riba 900 Eur.',
  ])('is to be checked in Lithuanian: %s', (words) => {
    const proposals = proposalsOf(`Reikia logotipo. ${words}`);
    expect(proposals.get('payment_amount')).toMatchObject({ value: '900', isCertain: false });
    expect(proposals.has('payment_structure')).toBe(false);
  });

  it.each([
    'We need a logo. The price is not 900 EUR.',
    'We need a logo. The price of 900 EUR is too much.',
    'We need a logo. The price is at least 900 EUR.',
    'We need a logo. The price is more than 900 EUR.',
    'Reikia logotipo. Kaina nėra 900 Eur.',
    'Reikia logotipo. Kaina 900 Eur mums per didelė.',
    'Reikia logotipo. Kaina daugiau nei 900 Eur.',
  ])('is none where it is denied or a least: %s', (brief) => {
    expect(proposalsOf(brief).has('payment_amount')).toBe(false);
  });

  it.each([
    'We need a logo. Price 900 EUR, not including VAT.',
    'We need a logo and up to three sketches, the price is 900 EUR.',
    'Reikia logotipo. Kaina 900 Eur, ne daugiau kaip 3 eskizai.',
    'We need a logo. Price 900 EUR, max 3 rounds of changes.',
    'Reikia logotipo iki kovo 3 d., kaina 900 Eur.',
  ])('is a fixed price where the limit is of something else: %s', (brief) => {
    const proposals = proposalsOf(brief);
    expect(proposals.get('payment_amount')).toMatchObject({ value: '900' });
    expect(proposals.get('payment_structure')).toMatchObject({ value: 'fixed' });
  });

  it.each([
    ['We need a photographer. Price 900 EUR, travel about 300 EUR.', false],
    ['Reikia fotografo. Kaina 900 Eur, kelionės išlaidos apie 300 Eur.', false],
    ['We need a photographer. Price 900 EUR, travel 300 EUR or so.', false],
    ['We need a photographer. Price 900 EUR, travel up to 300 EUR.', true],
    ['Reikia fotografo. Kaina 900 Eur, kelionės išlaidos iki 300 Eur.', true],
  ])('takes a guess at expenses for no limit that was agreed: %s', (brief, isCertain) => {
    const proposals = proposalsOf(brief);
    expect(proposals.get('expenses')).toMatchObject({ value: 'capped', isCertain });
    expect(proposals.get('expense_cap')).toMatchObject({ value: '300', isCertain });
    expect(proposals.get('payment_amount')).toMatchObject({ value: '900', isCertain: true });
  });

  it('limits the expenses in more words', () => {
    const proposals = proposalsOf('We need a film for 900 EUR. Travel must not exceed 300 EUR.');
    expect(proposals.get('expense_cap')?.value).toBe('300');
    expect(proposals.get('payment_amount')).toMatchObject({ value: '900', isCertain: true });
  });
});
