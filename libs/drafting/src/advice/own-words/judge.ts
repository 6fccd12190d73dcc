import type { Addition } from '../../writing/additions.js';
import type { Language } from '../../model/document.js';
import type { Answers } from '../../terms/answers.js';
import { readTerms } from '../../reading/read-terms.js';
import { fieldsAskedBy, wordingOfAdvice } from '../improvement.js';
import { figureConflict, withoutSentences, type FigureConflict } from './contradiction.js';
import { sentenceProblem, type SentenceProblem } from './sentence.js';

/** Why a text cannot be added to a clause. */
export type AdditionProblem =
  | { readonly kind: SentenceProblem }
  /** Its suggestion asks for an answer, which the clause then says itself. */
  | { readonly kind: 'field' }
  | ({ readonly kind: 'figures' } & FigureConflict);

/** Judges texts for the clauses of one contract. The same on the server and in the browser. */
export function additionJudge(
  answers: Answers,
  language: Language,
): (addition: Addition) => AdditionProblem | undefined {
  const terms = readTerms(answers);
  return ({ id, clauseId, text }) => {
    if (fieldsAskedBy(id).length > 0) return { kind: 'field' };
    const problem = sentenceProblem(text, language);
    if (problem !== undefined) return { kind: problem };
    /* The wording that is ready is about something that its clause does not say, whatever number it names. */
    const own = withoutSentences(text, wordingOfAdvice(id, answers, language) ?? '');
    const conflict = figureConflict(own, { terms, language, clauseId });
    return conflict && { kind: 'figures', ...conflict };
  };
}
