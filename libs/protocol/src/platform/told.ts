import type { z } from 'zod';

/** The same, nowhere to be written to. */
type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** What a schema of an answer describes. */
export type Told<S extends z.ZodType> = Frozen<z.output<S>>;
