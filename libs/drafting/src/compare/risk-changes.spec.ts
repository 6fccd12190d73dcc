import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mutate, randomFrom } from '../../test/mutations.js';
import { scoreOf } from '../../test/compare-score.js';
import type { Finding } from '../check/report.js';
import { compare } from './compare.js';
import type { Change, Passage } from './comparison.js';
import { RiskChanges, type Checked } from './risk-changes.js';

const TEXT = 'One sentence of it. The law of Ireland governs it. Another sentence.';
const at = (words: string): Passage & { readonly quote: string } => {
  const start = TEXT.indexOf(words);
  return { quote: words, start, end: start + words.length };
};
const found = (id: string, words?: string): Finding => ({
  id,
  category: 'legal',
  riskFactor: 3,
  heading: '',
  suggestion: '',
  why: '',
  ...(words !== undefined && { evidence: at(words) }),
});

/** What the check says of a version; `carried` by the words that carry the topic. */
const version = (findings: readonly Finding[], carried: Readonly<Record<string, string>> = {}): Checked => ({
  findings,
  carriers: new Map(
    Object.entries(carried).map(([id, words]) => [id, [{ ...at(words), plain: '', heading: '' }]]),
  ),
});
const change = (kind: Change['kind'], words: string): Change => ({
  kind,
  provision: '',
  mine: at(words),
  words: [],
  reasons: [],
  meanings: [],
  risks: [],
});

describe(RiskChanges, () => {
  const law = 'The law of Ireland governs it.';
  const lacking = new RiskChanges(
    version([], { 'governing-law.missing': law }),
    version([found('governing-law.missing')]),
    [],
  );

  it('misses what a passage carried that is gone', () => {
    expect(lacking.missing([change('removed', law)])).toEqual([
      { id: 'governing-law.missing', riskFactor: 3, isNew: true },
    ]);
  });

  it('misses nothing where that passage stands, or stands elsewhere', () => {
    expect(lacking.missing([change('removed', 'Another sentence.'), change('moved', law)])).toEqual([]);
  });

  it('finds nothing new in a passage that was blamed for it before', () => {
    const risks = new RiskChanges(version([found('law.far', law)]), version([found('law.far', law)]), []);

    expect(risks.within(at(law), at(law))).toEqual([]);
  });
});

describe('an edit of another sentence', () => {
  const held = path.join(import.meta.dirname, '../../corpus/contracts/held-out');
  const texts = readdirSync(held).filter((name) => name.endsWith('.txt'));

  it.each(texts)('brings no new risk anywhere else: %s', (name) => {
    const text = readFileSync(path.join(held, name), 'utf8');
    const language = name.startsWith('lt') ? 'lt' : 'en';
    for (const kind of ['figure', 'add'] as const) {
      const mutated = mutate(text, kind, { language, count: 1, random: randomFrom(5) });
      if (mutated === undefined) continue;
      const comparison = compare(text, mutated.theirs);

      expect(scoreOf(text, mutated, comparison).risks).toBe(0);
      expect(comparison.missing.filter(({ isNew }) => isNew)).toEqual([]);
    }
  });
});
