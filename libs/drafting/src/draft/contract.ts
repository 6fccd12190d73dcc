import type { ContractText } from '../model/bilingual.js';
import type { Language } from '../model/document.js';
import { languagesOf } from '../reading/languages.js';
import { otherLanguage } from '../terms/second-keys.js';
import type { Answers } from '../terms/answers.js';
import { draftBoth } from './bilingual.js';
import { draft } from './draft.js';
import type { FurtherTerm } from './further-terms.js';
import type { BilingualAddition } from './texts-in.js';

/** What a contract is made of, as it is stored. */
export interface ContractSource {
  readonly answers: Answers;
  /** Of the only text, or of the one that prevails. */
  readonly language: Language;
  readonly additions?: readonly BilingualAddition[] | undefined;
  readonly furtherTerms?: readonly FurtherTerm[] | undefined;
  /** The same further terms in the other language, of a contract in both. */
  readonly secondTerms?: readonly FurtherTerm[] | undefined;
}

/** The contract in one language, or in both where the answers say so. */
export function draftContract(source: ContractSource): ContractText {
  const { answers, language, additions = [], furtherTerms = [], secondTerms = furtherTerms } = source;
  const languages = languagesOf(answers);
  if (languages === undefined) return draft(answers, language, additions, furtherTerms);
  const { left, prevails } = languages;
  const further = { [prevails]: furtherTerms, [otherLanguage(prevails)]: secondTerms };
  return draftBoth(answers, {
    left,
    prevails,
    additions,
    further: { en: further['en'] ?? [], lt: further['lt'] ?? [] },
  });
}
