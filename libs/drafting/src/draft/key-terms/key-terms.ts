import type { Inline, KeyTerms } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import type { Writer } from '../../writing/clause.js';
import type { WrittenClauses } from '../../writing/writer.js';
import { en } from './en.js';
import { lt } from './lt.js';
import type { KeyTermsWriter, Target } from './row.js';
import { ROWS } from './rows.js';

const WORDS = { en, lt } as const;

/**
 * The deal in a few lines, from the terms and by the rules that the clauses are written from. A subject on which nothing is
 * agreed has no row. References are still without numbers. `hasFurther`: terms have been agreed that no clause is made for.
 */
export function keyTermsOf(
  terms: Terms,
  writer: Writer,
  written: WrittenClauses,
  hasFurther: boolean,
): KeyTerms {
  const words = WORDS[writer.language];
  const write: KeyTermsWriter = { ...writer, words };
  const { text, ref } = write;
  const isThere = (target: Target): boolean => {
    const [clause, name] = target.split('.');
    return [...written].some(
      ([id, blocks]) => id === clause && (name === undefined || blocks.some((block) => block.name === name)),
    );
  };
  const labelled = (label: string): Inline[] => [{ kind: 'text', text: label, strong: true }];
  const rows = ROWS.flatMap(({ name, row }) => {
    const agreed = row(terms, write);
    if (agreed === undefined || !agreed.clauses.every(isThere)) return [];
    return [[labelled(words.labels[name]), agreed.text, listOf(agreed.clauses.map(ref), text`, `)]];
  });
  const further = hasFurther
    ? [[labelled(words.labels.further), text`${words.further}`, [ref('further:')]]]
    : [];
  return {
    heading: words.heading,
    intro: words.intro,
    table: { name: 'key-terms', head: words.head, rows: [...rows, ...further] },
  };
}

const listOf = (parts: readonly Inline[], between: readonly Inline[]): Inline[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [...between, part]));
