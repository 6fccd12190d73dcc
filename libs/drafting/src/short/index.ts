import { CLAUSES } from '../clauses/index.js';
import type { Clause } from '../writing/clause.js';
import type { ClauseId } from '../model/document.js';
import { ending } from './ending.js';
import { general } from './general.js';
import { money } from './money.js';
import { rights } from './rights.js';
import { risk } from './risk.js';
import type { ShortClauses } from './short-clauses.js';
import { work } from './work.js';
import type { Terms } from '../terms/terms.js';

const SHORT: ShortClauses = { ...work, ...money, ...rights, ...risk, ...ending, ...general };

/** What the short form has no place for: it explains why, or defines words that stand defined where they are first used. */
const LEFT_OUT: ReadonlySet<ClauseId> = new Set(['background', 'definitions']);

/**
 * Where both parties answer for their fault alone, as the law says, claims of third parties need no clause beside the warranties
 * and the limit of liability.
 */
const ONLY_IF: Readonly<Partial<Record<ClauseId, (terms: Terms) => boolean>>> = {
  indemnity: ({ style }) => style !== 'balanced',
};

/**
 * The library of the short form: the same clauses on the same conditions, in fewer words. What somebody has asked for beyond
 * the usual (the optional clauses, personal data) stands as in the full form.
 */
export const SHORT_CLAUSES: readonly Clause[] = CLAUSES.filter(({ id }) => !LEFT_OUT.has(id)).map(
  (clause): Clause => ({
    ...clause,
    belongs: (terms) => clause.belongs(terms) && (ONLY_IF[clause.id]?.(terms) ?? true),
    paragraphs: SHORT[clause.id] ?? clause.paragraphs,
  }),
);
