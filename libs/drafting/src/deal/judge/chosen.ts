import { MEANT } from '../../check/rounds.js';
import type { FactKey } from '../facts.js';
import type { DealValue } from '../values.js';
import type { Candidate } from './candidates.js';
import type { Place } from './suspects.js';
import { lean } from '../../reading/letters.js';

/** What a contract might set, with how surely it does. */
export interface Scored extends Candidate, Place {
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
/** A contract begins once, and mentions other days: what is so much less sure than the surest is one of those. */
const MARGIN = 0.8;
/** Nearly every contract names one of these, in one place or in several: the surest is told more readily, and nothing beside it. */
const ONE_NAME: ReadonlySet<FactKey> = new Set(['law', 'court']);
const EASE = 0.6;

/** In that time an invoice is disputed, not paid. */
const DISPUTES = lean(
  /(?<!\p{L})(?:disputes?|quer(?:y|ies)|objects?|ginčij(?:a|ama|ame|o|amos|ami))(?!\p{L})[^,;.]*$/u,
);
/** „Per 14 dienų nuo varianto gavimo“ it is looked at. */
const FROM_WORK = lean(/^[^.;]{0,40}(?<!\p{L})nuo (?:\p{L}+ ){0,2}variant\p{L}* gavim/u);
/** "2 rounds of revisions, each on one written list", „vieną ratą sudaro vienas sąrašas“. */
const EACH = lean(/(?<!\p{L})(?:each \p{L}+|sudaro|consists of) $/u);
/** "Limited to 2 times the total fees", „kainos, padaugintos iš 2“. */
const MULTIPLIED = lean(/(?<!\p{L})padaugint\p{L}+ iš $/u);
const TIMES_A_SUM = lean(
  /^ (?:\(\d+\) )?(?:times|kart(?:us|ų)) (?:\p{L}+ ){0,4}(?:fees?|prices?|amounts?|sums?|value|charges|remuneration|kain\p{L}+|sum(?:os|ą|ų)|mokes\p{L}+|atlyg\p{L}+|honorar\p{L}+)(?!\p{L})/u,
);
const isNoRound = ({ before, after }: Scored): boolean =>
  EACH.test(before) || MULTIPLIED.test(before) || TIMES_A_SUM.test(after) || MEANT.test(after);
/** "The fees up to the delivery" are what is paid for; and "until then … once it is accepted" is before the rights pass. */
const PAID_UP_TO = lean(
  /(?<!\p{L})(?:fees?|commission|mokes\p{L}+|atlygin\p{L}+)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:up to|until|in which|iki|kur[įi])(?!\p{L})[^.;,]{0,40}$/u,
);
const UNTIL_THEN = lean(/^[\d. ]*(?:until then|iki tol)(?!\p{L})/u);
const isNoMoment = ({ value, before, after }: Scored): boolean =>
  value.kind === 'choice' &&
  value.choice === 'on-delivery' &&
  (PAID_UP_TO.test(before) || UNTIL_THEN.test(before) || /^deliverables?\b/u.test(after));
/** "They pass when the provider has received …", „Teisės pereina, kai paslaugų teikėjas gauna …“. */
const PASSES_WHEN_PAID = lean(
  /(?<!\p{L})(?:pass(?:es)?|takes? effect|(?:receives?|acquires?|gets?) th(?:is|ese) rights?|pereina|įsigalioja|įgyja)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:when|once|kai)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:received|paid|gauna|sumoka)(?!\p{L})/u,
);
const isPlainMoment = ({ key, value, before, after }: Scored): boolean =>
  key === 'ip-moment' &&
  value.kind === 'choice' &&
  value.choice === 'on-payment' &&
  PASSES_WHEN_PAID.test(before + after);
const isNoTerm = (scored: Scored): boolean =>
  (scored.key === 'payment-days' && (DISPUTES.test(scored.before) || FROM_WORK.test(scored.after))) ||
  (scored.key === 'revisions' && isNoRound(scored)) ||
  (scored.key === 'ip-moment' && isNoMoment(scored));

const isSameLine = (a: Scored, b: Scored): boolean => a.start === b.start && a.end === b.end;

/** Whether one that is surer leaves no place for the other. */
function excludes(a: Scored, b: Scored): boolean {
  if (!isSameLine(a, b)) return false;
  if (a.key === 'court' && b.key === 'court') return true;
  if (a.key === b.key) return ONE_CHOICE.has(a.key) && a.value.kind === 'choice' && b.value.kind === 'choice';
  const isSamePlace = a.before === b.before && a.value.kind === b.value.kind && a.value.kind !== 'choice';
  return isSamePlace && groupOf(a.key) !== -1 && groupOf(a.key) === groupOf(b.key);
}

const isNamed = ({ key, value }: Scored): boolean => ONE_NAME.has(key) && value.kind === 'name';

function surestOf(scored: readonly Scored[]): ReadonlyMap<FactKey, Scored> {
  const surest = new Map<FactKey, Scored>();
  for (const each of scored) {
    const { key, value } = each;
    if (value.kind !== 'choice' && each.score > (surest.get(key)?.score ?? -Infinity)) surest.set(key, each);
  }
  return surest;
}

/** Those that are set, of all that might be. */
export function chosen(scored: readonly Scored[]): readonly Scored[] {
  const surest = surestOf(scored);
  const told = scored
    .map((each) =>
      (isNamed(each) && surest.get(each.key) === each) || isPlainMoment(each)
        ? { ...each, score: each.score + EASE }
        : each,
    )
    .filter((each) => each.score > 0 && !isNoTerm(each));
  const isBesideIt = (each: Scored): boolean => {
    const first = surest.get(each.key);
    if (first === undefined || each.value.kind === 'choice') return false;
    if (isNamed(each)) return !isSame(each.value, first.value);
    return each.key === 'start' && each.score < first.score - MARGIN;
  };
  return told.filter(
    (each) => !isBesideIt(each) && !told.some((other) => other.score > each.score && excludes(other, each)),
  );
}

const isSame = (a: DealValue, b: DealValue): boolean =>
  a.kind === 'name' && b.kind === 'name' && a.name === b.name;
