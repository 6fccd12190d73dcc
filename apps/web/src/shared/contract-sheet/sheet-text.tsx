import type { Block, DraftDocument, Section } from '@pactwright/drafting';
import { memo } from 'react';
import { isSame } from './is-same.js';
import { notesOn, type MarginNote } from './margin-note.js';
import { AbsentNotes, MarginNotes } from './margin-notes.js';
import { Content } from './content.js';
import { SheetParagraph, SheetTable } from './sheet-blocks.js';

export interface SheetTextProps {
  readonly document: DraftDocument;
  /** Clauses to mark: those that the focused question feeds. */
  readonly activeClauses?: ReadonlySet<string> | undefined;
  /** In the margin, beside the clause each is about. */
  readonly notes?: readonly MarginNote[] | undefined;
}

/** What is written on the sheet. */
export function SheetText({ document, activeClauses, notes }: SheetTextProps) {
  const isActive = (clauseId: string) => (activeClauses?.has(clauseId) ? true : undefined);
  const clauses = clausesOf(document);
  return (
    <>
      <h2 className="title">{document.title}</h2>
      {document.opening.map((line, index) => (
        <p key={index} className="opening">
          <Content content={line} />
        </p>
      ))}
      <h3>{document.keyTerms.heading}</h3>
      <p className="intro">{document.keyTerms.intro}</p>
      <SheetTable table={document.keyTerms.table} />
      <h3>{document.partiesHeading}</h3>
      <SheetTable table={document.parties} isActive={isActive('parties')} notes={notesOn(notes, 'parties')} />
      {document.sections.map((section) => (
        <SheetSection
          key={section.id}
          section={section}
          language={document.language}
          active={section.blocks
            .map(({ clauseId }) => clauseId)
            .filter((clauseId, at, all) => isActive(clauseId) && all.indexOf(clauseId) === at)
            .join(' ')}
          notes={notes?.filter(({ clauseId }) => firstIn(section, clauseId))}
        />
      ))}
      <section className="signatures noted" data-clause="signatures" data-active={isActive('signatures')}>
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
        <MarginNotes notes={notesOn(notes, 'signatures')} />
      </section>
      <AbsentNotes notes={(notes ?? []).filter(({ clauseId }) => !clauses.has(clauseId))} />
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
    </>
  );
}

interface SheetSectionProps {
  readonly section: Section;
  readonly language: DraftDocument['language'];
  /** The ids of its marked clauses, with blanks between. */
  readonly active: string;
  /** On the clauses that begin in it. */
  readonly notes: readonly MarginNote[] | undefined;
}

/** Every answer drafts the whole contract anew; a section is set anew only when its words or marks are other ones. */
const SheetSection = memo(function SheetSection({ section, language, active, notes }: SheetSectionProps) {
  const marked = active.split(' ');
  const renderBlock = (block: Block) => {
    const isActive = marked.includes(block.clauseId) ? true : undefined;
    const own = firstIn(section, block.clauseId) === block ? notesOn(notes, block.clauseId) : undefined;
    return block.kind === 'table' ? (
      <SheetTable key={block.id} table={block} isActive={isActive} notes={own} />
    ) : (
      <SheetParagraph key={block.id} paragraph={block} language={language} isActive={isActive} notes={own} />
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

const firstIn = ({ blocks }: Section, clauseId: string): Block | undefined =>
  blocks.find((block) => block.clauseId === clauseId);

const clausesOf = ({ sections }: DraftDocument): ReadonlySet<string> =>
  new Set<string>([
    'parties',
    'signatures',
    ...sections.flatMap(({ blocks }) => blocks.map(({ clauseId }) => clauseId)),
  ]);
