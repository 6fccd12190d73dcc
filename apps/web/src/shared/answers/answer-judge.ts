import type { answerFault } from '@pactwright/drafting';

type Judge = typeof answerFault;

let known: Judge | undefined;
const listeners = new Set<() => void>();

/**
 * What says which answers cannot stand in a contract. It comes with the rules about questions (`loaded-rules.ts`), once somebody
 * turns to the page; until then nothing is said, and the server refuses by the same function.
 */
export const answerJudge = (): Judge | undefined => known;

export function judgeAnswersBy(judge: Judge): void {
  known = judge;
  for (const listener of listeners) listener();
}

/** Calls the listener when there is something to judge by; returns what ends that. */
export function onAnswerJudge(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
