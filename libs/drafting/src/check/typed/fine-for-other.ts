import type { Sentence } from '../segment.js';
import { lean } from '../../reading/letters.js';

const OF_SECRETS = lean(
  /(?<!\p{L})(?:confiden|secre|disclos|reveal|private|leak|informat|silen|gets? out|lets? out|know|told|tell|konfiden|paslap|slapt|neatskl|atskl|informacij|nutek|tyl|sužin|vieš)/u,
);
/** A clause is about secrecy where what stands so near before is. */
const NEAR = 3;
/** Of an agreement on secrets so many sentences speak of them. */
const SHARE = 0.15;
/** "Clause 5", „2 ar 7 straipsnį“. */
const CLAUSES = lean(
  /(?<!\p{L})(?:clauses?|sections?|articles?|paragraphs?|items?|points?) (\d+)|(?<![\d.])(\d+)(?:\.\d+)*(?=\.?(?:,| ar| ir| arba)? (?:\d+(?:\.\d+)* )?(?:punkt|straipsn|skyri|dal))/gu,
);
const NUMBER = /^\d+/u;

/**
 * Whether a fine that sounds like one for what gets out is for something else: neither its clause, nor one that it names, nor the whole
 * contract is about secrets.
 */
export function isFineForOther(sentence: Sentence, sentences: readonly Sentence[]): boolean {
  const secret = sentences.filter(({ plain, heading }) => OF_SECRETS.test(`${heading}\n${plain}`));
  const at = sentences.indexOf(sentence);
  const near = sentences.slice(Math.max(0, at - NEAR), at + 1);
  const named = [...sentence.plain.matchAll(CLAUSES)].map(([, before, behind]) => before ?? behind);
  return (
    secret.length < SHARE * sentences.length &&
    !secret.some((each) => near.includes(each) || named.includes(NUMBER.exec(each.plain)?.[0]))
  );
}
