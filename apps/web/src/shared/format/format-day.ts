import type { Language } from '@pactwright/protocol';

/** A day written out as the reader's language does it: "December 19, 2024", „2024 m. gruodžio 19 d.“. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
