import type { Language } from '@pactwright/protocol';
import type { Pseudonymizer } from '../redaction/pseudonymizer.js';
import type { HiddenKind } from '../redaction/sensitive.js';
import { plainLine } from './plain-prose.js';
import { speaks } from './speaks.js';

/** What an instruction calls the language of an answer. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  lt: 'Lithuanian, with correct diacritics, cases and plural forms',
};

export interface Wording {
  readonly language: Language;
  readonly maxLength: number;
  /** What may come back into it. */
  readonly kinds?: readonly HiddenKind[];
}

/** One line of the model's prose in the reader's language; undefined when it is nothing of the kind. */
export function wordingOf(
  text: string,
  pseudonymizer: Pseudonymizer,
  { language, maxLength, kinds }: Wording,
): string | undefined {
  const plain = plainLine(text);
  if (plain === '' || !speaks(language, plain)) return undefined;
  const whole = pseudonymizer
    .reveal(plain, kinds)
    .replace(/\s{2,}/g, ' ')
    .trim();
  return whole === '' || whole.length > maxLength ? undefined : whole;
}
