import { estimateTokens } from '../model/estimate-tokens.js';
import { CONTRACT_EN, CONTRACT_LT } from '../testing/planted.js';
import { partsOf } from './parts.js';

const filler = Array.from(
  { length: 3_000 },
  (_, at) => `${at}. The weather of that day is described in annex ${at}.`,
);
const long = `${filler.slice(0, 1_500).join('\n\n')}\n\n${CONTRACT_EN}\n\n${filler.slice(1_500).join('\n\n')}`;

/* In the order of the document. */
const inOrder = (text: string, room: number) => partsOf(text, room).sort((a, b) => a.start - b.start);

describe(partsOf, () => {
  it('is one part, the whole text, when that fits', () => {
    expect(partsOf(CONTRACT_EN, 60_000)).toEqual([{ text: CONTRACT_EN, start: 0, end: CONTRACT_EN.length }]);
  });

  it.each([
    ['a long text', long, 3_000],
    ['a Lithuanian one', CONTRACT_LT.repeat(20), 700],
    ['one of a single line', 'The Contractor shall indemnify the Client. '.repeat(10_000), 5_000],
    ['one without any pause', 'ž'.repeat(20_000), 500],
    ['a tiny room', CONTRACT_EN, 40],
  ])('leaves nothing out of %s, and keeps each part within the room', (_what, text, room) => {
    const parts = inOrder(text, room);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const { start, end, text: words } of parts) {
      expect(text.slice(start, end)).toBe(words);
      expect(estimateTokens(words)).toBeLessThanOrEqual(room);
    }
  });

  it('cuts where the text pauses', () => {
    for (const { text } of inOrder(long, 3_000).slice(0, -1)) expect(text).toMatch(/\n\n$/);
    const line = 'The Contractor shall indemnify the Client. '.repeat(1_000);
    for (const { text } of inOrder(line, 500).slice(0, -1)) expect(text.trim()).toMatch(/Client\.$/);
  });

  it('begins with what hurts most', () => {
    expect(partsOf(long, 3_000)[0]?.text).toContain('liability is unlimited');
  });
});
