import { z } from 'zod';
import { uuid } from './uuid.js';

/** Somebody in a list of administrators. */
export const namedUser = z.object({
  id: uuid(),
  email: z.string(),
  /** First and last name; null where neither was given. */
  name: z.string().nullable(),
});
export type NamedUser = z.infer<typeof namedUser>;
