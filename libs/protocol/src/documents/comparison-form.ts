import type { Language } from '../platform/languages.js';

/* A file of its own: the page that compares needs these, and none of the schemas. */

/** The form's fields that say what mine is: a check by its id, or a contract of one's own; the checked file is in `UPLOAD_FIELD`. */
export const MINE_FIELD = 'mine';
export const CONTRACT_FIELD = 'ownContract';

/** Whose the tracked changes are that lead from mine to theirs; in the language of the contract. */
export const COMPARISON_AUTHOR: Readonly<Record<Language, string>> = {
  en: 'The version that came back',
  lt: 'Gauta redakcija',
};

/** The name of the attachment. */
export const comparisonFileName = (theirs: string): string => `comparison-${theirs}.docx`;
