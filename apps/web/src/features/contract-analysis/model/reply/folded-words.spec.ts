import { isFoldable, pieces } from './folded-words.js';

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const joined = (of: ReturnType<typeof pieces>): string => of.map(({ text }) => text).join('');

describe('long words of a contract', () => {
  const text = words(60);

  it('keep what they begin with where they stand alone', () => {
    const parts = pieces({ kind: 'same', text }, true);
    expect(joined(parts)).toBe(text);
    expect(parts.map(({ isFolded }) => isFolded)).toEqual([false, true]);
    expect(parts[0]?.text.length).toBeLessThanOrEqual(151);
  });

  it('keep both ends beside a change, at the borders of words', () => {
    for (const kind of ['same', 'del'] as const) {
      const parts = pieces({ kind, text }, false);
      expect(joined(parts)).toBe(text);
      expect(parts.map(({ isFolded }) => isFolded)).toEqual([false, true, false]);
      expect(parts[0]?.text).toMatch(/ $/u);
      expect(parts[2]?.text).toMatch(/^ /u);
    }
  });

  it('are shown whole where they come, are short, or have no border', () => {
    expect(pieces({ kind: 'ins', text }, false)).toHaveLength(1);
    expect(pieces({ kind: 'same', text: words(12) }, false)).toHaveLength(1);
    const endless = 'x'.repeat(400);
    expect(joined(pieces({ kind: 'del', text: endless }, false))).toBe(endless);
    expect(joined(pieces({ kind: 'same', text: endless }, true))).toBe(endless);
  });

  it('can be unfolded only where something is folded', () => {
    expect(isFoldable([{ kind: 'same', text }])).toBe(true);
    expect(isFoldable([{ kind: 'ins', text }])).toBe(false);
  });
});
