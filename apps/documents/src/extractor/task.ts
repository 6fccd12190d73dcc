import type { Language } from '@pactwright/protocol';
import { z } from 'zod';
import type { HungNote } from '../extraction/extraction.js';
import { WHOLES, type Edit, type Signature } from '../redline/edits.js';

/** What a confined process is to do with its file: a line of JSON before it. */
export type Task =
  | { readonly kind: 'read'; readonly extension: string }
  | ({ readonly kind: 'redline' } & RedlineTask)
  | ({ readonly kind: 'redline-to' } & RedlineToTask)
  /** Of what is no file, but `Texts` in JSON. */
  | { readonly kind: 'compare' };

export interface RedlineTask {
  readonly edits: readonly Edit[];
  readonly by: Signature;
  /** SHA-256 of the text that the places of the edits are of, in hex. */
  readonly textSha256: string;
}

/** Changes that lead from the file to another text. */
export interface RedlineToTask {
  readonly theirs: string;
  /** What of it stands in notes, heads and feet. */
  readonly notes: readonly HungNote[];
  readonly by: Signature;
  /** SHA-256 of the text that the file is known by, in hex; null for a file that was made here. */
  readonly textSha256: string | null;
}

/** Two texts that were read, and in which language to tell what of mine is no longer the same in theirs. */
export interface Texts {
  readonly mine: string;
  readonly theirs: string;
  /** Theirs with its tracked changes between marks; absent where it has none. */
  readonly tracked?: string;
  /** The same of mine. */
  readonly mineTracked?: string;
  /** What notes say in either text, and where they hang. */
  readonly mineNotes?: readonly HungNote[];
  readonly theirsNotes?: readonly HungNote[];
  readonly language: Language;
}

const WHY_LENGTH = 200;

/** What a process says of a redline: a line of JSON, and the file behind it. */
export const redlineAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('made'),
    changed: z.int().nonnegative(),
    displaced: z.int().nonnegative(),
    isProtected: z.boolean(),
  }),
  z.object({
    outcome: z.literal('refused'),
    reason: z.string().max(WHY_LENGTH),
    whole: z.enum(WHOLES).optional(),
  }),
]);
