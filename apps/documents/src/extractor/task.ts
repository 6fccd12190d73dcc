import { z } from 'zod';
import type { Edit, Signature } from '../redline/edits.js';

/** What a confined process is to do with its file: a line of JSON before it. */
export type Task =
  { readonly kind: 'read'; readonly extension: string } | ({ readonly kind: 'redline' } & RedlineTask);

export interface RedlineTask {
  readonly edits: readonly Edit[];
  readonly by: Signature;
  /** SHA-256 of the text that the places of the edits are of, in hex. */
  readonly textSha256: string;
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
  z.object({ outcome: z.literal('refused'), reason: z.string().max(WHY_LENGTH) }),
]);
