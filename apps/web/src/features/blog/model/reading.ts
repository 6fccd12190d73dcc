const WORDS_A_MINUTE = 200;
const TAG = /<[^>]*>/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,–-]*/gu;

export const countWords = (html: string): number => html.replace(TAG, ' ').match(WORD)?.length ?? 0;

export const readingMinutes = (html: string): number => Math.ceil(countWords(html) / WORDS_A_MINUTE);
