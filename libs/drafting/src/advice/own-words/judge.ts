import { languageOfAddition, type BilingualAddition } from '../../draft/texts-in.js';
import type { Language } from '../../model/document.js';
import type { Answers } from '../../terms/answers.js';
import { languagesOf } from '../../reading/languages.js';
import { readTerms } from '../../reading/read-terms.js';
import { fieldsAskedBy } from '../fields-asked.js';
import { wordingOfAdvice } from '../improvement.js';
import { figureConflict, withoutSentences, type FigureConflict } from './contradiction.js';
import { sentenceProblem, type SentenceProblem } from './sentence.js';

/** Why a text cannot be added to a clause. */
export type AdditionProblem =
  | { readonly kind: SentenceProblem }
  /** Its suggestion asks for an answer, which the clause then says itself. */
  | { readonly kind: 'field' }
  | ({ readonly kind: 'figures' } & FigureConflict);

/**
 * Judges texts for the clauses of one contract; `contractLanguage` is that of its only text or of the one that prevails. In a contract
 * in both languages a text may be in either: each is judged in its own. The same on the server and in the browser.
 */
export function additionJudge(
  answers: Answers,
  contractLanguage: Language,
): (addition: BilingualAddition) => AdditionProblem | undefined {
  const terms = readTerms(answers);
  const isBoth = languagesOf(answers) !== undefined;
  return (addition) => {
    const { id, clauseId, text } = addition;
    const language = isBoth ? languageOfAddition(addition, contractLanguage) : contractLanguage;
    if (fieldsAskedBy(id).length > 0) return { kind: 'field' };
    const problem = sentenceProblem(text, language);
    if (problem !== undefined) return { kind: problem };
    /* The wording that is ready is about something that its clause does not say, whatever number it names. */
    const own = withoutSentences(text, wordingOfAdvice(id, answers, language) ?? '');
    const conflict = figureConflict(own, { terms, language, clauseId });
    return conflict && { kind: 'figures', ...conflict };
  };
}
