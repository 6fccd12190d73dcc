import {
  ANSWER_ERRORS,
  entryMessage,
  type Answers,
  type Language,
  type WizardField,
} from '@pactwright/protocol';
import type { TFunction } from 'i18next';
import { answerProblem, misfitsOf } from './answer-problem.js';
import { misfitText } from './misfit-text.js';

/** Why an answer cannot stand in the contract, for whoever does not see its field; nothing where it can. */
export function reasonsAgainst(
  field: WizardField,
  answers: Answers,
  language: Language,
  t: TFunction<'contract-wizard'>,
): string[] {
  const problem = answerProblem(field, (key) => answers[key]);
  if (problem) return [entryMessage(ANSWER_ERRORS[problem.code], language, problem.params)];
  return misfitsOf(field, answers).map((misfit) => misfitText(misfit, t));
}
