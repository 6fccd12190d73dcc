import type { Writer, Written } from './clause.js';
import { CLAUSE_IDS, type BlockOwner, type ClauseId, type Language } from '../model/document.js';
import { typedBlocks } from '../reading/typed-blocks.js';
import { typed } from './blocks.js';

/** Text that the parties agreed on for one clause, beside what the answers make of it. */
export interface Addition {
  /** The suggestion it came from. */
  readonly id: string;
  /** A clause of the library; with any other the text stands among the additional terms. */
  readonly clauseId: string;
  readonly text: string;
  /** A remark that stands before it. */
  readonly mark?: string | undefined;
}

/** A paragraph and the clause it belongs to. */
export interface Placed {
  readonly clauseId: BlockOwner;
  readonly block: Written;
  /** The clause is in the document, so that the paragraph stands at its end rather than among the additional terms. */
  readonly isInClause: boolean;
}

/** What belongs to no clause of the library counts as a part of what the parties have agreed as a whole. */
const ANY_OTHER_CLAUSE: ClauseId = 'entire-agreement';
const INTRODUCTION: Readonly<Record<Language, string>> = {
  en: 'The Parties also agree on the following:',
  lt: 'Šalys taip pat susitaria:',
};

/** Only gaps of the vocabulary stand in square brackets. */
const withoutBrackets = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

function paragraph(
  name: string,
  { text, mark }: Addition,
  language: Language,
  write: Writer,
): Written | undefined {
  const blocks = typedBlocks(withoutBrackets(text));
  const [first, ...others] = blocks;
  if (first === undefined) return undefined;
  const marked = (words: string): string => (mark === undefined ? words : `${mark} ${words}`);
  if (others.length === 0) return write.paragraph(name, write.text`${marked(first.text)}`);
  return first.kind === 'text'
    ? write.paragraph(name, write.text`${marked(first.text)}`, typed(write, others))
    : write.paragraph(name, write.text`${marked(INTRODUCTION[language])}`, typed(write, blocks));
}

/** Makes each addition one paragraph, numbered among those of its clause. The texts are taken as they are, never parsed. */
export function writeAdditions(
  additions: readonly Addition[],
  present: ReadonlySet<ClauseId>,
  language: Language,
  write: Writer,
): Placed[] {
  const placed: (Placed & { readonly clauseId: ClauseId })[] = [];
  for (const addition of additions) {
    const { clauseId: named } = addition;
    const known = CLAUSE_IDS.find((id) => id === named);
    const clauseId = known ?? ANY_OTHER_CLAUSE;
    const before = placed.filter((other) => other.clauseId === clauseId).length;
    const block = paragraph(`addition-${before + 1}`, addition, language, write);
    if (block === undefined) continue;
    placed.push({ clauseId, block, isInClause: known !== undefined && present.has(known) });
  }
  return placed.toSorted((a, b) => CLAUSE_IDS.indexOf(a.clauseId) - CLAUSE_IDS.indexOf(b.clauseId));
}
