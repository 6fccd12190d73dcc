import { findingsFor } from '../check/check.js';
import type { Readings } from '../check/concepts/read-concepts.js';
import { topicOf } from '../check/concepts/names.js';
import type { Finding } from '../check/report.js';
import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import type { Drafter } from './draft-changes.js';
import type { DraftedChange } from './drafted-change.js';
import type { Place } from './proposal.js';
import { together } from './together.js';

/** From this risk on a new finding in our own words is one too many. */
export const GRAVE = 3;
/** As often another wording is tried, then none. */
const TRIES = 3;
const ROUNDS = 6;

const touches = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;

/** A check that is repeated on texts which share most of their sentences, told in the language of the reader. */
export type Recheck = (text: string) => readonly Finding[];

export function recheck(written: Language, language = written, readings: Readings = new Map()): Recheck {
  const known = new Map<string, readonly Finding[]>();
  return (text) => {
    const findings = known.get(text) ?? findingsFor(text, { written, language, readings });
    known.set(text, findings);
    return findings;
  };
}

/**
 * The changes after which, all of them accepted, the check still says the same, says something new in them that is grave, or misses
 * something that they took away and that is as grave as what they answer. Where they are only some of those that are proposed (not
 * `isAll`), what they lose is answered besides, and what else is wrong with the same matter was so before.
 */
export function unclosed(
  text: string,
  language: Language,
  changes: readonly DraftedChange[],
  again = recheck(language),
  isAll = true,
): ReadonlySet<DraftedChange> {
  const before = again(text);
  const settled = together(text, language, changes);
  const made = applied(text, settled);
  const after = again(made.text);
  const known = new Set(before.map(({ id }) => id));
  const absent = after.filter((each) => each.evidence === undefined);
  const newAbsent = absent.filter(({ id, riskFactor }) => riskFactor >= GRAVE && !known.has(id));
  const isLost = (change: DraftedChange, carried: readonly string[]): boolean =>
    newAbsent.some(
      ({ id, riskFactor }) => riskFactor >= change.finding.riskFactor && carried.includes(topicOf(id)),
    );
  return new Set(
    changes.filter((change, at) => {
      const { id, evidence } = change.finding;
      if (isAll && isLost(change, [topicOf(id), ...change.carries])) return true;
      if (evidence === undefined && absent.some((each) => each.id === id)) return true;
      const own = settled[at] ?? change;
      const places = (made.places.get(own) ?? []).map((place) => aroundOf(made.text, place));
      const answered = [...(evidence === undefined ? [] : [evidence]), ...change.companions];
      if (after.filter(stands(places)).some((each) => each.id === id)) return true;
      const isTaken = own.edits.some((edit) => edit.text === '');
      const around = isTaken ? places.map((place) => lineOf(made.text, place)) : places;
      const wasAround = isTaken ? answered.map((place) => lineOf(text, place)) : answered;
      const wasThere = new Set(before.filter(stands(wasAround)).map((each) => each.id));
      const fresh = after.filter(stands(around)).filter((each) => !wasThere.has(each.id));
      return fresh.some((each) => each.riskFactor >= GRAVE && (isAll || topicOf(each.id) !== topicOf(id)));
    }),
  );
}

const stands =
  (places: readonly Place[]) =>
  ({ evidence }: Finding): boolean =>
    evidence !== undefined && places.some((place) => touches(evidence, place));

/** The place itself, or the words around it where nothing is left of it but a change inside of a sentence. */
const aroundOf = (text: string, { start, end }: Place): Place => {
  const from = start + (/^\s*/u.exec(text.slice(start, end))?.[0].length ?? 0);
  return { start: from, end };
};

/** The paragraph around a place: where a sentence goes, what it has limited stands without it. */
function lineOf(text: string, { start, end }: Place): Place {
  const stop = text.indexOf('\n', end);
  return {
    start: text.lastIndexOf('\n', Math.max(0, start - 1)) + 1,
    end: stop === -1 ? text.length : stop,
  };
}

/** The changes that close what they answer. Where one does not, the next wording for its finding is tried, and at last none. */
export function closing(
  text: string,
  language: Language,
  draft: Drafter,
  again: Recheck,
): readonly DraftedChange[] {
  const tried = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const changes = draft(tried);
    const open = unclosed(text, language, changes, again);
    if (open.size === 0) return changes;
    for (const { key, choice } of open) tried.set(key, round < TRIES ? choice + 1 : NONE_LEFT);
  }
  return [];
}
const NONE_LEFT = Number.MAX_SAFE_INTEGER;
