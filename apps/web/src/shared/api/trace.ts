const ACTIONS = ['pointerdown', 'keydown', 'popstate'] as const;
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

let action: string | undefined;
let isListening = false;

/**
 * Says of a call which action of the user it belongs to, as W3C writes it: all that one click causes bears the same id. The
 * gateway begins traces of its own and points at this one, so nothing here decides what is recorded.
 */
export function traceparent(): string {
  if (!isListening) {
    isListening = true;
    for (const name of ACTIONS) window.addEventListener(name, () => (action = undefined), { capture: true });
  }
  action ??= randomHex(TRACE_BYTES);
  return `00-${action}-${randomHex(SPAN_BYTES)}-00`;
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
