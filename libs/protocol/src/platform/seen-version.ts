import { z } from 'zod';

/** What an editor last saw of a thing; an edit that is based on an older one is refused with STALE_EDIT. Absent: last write wins. */
export const seenVersion = z.int32().optional();

/** DELETE of an option or a translation: in the query, because what a DELETE carries in its body may not arrive. */
export const deletionQuery = z.object({ version: z.coerce.number().pipe(z.int32()).optional() });
export type DeletionQuery = z.infer<typeof deletionQuery>;
