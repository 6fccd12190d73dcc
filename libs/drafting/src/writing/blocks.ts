import type { Clause, WordedWriter, Writer, Written, WrittenItem } from './clause.js';
import type { Inline, TypedBlock } from '../model/document.js';
import type { Terms } from '../terms/terms.js';

/** The paragraphs of a clause: composed once, in the sentences of the language in which they are written. */
export const worded =
  <English, Lithuanian>(
    wording: { readonly en: English; readonly lt: Lithuanian },
    compose: (terms: Terms, write: WordedWriter<English | Lithuanian>) => readonly Written[],
  ): Clause['paragraphs'] =>
  (terms, write) =>
    compose(terms, { ...write, words: wording[write.language] });

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
