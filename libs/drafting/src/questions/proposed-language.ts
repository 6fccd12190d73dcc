import type { Language } from '../model/document.js';
import { BOTH_LANGUAGES } from '../reading/languages.js';
import type { Answers } from '../terms/answers.js';

/**
 * The language that is proposed for a contract until somebody has chosen: the reader's own. Between two parties in Lithuania the law
 * asks for a text in Lithuanian, so a reader of English is offered it beside the English one; between one there and one elsewhere it
 * asks for a text in Lithuanian and one in a language of both.
 */
export function proposedLanguage(
  { provider_country: provider, client_country: client }: Answers,
  reader: Language,
): Language | typeof BOTH_LANGUAGES {
  const lithuanian = [provider, client].filter((country) => country === 'lt').length;
  if (!provider || !client || lithuanian === 0) return reader;
  return lithuanian === 1 || reader === 'en' ? BOTH_LANGUAGES : reader;
}
