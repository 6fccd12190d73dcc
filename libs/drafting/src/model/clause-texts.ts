import type { Block, BlockOwner, DraftDocument, Inline } from './document.js';

/** What each clause of a contract says, references by what they mean: two are the same when only numbers have moved. */
export function clauseTexts({ parties, sections }: DraftDocument): Map<BlockOwner, string> {
  const texts = new Map<BlockOwner, string>();
  for (const block of [parties, ...sections.flatMap(({ blocks }) => blocks)]) {
    texts.set(block.clauseId, `${texts.get(block.clauseId) ?? ''}\n${blockText(block)}`);
  }
  return texts;
}

const inlineText = (part: Inline): string =>
  part.kind === 'reference' ? `<${part.target}>` : JSON.stringify(part);

const blockText = (block: Block): string =>
  (block.kind === 'table' ? block.rows.flat() : [block.content, ...block.items.map(({ content }) => content)])
    .map((content) => content.map(inlineText).join(''))
    .join('\n');
