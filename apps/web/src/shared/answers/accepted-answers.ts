import type { Answers, WizardField } from '@pactwright/protocol';
import { answerProblem } from './answer-problem.js';
import { otherKey } from './wizard-content.js';

/** The keys of the fields that refuse their answer, with those of the words behind "Other". */
export const refusedKeys = (answers: Answers, fields: readonly WizardField[]): ReadonlySet<string> =>
  new Set(
    fields
      .filter((field) => answerProblem(field, (key) => answers[key]) !== undefined)
      .flatMap((field) => [field.key, otherKey(field)]),
  );

/** The answers as the contract can carry them: where a field refuses its answer, what stood there before. */
export function acceptedAnswers(
  answers: Answers,
  fields: readonly WizardField[],
  before: Answers = {},
): Answers {
  return withEarlier(answers, refusedKeys(answers, fields), before);
}

/** The answers with what stood there before under these keys. */
export function withEarlier(answers: Answers, refused: ReadonlySet<string>, before: Answers): Answers {
  if (refused.size === 0) return answers;
  const accepted = { ...answers };
  for (const key of refused) {
    const earlier = before[key];
    if (earlier === undefined) delete accepted[key];
    else accepted[key] = earlier;
  }
  return accepted;
}
