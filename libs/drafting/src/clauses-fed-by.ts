import { CLAUSES } from './clauses/index.js';
import type { ClauseId } from './model.js';
import type { AnswerKey } from './questions/keys.js';

/** The clauses that an answer chooses or fills, in catalogue order: what the preview marks while its question has the focus. */
export function clausesFedBy(key: AnswerKey): ClauseId[] {
  return CLAUSES.filter(({ variables }) => variables.includes(key)).map(({ id }) => id);
}
