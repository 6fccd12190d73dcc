import { z } from 'zod';
import { FINDINGS_MAX, MODEL_FINDINGS_MAX, analysisCategory, analysisItem } from '../analysis/analysis.js';
import { ANALYSIS_CATEGORIES } from '../analysis/categories.js';
import { language } from '../platform/language.js';
import type { Told } from '../platform/told.js';
import { isDetailText } from './details.js';
import {
  EARLIER_EDITS_MAX,
  EARLIER_KINDS,
  EARLIER_MAX,
  EARLIER_WORDS_LENGTH,
  REPLY_AUTHOR_LENGTH,
  REPLY_WAYS,
} from './reply-form.js';

/** More points than this no check has. */
export const POINTS_MAX = ANALYSIS_CATEGORIES.length * FINDINGS_MAX + MODEL_FINDINGS_MAX;
/** The id of a finding, and where its words begin. */
const pointKey = z.string().max(140);
const replyWay = z.enum(REPLY_WAYS);
const place = z.int().nonnegative();

/** How one finding can be answered. Places are UTF-16 units of the text that was checked, ends exclusive. */
export const replyProposal = z.object({
  /** Unique within one reply: what the plan calls it. */
  key: pointKey,
  /** In the caller's language, as in the analysis; of one rule, every passage has the same id. */
  finding: analysisItem.extend({ category: analysisCategory }),
  /** `change` is absent where no wording is safe. */
  ways: z.array(replyWay),
  /** What is done unless the plan says otherwise. */
  way: replyWay,
  /** What is done where it is not left. */
  raised: replyWay,
  /** Other words for those from `start` to `end`, in the language of the contract. */
  edits: z.array(z.object({ start: place, end: place, text: z.string() })),
  /** Sentences elsewhere in which edits are as well, since they would contradict the others. */
  companions: z.array(z.object({ start: place, end: place })),
  /** Sentences that contradict the change as they stand; `by` is the proposal that answers one, null where none does. */
  also: z.array(z.object({ start: place, end: place, quote: z.string(), by: pointKey.nullable() })),
  /** Why `change` is not the way unless it is chosen: what else its sentence says, null where that is only not sure. */
  doubt: z.object({ words: z.string().nullable() }).nullable(),
  /** The proposal that says the same sentence; while both are changed, it is said there and goes here. */
  repeats: pointKey.nullable(),
  /** New paragraphs behind the one that `after` is in, for what the contract does not say. */
  insert: z.object({ after: place, paragraphs: z.array(z.string()) }).nullable(),
  /** What stands beside the change, or in place of it; in the language of the contract. */
  comment: z.string(),
  /** In the caller's language. */
  positions: z.object({ ask: z.string(), accept: z.string(), walkAway: z.string() }),
  /** The numbers of the wording that may be others. */
  figures: z.array(z.object({ key: z.string(), value: z.number(), min: z.number(), max: z.number() })),
});
export type ReplyProposal = Told<typeof replyProposal>;

/** GET /api/analyze/runs/{id}/proposals: the gravest first. */
export const replyProposals = z.object({
  proposals: z.array(replyProposal),
  /** Of the contract: what edits, comments and the files are written in. */
  language,
  /** Whether the file that was checked can come back as Word with tracked changes, and why not. */
  redline: z.object({
    isOffered: z.boolean(),
    refusedBecause: z.enum(['not-docx', 'signed']).nullable(),
    /** It can, and asks its readers not to change it: Word lets nobody accept the changes before that is taken off. */
    isProtected: z.boolean(),
  }),
});
export type ReplyProposals = Told<typeof replyProposals>;

/** GET /api/analyze/runs/{id}/unit: what the Word files cost; for the same file it is paid once. */
export const replyUnit = z.object({
  state: z.enum(['free', 'due', 'paid']),
  /** What is ordered, in place of a contract's id; null where nothing is to be paid. */
  orderId: z.string().nullable(),
});
export type ReplyUnit = Told<typeof replyUnit>;

/** What a point that is not named gets is nothing: nothing is sent that its sender has not seen. */
const replyPoint = z.strictObject({
  key: pointKey,
  way: replyWay,
  /** By their keys; what is not named stays as it is proposed. */
  figures: z.record(z.string().max(40), z.number()).optional(),
});

/** Whether anything of it can be seen, and a file can hold it. */
const isName = (text: string): boolean => isDetailText(text) && /[\p{L}\p{N}]/u.test(text);

/**
 * Words of an earlier version to which this one is to come back, as the comparison has them. Places are UTF-16 units of the text that
 * was checked; `edits` are inside of them, in their order.
 */
const earlierWords = z.strictObject({
  kind: z.enum(EARLIER_KINDS),
  start: place,
  end: place,
  words: z.string().max(EARLIER_WORDS_LENGTH).refine(isDetailText),
  edits: z
    .array(
      z.strictObject({
        start: place,
        end: place,
        text: z.string().max(EARLIER_WORDS_LENGTH).refine(isDetailText),
      }),
    )
    .max(EARLIER_EDITS_MAX),
  isUntracked: z.boolean(),
  isAsked: z.boolean(),
  way: replyWay,
});

/** What is to be made of the proposals. The words are the server's own, whoever sends this, but for those of an earlier version. */
export const replyPlan = z.strictObject({
  /** Whose changes they are in Word; `REPLY_AUTHOR` of the contract's language where nothing is said. */
  author: z.string().trim().min(1).max(REPLY_AUTHOR_LENGTH).refine(isName).optional(),
  points: z
    .array(replyPoint)
    .max(POINTS_MAX)
    .refine((points) => new Set(points.map(({ key }) => key)).size === points.length),
  earlier: z.array(earlierWords).max(EARLIER_MAX).optional(),
});
export type ReplyPlan = z.infer<typeof replyPlan>;
