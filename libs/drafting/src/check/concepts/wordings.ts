import { words } from '../whole-words.js';

/** How one language says something. */
export interface Wordings {
  /** A stem without which nobody says it: the patterns are not even compiled where it does not stand. */
  readonly stem: RegExp;
  readonly said: readonly string[];
  /** What sounds like it and is fair. */
  readonly unless?: readonly string[];
}

function saidIn({ stem, said, unless }: Wordings): (plain: string) => boolean {
  let patterns: { readonly isSaid: RegExp; readonly isFair: RegExp | undefined } | undefined;
  return (plain) => {
    if (!stem.test(plain)) return false;
    patterns ??= { isSaid: words(...said), isFair: unless && words(...unless) };
    return patterns.isSaid.test(plain) && patterns.isFair?.test(plain) !== true;
  };
}

/** Whether a sentence says it in one of the languages. */
export function sayingIn(...languages: readonly Wordings[]): (plain: string) => boolean {
  const tests = languages.map(saidIn);
  return (plain) => tests.some((isSaid) => isSaid(plain));
}
