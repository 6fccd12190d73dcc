import type { Clause, Writer, Written, WrittenItem } from './clause.js';
import type { Inline, Language } from './model.js';
import type { TypedBlock } from './reading/typed-blocks.js';

export type ClauseText = Clause['text'][Language];

/** The items of an enumeration: a semicolon after each, a full stop after the last. */
export function listed(write: Writer, items: readonly (string | readonly Inline[])[]): Inline[][] {
  return items.map((item, at) => write.text`${item}${at === items.length - 1 ? '.' : ';'}`);
}

/** The lines that somebody has typed, as they stand below a paragraph. */
export const typed = (write: Writer, blocks: readonly TypedBlock[]): WrittenItem[] =>
  blocks.map(({ kind, level, text }) => ({ kind, level, content: write.text`${text}` }));

/**
 * Blocks that stand in the clause only under a condition. They are not even composed otherwise, since they may refer to
 * what is not in the document.
 */
export function when(condition: boolean, compose: () => readonly Written[]): readonly Written[] {
  return condition ? compose() : [];
}
