import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const proposalsOf = (brief: string) =>
  new Map(readBrief(brief, TODAY).proposals.map((each) => [each.key, each]));

describe('a rate for each word, page or piece', () => {
  it.each([
    ['Please translate our manual, about 18,500 words. Rate 0.12 EUR/word.', '0.12', 'word'],
    ['Please translate our manual. $0.10 per source word.', '0.10', 'source word'],
    ['We need blog texts. EUR 80 per article.', '80', 'article'],
    ['We need photos of cups. GBP 12 for each photo.', '12', 'photo'],
    ['Reikia išversti vadovą. Įkainis 0,04 €/žodis.', '0.04', 'žodis'],
    ['Reikia išversti knygą. Mokėsime 0,035 Eur už žodį.', '0.035', 'žodis'],
    ['Fotografavimas restoranui: 15 Eur už nuotrauką.', '15', 'nuotrauka'],
    ['We need texts for our shop. Price per page: 12 EUR.', '12', 'page'],
    ['We need photos of cups. The price for each item is 12 EUR.', '12', 'item'],
    ['Reikia tekstų svetainei. Kaina už puslapį – 12 Eur.', '12', 'puslapis'],
    ['Reikia nuotraukų. Kaina už kiekvieną nuotrauką: 12 Eur.', '12', 'nuotrauka'],
    ['Please translate our manual.\nPrice per page: 12 EUR', '12', 'page'],
    ['Please translate our manual. The rate per source word is €0.09.', '0.09', 'source word'],
    ['Please proofread our thesis. €0.09 per word.', '0.09', 'word'],
    ['We need drawings.\n- Fee (per illustration): USD 140', '140', 'illustration'],
    ['Reikia išversti vadovą.\nKaina už puslapį: 12 EUR', '12', 'puslapis'],
    ['Reikia išversti vadovą. Įkainis už žodį – 0,05 Eur.', '0.05', 'žodis'],
    ['Reikia išversti vadovą. Mokame 12 EUR/psl.', '12', 'puslapis'],
    ['Reikia išversti vadovą, 12 Eur už psl., terminas gruodžio 5 d.', '12', 'puslapis'],
  ])('is how the work is paid: %s', (brief, amount, unit) => {
    const proposals = proposalsOf(brief);
    expect(proposals.get('payment_structure')).toMatchObject({ value: 'unit', isCertain: true });
    expect(proposals.get('payment_amount')).toMatchObject({ value: amount, isCertain: true });
    expect(proposals.get('unit_name')).toMatchObject({ value: unit, isCertain: true });
    expect(proposals.has('unit_cap')).toBe(false);
  });

  it.each([
    ['We need blog texts. EUR 80 per article, no more than 12 articles.', '12'],
    ['Reikia išversti vadovą. 0,04 €/žodis, ne daugiau kaip 18 500 žodžių.', '18500'],
  ])('may have a limit: %s', (brief, most) => {
    expect(proposalsOf(brief).get('unit_cap')).toMatchObject({ value: most, isCertain: true });
  });

  it('leaves the rate of extra work beside it what it is', () => {
    const proposals = proposalsOf(
      'Translate our manual. Rate 0.12 EUR/word, extra corrections EUR 45 per hour.',
    );
    expect(proposals.get('payment_amount')).toMatchObject({ value: '0.12', isCertain: true });
    expect(proposals.get('extra_hourly_rate')).toMatchObject({ value: '45' });
  });

  it.each([
    'We need a website for EUR 2,000. Extra pages are EUR 80 per page.',
    'We need a website for EUR 2,000. Extra pages: price per page: EUR 80.',
    'Reikia svetainės. Kaina 2 000 Eur, papildomų puslapių kaina už puslapį: 80 Eur.',
    'Reikia nuotraukų. Kaina 2 000 Eur, papildomos nuotraukos po 10 Eur/vnt.',
  ])('is none of the work where more of it costs so: %s', (brief) => {
    const proposals = proposalsOf(brief);
    expect(proposals.get('payment_structure')).toMatchObject({ value: 'fixed' });
    expect(proposals.get('payment_amount')).toMatchObject({ value: '2000', isCertain: true });
    expect(proposals.has('unit_name')).toBe(false);
  });

  it('is to be chosen where another price stands beside it', () => {
    const proposals = proposalsOf('Bookkeeping. Monthly fee EUR 300, then EUR 2 per document.');
    expect(proposals.get('payment_structure')).toMatchObject({ isCertain: false });
    expect(proposals.get('unit_name')).toMatchObject({ isCertain: false });
  });
});
