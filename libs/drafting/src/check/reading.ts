import { lean } from '../reading/letters.js';

/** Whom a sentence binds, as far as its words say so. */
export type Bound = 'both' | 'one' | 'nobody';

const BOTH = lean(
  /(?<!\p{L})(?:(?:neither|either|each|both|no) part(?:y|ies)|the parties|mutual(?:ly)?|abi šalys|šalys|kiekviena šalis|nė viena šalis)(?!\p{L})/u,
);
const DUTY = lean(
  /(?<!\p{L})(?:shall|will|must|agrees?|undertakes?|may not|covenants?|is (?:required|obligated)|privalo|įsipareigoja|turi)(?!\p{L})/u,
);
const NEGATION = lean(
  /(?<!\p{L})(?:shall not|will not|may not|must not|does not|do not|is not|are not|cannot|agrees not|neither|nor|no party|never|without the right|nothing in|negali|neturi teisės|nė viena)(?!\p{L})/u,
);
const CARVE_OUT = lean(
  /(?<!\p{L})(?:except(?:ing|ion)?|provided(?:,)? however|unless|other than|excluding|notwithstanding|save for|subject to|does not apply|shall not apply|išskyrus|nebent|netaikoma)(?!\p{L})/u,
);

export function whoIsBound(plain: string): Bound {
  if (BOTH.test(plain)) return 'both';
  return DUTY.test(plain) ? 'one' : 'nobody';
}
export const isNegated = (plain: string): boolean => NEGATION.test(plain);
export const hasCarveOut = (plain: string): boolean => CARVE_OUT.test(plain);
