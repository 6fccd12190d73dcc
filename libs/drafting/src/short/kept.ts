import type { Clause, Writer, Written } from '../writing/clause.js';
import type { Inline } from '../model/document.js';
import type { Terms } from '../terms/terms.js';

type Paragraphs = Clause['paragraphs'];

/** A clause of the full form with these of its paragraphs alone. */
export const kept =
  (clause: Clause, ...names: readonly string[]): Paragraphs =>
  (terms, write) =>
    keptOf(clause, terms, write, ...names);

/** Those paragraphs of a clause of the full form that it has on these terms and that bear one of the names. */
export const keptOf = (
  clause: Clause,
  terms: Terms,
  write: Writer,
  ...names: readonly string[]
): readonly Written[] => clause.paragraphs(terms, write).filter(({ name }) => names.includes(name));

/** What a paragraph of the full form says, to stand in a longer one; nothing where the clause has none of that name. */
export function said(clause: Clause, terms: Terms, write: Writer, name: string): readonly Inline[] {
  const [found] = keptOf(clause, terms, write, name);
  return found?.kind === 'paragraph' ? found.content : [];
}
