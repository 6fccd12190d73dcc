import type { answerFault } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';

type Judge = typeof answerFault;
/** Whether the sums of answers that belong together come to the same. */
type SumsJudge = (answers: Answers) => boolean;

let known: Judge | undefined;
let knownSums: SumsJudge = () => true;
const listeners = new Set<() => void>();

/**
 * What says which answers cannot stand in a contract. It comes with the rules about questions (`loaded-rules.ts`), once somebody
 * turns to the page; until then nothing is said, and the server refuses by the same function.
 */
export const answerJudge = (): Judge | undefined => known;

/** Until there is something to judge by, they do. */
export const sumsMeet: SumsJudge = (answers) => knownSums(answers);

export function judgeAnswersBy(judge: Judge, sums: SumsJudge): void {
  known = judge;
  knownSums = sums;
  for (const listener of listeners) listener();
}

/** Calls the listener when there is something to judge by; returns what ends that. */
export function onAnswerJudge(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
