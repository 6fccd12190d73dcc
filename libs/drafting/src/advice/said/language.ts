import type { Statement } from '../../brief/statements.js';
import { typedLanguage } from '../../reading/typed-language.js';

/** Letters that English has not. */
const MARKED = /[ąčęėįšųūž]/iu;

/** Whether a sentence is Lithuanian: by its letters, or else as the whole description is, whose words say it more surely. */
export const isLithuanian = ({ text }: Pick<Statement, 'text'>, description: string): boolean =>
  MARKED.test(text) || (typedLanguage(description) ?? typedLanguage(text)) === 'lt';
