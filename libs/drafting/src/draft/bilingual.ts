import type { BilingualDocument, OneLanguageText } from '../model/bilingual.js';
import type { DraftDocument, Language } from '../model/document.js';
import { readTerms } from '../reading/read-terms.js';
import type { Answers } from '../terms/answers.js';
import type { Languages, Terms } from '../terms/terms.js';
import { bilingualRows, noteRows, signaturesOf } from './bilingual-rows.js';
import { draftTexts, type Text } from './draft.js';
import { layoutOf } from './layout-of.js';
import { listedIn, NO_TERMS, oneLanguageTexts, type Beside } from './one-language.js';
import { additionIn, furtherIn, termsIn } from './texts-in.js';

/** What stands in a contract in both languages beside its answers, and how it stands. */
export type BilingualOptions = Languages & Beside;

/**
 * The contract that these answers make in both languages, side by side. Both texts have the sections of the language that
 * prevails. Whatever somebody has typed and given no second text for stands in both as it was typed, and is told. Total and
 * pure, as `draft` is.
 */
export function draftBoth(
  answers: Answers,
  { left, prevails, additions = [], further = NO_TERMS }: BilingualOptions,
): BilingualDocument {
  const terms: Terms = { ...readTerms(answers), languages: { left, prevails } };
  const of = {
    en: termsIn(terms, answers, 'en', prevails),
    lt: termsIn(terms, answers, 'lt', prevails),
  };
  const text = (language: Language): Text => ({
    terms: { ...of[language], beside: of[language === 'en' ? 'lt' : 'en'] },
    language,
    additions: additions.map((addition) => additionIn(addition, language, prevails)),
    further: further[language].map((term) => furtherIn(term, answers, language, prevails)),
  });
  const [one, other] = draftTexts([text(left), text(left === 'en' ? 'lt' : 'en')], layoutOf(terms, prevails));
  return sideBySide(one, other, prevails, oneLanguageTexts(terms, answers, { prevails, additions, further }));
}

/** Two texts of one contract as they stand beside each other. */
export function sideBySide(
  left: DraftDocument,
  right: DraftDocument,
  prevails: Language,
  inOneLanguage: readonly OneLanguageText[],
): BilingualDocument {
  const note = inOneLanguage.length === 0 ? undefined : listedIn(left, right, inOneLanguage);
  return {
    prevails,
    left,
    right,
    rows: bilingualRows(left, right),
    signatures: signaturesOf(left, right),
    notes: noteRows(left, right, note),
    inOneLanguage,
    rulesVersion: left.rulesVersion,
  };
}
