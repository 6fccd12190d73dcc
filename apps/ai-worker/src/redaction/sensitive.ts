export const HIDDEN_KINDS = [
  'PERSON',
  'COMPANY',
  'EMAIL',
  'PHONE',
  'ACCOUNT',
  'ADDRESS',
  'CODE',
  'URL',
  'BIRTH',
  'MARK',
] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];

/** A place that says who or where somebody is; `end` is exclusive. */
export interface Sensitive {
  readonly kind: HiddenKind;
  readonly start: number;
  readonly end: number;
}

/** Where a pattern matches, or its group `v` when it has one. The pattern has the flags `d` and `g`. */
export function* placesOf(kind: HiddenKind, pattern: RegExp, text: string): Generator<Sensitive> {
  for (const match of text.matchAll(pattern)) {
    const [start, end] = match.indices?.groups?.['v'] ?? match.indices?.[0] ?? [0, 0];
    if (end > start) yield { kind, start, end };
  }
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/* A text with more of them was made to take time; each is still hidden where its shape or its label tells it. */
const MOST_WORDS = 300;

/** Every other place where one of these stands by itself. */
export function placesOfWords(
  kind: HiddenKind,
  words: ReadonlySet<string>,
  text: string,
): Iterable<Sensitive> {
  if (words.size === 0) return [];
  const longestFirst = [...words].slice(0, MOST_WORDS).sort((a, b) => b.length - a.length);
  const anyOf = longestFirst.map((word) => word.replace(SPECIAL, '\\$&')).join('|');
  return placesOf(kind, new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf})(?![\\p{L}\\p{N}])`, 'dgu'), text);
}

/** In the order of the text; what overlaps becomes one, of the kind that began first. */
export function merged(places: readonly Sensitive[]): Sensitive[] {
  const sorted = [...places].sort((a, b) => a.start - b.start || b.end - a.end);
  const result: Sensitive[] = [];
  for (const place of sorted) {
    const last = result.at(-1);
    if (last && place.start < last.end)
      result[result.length - 1] = { ...last, end: Math.max(last.end, place.end) };
    else result.push(place);
  }
  return result;
}
