import type { Placed } from '../writing/additions.js';
import type { Written, WrittenItem } from '../writing/clause.js';
import { ClauseError, type WrittenClauses } from '../writing/writer.js';
import type {
  Block,
  BlockOwner,
  ClauseId,
  Inline,
  Item,
  Language,
  Paragraph,
  Section,
} from '../model/document.js';
import { ADDITIONAL_SECTION, type SectionLayout } from './layout.js';

/** Sections with at least one block, numbered without gaps; references are still without their numbers. */
export function numberSections(
  layout: readonly SectionLayout[],
  language: Language,
  written: WrittenClauses,
  additions: readonly Placed[],
): Section[] {
  const inClause = (clause: ClauseId): Placed[] =>
    additions.filter(({ clauseId, isInClause }) => isInClause && clauseId === clause);
  const alone = additions.filter(({ isInClause }) => !isInClause);
  const filled = layout
    .map(({ id, heading: whole, headingWithout, headingAlone, clauses }) => {
      const heading =
        headingWithout === undefined || written.has(headingWithout.clause) ? whole : headingWithout.heading;
      const [only, another] = clauses.filter((clause) => written.has(clause));
      return {
        id,
        heading:
          (only !== undefined && another === undefined ? headingAlone?.[only] : undefined)?.[language] ??
          heading[language],
        written: [
          ...clauses.flatMap((clause) => [
            ...(written.get(clause) ?? []).map((block) => ({ clauseId: clause, block })),
            ...inClause(clause),
          ]),
          ...(id === ADDITIONAL_SECTION ? alone : []),
        ],
      };
    })
    .filter((section) => section.written.length > 0);
  return filled.map(({ id, heading, written: parts }, at) => {
    const number = String(at + 1);
    let paragraphs = 0;
    const blocks = parts.map(({ clauseId, block }): Block => {
      if (block.kind === 'paragraph') paragraphs += 1;
      return numberBlock(clauseId, block, `${number}.${paragraphs}`);
    });
    return { id, number, heading, blocks };
  });
}

function numberBlock(clauseId: BlockOwner, block: Written, number: string): Block {
  const id = `${clauseId}.${block.name}`;
  if (block.kind === 'table') {
    return { kind: 'table', id, clauseId, name: block.name, head: block.head, rows: block.rows };
  }
  return {
    kind: 'paragraph',
    id,
    clauseId,
    number,
    content: block.content,
    items: numberItems(block.items, id, number),
  };
}

/** Items are counted on below the same number, whatever stands between them, so that none has the number of another. */
function numberItems(items: readonly WrittenItem[], id: string, paragraph: string): Item[] {
  const counts = new Map<string, number>();
  const above: { level: number; number: string }[] = [];
  return items.map(({ kind, level, content }, at) => {
    while ((above.at(-1)?.level ?? -1) >= level) above.pop();
    const item = { id: `${id}.${at + 1}`, kind, level, content };
    if (kind !== 'numbered') return { ...item, number: '' };
    const parent = above.at(-1)?.number ?? paragraph;
    const count = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, count);
    const number = `${parent}.${count}`;
    above.push({ level, number });
    return { ...item, number };
  });
}

interface Target {
  readonly id: string;
  readonly number: string;
}
export type Resolve = (owner: string) => (content: readonly Inline[]) => Inline[];

/** Gives every reference the id and the number of the paragraph it means. */
export function resolverFor(sections: readonly Section[]): Resolve {
  const targets = new Map<string, Target>();
  const paragraphs = sections
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Paragraph => block.kind === 'paragraph');
  for (const { id, clauseId, number } of paragraphs) {
    targets.set(id, { id, number });
    if (!targets.has(clauseId)) targets.set(clauseId, { id, number });
  }
  return (owner) => (content) =>
    content.map((part) => {
      if (part.kind !== 'reference') return part;
      const target = targets.get(part.target);
      if (target === undefined) {
        throw new ClauseError(owner, `refers to ${part.target}, which is not in this document`);
      }
      return { kind: 'reference', target: target.id, label: target.number };
    });
}

export const resolveSections = (sections: readonly Section[], resolve: Resolve): Section[] =>
  sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block): Block => {
      const inClause = resolve(block.clauseId);
      return block.kind === 'table'
        ? { ...block, rows: block.rows.map((row) => row.map(inClause)) }
        : {
            ...block,
            content: inClause(block.content),
            items: block.items.map((item) => ({ ...item, content: inClause(item.content) })),
          };
    }),
  }));
