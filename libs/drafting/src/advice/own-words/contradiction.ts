import type { DraftDocument, Inline } from '../../model.js';
import { quantitiesIn, sentencesOf, withoutQuantities, type Quantity } from './quantities.js';

/** Words for the contract that name another number than their clause does. */
export interface FigureConflict {
  readonly own: Quantity;
  /** The numbers of the clause, as it writes them. */
  readonly clause: readonly string[];
}

const inlineText = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : part.label)).join('');

/** What a clause says, without its numbering. */
export function clauseText({ sections }: DraftDocument, clauseId: string): string {
  const blocks = sections.flatMap(({ blocks: all }) => all.filter((block) => block.clauseId === clauseId));
  return blocks
    .flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flat()
        : [block.content, ...block.items.map(({ content }) => content)],
    )
    .map(inlineText)
    .join(' ');
}

/** The first number of the words of which the clause has another of the same kind, and not this one. */
export function figureConflict(words: string, clause: string): FigureConflict | undefined {
  const there = quantitiesIn(clause);
  for (const own of quantitiesIn(words)) {
    const sameKind = there.filter(({ kind }) => kind === own.kind);
    if (sameKind.length === 0 || sameKind.some(({ value }) => value === own.value)) continue;
    return { own, clause: [...new Set(sameKind.map((each) => each.words))] };
  }
  return undefined;
}

/** The words without those sentences that differ from known ones in their numbers at most. */
export function withoutSentences(words: string, known: string): string {
  const forms = new Set(sentencesOf(known).map(withoutQuantities));
  return sentencesOf(words)
    .filter((each) => !forms.has(withoutQuantities(each)))
    .join(' ');
}
