import { answerOfSecond, contextKeysOf } from '@pactwright/drafting';
import { OTHER_SUFFIX, type Language } from '@pactwright/protocol';
import type { ApiError } from '../api/api-error.js';
import { sendAnswer } from '../contract/save-answer.js';
import { findDefaultField } from './default-fields.js';
import type { AnswerChanges } from './improve-reducer.js';

/** An answer that cannot be taken as it is: it is no use to send it again. */
export const isRefusal = ({ status }: ApiError): boolean => status === 400;

/** Why the server has not taken an answer, by its key. */
export type SaveProblems = ReadonlyMap<string, ApiError>;

/**
 * Stores changed answers the way the wizard does, by the names that its questions have. The server finds a key wherever an
 * administrator has moved it; the default wizard says where it began. What it does not take keeps nothing else back.
 */
export async function saveChanges(
  contractId: string,
  changes: AnswerChanges,
  language: Language,
): Promise<SaveProblems> {
  const entries = Object.entries(changes);
  /* First what others are read by: "60 an hour" is refused while the price is a fixed one, words while "Other" is not chosen. */
  const context = new Set(entries.flatMap(([key]) => contextKeysOf(key)));
  const turn = (key: string) => (context.has(key) ? 0 : 2) + (key.endsWith(OTHER_SUFFIX) ? 1 : 0);
  const problems = new Map<string, ApiError>();
  const send = (some: typeof entries) =>
    Promise.all(
      some.map(async ([key, value]) => {
        const first = answerOfSecond(key);
        const found = findDefaultField(first ?? key);
        const result = await sendAnswer({
          contractId,
          stepKey: found?.stepKey ?? '',
          fieldKey:
            found && first === undefined
              ? `${found.field.label.en}${found.isOther ? OTHER_SUFFIX : ''}`
              : key,
          key,
          value: value ?? '',
          language,
          sequence: Date.now(),
        });
        if ('error' in result) problems.set(key, result.error);
      }),
    );
  for (let now = 0; now < 4; now += 1) await send(entries.filter(([key]) => turn(key) === now));
  return problems;
}
