/** Labels are compared as a person reads them: case, spacing and the way an accent is encoded do not count. */
export const folded = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** What a name may stand for: one thing, nothing, or several things that cannot be told apart. */
export type Match<T> =
  | { readonly kind: 'one'; readonly item: T }
  | { readonly kind: 'none' }
  | { readonly kind: 'several' };

/** The one candidate whose names hold `text`; live ones are preferred to removed ones, an exact spelling to a folded one. */
export function matchByName<T>(
  candidates: readonly T[],
  text: string,
  namesOf: (candidate: T) => readonly string[],
  isLive: (candidate: T) => boolean,
): Match<T> {
  const wanted = folded(text);
  if (wanted === '') return { kind: 'none' };
  const matching = candidates.filter((candidate) =>
    namesOf(candidate).some((name) => folded(name) === wanted),
  );
  const live = matching.filter(isLive);
  const preferred = live.length > 0 ? live : matching;
  const exact = preferred.filter((candidate) => namesOf(candidate).includes(text));
  const [first, ...others] = exact.length > 0 ? exact : preferred;
  if (first === undefined) return { kind: 'none' };
  return others.length > 0 ? { kind: 'several' } : { kind: 'one', item: first };
}
