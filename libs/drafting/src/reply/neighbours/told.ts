import type { Readings } from '../../check/concepts/read-concepts.js';
import type { ReadContract } from '../../check/read-contract.js';
import { withFigures } from '../../check/figures.js';
import { dealOf, type DealFact, type DealReadings } from '../../deal/read-deal.js';
import {
  BESIDE_THE_POINT,
  DEAL_ASPECTS,
  MEASURED,
  valueOfPeriod,
  type Value,
  type Words,
} from './aspects.js';
import { OPPOSITES } from './opposites.js';

/** What a sentence of a contract says of an aspect. */
export interface Told extends Value {
  readonly aspect: string;
  readonly start: number;
  readonly end: number;
}

/** Values of an aspect in `OPPOSITES`. */
export const OURS = 'ours';
export const THEIRS = 'theirs';

type Said = Omit<Told, 'start' | 'end'>;

/** What single sentences say, by their words. */
export type SaidBySentence = Map<string, readonly Said[]>;

/** `known`, `readings` and `said` are what was read of texts that share most of their sentences with it. */
export function toldIn(
  contract: ReadContract,
  known: DealReadings = new Map(),
  readings: Readings = new Map(),
  said: SaidBySentence = new Map(),
): readonly Told[] {
  const facts = dealOf(contract, known, readings).flatMap((fact) => {
    const aspect = DEAL_ASPECTS[fact.key];
    const value = valueOfFact(fact);
    const isInPassing = BESIDE_THE_POINT[fact.key]?.test(fact.quote.toLowerCase()) === true;
    return aspect === undefined || value === undefined || isInPassing
      ? []
      : [{ aspect, start: fact.start, end: fact.end, ...value }];
  });
  const told = contract.sentences.flatMap(({ start, end, plain, heading }) => {
    const key = `${heading}\n${plain}`;
    const saying = said.get(key) ?? sayingOf(plain, heading);
    said.set(key, saying);
    return saying.map((each): Told => ({ ...each, start, end }));
  });
  return [...facts, ...told];
}

function valueOfFact({ value }: DealFact): Value | undefined {
  switch (value.kind) {
    case 'period':
      return valueOfPeriod(value);
    case 'choice':
      return { value: value.choice };
    case 'count':
      return { value: String(value.count) };
    case 'money':
      return { value: `${value.amount} ${value.currency}` };
    case 'percent':
      return { value: `${value.percent} %` };
    default:
      return undefined;
  }
}

function sayingOf(plain: string, heading: string): readonly Said[] {
  const words = { plain: withFigures(plain), heading };
  const measured = Object.entries(MEASURED).flatMap(([aspect, read]) =>
    read(words).map((value) => ({ aspect, ...value })),
  );
  const opposite = Object.keys(OPPOSITES).flatMap((aspect) => {
    const value = sideOf(aspect, words);
    return value === undefined ? [] : [{ aspect, value }];
  });
  return [...measured, ...opposite];
}

function sideOf(aspect: string, { plain, heading }: Words): string | undefined {
  const opposites = OPPOSITES[aspect];
  if (opposites === undefined) return undefined;
  const { ours, theirs, about } = opposites;
  if (ours.test(plain)) return OURS;
  if (about !== undefined && !about.test(plain) && !isHeadedFor(aspect, { plain, heading })) return undefined;
  return theirs.test(plain) ? THEIRS : undefined;
}

/** A heading tells what a sentence is about where neither of them speaks of something else as well. */
function isHeadedFor(aspect: string, { plain, heading }: Words): boolean {
  const others = Object.keys(OPPOSITES).filter((other) => other !== aspect);
  const isAboutOther = (words: string): boolean =>
    others.some((other) => OPPOSITES[other]?.about?.test(words) === true);
  return OPPOSITES[aspect]?.about?.test(heading) === true && !isAboutOther(plain) && !isAboutOther(heading);
}
