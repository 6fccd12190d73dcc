import type { DraftDocument, Inline, PlaceholderName, TableText } from '@pactwright/drafting';

export type Details = Readonly<Partial<Record<PlaceholderName, string>>>;

/** The same document with the given gaps filled, as the parties will fill them by hand. */
export function fillIn(document: DraftDocument, details: Details): DraftDocument {
  const fill = (content: readonly Inline[]): Inline[] =>
    content.map((inline) => {
      const value = inline.kind === 'placeholder' ? details[inline.name] : undefined;
      return value === undefined ? inline : { kind: 'text', text: value };
    });
  const fillTable = <Text extends TableText>(table: Text): Text => ({
    ...table,
    rows: table.rows.map((row) => row.map(fill)),
  });
  return {
    ...document,
    opening: document.opening.map(fill),
    keyTerms: { ...document.keyTerms, table: fillTable(document.keyTerms.table) },
    parties: fillTable(document.parties),
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'table'
          ? fillTable(block)
          : {
              ...block,
              content: fill(block.content),
              items: block.items.map((item) => ({ ...item, content: fill(item.content) })),
            },
      ),
    })),
  };
}
