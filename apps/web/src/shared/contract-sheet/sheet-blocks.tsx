import {
  shownNumber,
  type BlockOwner,
  type DraftDocument,
  type Paragraph,
  type TableText,
} from '@pactwright/drafting';
import { memo } from 'react';
import { Content } from './content.js';
import { isSame } from './is-same.js';
import { MarginNotes } from './margin-notes.js';
import type { MarginNote } from './margin-note.js';
import { SheetItems } from './sheet-items.js';

/** The library names a paragraph so that somebody has approved beside what the answers make. */
const ADDITION = /\.addition-\d+$/;

interface BlockProps {
  readonly isActive: true | undefined;
  /** What is remarked about the clause that begins here. */
  readonly notes?: readonly MarginNote[] | undefined;
}

interface SheetParagraphProps extends BlockProps {
  readonly paragraph: Paragraph;
  readonly language: DraftDocument['language'];
}

export function SheetParagraph({ paragraph, language, isActive, notes }: SheetParagraphProps) {
  return (
    <div
      className={notes ? 'paragraph noted' : 'paragraph'}
      data-clause={paragraph.clauseId}
      data-active={isActive}
      data-addition={ADDITION.test(paragraph.id) ? true : undefined}
    >
      <span className="number">{shownNumber(paragraph.number, language)}</span>
      <div>
        <p>
          <Content content={paragraph.content} />
        </p>
        <SheetItems items={paragraph.items} language={language} />
      </div>
      <MarginNotes notes={notes} />
    </div>
  );
}

/** Tables in which each cell names its column where the columns stand below each other. */
const LABELLED: ReadonlySet<TableText['name']> = new Set(['milestones']);

interface SheetTableProps extends Partial<BlockProps> {
  /** The key terms sum up many clauses and are the place of none. */
  readonly table: TableText & { readonly clauseId?: BlockOwner };
}

/** Set anew only when its words or marks are other ones, as sections are. */
export const SheetTable = memo(function SheetTable({ table, isActive, notes }: SheetTableProps) {
  const rows = (
    <table data-clause={table.clauseId} data-active={isActive} data-table={table.name}>
      <thead>
        <tr>
          {table.head.map((cell, index) => (
            <th key={index} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column} data-label={LABELLED.has(table.name) ? table.head[column] : undefined}>
                <Content content={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!notes) return rows;
  return (
    <div className="noted">
      {rows}
      <MarginNotes notes={notes} />
    </div>
  );
}, isSame);
