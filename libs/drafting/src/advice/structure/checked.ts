import { contentsOfBlock } from '../../model/contents.js';
import type { DraftDocument, Inline } from '../../model/document.js';
import type { OneLanguageText } from '../../model/bilingual.js';
import type { FurtherTerm } from '../../draft/further-terms.js';
import type { Situation } from '../situation.js';

/** A contract as it was drafted, and what it was drafted from. */
export interface Checked {
  readonly document: DraftDocument;
  readonly situation: Situation;
  readonly contents: readonly (readonly Inline[])[];
  /** Our words and the user's, without placeholders and references. */
  readonly words: string;
  /** Of a contract in both languages: what it says in one of them only. */
  readonly inOneLanguage: readonly OneLanguageText[];
  /** What was answered to questions that no clause is made by. */
  readonly further: readonly FurtherTerm[];
}

export function checkedOf(
  document: DraftDocument,
  situation: Situation,
  inOneLanguage: readonly OneLanguageText[] = [],
  further: readonly FurtherTerm[] = [],
): Checked {
  const contents = document.sections.flatMap((section) => section.blocks).flatMap(contentsOfBlock);
  return {
    document,
    situation,
    contents,
    words: contents
      .map((content) => content.map((part) => (part.kind === 'text' ? part.text : ' ')).join(''))
      .join('\n'),
    inOneLanguage,
    further,
  };
}
