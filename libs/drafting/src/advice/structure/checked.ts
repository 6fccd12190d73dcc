import type { Addition } from '../../additions.js';
import type { Block, DraftDocument, Inline } from '../../model.js';
import type { AnswerKey } from '../../questions/keys.js';
import type { Situation } from '../situation.js';

/** A contract as it was drafted, and what it was drafted from. */
export interface Checked {
  readonly document: DraftDocument;
  readonly situation: Situation;
  /** Ids of all paragraphs and tables, and of the clauses they belong to. */
  readonly present: ReadonlySet<string>;
  readonly contents: readonly (readonly Inline[])[];
  /** Our words and the user's, without placeholders and references. */
  readonly words: string;
  /** Whether the question was answered, or the user approved wording in its place. */
  isSettled(key: AnswerKey, ruleId: string): boolean;
}

const contentsOf = (block: Block): readonly (readonly Inline[])[] =>
  block.kind === 'table' ? block.rows.flat() : [block.content, ...block.items.map(({ content }) => content)];

export function checkedOf(
  document: DraftDocument,
  situation: Situation,
  additions: readonly Addition[],
): Checked {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const contents = blocks.flatMap(contentsOf);
  const approved = new Set(additions.filter(({ text }) => text.trim() !== '').map(({ id }) => id));
  return {
    document,
    situation,
    present: new Set<string>(blocks.flatMap(({ id, clauseId }): [string, string] => [id, clauseId])),
    contents,
    words: contents
      .map((content) => content.map((part) => (part.kind === 'text' ? part.text : ' ')).join(''))
      .join('\n'),
    isSettled: (key, ruleId) =>
      situation.isGiven(key) || approved.has(ruleId) || approved.has(`missing:${key}`),
  };
}
