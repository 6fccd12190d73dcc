import { writeAdditions, type Addition, type Placed } from '../writing/additions.js';
import { writeFurtherTerms, type FurtherTerm } from './further-terms.js';
import { CLAUSES } from '../clauses/index.js';
import { SHORT_CLAUSES } from '../short/index.js';
import type { Clause } from '../writing/clause.js';
import { contentsOf } from '../model/contents.js';
import { frameOf } from './frame/frame.js';
import { keyTermsOf } from './key-terms/key-terms.js';
import { houseStyle, plainStyle } from '../writing/house-style.js';
import type { SectionLayout } from './layout.js';
import { layoutOf } from './layout-of.js';
import { numberSections, resolverFor, resolveSections } from './sections.js';
import type { DraftDocument, Inline, KeyTerms, Language, PlaceholderName, Table } from '../model/document.js';
import type { Answers } from '../terms/answers.js';
import { readTerms } from '../reading/read-terms.js';
import { RULES_VERSION } from '../model/rules-version.js';
import type { Terms } from '../terms/terms.js';
import {
  createWriter,
  presentIn,
  writeClauses,
  type TextToWrite,
  type WrittenClauses,
} from '../writing/writer.js';

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
  const terms = readTerms(answers);
  return draftTerms(terms, language, additions, libraryOf(terms), further);
}

/** The clauses as a contract of this length writes them. */
const libraryOf = ({ length }: Terms): readonly Clause[] => (length === 'short' ? SHORT_CLAUSES : CLAUSES);

/** The same from terms already read; `clauses` is the library, or the part of it under test. */
export function draftTerms(
  terms: Terms,
  language: Language,
  additions: readonly Addition[] = [],
  clauses: readonly Clause[] = libraryOf(terms),
  further: readonly FurtherTerm[] = [],
): DraftDocument {
  return draftText({ terms, language, additions, further }, layoutOf(terms, language), clauses);
}

/** What one text of a contract is made of. */
export interface Text {
  readonly terms: Terms;
  readonly language: Language;
  readonly additions: readonly Addition[];
  readonly further: readonly FurtherTerm[];
}

function draftText(text: Text, layout: readonly SectionLayout[], clauses: readonly Clause[]): DraftDocument {
  const beside = placedIn(text, clauses);
  const [written = new Map()] = writeClauses(clauses, [toWrite(text, beside)]);
  return documentOf(text, { written, beside }, layout, clauses);
}

/**
 * The two texts of one contract, laid out alike, so that every paragraph of one stands in the other under the same id and the
 * same number. Their terms may differ in what somebody has typed and in nothing else.
 */
export function draftTexts(
  texts: readonly [Text, Text],
  layout: readonly SectionLayout[],
): [DraftDocument, DraftDocument] {
  const clauses = libraryOf(texts[0].terms);
  const beside = texts.map((text) => placedIn(text, clauses));
  const written = writeClauses(
    clauses,
    texts.map((text, at) => toWrite(text, beside[at] ?? [])),
  );
  const made = (text: Text, at: number): DraftDocument =>
    documentOf(text, { written: written[at] ?? new Map(), beside: beside[at] ?? [] }, layout, clauses);
  return [made(texts[0], 0), made(texts[1], 1)];
}

const toWrite = ({ terms, language }: Text, beside: readonly Placed[]): TextToWrite => ({
  terms,
  language,
  additions: beside.map(({ block }) => block),
});

/** What was approved and what was asked beside the clauses, as it was approved. */
function placedIn({ terms, language, additions, further }: Text, clauses: readonly Clause[]): Placed[] {
  const present = presentIn(clauses, terms);
  const write = createWriter(terms, language, present, () => false, plainStyle(language));
  return [
    ...writeFurtherTerms(further, terms.unread, language, write),
    ...writeAdditions(additions, present, language, write),
  ];
}

interface WrittenText {
  readonly written: WrittenClauses;
  readonly beside: readonly Placed[];
}

function documentOf(
  { terms, language }: Text,
  { written, beside }: WrittenText,
  layout: readonly SectionLayout[],
  clauses: readonly Clause[],
): DraftDocument {
  const style = houseStyle(terms, language);
  const write = createWriter(terms, language, presentIn(clauses, terms), () => false, style);
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
  const numbered = numberSections(layout, language, written, beside);
  const resolve = resolverFor(numbered);
  const sections = resolveSections(numbered, resolve);
  const hasFurther = beside.some(({ clauseId }) => clauseId.startsWith('further:'));
  const keyTerms = keyTermsOf(terms, write, written, hasFurther);
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

function placeholdersIn(
  contents: readonly (readonly Inline[])[],
): { name: PlaceholderName; label: string }[] {
  const labels = new Map<PlaceholderName, string>();
  for (const part of contents.flat()) {
    if (part.kind === 'placeholder') labels.set(part.name, part.label);
  }
  return [...labels].map(([name, label]) => ({ name, label }));
}
