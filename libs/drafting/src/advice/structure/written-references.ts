import type { DraftDocument, Language } from '../../model/document.js';

/** The number of a clause that somebody has written out; ours are references and resolve by themselves. */
export interface WrittenReference {
  /** "7.2" */
  readonly number: string;
  /** Where it stands in the text. */
  readonly start: number;
}

/** A whole number counts only after "clause": an "article 20" may well be one of thirty to write. Articles of laws are not ours. */
const WRITTEN: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?<!(?:GDPR|Code|Law|Act|Regulation|Directive|Convention),?\s)(?:clauses?\s(?=\d)|(?:sections?|articles?|paragraphs?)\s(?=\d{1,2}\.\d))(\d{1,2}(?:\.\d{1,2}){0,4})(?![\d(]|\.\d)(?!\sof\s(?!this|the\s(?:agreement|contract)))/giu,
  lt: /(?<![\d.])(?<!(?:kodekso|įstatymo|reglamento|direktyvos|konvencijos|BDAR|CK)\s)(\d{1,2}(?:\.\d{1,2}){1,4})\.?\s(?:punkt|papunk|straipsn|skyri|skirsn)/giu,
};

export const writtenReferences = (text: string, language: Language): WrittenReference[] =>
  [...text.matchAll(WRITTEN[language])].map((match) => {
    const number = match[1] ?? '';
    return { number, start: match.index + match[0].indexOf(number) };
  });

/** Everything in a document that has a number, by it. */
export const numberedParts = ({ sections }: DraftDocument): ReadonlyMap<string, string> =>
  new Map(
    sections.flatMap(({ number: section, id, blocks }) => [
      [String(section), id] as const,
      ...blocks.flatMap((block) =>
        block.kind === 'paragraph'
          ? [block, ...block.items]
              .filter(({ number }) => number !== '')
              .map((part) => [part.number, part.id] as const)
          : [],
      ),
    ]),
  );
