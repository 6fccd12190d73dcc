import type { Clause } from '../writing/clause.js';
import type { ClauseId } from '../model/document.js';

/** How clauses are written in the short form. */
export type ShortClauses = Readonly<Partial<Record<ClauseId, Clause['paragraphs']>>>;
