import { CHANGE_KINDS, MARK_KINDS, RELATIONS } from '@pactwright/drafting/facts';
import { z } from 'zod';
import { riskFactor } from '../analysis/analysis.js';
import { language } from '../platform/language.js';
import { uuid } from '../platform/uuid.js';

/** A contract of the caller's own, as its answers are now. */
export const ownContract = z.strictObject({ contract: uuid('CONTRACT_NOT_FOUND') });

/** Two texts that were checked before, each by the id of its upload; mine may be a contract that was written here. */
export const compareRequest = z.strictObject({
  mine: z.union([uuid(), ownContract], 'RUN_NOT_FOUND'),
  theirs: uuid('RUN_NOT_FOUND'),
});
export type CompareRequest = z.infer<typeof compareRequest>;

/** A finding of the check that one version has and the other has not, in the caller's language. */
export const riskChange = z.object({
  id: z.string().max(120),
  heading: z.string().max(200),
  riskFactor,
  /** False where theirs no longer has it. */
  isNew: z.boolean(),
});
export type RiskChange = z.infer<typeof riskChange>;

export const wordMark = z.object({ kind: z.enum(MARK_KINDS), text: z.string() });
export type WordMark = z.infer<typeof wordMark>;

export const versionChange = z.object({
  kind: z.enum(CHANGE_KINDS),
  /** The heading that it stands under, as it is written; empty where there is none. */
  provision: z.string(),
  /** Exactly what stands in either text; absent for what was added, or removed. */
  mine: z.string().optional(),
  theirs: z.string().optional(),
  /** Where they begin in `mineText` and `theirsText`, in UTF-16 code units. */
  mineAt: z.int().nonnegative().optional(),
  theirsAt: z.int().nonnegative().optional(),
  /** Both quotes woven into one; empty where a passage was added, removed or moved as a whole. */
  words: z.array(wordMark),
  /** A figure, a side, "may" or "not", a whole sentence or what the check finds is another: not the wording alone. */
  matters: z.boolean(),
  /** It matters for no other reason than that words are others and nobody can tell that they say the same. */
  isReworded: z.boolean(),
  /** What it comes to, in the caller's language: "Payment term: 30 days → 60 days". */
  meanings: z.array(z.string()),
  risks: z.array(riskChange),
  /** The one who works surely gets less or later by it, owes more, or has less time; false says nothing. */
  isCostly: z.boolean(),
  /** It was made without a tracked change, in a file that has some. */
  isUntracked: z.boolean(),
  /** Of such a change, what they did track in the same passage, which is not among `meanings`. */
  trackedMeanings: z.array(z.string()),
  /** It takes back what mine had tracked, and that was not tracked: rejecting leaves no mark. Then it is not told as untracked. */
  isTakenBack: z.boolean(),
  /** In the running text, in a note (under the heading that the note hangs under), or at the head or foot of each page. */
  standsIn: z.enum(['text', 'note', 'page']),
  /** In how many places a word was renamed. */
  times: z.int().positive().optional(),
});
export type VersionChange = z.infer<typeof versionChange>;

export const strayedReference = z.object({
  /** "7.2". */
  number: z.string(),
  mine: z.string(),
  /** Absent where nothing has that number. */
  theirs: z.string().optional(),
  /** The words around it in theirs, once for each place. */
  places: z.array(z.string()),
});
export type StrayedReference = z.infer<typeof strayedReference>;

/** More than this nobody reads one by one; those that matter come first then. */
export const CHANGES_MAX = 1_000;

export const comparison = z.object({
  relation: z.enum(RELATIONS),
  /** In the order of their text. */
  changes: z.array(versionChange).max(CHANGES_MAX),
  /** How many more there are than are sent. */
  omitted: z.int().nonnegative(),
  /** Sentences that are the same in both. */
  unchanged: z.int().nonnegative(),
  /** What the check misses in one of the two and not in the other. */
  missing: z.array(riskChange),
  /** References that say what they said and lead elsewhere now: with few words of what they led to and of what has that number now. */
  strayed: z.array(strayedReference),
  /**
   * Of the tracked changes of theirs: there are `none`, they tell everything else than is marked (`told`), they were made in
   * another version than mine, which differs in `count` places (`other-base`), or what was there before cannot be read.
   */
  tracked: z.object({
    state: z.enum(['none', 'told', 'other-base', 'unreadable']),
    count: z.int().nonnegative(),
  }),
});
export type VersionComparison = z.infer<typeof comparison>;

/** A gap of a contract that was written here, or a blank of a file with its line, and what stands there in theirs. */
export const filledGap = z.object({ gap: z.string(), text: z.string() });
export type FilledGapView = z.infer<typeof filledGap>;

export const comparisonView = comparison.extend({
  /** The names of the two files, made harmless; of a contract that was written here, its title. */
  mineName: z.string(),
  theirsName: z.string(),
  /** What they have written into the gaps and blanks of mine, for names, numbers and days: no changes, and not compared. */
  filled: z.array(filledGap),
  /**
   * Mine is a file without tracked changes and theirs has some: where I had sent a reply with tracked changes since, an edit inside of what
   * it added is not told, and that reply is the one to choose.
   */
  mayLackReply: z.boolean(),
  /** The two texts as they were compared. */
  mineText: z.string(),
  theirsText: z.string(),
  /** Of the two texts. */
  documentLanguage: language,
  /** One of the texts was longer than what is read. */
  isCut: z.boolean(),
  /** How words are hidden in either file, and how they begin, in the caller's language; they were not compared. */
  mineHidden: z.array(z.string()),
  theirsHidden: z.array(z.string()),
});
export type ComparisonView = z.infer<typeof comparisonView>;
