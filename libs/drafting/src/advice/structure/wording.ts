import type { Language } from '../../model/document.js';
import type { FurtherTerm } from '../../draft/further-terms.js';
import { hasOpenGap } from '../../reading/open-gaps.js';
import type { Checked } from './checked.js';
import { numberedParts, writtenReferences } from './written-references.js';

/** The question whose answer, as it stands among the further terms, has a gap. */
export const furtherGap = (further: readonly FurtherTerm[]): string | undefined =>
  further.find(
    ({ value }) =>
      value.kind !== 'date' && (value.kind === 'text' ? [value.text] : value.labels).some(hasOpenGap),
  )?.key;

export const hasOnlyKnownGaps = ({ words, further }: Checked): boolean =>
  !hasOpenGap(words) && furtherGap(further) === undefined;

export function hasOnlyLiveReferences({ document, contents, words }: Checked): boolean {
  const parts = numberedParts(document);
  const areResolved = contents
    .flat()
    .every((part) => part.kind !== 'reference' || parts.get(part.label) === part.target);
  return areResolved && writtenReferences(words, document.language).every(({ number }) => parts.has(number));
}

/** The words that our contracts define, and how they are told in a text. */
const DEFINED_WORDS: Readonly<Record<Language, readonly (readonly [word: string, used: RegExp])[]>> = {
  en: [
    ['Background Materials', /\bBackground Materials?\b/],
    ['Confidential Information', /\bConfidential Information\b/],
    ['Data Protection Law', /\bData Protection Law\b/],
    ['Deliverables', /\bDeliverables?\b/],
    ['Fees', /\bFees\b/],
    ['Services', /\bthe Services\b/],
  ],
  lt: [
    ['Anksčiau sukurta medžiaga', /Anksčiau sukurt\p{L}* medžiag/u],
    ['Duomenų apsaugos teisė', /Duomenų apsaugos teis/u],
    ['Konfidenciali informacija', /Konfidenciali\p{L}* informacij/u],
    ['Kaina', /(?<=\p{Ll} )Kain(?:a|os|ai|ą)(?!\p{L})/u],
    ['Paslaugos', /(?<=\p{Ll} )Paslaug(?:os|as|oms|omis|ose)(?!\p{L})/u],
    ['Rezultatas', /(?<=\p{Ll} )Rezultat(?:as|o|ui|ą|u|e)(?!\p{L})/u],
  ],
};

export function hasOnlyDefinedWords({ document, contents, words }: Checked): boolean {
  const defined = new Set(
    contents.flat().flatMap((part) => (part.kind === 'text' && part.strong === true ? [part.text] : [])),
  );
  return DEFINED_WORDS[document.language].every(([word, used]) => defined.has(word) || !used.test(words));
}
