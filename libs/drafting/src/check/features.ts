import { hasCarveOut, isNegated, whoIsBound } from './reading.js';
import type { Recogniser } from './recogniser.js';
import type { Sentence } from './segment.js';

const WORD = /[\p{L}]+|\d+|[$%€£]/gu;
const MOST_WORDS = 260;

/** What the weights speak about: words, pairs, words of the heading, and how the sentence is built. Each once. */
export function sentenceFeatures({ plain, heading }: Sentence): Set<string> {
  const words = (plain.match(WORD) ?? []).slice(0, MOST_WORDS).map((word) => (/^\d/.test(word) ? '0' : word));
  const found = new Set<string>();
  words.forEach((word, index) => {
    found.add(word);
    const next = words[index + 1];
    if (next !== undefined) found.add(`${word} ${next}`);
    const third = words[index + 2];
    if (third !== undefined) found.add(`${word} ${next} ${third}`);
  });
  for (const word of heading.match(WORD) ?? []) found.add(`h:${word}`);
  found.add(`bound:${whoIsBound(plain)}`);
  if (isNegated(plain)) found.add('is:negated');
  if (hasCarveOut(plain)) found.add('is:carved-out');
  if (plain.length < 80) found.add('is:short');
  return found;
}

/** The names of a recogniser's signs that are in the sentence. */
export const signFeatures = (recogniser: Recogniser, { plain, heading }: Sentence): string[] =>
  Object.entries(recogniser.signs)
    .filter(([name, sign]) => sign.test(name.startsWith('heading') ? heading : plain))
    .map(([name]) => `s:${name}`);

/** Subjects that make a neighbouring sentence telling: a carve-out means little without the ban before it. */
const NEIGHBOURS: Readonly<Record<string, RegExp>> = {
  ban: /compet|exclusiv|restrict|solicit|refrain/u,
  licence: /licen[sc]|sublicen|grant/u,
  ending: /terminat|expir|nutrauk/u,
  renewal: /renew|extend|pratęs/u,
  liability: /liab|damages|indemn|atsakomyb/u,
  warranty: /warrant|defect|garant/u,
  money: /royalt|commission|revenue|profit|minimum|purchase/u,
  rights: /intellectual|copyright|patent|trademark|invention|ownership/u,
  control: /change (?:of|in) control|merge|acqui|assign/u,
  insurance: /insur|polic(?:y|ies)/u,
};
const LEADS_IN = /[:;,]$|-$/u;

/** What stands around a sentence: the subject of its neighbours, and the "shall not:" that a list item hangs on. */
export function contextFeatures(all: readonly Sentence[], at: number): string[] {
  const found: string[] = [];
  for (const [name, side] of [
    ['before', all[at - 1]],
    ['after', all[at + 1]],
  ] as const) {
    if (side === undefined) continue;
    for (const [subject, pattern] of Object.entries(NEIGHBOURS)) {
      if (pattern.test(side.plain)) found.push(`${name}:${subject}`);
    }
  }
  const lead = all[at - 1];
  if (lead !== undefined && LEADS_IN.test(lead.plain)) {
    found.push('lead-in');
    if (isNegated(lead.plain)) found.push('lead-in:negated');
  }
  const share = at / all.length;
  found.push(share < 0.03 ? 'at:opening' : share < 0.15 ? 'at:start' : share > 0.85 ? 'at:end' : 'at:middle');
  return found;
}
