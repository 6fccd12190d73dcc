import { check } from '@pactwright/drafting';
import { estimateTokens } from '../model/estimate-tokens.js';
import { CONTRACT_EN } from '../testing/planted.js';
import { excerptOf } from './excerpt.js';

const filler = Array.from(
  { length: 3_000 },
  (_, at) => `${at}. The weather of that day is described in annex ${at}.`,
);
const long = `${filler.slice(0, 1_500).join('\n\n')}\n\n${CONTRACT_EN}\n\n${filler.slice(1_500).join('\n\n')}`;

describe(excerptOf, () => {
  it('is the whole text when it fits', () => {
    expect(excerptOf(CONTRACT_EN, check(CONTRACT_EN, { language: 'en' }), 60_000)).toBe(CONTRACT_EN);
  });

  it('takes what matters out of a long text, in its order, within the room', () => {
    const excerpt = excerptOf(long, check(long, { language: 'en' }), 3_000);
    expect(estimateTokens(excerpt)).toBeLessThanOrEqual(3_000);
    const telling = [
      'liability is unlimited',
      'terminate at any time without notice',
      'pass to the Client upon creation',
    ];
    expect(telling.map((words) => excerpt.includes(words))).toEqual([true, true, true]);
    expect(telling.map((words) => excerpt.indexOf(words))).toEqual(
      telling.map((words) => excerpt.indexOf(words)).sort((a, b) => a - b),
    );
    expect(excerpt).toContain('[…]');
  });

  it('copes with a text of one line', () => {
    const line = 'The Contractor shall indemnify the Client. '.repeat(10_000);
    const excerpt = excerptOf(line, check(line, { language: 'en' }), 5_000);
    expect(estimateTokens(excerpt)).toBeLessThanOrEqual(5_000);
    expect(excerpt.length).toBeGreaterThan(5_000);
  });
});
