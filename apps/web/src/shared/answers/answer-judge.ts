import type { answerFault } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import type { Misfit } from './misfits.js';

type Judge = typeof answerFault;
type FitJudge = (answers: Answers) => readonly Misfit[];

let known: Judge | undefined;
let knownFit: FitJudge = () => [];
const listeners = new Set<() => void>();

/**
 * What says which answers cannot stand in a contract. It comes with the rules about questions (`loaded-rules.ts`), once somebody
 * turns to the page; until then nothing is said, and the server refuses by the same function.
 */
export const answerJudge = (): Judge | undefined => known;

/** What of the answers does not go together; until there is something to judge by, nothing. */
export const misfits: FitJudge = (answers) => knownFit(answers);

export function judgeAnswersBy(judge: Judge, fit: FitJudge): void {
  known = judge;
  knownFit = fit;
  for (const listener of listeners) listener();
}

/** Calls the listener when there is something to judge by; returns what ends that. */
export function onAnswerJudge(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
