import type { Language } from '../model/document.js';
import type { FactKey } from './facts.js';

/** How many values of a term were right, and how many wrong. */
type Counts = readonly [right: number, wrong: number];

/**
 * Of the forty contracts of `corpus/deal/fresh` when they were read for the first time, before anybody who writes rules had seen them:
 * what `npm run bench:deal -- --fresh --counts` printed then. A newer set that is new to the rules takes its place.
 */
const FIRST_READ: Readonly<Record<FactKey, Readonly<Record<Language, Counts>>>> = {
  'payment-days': { en: [18, 5], lt: [20, 3] },
  amount: { en: [85, 41], lt: [98, 44] },
  start: { en: [10, 3], lt: [19, 0] },
  end: { en: [25, 4], lt: [42, 1] },
  term: { en: [3, 2], lt: [6, 0] },
  notice: { en: [16, 2], lt: [22, 2] },
  renewal: { en: [5, 0], lt: [6, 0] },
  'liability-cap': { en: [15, 3], lt: [12, 2] },
  'late-interest': { en: [19, 2], lt: [26, 3] },
  law: { en: [17, 2], lt: [19, 2] },
  court: { en: [16, 3], lt: [19, 1] },
  confidentiality: { en: [16, 7], lt: [21, 2] },
  'non-compete': { en: [3, 0], lt: [7, 1] },
  'ip-moment': { en: [11, 1], lt: [11, 1] },
  revisions: { en: [10, 0], lt: [7, 0] },
};

const SURE = 0.9;
/** Fewer examples than this say nothing. */
const EXAMPLES = 5;

/** Whether a value of this term, read in a contract in this language, is right often enough to be told as what the contract sets. */
export function isSurelyRead(key: FactKey, language: Language): boolean {
  const [right, wrong] = FIRST_READ[key][language];
  const examples = right + wrong;
  return examples >= EXAMPLES && right / examples >= SURE;
}
