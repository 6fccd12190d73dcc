import { z } from 'zod';
import type { Told } from './told.js';

/** Done, and nothing to tell. */
export const doneResponse = z.object({ success: z.literal(true) });
export type DoneResponse = Told<typeof doneResponse>;

/** Done, with a text for the caller. */
export const messageResponse = doneResponse.extend({ message: z.string() });
export type MessageResponse = Told<typeof messageResponse>;
