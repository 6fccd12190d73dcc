import type { RunPending } from '../platform/run-pending.js';
import type { ServiceName } from '../platform/services.js';

/** What a call takes and answers. These are types alone: nothing of them reaches the browser's code. */
export interface CallTypes {
  /** What stands in the path, by its names there. */
  readonly params?: object;
  readonly query?: object;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent in its place: the parts of a form, each a file, a text, or something as JSON. */
  readonly form?: object;
  /** Absent where a file is answered, or a stream of events. */
  readonly answer?: unknown;
  /** 202 with a run in place of the answer, when that takes long. */
  readonly isLater?: true;
  /** What each message of an event stream carries. */
  readonly message?: unknown;
}

/** What a browser's `File` is to a form. */
export interface FormFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

declare const types: unique symbol;

/**
 * One call of the HTTP API as its callers know it. What the server has to know besides (`wire`) stands in a file of its own, so
 * that no schema comes into the browser with it.
 */
export interface Call<T extends CallTypes = CallTypes> {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/api/contracts/:id/copy` */
  readonly path: string;
  readonly [types]?: T;
}

/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <T extends CallTypes>(call: Call<T>): Call<T> => call;

export type TypesOf<C> = C extends Call<infer T> ? T : never;

/** What has to be said to make the call. */
export type Said<T extends CallTypes> = Pick<T, Extract<keyof T, 'params' | 'query' | 'body' | 'form'>>;

/** What comes back. */
export type AnswerTo<T extends CallTypes> = T['answer'] | (T extends { isLater: true } ? RunPending : never);

/** Path and query of the call. What is undefined or empty in the query is left out. */
export function addressOf(call: Call, { params, query = {} }: CallTypes = {}): string {
  const named: Readonly<Record<string, unknown>> = { ...params };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(named[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}
