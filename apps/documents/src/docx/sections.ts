import { HeadingLevel, Paragraph, type FileChild, type IParagraphOptions } from 'docx';
import type { Block, Item, Section } from '@pactwright/drafting';
import type { Inlines } from './inlines.js';
import { BULLET_NUMBERING, LEVEL } from './numbering.js';
import { itemIndent } from './page.js';
import { ITEM_STYLES, STYLE } from './styles.js';
import { tableOf } from './tables.js';

/** A table has no space of its own below it. */
const AFTER_TABLE = { before: 120 } as const;
/** Items stand closer together than clauses. */
const AFTER_ITEMS = { after: 40 } as const;

interface Place {
  readonly afterTable: boolean;
  readonly beforeTable: boolean;
  /** The last block of the contract: it goes to the page of the signatures, which must not stand on a page alone. */
  readonly isLast: boolean;
}

export function sectionsOf(sections: readonly Section[], inlines: Inlines): FileChild[] {
  const last = sections.at(-1)?.blocks.at(-1);
  return sections.flatMap(({ heading, blocks }) => [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [inlines.run(heading)] }),
    ...blocks.flatMap((block, at) => {
      const afterTable = blocks[at - 1]?.kind === 'table';
      const beforeTable = blocks[at + 1]?.kind === 'table';
      return blockOf(block, { afterTable, beforeTable, isLast: block === last }, inlines);
    }),
  ]);
}

function blockOf(block: Block, { afterTable, beforeTable, isLast }: Place, inlines: Inlines): FileChild[] {
  if (block.kind === 'table') return [tableOf(block, inlines)];
  const { id, content, items } = block;
  return [
    new Paragraph({
      style: STYLE.clause,
      keepNext: isLast || beforeTable || items.length > 0 || undefined,
      spacing: afterTable ? AFTER_TABLE : undefined,
      children: inlines.runsOf(id, content),
    }),
    ...items.map(
      (item, at) =>
        new Paragraph({
          ...placeOf(item),
          keepNext: isLast || keepsNext(at, items.length) || undefined,
          spacing: at === items.length - 1 ? AFTER_ITEMS : undefined,
          children: inlines.runsOf(item.id, item.content),
        }),
    ),
  ];
}

/** The style of an item, and its place where the lists around it put it elsewhere than its style. */
function placeOf({ kind, level, number }: Item): Pick<IParagraphOptions, 'style' | 'numbering' | 'indent'> {
  switch (kind) {
    case 'text':
      return { style: STYLE.continued };
    case 'bullet':
      return { style: STYLE.bullet, numbering: { reference: BULLET_NUMBERING, level } };
    case 'numbered': {
      const depth = number.split('.').length - 1 - LEVEL.item;
      return {
        style: ITEM_STYLES[depth],
        /* Below a bullet an item stands deeper than its number says. */
        indent: depth === level ? undefined : itemIndent(level),
      };
    }
  }
}

/** No page break after the first item or before the last one. */
function keepsNext(at: number, items: number): boolean {
  return at < items - 1 && (at === 0 || at === items - 2);
}
