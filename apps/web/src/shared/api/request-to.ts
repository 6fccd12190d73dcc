import { addressOf, type Call, type CallTypes, type Said } from '@pactwright/protocol';
import type { ApiRequest } from './api-request.js';

/** What has to be said, or nothing where the call takes nothing. */
type Saying<T extends CallTypes> = keyof Said<T> extends never ? [] : [said: Said<T>];

/** The call as a request, which knows what it will be answered. */
export function requestTo<T extends CallTypes>(call: Call<T>, ...[said]: Saying<T>): ApiRequest<T['answer']> {
  const parts: CallTypes | undefined = said;
  return { url: addressOf(call, parts), method: call.method, body: parts?.body };
}
