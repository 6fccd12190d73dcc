import type { Language } from '@pactwright/protocol';

const WORDS_A_MINUTE = 200;
const TAG = /<[^>]*>/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,–-]*/gu;

export const countWords = (html: string): number => html.replace(TAG, ' ').match(WORD)?.length ?? 0;

export const readingMinutes = (html: string): number => Math.ceil(countWords(html) / WORDS_A_MINUTE);

/** A day written out as the reader's language does it: "December 19, 2024", „2024 m. gruodžio 19 d.“. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
