/** Null: there is nothing, for example no translation. Undefined: nobody has counted. */
export type Version = number | null | undefined;

/** What the server has of a form, and which edition of it. */
export interface Stored<V> {
  readonly values: V;
  readonly version: Version;
}
