import type { Language } from '../platform/languages.js';

/* A file of its own: the page that prepares a reply needs these, and none of the schemas. */

export { EARLIER_KINDS, REPLY_WAYS, type ReplyWay } from '@pactwright/drafting/facts';

/** The form's field that carries the plan as JSON; the file is in `UPLOAD_FIELD`. */
export const PLAN_FIELD = 'plan';
/** The largest plan, in bytes: one about everything that a check can find stays below. */
export const PLAN_MAX_BYTES = 256 * 1024;

/** Whose changes they are in Word, where nobody says otherwise; in the language of the contract. */
export const REPLY_AUTHOR: Readonly<Record<Language, string>> = {
  en: 'Pactwright proposal',
  lt: 'Pactwright pasiūlymas',
};
/** In UTF-16 units. */
export const REPLY_AUTHOR_LENGTH = 80;

/** Of how many passages earlier words may come back, in how many edits each, and of how many UTF-16 units: within a plan's size. */
export const EARLIER_MAX = 60;
export const EARLIER_EDITS_MAX = 8;
export const EARLIER_WORDS_LENGTH = 600;

/** The name of the attachment. */
export const replyFileName = (runId: string, kind: 'redline' | 'sheet'): string => `${kind}-${runId}.docx`;

/** What the answer says of its Word file: whole numbers, and `true` or `false`. */
export const REDLINE_HEADERS = {
  /** Points that changed the text. */
  changed: 'x-redline-changed',
  /** Points that became comments, because their words stand where nothing can be changed. */
  displaced: 'x-redline-displaced',
  /** Whether the file asks its readers not to change it. */
  isProtected: 'x-redline-protected',
} as const;
