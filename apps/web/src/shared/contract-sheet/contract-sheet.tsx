import { styled } from '@mui/material/styles';
import {
  shownNumber,
  type Block,
  type DraftDocument,
  type Inline,
  type Paragraph,
  type Section,
  type Table,
} from '@pactwright/drafting';
import { memo } from 'react';
import { isSame } from './is-same.js';

/** The library names a paragraph so that somebody has approved beside what the answers make. */
const ADDITION = /\.addition-\d+$/;

interface ContractSheetProps {
  readonly document: DraftDocument;
  /** Clauses to mark: those that the focused question feeds. */
  readonly activeClauses?: ReadonlySet<string>;
}

/** A contract as a sheet of paper: the model that the files are made from, in the language of the contract. */
export const ContractSheet = memo(function ContractSheet({ document, activeClauses }: ContractSheetProps) {
  const isActive = (clauseId: string) => (activeClauses?.has(clauseId) ? true : undefined);
  return (
    <Sheet lang={document.language} data-testid="contract-sheet">
      <h2 className="title">{document.title}</h2>
      {document.opening.map((line, index) => (
        <p key={index} className="opening">
          <Content content={line} />
        </p>
      ))}
      <SheetTable table={document.parties} isActive={isActive('parties')} />
      {document.sections.map((section) => (
        <SheetSection
          key={section.id}
          section={section}
          language={document.language}
          active={section.blocks
            .map(({ clauseId }) => clauseId)
            .filter((clauseId, at, all) => isActive(clauseId) && all.indexOf(clauseId) === at)
            .join(' ')}
        />
      ))}
      <section className="signatures" data-clause="signatures" data-active={isActive('signatures')}>
        <h3>{document.signatures.heading}</h3>
        <div className="signature-columns">
          {document.signatures.parties.map((party) => (
            <dl key={party.role}>
              <dt className="role">{party.role}</dt>
              {party.lines.map((line) => (
                <dd key={line.label}>
                  {line.label}: <Content content={line.content} />
                </dd>
              ))}
            </dl>
          ))}
        </div>
      </section>
      {document.toFill.entries.length > 0 && (
        <section className="to-fill">
          <h3>{document.toFill.heading}</h3>
          <p>{document.toFill.intro}</p>
          <ul>
            {document.toFill.entries.map((entry) => (
              <li key={entry.name}>{entry.label}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="disclaimer">{document.disclaimer}</p>
    </Sheet>
  );
});

interface SheetSectionProps {
  readonly section: Section;
  readonly language: DraftDocument['language'];
  /** The ids of its marked clauses, with blanks between. */
  readonly active: string;
}

/** Every answer drafts the whole contract anew; a section is set anew only when its words or marks are other ones. */
const SheetSection = memo(function SheetSection({ section, language, active }: SheetSectionProps) {
  const marked = active.split(' ');
  const renderBlock = (block: Block) => {
    const isActive = marked.includes(block.clauseId) ? true : undefined;
    return block.kind === 'table' ? (
      <SheetTable key={block.id} table={block} isActive={isActive} />
    ) : (
      <SheetParagraph key={block.id} paragraph={block} language={language} isActive={isActive} />
    );
  };
  return (
    <section>
      <h3>
        <span className="number">{`${section.number}.`}</span> {section.heading}
      </h3>
      {section.blocks.map(renderBlock)}
    </section>
  );
}, isSame);

function SheetParagraph(props: {
  paragraph: Paragraph;
  language: DraftDocument['language'];
  isActive: true | undefined;
}) {
  const { paragraph, language } = props;
  return (
    <div
      className="paragraph"
      data-clause={paragraph.clauseId}
      data-active={props.isActive}
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
    </div>
  );
}

function SheetTable({ table, isActive }: { table: Table; isActive: true | undefined }) {
  return (
    <table data-clause={table.clauseId} data-active={isActive}>
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
              <td key={column}>
                <Content content={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Content({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => {
    if (inline.kind === 'placeholder') return <mark key={index}>{`[${inline.label}]`}</mark>;
    if (inline.kind === 'reference') return <span key={index}>{inline.label}</span>;
    return inline.strong ? <strong key={index}>{inline.text}</strong> : inline.text;
  });
}

/** Sized in `em` of its own font size, so that the same sheet also serves as a miniature. */
const Sheet = styled('article')(({ theme }) => ({
  fontFamily: theme.typography.contract.fontFamily,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.55,
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  padding: '3.4em min(3.2em, 7%)',
  '& h2.title': {
    font: 'inherit',
    fontWeight: 600,
    fontSize: '1.5em',
    lineHeight: 1.2,
    textAlign: 'center',
    margin: '0 0 1.2em',
    textWrap: 'balance',
  },
  '& h3': { font: 'inherit', fontWeight: 600, margin: '1.9em 0 0.5em' },
  '& p': { margin: '0 0 0.55em', whiteSpace: 'pre-line' },
  '& .opening': { marginBottom: '0.9em' },
  '& .paragraph': { display: 'grid', gridTemplateColumns: '3em 1fr' },
  '& .item': { display: 'grid', gridTemplateColumns: '3.4em 1fr' },
  '& .number': { fontVariantNumeric: 'tabular-nums', color: theme.palette.text.secondary },
  '& mark': {
    background: 'none',
    color: 'inherit',
    borderBottom: `1px dashed ${theme.palette.text.secondary}`,
  },
  '& table': { width: '100%', borderCollapse: 'collapse', margin: '0.6em 0 1.2em', tableLayout: 'fixed' },
  '& th, & td': {
    border: `1px solid ${theme.palette.divider}`,
    padding: '0.4em 0.6em',
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 600 },
  '& .signature-columns': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(13em, 1fr))',
    gap: '2em',
  },
  '& dl': { margin: 0 },
  '& dt.role': { fontWeight: 600, marginBottom: '0.4em' },
  '& dd': { margin: '0 0 0.35em' },
  '& .to-fill, & .disclaimer': {
    borderTop: `1px solid ${theme.palette.divider}`,
    marginTop: '2em',
    paddingTop: '1em',
  },
  '& .to-fill h3': { marginTop: 0 },
  '& .to-fill ul': { margin: 0, paddingLeft: '1.2em', columns: '2 14em' },
  '& .disclaimer': { color: theme.palette.text.secondary, fontStyle: 'italic' },
  '& [data-clause]': { transition: 'background-color 200ms ease-out, box-shadow 200ms ease-out' },
  '& [data-active]': {
    backgroundColor: theme.palette.tint.primary,
    boxShadow: `-0.6em 0 0 ${theme.palette.tint.primary}, 0.6em 0 0 ${theme.palette.tint.primary}`,
  },
  '& [data-addition]': {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0.1em 0.5em',
      insetInlineStart: '-0.9em',
      width: 3,
      borderRadius: 3,
      backgroundColor: theme.palette.primary.main,
    },
  },
  '@media (prefers-reduced-motion: reduce)': { '& [data-clause]': { transition: 'none' } },
}));
