import { readingOf, type Readings } from '../../check/concepts/read-concepts.js';
import type { ReadContract } from '../../check/read-contract.js';
import type { IsoDate } from '../../model/document.js';
import { dateLineOf, type DateLine } from '../date-line.js';
import type { FactKey } from '../facts.js';
import { linesIn, type Line } from '../lines.js';
import { RULES } from '../readers.js';
import type { Day, Said } from '../said.js';
import type { DealValue } from '../values.js';
import { candidatesOf, type Candidate } from './candidates.js';
import { featuresOf, type Features } from './features.js';
import { lean } from '../../reading/letters.js';

/** A candidate with what it is judged by. */
export interface Suspect extends Candidate {
  readonly features: Features;
}

export interface Place {
  readonly start: number;
  readonly end: number;
}

const KEYS = Object.keys(RULES) as FactKey[];

/** „Įsigalioja ją pasirašius“, "takes effect on signature", "commences on the date hereof". */
const STARTS_WHEN_SIGNED = lean(
  /(?<!\p{L})(?:(?:takes? effect|(?:comes?|enters?) into (?:force|effect)|effective|in (?:force|effect)|commences?|begins?|starts?|binding|valid)[^.;]{0,50}(?<!\p{L})(?:upon|on|from|when|once|with|after)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:sign\p{L}*|execution|date (?:hereof|above|of this \p{L}+))|įsigalio\p{L}*[^.;]{0,60}(?:pasiraš\p{L}*|sudarym\p{L}*)|galioja (?:nuo )?(?:\p{L}+ ){0,3}pasiraš\p{L}*)(?!\p{L})/u,
);

const isoOf = ({ year, month, day }: Day): IsoDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** What the rule of a term makes of a line. */
function valuesOf(key: FactKey, said: Said): readonly DealValue[] {
  const { of, alsoOf, underHeading, goesOn, unless, read } = RULES[key];
  const isOf =
    (of.test(said.plain) && alsoOf?.test(said.plain) !== false) ||
    (underHeading?.test(said.heading) ?? false) ||
    (goesOn?.test(said.plain) === true && of.test(said.previous));
  return isOf && unless?.test(said.plain) !== true ? read(said) : [];
}

const canonical = (value: DealValue): string => JSON.stringify(Object.entries(value).toSorted());

/** What is kept of what was read of each line: of two versions of a contract most lines are the same. */
export type LineReadings<T> = Map<string, readonly T[]>;

/** How a contract's lines are read, and what is kept of a suspect: of many its features take more room than all else. */
export interface LineReading<T> {
  readonly known: LineReadings<T>;
  readonly readings: Readings;
  readonly kept: (suspect: Suspect) => T;
}

/** Everything a contract might set, in whatever words, with where it stands. */
export function suspectsIn<T extends object>(
  contract: ReadContract,
  { known, readings, kept }: LineReading<T>,
): readonly (T & Place)[] {
  const dated = dateLineOf(contract.text);
  const isSigned = contract.sentences.some(({ plain }) => STARTS_WHEN_SIGNED.test(plain));
  const whole = { contract, readings, dayOfSigning: isSigned ? dated : undefined };
  return linesIn(contract, dated?.day).flatMap((line) => {
    const { start, end, said, spoken, run, datedRun } = line;
    const day = isOn(line, whole.dayOfSigning) ? whole.dayOfSigning?.day : undefined;
    const tenth = Math.floor((10 * start) / contract.text.length);
    const name = JSON.stringify([said, spoken.plain, run, datedRun, day, tenth]);
    const read = known.get(name) ?? suspectsOf(line, whole).map(kept);
    known.set(name, read);
    return read.map((each) => ({ ...each, start, end }));
  });
}

const isOn = ({ start, end }: Line, day: DateLine | undefined): boolean =>
  day !== undefined && start < day.end && day.start < end;

interface Whole {
  readonly contract: ReadContract;
  readonly readings: Readings;
  /** The line whose day is the start, since the contract takes effect when it is signed. */
  readonly dayOfSigning: DateLine | undefined;
}

function suspectsOf(line: Line, { contract, readings, dayOfSigning }: Whole): readonly Suspect[] {
  const { start, said, spoken, run, datedRun } = line;
  const ruled = KEYS.map((key) => ({
    key,
    values: valuesOf(key, said).map((value) => ({ value, name: canonical(value) })),
  })).filter(({ values }) => values.length > 0);
  const candidates = [...candidatesOf(said)];
  for (const { key, values } of ruled)
    for (const { value, name } of values)
      if (!candidates.some((each) => each.key === key && canonical(each.value) === name))
        candidates.push({ key, value, before: said.plain, after: '' });
  if (candidates.length === 0) return [];
  const { topics } = readingOf(spoken, contract.language, readings);
  const { heading, previous, kind } = said;
  const around = { heading, previous, kind, run, datedRun, at: start / contract.text.length, topics };
  /* A period may be five terms, by the same words. */
  const known = new Map<string, Features>();
  return candidates.map((candidate) => {
    const own = canonical(candidate.value);
    const rules = ruled.flatMap(({ key, values }) => [
      `line ${key}`,
      ...(values.some((value) => value.name === own) ? [`value ${key}`] : []),
    ]);
    const isThatDay =
      dayOfSigning !== undefined &&
      candidate.key === 'start' &&
      own === canonical({ kind: 'date', date: isoOf(dayOfSigning.day) }) &&
      isOn(line, dayOfSigning);
    const place = `${own} ${isThatDay} ${candidate.before.length} ${candidate.after.length}`;
    const features =
      known.get(place) ??
      featuresOf(candidate, around, isThatDay ? [...rules, 'signed', 'value start'] : rules);
    known.set(place, features);
    return { ...candidate, features };
  });
}
