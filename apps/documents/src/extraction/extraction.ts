import { REVIEWED_TEXT_MAX, type ErrorCode } from '@pactwright/protocol';
import { z } from 'zod';

/** Pages that are read; what follows is cut with a notice. */
export const MAX_PAGES = 300;

/** How words can be in a file without anybody seeing them on the page, or as something else than is seen. */
export const HIDING_WAYS = [
  'invisible',
  'same-colour',
  'tiny',
  'off-page',
  'covered',
  'layer',
  'formatted-hidden',
  'deleted',
  'comment',
  'alternative-text',
  'property',
  'zero-width',
  'direction',
  'look-alike',
] as const;
export type HidingWay = (typeof HIDING_WAYS)[number];

export const HIDDEN_MAX = 20;
/** Of one hidden passage, this much is told, in characters. */
export const SAMPLE_LENGTH = 160;

export const REFUSALS = [
  'UPLOAD_TYPE_MISMATCH',
  'UPLOAD_ENCRYPTED',
  'UPLOAD_MACROS',
  'UPLOAD_NO_TEXT',
  'UPLOAD_DAMAGED',
  'UPLOAD_UNSAFE',
  'UPLOAD_TOO_COMPLEX',
  'UPLOAD_BUSY',
] as const satisfies readonly ErrorCode[];
export type RefusalCode = (typeof REFUSALS)[number];

const hiddenPassage = z.object({
  way: z.enum(HIDING_WAYS),
  /** How it begins; empty where there are no words. */
  sample: z.string().max(SAMPLE_LENGTH),
});
export type HiddenPassage = z.infer<typeof hiddenPassage>;

/**
 * What a note says, which the text has at its end, and the letter of the running text behind which it hangs; without one what stands at
 * the head or foot of each page.
 */
const hungNote = z.object({
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  at: z.int().nonnegative().optional(),
});
export type HungNote = z.infer<typeof hungNote>;

/** More notes are no contract's. */
export const NOTES_MAX = 500;

/** What reading a file came to: its visible text, one paragraph parted from the next by an empty line, or a refusal. */
export const extraction = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('text'),
    text: z.string().max(REVIEWED_TEXT_MAX),
    /** More pages or characters than are read. */
    isCut: z.boolean(),
    /** The same with its tracked changes between marks (`TRACK_MARKS`); absent where it has none, null where they cannot be told. */
    tracked: z.string().max(REVIEWED_TEXT_MAX).nullable().optional(),
    hidden: z.array(hiddenPassage).max(HIDDEN_MAX),
    /** The footnotes and endnotes of a Word file, and its running matter; absent where it has none. */
    notes: z.array(hungNote).max(NOTES_MAX).optional(),
    /** Of a file in two languages: the one whose column this is, or that the two could not be told apart. */
    columns: z.enum(['en', 'lt', 'mixed']).optional(),
    /** A Word file that somebody has signed digitally. */
    isSigned: z.boolean().optional(),
    /** A Word file whose settings ask its readers not to change it. */
    isProtected: z.boolean().optional(),
  }),
  z.object({
    outcome: z.literal('refused'),
    code: z.enum(REFUSALS),
    /** For the log; never words of the document. */
    reason: z.string().max(200),
  }),
]);
export type Extraction = z.infer<typeof extraction>;
export type ExtractedText = Extract<Extraction, { outcome: 'text' }>;

/** Thrown by a reader when the file cannot or must not be read. */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'Refused';
  }
}
