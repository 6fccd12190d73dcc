import { uuid } from '@pactwright/protocol';

/** An id that may be asked for; anything else in an address counts as none. */
export const uuidIn = (text: string): string | undefined => uuid().safeParse(text).data;
