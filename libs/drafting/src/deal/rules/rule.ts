import type { Period } from '../../check/figures.js';
import type { Said } from '../said.js';
import type { Choice, DealValue } from '../values.js';

export type Reader = (said: Said) => readonly DealValue[];

export interface Rule {
  /** What the sentence has to speak of, or the heading it stands under. */
  readonly of: RegExp;
  readonly alsoOf?: RegExp;
  readonly underHeading?: RegExp;
  /** Begins a sentence that goes on about what the sentence before it spoke of. */
  readonly goesOn?: RegExp;
  /** What makes it a sentence about something else. */
  readonly unless?: RegExp;
  readonly read: Reader;
}

export const periodValue = ({ amount, unit }: Period): DealValue => ({ kind: 'period', amount, unit });

/** The first choice whose words stand there. */
export const choiceOf =
  (choices: readonly (readonly [Choice, RegExp])[]): Reader =>
  ({ plain }) => {
    const choice = choices.find(([, pattern]) => pattern.test(plain))?.[0];
    return choice === undefined ? [] : [{ kind: 'choice', choice }];
  };

export const first =
  (...readers: readonly Reader[]): Reader =>
  (said) => {
    for (const read of readers) {
      const found = read(said);
      if (found.length > 0) return found;
    }
    return [];
  };
