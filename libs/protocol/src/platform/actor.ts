import { z } from 'zod';
import { language } from './language.js';
import { uuid } from './uuid.js';

/**
 * Who calls, as the gateway established it and signed it into the identity token.
 * `userId` is set for a signed-in user, `guestId` for a browser with a guest cookie; both may be set, or none.
 */
export const actor = z.object({
  userId: uuid().nullable(),
  guestId: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  isAdmin: z.boolean(),
  /** Whether the password was entered again in the last minutes, as deletions, roles and queues ask for. */
  isConfirmed: z.boolean().optional(),
  language,
});
export type Actor = z.infer<typeof actor>;
