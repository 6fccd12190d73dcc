import { LANGUAGES, type Language } from '../facts/languages.js';
import type { Answers } from '../terms/answers.js';
import type { Languages } from '../terms/terms.js';

/** The answer to "Language of the contract" that asks for both texts. */
export const BOTH_LANGUAGES = 'both';

/** What is stored may have any shape. */
const answerTo = (answers: Answers, key: string): unknown =>
  Object.hasOwn(Object(answers), key) ? answers[key] : undefined;

const languageIn = (answers: Answers, key: string): Language | undefined =>
  LANGUAGES.find((language) => language === answerTo(answers, key));

/** Undefined unless the contract is made in both languages. Until it is answered, what the wizard proposes. */
export function languagesOf(answers: Answers): Languages | undefined {
  if (answerTo(answers, 'contract_language') !== BOTH_LANGUAGES) return undefined;
  return {
    prevails: languageIn(answers, 'prevailing_language') ?? 'lt',
    left: languageIn(answers, 'left_language') ?? 'en',
  };
}

/** The language that was answered for the contract: of one in both languages that of the text that prevails. */
export const contractLanguageIn = (answers: Answers): Language | undefined =>
  languagesOf(answers)?.prevails ?? languageIn(answers, 'contract_language');
