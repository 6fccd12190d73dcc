import type { AnswerTo, Call, CallTypes, Said } from '@pactwright/protocol';
import type { ApiRequest } from './api-request.js';
import { requestTo, type WithoutForm } from './request-to.js';

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
): Endpoint<void, AnswerTo<T>>;
export function endpoint<T extends CallTypes, Asked>(
  call: Call<T>,
  say: (asked: Asked) => Said<T>,
): Endpoint<Asked, AnswerTo<T>>;
export function endpoint<T extends CallTypes, Asked, Result>(
  call: Call<T>,
  say: (asked: Asked) => Said<T>,
  read: (answer: AnswerTo<T>) => Result,
): Endpoint<Asked, AnswerTo<T>, Result>;
export function endpoint(
  call: Call<WithoutForm>,
  say: (asked: unknown) => Said<WithoutForm> = () => ({}),
  read: (answer: unknown) => unknown = (answer) => answer,
): Endpoint<unknown, unknown> {
  return { query: (asked) => requestTo(call, say(asked)), transformResponse: read };
}
