import {
  ANSWER_ERRORS,
  areRows,
  entryMessage,
  isNearLimit,
  type AnswerErrorCode,
  type WizardField,
} from '@pactwright/protocol';
import { useCallback, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/use-language.js';
import { onAnswerJudge } from './answer-judge.js';
import { answerProblem, typedText } from './answer-problem.js';
import { useAnswerSource } from './answer-source.js';

/** "5" may become "5 icons", "No" Norway, and "any" Anykščiai: these are said once the field is left. */
const SAID_LATER: ReadonlySet<AnswerErrorCode> = new Set([
  'ANSWER_NO_ITEM',
  'ANSWER_NO_DESCRIPTION',
  'ANSWER_NO_WORK_TYPE',
  'ANSWER_NO_PAYMENT_STRUCTURE',
  'ANSWER_NO_COUNTRY',
  'ANSWER_NO_CITY',
]);

/** Why the answer cannot stand in the contract as it is, in the words in which the server would refuse it. */
export function useAnswerProblem(field: WizardField, isWriting: boolean): string | undefined {
  const { read, subscribe } = useAnswerSource();
  const language = useLanguage();
  const now = () => {
    const problem = answerProblem(field, read);
    /* What is wrong with a cell of a row stands at the cell; how long one may be, here. */
    if (areRows(read(field.key)) && problem?.code !== 'ANSWER_TOO_LONG') return undefined;
    if (problem && isWriting && SAID_LATER.has(problem.code)) return undefined;
    return problem && entryMessage(ANSWER_ERRORS[problem.code], language, problem.params);
  };
  const subscribeToBoth = useCallback(
    (listener: () => void) => {
      const ends = [subscribe(listener), onAnswerJudge(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(subscribeToBoth, now, now);
}

/** How many characters more the answer may have; undefined while the limit is far. */
export function useRoom(field: WizardField): number | undefined {
  const { read, subscribe } = useAnswerSource();
  const now = () => {
    const typed = typedText(field, read);
    return typed && isNearLimit(typed.text.length, typed.limit) ? typed.limit - typed.text.length : undefined;
  };
  return useSyncExternalStore(subscribe, now, now);
}
