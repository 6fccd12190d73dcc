import { addressOf, type Call, type CallTypes, type Said } from '@pactwright/protocol';
import type { ApiRequest } from './request.js';

/** What has to be said, or nothing where the call takes nothing. */
type Saying<T extends CallTypes> = keyof Said<T> extends never ? [] : [said: Said<T>];

/** The call as a request, which knows what it will be answered. */
export function requestTo<T extends CallTypes>(call: Call<T>, ...[said]: Saying<T>): ApiRequest<T['answer']> {
  const parts: CallTypes | undefined = said;
  return {
    url: addressOf(call, parts),
    method: call.method,
    ...(parts?.body === undefined ? {} : { body: parts.body }),
  };
}

interface Endpoint<Asked, Answer, Result = Answer> {
  readonly query: (asked: Asked) => ApiRequest<Answer>;
  readonly transformResponse: (answer: Answer) => Result;
}

/**
 * The call as an endpoint of the API slice: what has to be said of what a component asks for, and what it gets of the answer
 * where that is not all of it.
 */
export function endpoint<T extends CallTypes>(
  call: keyof Said<T> extends never ? Call<T> : never,
): Endpoint<void, T['answer']>;
export function endpoint<T extends CallTypes, Asked>(
  call: Call<T>,
  say: (asked: Asked) => Said<T>,
): Endpoint<Asked, T['answer']>;
export function endpoint<T extends CallTypes, Asked, Result>(
  call: Call<T>,
  say: (asked: Asked) => Said<T>,
  read: (answer: T['answer']) => Result,
): Endpoint<Asked, T['answer'], Result>;
export function endpoint(
  call: Call,
  say: (asked: unknown) => CallTypes = () => ({}),
  read: (answer: unknown) => unknown = (answer) => answer,
): Endpoint<unknown, unknown> {
  return { query: (asked) => requestTo(call, say(asked)), transformResponse: read };
}
