import type { FactKey } from '../facts.js';
import type { Suspect } from './suspects.js';
import { lean } from '../../reading/letters.js';

/** A suspect with how surely it is set. */
export interface Scored {
  readonly suspect: Suspect;
  readonly score: number;
}

/** A figure is one of these at most. */
const EITHER: readonly (readonly FactKey[])[] = [
  ['payment-days', 'term', 'notice', 'confidentiality', 'non-compete'],
  ['start', 'end'],
  ['amount', 'liability-cap', 'late-interest'],
];
const groupOf = (key: FactKey): number => EITHER.findIndex((keys) => keys.includes(key));

/** One sentence says one of these at most; and one court, not the city and the country as well. */
const ONE_CHOICE: ReadonlySet<FactKey> = new Set(['ip-moment', 'renewal']);
/** A contract has one of these, and mentions others: what is so much less sure than the surest is one of those. */
const ONE_OF: ReadonlySet<FactKey> = new Set(['law', 'court', 'start']);
const MARGIN = 0.5;

/** In that time an invoice is disputed, not paid. */
const DISPUTES = lean(
  /(?<!\p{L})(?:disputes?|quer(?:y|ies)|objects?|ginčij(?:a|ama|ame|o|amos|ami))(?!\p{L})[^,;.]*$/u,
);
const isNoTerm = ({ key, before }: Suspect): boolean => key === 'payment-days' && DISPUTES.test(before);

const isSameLine = (a: Suspect, b: Suspect): boolean => a.start === b.start && a.end === b.end;

/** Whether one that is surer leaves no place for the other. */
function excludes({ suspect: a }: Scored, { suspect: b }: Scored): boolean {
  if (!isSameLine(a, b)) return false;
  if (a.key === 'court' && b.key === 'court') return true;
  if (a.key === b.key) return ONE_CHOICE.has(a.key) && a.value.kind === 'choice' && b.value.kind === 'choice';
  const isSamePlace = a.before === b.before && a.value.kind === b.value.kind && a.value.kind !== 'choice';
  return isSamePlace && groupOf(a.key) !== -1 && groupOf(a.key) === groupOf(b.key);
}

/** Those that are set, of all that might be. */
export function chosen(scored: readonly Scored[]): readonly Suspect[] {
  const told = scored.filter(({ suspect, score }) => score > 0 && !isNoTerm(suspect));
  const surest = new Map<FactKey, number>();
  for (const { suspect, score } of told)
    surest.set(suspect.key, Math.max(score, surest.get(suspect.key) ?? 0));
  return told
    .filter(
      (each) =>
        !(
          ONE_OF.has(each.suspect.key) &&
          each.suspect.value.kind !== 'choice' &&
          each.score < (surest.get(each.suspect.key) ?? 0) - MARGIN
        ) && !told.some((other) => other.score > each.score && excludes(other, each)),
    )
    .map(({ suspect }) => suspect);
}
