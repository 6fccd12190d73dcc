import { words } from '../whole-words.js';

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
  let patterns: { readonly needed: readonly RegExp[]; readonly fair: RegExp | undefined } | undefined;
  return (plain) => {
    if (!stem.test(plain)) return false;
    patterns ??= {
      needed: [words(...said), ...and.map((each) => words(each))],
      fair: unless && words(...unless),
    };
    return patterns.needed.every((each) => each.test(plain)) && patterns.fair?.test(plain) !== true;
  };
}

/** Whether a sentence says it in one of the languages. */
export function sayingIn(...languages: readonly Wordings[]): (plain: string) => boolean {
  const tests = languages.map(saidIn);
  return (plain) => tests.some((isSaid) => isSaid(plain));
}
