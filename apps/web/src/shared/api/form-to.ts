import { addressOf, type AnswerTo, type Call, type CallTypes, type Said } from '@pactwright/protocol';
import type { ApiRequest } from './api-request.js';

/** A form as a request: what it says before what it carries, since whoever reads it may have to know that first. */
export function formTo<T extends CallTypes & { readonly form: object }>(
  call: Call<T>,
  said: Said<T>,
): ApiRequest<AnswerTo<T>> & { readonly body: FormData } {
  const parts: CallTypes = said;
  const given = Object.entries({ ...parts.form }).filter(([, part]) => part !== undefined);
  const body = new FormData();
  for (const [name, part] of given)
    if (!(part instanceof File)) body.set(name, typeof part === 'string' ? part : JSON.stringify(part));
  for (const [name, part] of given) if (part instanceof File) body.set(name, part, part.name);
  return { url: addressOf(call, parts), method: call.method, body };
}
