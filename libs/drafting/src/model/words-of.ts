import { contentsOf } from './contents.js';
import type { DraftDocument, Inline } from './document.js';

const WORD = /[\p{L}\p{N}]/u;

/** A gap is one word, since a name takes its place. */
const textOf = (content: readonly Inline[]): string =>
  content
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'placeholder' ? 'x' : part.label))
    .join('');

/** How many words the file of a contract has: all that stands in it but the numbers of its paragraphs and what pages repeat. */
export function wordsOf(document: DraftDocument): number {
  const { title, keyTerms, partiesHeading, parties, sections, signatures, disclaimer } = document;
  const texts = [
    title,
    keyTerms.heading,
    keyTerms.intro,
    ...keyTerms.table.head,
    partiesHeading,
    ...parties.head,
    ...sections.map(({ heading }) => heading),
    ...sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.head : [])),
    ),
    signatures.heading,
    ...signatures.parties.flatMap(({ role, lines }) => [role, ...lines.map(({ label }) => label)]),
    disclaimer,
    ...contentsOf(document).map(textOf),
  ];
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => WORD.test(word)).length;
}
