import type { Language } from '../../model/document.js';
import { hash } from '../features.js';
import type { Token } from './tokens.js';

const STEM = 6;
const BEFORE = 3;
const AFTER = 6;
const END = /^[.;:!?\n]$/;
/** No word of a sentence, but of what is around it. */
const MARK = /^["()]$/;

function neighbours(tokens: readonly Token[], from: number, step: 1 | -1, most: number): string[] {
  const found: string[] = [];
  for (let at = from; found.length < most; at += step) {
    const word = tokens[at]?.word;
    if (word === undefined || END.test(word)) {
      found.push('.');
      break;
    }
    if (!MARK.test(word)) found.push(/^\d/.test(word) ? '0' : word.slice(0, STEM));
  }
  return found;
}

/** Hashes of what is around a name, and of the name itself; each once. */
export interface MentionFeatures {
  readonly around: ReadonlySet<number>;
  readonly own: ReadonlySet<number>;
}

/** What tells whether `tokens[from…to)` is a party, and which. An empty range is a verb that says who acts. */
export function mentionFeatures(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: Language,
): MentionFeatures {
  const last = from === to ? '' : (tokens[to - 1]?.word ?? '');
  const own = last.replace(/'s?$/, '');
  const name = tokens
    .slice(from, to)
    .map(({ word }) => word.replace(/'s?$/, ''))
    .join(' ');
  const around = new Set<number>();
  const add = (feature: string) => around.add(hash(feature));
  const before = neighbours(tokens, from - 1, -1, BEFORE);
  const after = neighbours(tokens, to, 1, AFTER);
  const [first = '.', second = '.'] = after;
  add(`-1 ${before[0] ?? ''}`);
  add(`-2 ${before[1] ?? ''} ${before[0] ?? ''}`);
  add(`+1 ${first}`);
  add(`+2 ${first} ${second}`);
  add(`± ${before[0] ?? ''} ${first}`);
  for (const word of after) add(`> ${word}`);
  for (const word of before) add(`< ${word}`);
  add(last === own ? 'plain' : 'owns');
  if (last !== own) add(`owns ${first}`);
  if (language === 'lt') add(`case ${own.slice(-2)} ${first}`);
  return {
    around,
    own: new Set([`name ${name}`, `last ${own.slice(0, 7)}`, `end ${own.slice(-3)}`].map(hash)),
  };
}
