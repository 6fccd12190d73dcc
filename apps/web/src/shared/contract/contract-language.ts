import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pactwright/protocol';

/** The language the contract is written in: an answer, until then the reader's. */
export const contractLanguage = (answer: unknown, readerLanguage: Language = DEFAULT_LANGUAGE): Language =>
  LANGUAGES.find((language) => language === answer) ?? readerLanguage;
