import { CLAUSES } from './clauses/index.js';
import type { ClauseId } from './model.js';
import { OTHER_SUFFIX } from './questions/keys.js';

/**
 * The clauses that an answer or its free text chooses or fills, in catalogue order: what the preview marks while its
 * question has the focus. None for a key that the library does not know, such as that of a field an admin added.
 */
export function clausesFedBy(key: string): ClauseId[] {
  const answer = key.endsWith(OTHER_SUFFIX) ? key.slice(0, -OTHER_SUFFIX.length) : key;
  return CLAUSES.filter(({ variables }) => variables.some((variable) => variable === answer)).map(
    ({ id }) => id,
  );
}
