import path from 'node:path';
import { readDeal } from '../src/deal/read-deal.js';
import { judgeDeal } from './deal-score.js';
import { labelledDeals } from './labelled-deals.js';

const CORPUS = path.join(import.meta.dirname, '../corpus');

describe('the terms of the contracts to learn from', () => {
  const deals = labelledDeals(CORPUS, 'known');

  it.each(['en', 'lt'])('are read as well as they were, in %s', (language) => {
    const judged = deals
      .filter((deal) => deal.language === language)
      .flatMap(({ text, facts }) => judgeDeal(text, readDeal(text), facts));
    const count = (wanted: string): number => judged.filter(({ verdict }) => verdict === wanted).length;
    expect(count('right') / (count('right') + count('wrong'))).toBeGreaterThanOrEqual(0.88);
    expect(count('right') / (count('right') + count('missed'))).toBeGreaterThanOrEqual(0.9);
  });

  it('are quoted exactly', () => {
    for (const { text } of deals)
      for (const { quote, start, end } of readDeal(text)) expect(text.slice(start, end)).toBe(quote);
  });
});
