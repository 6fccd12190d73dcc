import type { Language } from '../model/document.js';
import type { FactKey } from './facts.js';

/** How many values of a term were right, and how many wrong. */
type Counts = readonly [right: number, wrong: number];

/**
 * Of the forty contracts of `corpus/deal/fourth` when they were read for the first time, before anybody who writes rules had seen them:
 * what `npm run bench:deal -- --fresh --counts` printed then. The next such set takes their place here.
 */
const FIRST_READ: Readonly<Record<FactKey, Readonly<Record<Language, Counts>>>> = {
  'payment-days': { en: [16, 0], lt: [21, 1] },
  amount: { en: [78, 7], lt: [106, 8] },
  start: { en: [12, 1], lt: [21, 1] },
  end: { en: [25, 1], lt: [47, 6] },
  term: { en: [4, 0], lt: [8, 0] },
  notice: { en: [22, 0], lt: [28, 1] },
  renewal: { en: [4, 0], lt: [11, 2] },
  'liability-cap': { en: [23, 3], lt: [24, 0] },
  'late-interest': { en: [17, 2], lt: [25, 4] },
  law: { en: [18, 1], lt: [20, 0] },
  court: { en: [18, 2], lt: [18, 0] },
  confidentiality: { en: [16, 1], lt: [25, 2] },
  'non-compete': { en: [6, 1], lt: [10, 1] },
  'ip-moment': { en: [13, 1], lt: [15, 0] },
  revisions: { en: [15, 7], lt: [20, 1] },
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
