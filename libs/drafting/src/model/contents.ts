import type { Block, DraftDocument, Inline, SignatureParty } from './document.js';

type Content = readonly Inline[];
type Parts = Pick<DraftDocument, 'opening' | 'keyTerms' | 'parties' | 'sections' | 'signatures'>;

/** Every text of a block: the cells of a table row by row, a paragraph and its items. */
export function contentsOfBlock(block: Block): Content[] {
  return block.kind === 'table'
    ? block.rows.flat()
    : [block.content, ...block.items.map(({ content }) => content)];
}

/** Every text of a contract in its order. */
export function contentsOf({ opening, keyTerms, parties, sections, signatures }: Parts): Content[] {
  return [
    ...opening,
    ...keyTerms.table.rows.flat(),
    ...contentsOfBlock(parties),
    ...sections.flatMap(({ blocks }) => blocks.flatMap(contentsOfBlock)),
    ...signatures.parties.flatMap(({ lines }) => lines.map(({ content }) => content)),
  ];
}

/** The same contract with each of its texts changed. */
export function changeContents(
  document: DraftDocument,
  change: (content: Content) => Content,
): DraftDocument {
  const { opening, keyTerms, parties, sections, signatures } = document;
  const rows = <T extends { readonly rows: readonly (readonly Content[])[] }>(table: T): T => ({
    ...table,
    rows: table.rows.map((row) => row.map(change)),
  });
  const block = (part: Block): Block =>
    part.kind === 'table'
      ? rows(part)
      : {
          ...part,
          content: change(part.content),
          items: part.items.map((item) => ({ ...item, content: change(item.content) })),
        };
  const side = (party: SignatureParty): SignatureParty => ({
    ...party,
    lines: party.lines.map((line) => ({ ...line, content: change(line.content) })),
  });
  const [provider, client] = signatures.parties;
  return {
    ...document,
    opening: opening.map(change),
    keyTerms: { ...keyTerms, table: rows(keyTerms.table) },
    parties: rows(parties),
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.map(block) })),
    signatures: { ...signatures, parties: [side(provider), side(client)] },
  };
}
