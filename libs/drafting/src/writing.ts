import type { Clause, Writer, Written } from './clause.js';
import type { Inline, Language } from './model.js';

export type ClauseText = Clause['text'][Language];

/** The items of an enumeration: a semicolon after each, a full stop after the last. */
export function listed(write: Writer, items: readonly (string | readonly Inline[])[]): Inline[][] {
  return items.map((item, at) => write.text`${item}${at === items.length - 1 ? '.' : ';'}`);
}

/**
 * Blocks that stand in the clause only under a condition. They are not even composed otherwise, since they may refer to
 * what is not in the document.
 */
export function when(condition: boolean, compose: () => readonly Written[]): readonly Written[] {
  return condition ? compose() : [];
}
