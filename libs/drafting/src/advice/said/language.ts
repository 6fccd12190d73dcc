import type { Statement } from '../../brief/statements.js';
import type { Language } from '../../model/document.js';
import { typedLanguage } from '../../reading/typed-language.js';

/** Letters that English has not. */
const MARKED = /[ąčęėįšųūž]/iu;

/**
 * The language of a sentence: by its letters, or else that of the whole description, whose words say it more surely; undefined
 * where neither tells.
 */
export const languageOf = ({ text }: Pick<Statement, 'text'>, description: string): Language | undefined =>
  MARKED.test(text) ? 'lt' : (typedLanguage(description) ?? typedLanguage(text));
