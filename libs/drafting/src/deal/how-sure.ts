import type { Language } from '../model/document.js';
import type { FactKey } from './facts.js';

/** How many values of a term were right, and how many wrong. */
type Counts = readonly [right: number, wrong: number];

/**
 * Of the forty contracts of `corpus/deal/fresh` when they were read for the first time, before anybody who writes rules had seen them:
 * what `npm run bench:deal -- --fresh --counts` printed then. The next such set takes their place here.
 */
const FIRST_READ: Readonly<Record<FactKey, Readonly<Record<Language, Counts>>>> = {
  'payment-days': { en: [17, 0], lt: [16, 0] },
  amount: { en: [70, 5], lt: [72, 21] },
  start: { en: [10, 1], lt: [14, 1] },
  end: { en: [21, 0], lt: [27, 4] },
  term: { en: [2, 0], lt: [2, 0] },
  notice: { en: [14, 0], lt: [18, 0] },
  renewal: { en: [5, 0], lt: [5, 0] },
  'liability-cap': { en: [17, 3], lt: [16, 3] },
  'late-interest': { en: [13, 0], lt: [15, 1] },
  law: { en: [18, 0], lt: [16, 0] },
  court: { en: [12, 0], lt: [15, 0] },
  confidentiality: { en: [11, 0], lt: [12, 1] },
  'non-compete': { en: [5, 2], lt: [5, 0] },
  'ip-moment': { en: [7, 1], lt: [6, 0] },
  revisions: { en: [10, 2], lt: [17, 0] },
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
