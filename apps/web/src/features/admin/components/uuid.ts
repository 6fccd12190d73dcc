import { z } from 'zod';

/** An id that may be asked for; anything else in an address counts as none. */
export const uuidIn = (text: string): string | undefined => z.uuid().safeParse(text).data;
