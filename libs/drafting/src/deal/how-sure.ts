import type { Language } from '../model/document.js';
import type { FactKey } from './facts.js';

/** How many values of a term were right, and how many wrong. */
type Counts = readonly [right: number, wrong: number];

/**
 * Of the forty contracts of `corpus/deal/third` when they were read for the first time, before anybody who writes rules had seen them:
 * what `npm run bench:deal -- --third --counts` printed then.
 */
const FIRST_READ: Readonly<Record<FactKey, Readonly<Record<Language, Counts>>>> = {
  'payment-days': { en: [17, 1], lt: [20, 3] },
  amount: { en: [70, 11], lt: [85, 5] },
  start: { en: [11, 0], lt: [15, 1] },
  end: { en: [25, 2], lt: [36, 1] },
  term: { en: [4, 2], lt: [8, 0] },
  notice: { en: [21, 0], lt: [28, 2] },
  renewal: { en: [5, 0], lt: [9, 2] },
  'liability-cap': { en: [22, 1], lt: [20, 2] },
  'late-interest': { en: [20, 2], lt: [26, 2] },
  law: { en: [17, 3], lt: [19, 1] },
  court: { en: [17, 2], lt: [15, 7] },
  confidentiality: { en: [15, 1], lt: [19, 1] },
  'non-compete': { en: [9, 1], lt: [6, 1] },
  'ip-moment': { en: [12, 0], lt: [12, 1] },
  revisions: { en: [7, 0], lt: [14, 5] },
};

const SURE = 0.9;
/** Fewer examples than this say nothing. */
const EXAMPLES = 8;

/** Whether a value of this term, read in a contract in this language, is right often enough to be told as what the contract sets. */
export function isSurelyRead(key: FactKey, language: Language): boolean {
  const [right, wrong] = FIRST_READ[key][language];
  const examples = right + wrong;
  return examples >= EXAMPLES && right / examples >= SURE;
}
