import type { Block, DraftDocument, Inline, Item, Language, TableText } from './document.js';

/** How a placeholder stands in a text: in square brackets. */
const inlineText = (part: Inline): string =>
  part.kind === 'placeholder' ? `[${part.label}]` : part.kind === 'text' ? part.text : part.label;
/** The words of one paragraph or cell. */
export const contentText = (content: readonly Inline[]): string => content.map(inlineText).join('');

/** The number of a section or paragraph as it is shown: the Lithuanian style closes it with a point. */
export function shownNumber(number: string, language: Language): string {
  return language === 'lt' || !number.includes('.') ? `${number}.` : number;
}

/** The bullets of the lists in one another. */
export const BULLETS = ['•', '–', '▪'] as const;

/** What stands before an item: its number, a bullet, or nothing. */
export function itemMark({ kind, level, number }: Item, language: Language): string {
  return kind === 'numbered' ? shownNumber(number, language) : kind === 'bullet' ? BULLETS[level] : '';
}

const itemText = (item: Item, language: Language): string =>
  [itemMark(item, language), contentText(item.content)].filter((part) => part !== '').join(' ');

const tableText = ({ head, rows }: TableText): string =>
  [head, ...rows.map((row) => row.map(contentText))].map((row) => row.join(' | ')).join('\n');

/** What stands before the key terms, a paragraph a line. */
export const openingText = ({ opening }: DraftDocument): string => opening.map(contentText).join('\n');

/** The whole document as plain text in reading order, numbered as shown; one paragraph a line, table cells parted by " | ". */
export function documentText(document: DraftDocument): string {
  const { language, title, keyTerms, partiesHeading, parties, sections, signatures, toFill, disclaimer } =
    document;
  const blockText = (block: Block): string => {
    if (block.kind === 'table') return tableText(block);
    return [
      `${shownNumber(block.number, language)} ${contentText(block.content)}`,
      ...block.items.map((item) => itemText(item, language)),
    ].join('\n');
  };
  const parts = [
    title,
    openingText(document),
    [keyTerms.heading, keyTerms.intro, tableText(keyTerms.table)].join('\n'),
    `${partiesHeading}\n${blockText(parties)}`,
    ...sections.map(({ number, heading, blocks }) =>
      [`${shownNumber(number, language)} ${heading}`, ...blocks.map(blockText)].join('\n'),
    ),
    signatures.heading,
    ...signatures.parties.map(({ role, lines }) =>
      [role, ...lines.map(({ label, content }) => `${label}: ${contentText(content)}`)].join('\n'),
    ),
    ...(toFill.entries.length === 0
      ? []
      : [[toFill.heading, toFill.intro, ...toFill.entries.map(({ label }) => `– ${label}`)].join('\n')]),
    disclaimer,
  ];
  return `${parts.join('\n\n')}\n`;
}
