import { z } from 'zod';

/**
 * An id in a call, a message or a job. It may be written in either case; here it gets its one form, so that whatever compares
 * it, locks it or keys by it meets the same text. `message` may name the error of an id that is none.
 */
export const uuid = (message?: string) => z.uuid(message).toLowerCase();
