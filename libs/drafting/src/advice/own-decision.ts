import type { AnswerKey, Answers } from '../terms/answers.js';

type Value = Answers[string];

/** What taking a suggestion does. */
interface Effect {
  readonly change?: Answers | undefined;
  readonly implementation?: string | undefined;
}

/** An unticked box is no answer: nobody can tell it from one that was never looked at. */
const isGiven = (value: Value): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value === true;

const isSame = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Advised only where the description of the work says so itself. */
const FROM_DESCRIPTION: ReadonlySet<string> = new Set<AnswerKey>(['freelance_type', 'personal_data']);

/**
 * Whether a suggestion is taken by itself alone, never with others and never by its weight: it would put a sentence into the
 * contract, another answer in the place of one that was given, or a choice that nobody has made. A sentence is somebody's
 * promise, whatever it says, and a choice that is usual is not yet this person's.
 */
export function needsOwnDecision({ change = {}, implementation = '' }: Effect, answers: Answers): boolean {
  if (implementation.trim() !== '') return true;
  return Object.entries(change).some(
    ([key, value]) => !isSame(answers[key], value) && (isGiven(answers[key]) || !FROM_DESCRIPTION.has(key)),
  );
}
