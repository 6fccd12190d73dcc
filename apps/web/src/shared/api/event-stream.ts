import { addressOf, type Call, type CallTypes, type Said } from '@pactwright/protocol';

/** Hears every message of an event stream. */
export function listenTo<T extends CallTypes & { readonly message: unknown }>(
  call: Call<T>,
  said: Said<T>,
  hear: (message: T['message']) => void,
): EventSource {
  const stream = new EventSource(addressOf(call, said), { withCredentials: true });
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => hear(JSON.parse(data)));
  return stream;
}
