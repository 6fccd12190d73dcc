import type { Inline, KeyTerms } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import type { Writer } from '../../writing/clause.js';
import type { WrittenClauses } from '../../writing/writer.js';
import { en } from './en.js';
import { lt } from './lt.js';
import type { KeyTermsWriter, Target } from './row.js';
import { rowsOf } from './rows.js';

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
  const { length } = terms;
  const labelled = (label: string): Inline[] => [{ kind: 'text', text: label, strong: true }];
  const rows = rowsOf(terms).flatMap(({ name, row }) => {
    const agreed = row(terms, write);
    const places = agreed?.clauses.map((target) => placeOf(target, written, length)) ?? [];
    const known = places.filter((place) => place !== undefined);
    if (agreed === undefined || known.length < places.length) return [];
    const references = [...new Set(known)].map(ref);
    return [[labelled(words.labels[name]), agreed.text, listOf(references, text`, `)]];
  });
  const further = hasFurther
    ? [[labelled(words.labels.further), text`${words.further}`, [ref('further:')]]]
    : [];
  return {
    heading: words.heading,
    intro: terms.length === 'short' ? words.shortIntro : words.intro,
    table: { name: 'key-terms', head: words.head, rows: [...rows, ...further] },
  };
}

/**
 * Where what a row sums up is agreed. The short form says in one paragraph what the full one says in several: there a paragraph
 * that it does not have is the first of its clause.
 */
function placeOf(target: Target, written: WrittenClauses, length: Terms['length']): Target | undefined {
  const [clause, name] = target.split('.');
  const [, blocks] = [...written].find(([id]) => id === clause) ?? [];
  if (blocks === undefined || name === undefined) return blocks && target;
  if (blocks.some((block) => block.name === name)) return target;
  const [first] = blocks;
  return length === 'short' && first ? (`${clause}.${first.name}` as Target) : undefined;
}

const listOf = (parts: readonly Inline[], between: readonly Inline[]): Inline[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [...between, part]));
