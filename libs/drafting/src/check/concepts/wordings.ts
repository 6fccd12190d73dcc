import { wordsBeside, type Sought } from '../whole-words.js';

/** How one language says something. */
export interface Wordings {
  /** A stem without which nobody says it: the patterns are not even compiled where it does not stand. */
  readonly stem: RegExp;
  readonly said: readonly string[];
  /** Each of which has to stand in the sentence as well, wherever. */
  readonly and?: readonly string[];
  /** What sounds like it and is fair. */
  readonly unless?: readonly string[];
}

function saidIn({ stem, said, and = [], unless }: Wordings): (plain: string) => boolean {
  const beside = (alternatives: readonly string[]): Sought => wordsBeside([stem.source], ...alternatives);
  const needed = [said, ...and.map((each) => [each])].map(beside);
  const fair = unless && beside(unless);
  return (plain) => needed.every((each) => each.test(plain)) && fair?.test(plain) !== true;
}

/** Whether a sentence says it in one of the languages. */
export function sayingIn(...languages: readonly Wordings[]): (plain: string) => boolean {
  const tests = languages.map(saidIn);
  return (plain) => tests.some((isSaid) => isSaid(plain));
}
