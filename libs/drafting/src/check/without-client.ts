import type { Language } from '../model/document.js';
import { lean } from '../reading/letters.js';

/* Nobody's only one, nor the next one: these are customers of the reader whatever the contract is about. */
const LT_CLIENT = lean(/(?<!vieno )(?<!\p{L})(k)lient(?=(?:as|o|ui|ą|u|e)(?!\p{L}))/giu);

/**
 * What is said of the client where nobody works for one: of the other side. In Lithuanian „kontrahentas“ is declined as the word
 * that it replaces and has its gender, so that every sentence around it stays right.
 */
export const withoutClient: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) =>
    text
      .replace(/\b(The|the|your) client(?![a-z])/g, (_said, before: string) =>
        before === 'The' ? 'The other side' : 'the other side',
      )
      .replace(/\ba (difficult )?client(?![a-z])/g, 'a $1counterparty'),
  lt: (text) =>
    text.replace(LT_CLIENT, (_said, first: string) => (first === 'K' ? 'Kontrahent' : 'kontrahent')),
};
