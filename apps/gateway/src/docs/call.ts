import type { z } from 'zod';

/** One call of the API, as its page describes it. */
export interface Call {
  readonly summary: string;
  readonly body?: z.ZodType;
  /** The parts of a form that it takes instead. */
  readonly form?: Readonly<Record<string, 'file' | 'text'>>;
  readonly query?: z.ZodType;
  /** Statuses besides the success, all with the one error body. */
  readonly refusals?: readonly number[];
  readonly success?: number;
}
/** By method and path: `get /api/user`. */
export type Calls = Readonly<Record<string, Call>>;
