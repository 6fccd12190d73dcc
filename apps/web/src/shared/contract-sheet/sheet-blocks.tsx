import {
  shownNumber,
  type DraftDocument,
  type Inline,
  type Paragraph,
  type Table,
} from '@pactwright/drafting';
import { MarginNotes } from './margin-notes.js';
import type { MarginNote } from './margin-note.js';

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
        {paragraph.items.map((item) => (
          <p key={item.id} className="item">
            <span className="number">{shownNumber(item.number, language)}</span>
            <span>
              <Content content={item.content} />
            </span>
          </p>
        ))}
      </div>
      <MarginNotes notes={notes} />
    </div>
  );
}

interface SheetTableProps extends BlockProps {
  readonly table: Table;
}

export function SheetTable({ table, isActive, notes }: SheetTableProps) {
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
              <td key={column} data-label={table.name === 'parties' ? undefined : table.head[column]}>
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
}

export function Content({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => {
    if (inline.kind === 'placeholder') return <mark key={index}>{`[${inline.label}]`}</mark>;
    if (inline.kind === 'reference') return <span key={index}>{inline.label}</span>;
    return inline.strong ? <strong key={index}>{inline.text}</strong> : inline.text;
  });
}
