import type { Language } from '../model/document.js';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', lt: 'lt' };

/** "5, 6 and 9", „5, 6 ir 9“. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(LOCALES[language]).format(names);
