import type { Language } from '../model/document.js';
import { BOTH_LANGUAGES } from '../reading/languages.js';
import type { Answers } from '../terms/answers.js';

/**
 * The language that is proposed for a contract until somebody has chosen: the reader's own. Between two parties in Lithuania the law
 * asks for a text in Lithuanian, so a reader of English is offered it beside the English one.
 */
export const proposedLanguage = (
  { provider_country, client_country }: Answers,
  reader: Language,
): Language | typeof BOTH_LANGUAGES =>
  reader === 'en' && provider_country === 'lt' && client_country === 'lt' ? BOTH_LANGUAGES : reader;
