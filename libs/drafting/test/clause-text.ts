import { CLAUSES } from '../src/clauses/index.js';
import type { ClauseId, Inline, Language } from '../src/model/document.js';
import { readTerms } from '../src/reading/read-terms.js';
import type { Terms } from '../src/terms/terms.js';
import { writeClauses, type WrittenClauses } from '../src/writing/writer.js';

/** The wizard's defaults, with what a test cares about put in their place. */
export const someTerms = (changes: Partial<Terms> = {}): Terms => ({ ...readTerms({}), ...changes });

/**
 * What one clause says beside all others: its paragraphs by name, items on lines of their own, plain spaces, a gap as
 * "[label]" and a reference as "<target>".
 */
export function clauseText(
  id: ClauseId,
  language: Language,
  changes: Partial<Terms> = {},
): Readonly<Record<string, string>> {
  const blocks = written(language, changes).get(id) ?? [];
  return Object.fromEntries(blocks.map((block) => [block.name, blockText(block)]));
}

/** The whole clause in one string. */
export const wholeClause = (id: ClauseId, language: Language, changes: Partial<Terms> = {}): string =>
  wholeClauses([id], language, changes);

/** The whole of several clauses of one contract, in one string. */
export function wholeClauses(
  ids: readonly ClauseId[],
  language: Language,
  changes: Partial<Terms> = {},
): string {
  const clauses = written(language, changes);
  return ids.flatMap((id) => (clauses.get(id) ?? []).map(blockText)).join('\n');
}

function written(language: Language, changes: Partial<Terms>): WrittenClauses {
  const [text] = writeClauses(CLAUSES, [{ terms: someTerms(changes), language }]);
  return text ?? new Map();
}

/** Whether the clause stands in a contract on these terms. */
export const belongs = (id: ClauseId, changes: Partial<Terms> = {}): boolean =>
  CLAUSES.some((clause) => clause.id === id && clause.belongs(someTerms(changes)));

type WrittenBlock = NonNullable<ReturnType<WrittenClauses['get']>>[number];

function blockText(block: WrittenBlock): string {
  const contents =
    block.kind === 'paragraph'
      ? [block.content, ...block.items.map(({ content }) => content)]
      : block.rows.flat();
  return contents.map(contentText).join('\n');
}

const contentText = (content: readonly Inline[]): string =>
  content.map(inlineText).join('').replaceAll('\u00a0', ' ');

function inlineText(part: Inline): string {
  if (part.kind === 'text') return part.text;
  return part.kind === 'placeholder' ? `[${part.label}]` : `<${part.target}>`;
}
