import { addressOf, type AnswerTo, type Call, type CallTypes, type Said } from '@pactwright/protocol';
import type { ApiRequest } from './api-request.js';

/** What has to be said, or nothing where the call takes nothing. */
type Saying<T extends CallTypes> = keyof Said<T> extends never ? [] : [said: Said<T>];

export type WithoutForm = CallTypes & { readonly form?: never };

/** The call as a request, which knows what it will be answered. One that takes a form: `formTo`. */
export function requestTo<T extends WithoutForm>(
  call: Call<T>,
  ...[said]: Saying<T>
): ApiRequest<AnswerTo<T>> {
  const parts: CallTypes | undefined = said;
  return { url: addressOf(call, parts), method: call.method, body: parts?.body };
}

/** What the call has been answered; of a late one that may be that it is pending. */
export const answerIn = <T extends CallTypes>(_call: Call<T>, response: Response): Promise<AnswerTo<T>> =>
  response.json();
