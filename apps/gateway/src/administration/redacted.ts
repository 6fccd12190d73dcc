const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/* Names of acts, formats, states. Longer ones may be tokens. */
const WORD = /^[a-z][\w.-]{0,30}$/;

const isHarmless = (text: string): boolean => UUID.test(text) || MOMENT.test(text) || WORD.test(text);

/** What a job carries as the board may show it: ids, moments and states, nothing that could name a person or give access. */
export function redacted(value: unknown): unknown {
  if (typeof value === 'string') return isHarmless(value) ? value : '…';
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, redacted(part)]));
}
