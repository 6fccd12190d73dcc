import { writeAdditions, type Addition, type Placed } from '../writing/additions.js';
import { writeFurtherTerms, type FurtherTerm } from './further-terms.js';
import { CLAUSES } from '../clauses/index.js';
import type { Clause, Written, WrittenItem } from '../writing/clause.js';
import { contentsOf } from '../model/contents.js';
import { frameOf } from './frame/frame.js';
import { keyTermsOf } from './key-terms/key-terms.js';
import { houseStyle, plainStyle } from '../writing/house-style.js';
import { ADDITIONAL_SECTION, LAYOUTS } from './layout.js';
import type {
  Block,
  BlockOwner,
  ClauseId,
  DraftDocument,
  Inline,
  Item,
  KeyTerms,
  Language,
  Paragraph,
  PlaceholderName,
  Section,
  Table,
} from '../model/document.js';
import type { Answers } from '../terms/answers.js';
import { readTerms } from '../reading/read-terms.js';
import { RULES_VERSION } from '../model/rules-version.js';
import type { Terms } from '../terms/terms.js';
import { ClauseError, createWriter, writeClauses, type WrittenClauses } from '../writing/writer.js';

/**
 * The contract that these answers make, in one language. Total over any stored answers: what is not answered becomes a
 * default or a placeholder of the vocabulary. The same answers always give the same document, byte for byte. Each of the
 * `additions` becomes a paragraph at the end of its clause; the `further` terms stand under the names of their questions.
 */
export function draft(
  answers: Answers,
  language: Language,
  additions: readonly Addition[] = [],
  further: readonly FurtherTerm[] = [],
): DraftDocument {
  return draftTerms(readTerms(answers), language, additions, CLAUSES, further);
}

/** The same from terms already read; `clauses` is the library, or the part of it under test. */
export function draftTerms(
  terms: Terms,
  language: Language,
  additions: readonly Addition[] = [],
  clauses: readonly Clause[] = CLAUSES,
  further: readonly FurtherTerm[] = [],
): DraftDocument {
  const present = new Set(clauses.filter((clause) => clause.belongs(terms)).map(({ id }) => id));
  const style = houseStyle(terms, language);
  const write = createWriter(terms, language, present, () => false, style);
  /* What somebody has approved stands as it was approved. */
  const asApproved = createWriter(terms, language, present, () => false, plainStyle(language));
  const asked = writeFurtherTerms(further, terms.unread, language, asApproved);
  const placed: Placed[] = [...asked, ...writeAdditions(additions, present, language, asApproved)];
  const written = writeClauses(
    clauses,
    terms,
    language,
    placed.map(({ block }) => block),
  );
  const frame = frameOf(terms, write);
  const { opening } = frame;
  const parties: Table = {
    kind: 'table',
    id: 'parties.table',
    clauseId: 'parties',
    name: 'parties',
    head: frame.partiesHead,
    rows: frame.partiesRows,
  };
  const numbered = numberSections(language, written, placed);
  const resolve = resolverFor(numbered);
  const sections = resolveSections(numbered, resolve);
  const keyTerms = keyTermsOf(terms, write, written, asked.length > 0);
  const { table } = keyTerms;
  const resolved: KeyTerms = {
    ...keyTerms,
    table: { ...table, rows: table.rows.map((row) => row.map(resolve('key terms'))) },
  };
  const signatures = { heading: frame.signaturesHeading, parties: frame.signatureParties };
  return {
    language,
    title: frame.title,
    opening,
    keyTerms: resolved,
    partiesHeading: frame.partiesHeading,
    parties,
    sections,
    signatures,
    toFill: {
      heading: frame.toFillHeading,
      intro: frame.toFillIntro,
      entries: placeholdersIn(contentsOf({ opening, keyTerms: resolved, parties, sections, signatures })),
    },
    disclaimer: frame.disclaimer,
    rulesVersion: RULES_VERSION,
  };
}

/** Sections with at least one block, numbered without gaps; references are still without their numbers. */
function numberSections(
  language: Language,
  written: WrittenClauses,
  additions: readonly Placed[],
): Section[] {
  const inClause = (clause: ClauseId): Placed[] =>
    additions.filter(({ clauseId, isInClause }) => isInClause && clauseId === clause);
  const alone = additions.filter(({ isInClause }) => !isInClause);
  const filled = LAYOUTS[language]
    .map(({ id, heading, headingAlone, clauses }) => {
      const [only, another] = clauses.filter((clause) => written.has(clause));
      return {
        id,
        heading: (only !== undefined && another === undefined ? headingAlone?.[only] : undefined) ?? heading,
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
type Resolve = (owner: string) => (content: readonly Inline[]) => Inline[];

/** Gives every reference the id and the number of the paragraph it means. */
function resolverFor(sections: readonly Section[]): Resolve {
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

const resolveSections = (sections: readonly Section[], resolve: Resolve): Section[] =>
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

function placeholdersIn(
  contents: readonly (readonly Inline[])[],
): { name: PlaceholderName; label: string }[] {
  const labels = new Map<PlaceholderName, string>();
  for (const part of contents.flat()) {
    if (part.kind === 'placeholder') labels.set(part.name, part.label);
  }
  return [...labels].map(([name, label]) => ({ name, label }));
}
