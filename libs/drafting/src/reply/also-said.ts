import type { Language } from '../model/document.js';
import { listed } from './listed.js';

/* What a remark says of parts of a sentence that go with the rest of it; apart from how they are read, for the mail. */

export const ALSO_OUT: Readonly<
  Record<Language, readonly [before: string, open: string, close: string, after: string]>
> = {
  en: ['This also takes out ', '“', '”', '.'],
  lt: ['Kartu išbraukiama: ', '„', '“', '.'],
};

/** Behind a remark: what else goes, in the words of the contract. */
export function alsoOut(parts: readonly string[], language: Language): string {
  if (parts.length === 0) return '';
  const [before, open, close, after] = ALSO_OUT[language];
  const quoted = parts.map((words) => `${open}${words}${close}`);
  return ` ${before}${listed(quoted, language)}${after}`;
}

/** The parts that a remark names so. */
export function alsoOutIn(said: string, language: Language): readonly string[] {
  const [before, open, close] = ALSO_OUT[language];
  const from = said.indexOf(before);
  if (from === -1) return [];
  const quoted = new RegExp(`${open}([^${open}${close}]+)${close}`, 'gu');
  return [...said.slice(from).matchAll(quoted)].map(([, words = '']) => words);
}
