import type { Language } from './languages.js';

/** One error: its HTTP status, and its text in every language; `{name}` stands for a parameter. */
export interface ErrorEntry {
  readonly status: number;
  readonly message: Readonly<Record<Language, string>>;
}
