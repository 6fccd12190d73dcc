import type { Language } from '../model/document.js';
import type { FactKey } from './facts.js';

/** How many values of a term were right, and how many wrong. */
type Counts = readonly [right: number, wrong: number];

/**
 * Of the eighty contracts of `corpus/deal/learned` and `corpus/deal/fresh`, each set when it was read for the first time, before anybody who
 * writes rules had seen it: the sum of what `npm run bench:deal -- --fresh --counts` printed then.
 */
const FIRST_READ: Readonly<Record<FactKey, Readonly<Record<Language, Counts>>>> = {
  'payment-days': { en: [31, 10], lt: [37, 3] },
  amount: { en: [152, 82], lt: [179, 91] },
  start: { en: [25, 9], lt: [38, 1] },
  end: { en: [42, 6], lt: [73, 5] },
  term: { en: [8, 3], lt: [11, 0] },
  notice: { en: [32, 3], lt: [44, 3] },
  renewal: { en: [8, 0], lt: [12, 0] },
  'liability-cap': { en: [26, 5], lt: [28, 3] },
  'late-interest': { en: [37, 8], lt: [50, 5] },
  law: { en: [36, 8], lt: [38, 3] },
  court: { en: [32, 8], lt: [35, 3] },
  confidentiality: { en: [31, 11], lt: [41, 10] },
  'non-compete': { en: [5, 0], lt: [14, 1] },
  'ip-moment': { en: [16, 6], lt: [22, 3] },
  revisions: { en: [23, 0], lt: [19, 0] },
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
