import type { Language } from '../platform/languages.js';

/** One error: its HTTP status, and its text in every language; `{name}` stands for a parameter. */
export interface ErrorEntry {
  readonly status: number;
  readonly message: Readonly<Record<Language, string>>;
}

export type ErrorParams = Readonly<Record<string, string | number>>;

export const entryMessage = ({ message }: ErrorEntry, lang: Language, params: ErrorParams = {}): string =>
  message[lang].replace(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));
