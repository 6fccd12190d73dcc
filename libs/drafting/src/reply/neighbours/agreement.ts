import { money } from '../../check/measures.js';
import { readContract, type ReadContract } from '../../check/read-contract.js';
import type { Sentence } from '../../check/segment.js';
import { applied } from '../apply.js';
import { REMOVE, type Change } from '../counter.js';
import type { DraftedChange } from '../drafted-change.js';
import type { Place, SeeAlso } from '../proposal.js';
import { together } from '../together.js';
import type { FigureSpec } from '../say.js';
import { PROVEN_LOSS } from '../wordings/secrets.js';
import { valueOfPeriod } from './aspects.js';
import { OPPOSITES } from './opposites.js';
import { OURS, type Told } from './told.js';
import { touch, touchingOf, type Touching } from './touching.js';

/** What a change has to respect of the sentences around it. */
export interface Agreed {
  /** Figures of its words that are the contract's own numbers, since it says them elsewhere. */
  readonly fixed: readonly FigureSpec[];
  /** Sentences elsewhere that would contradict it, each with how it is answered together with it. */
  readonly companions: readonly Companion[];
  /** Sentences elsewhere that would contradict it and that nothing safe can be done about, or that another change answers. */
  readonly also: readonly SeeAlso[];
}
export interface Companion {
  readonly sentence: Sentence;
  readonly change: Change;
  /** Topics that it may speak of besides, since they are what is answered. */
  readonly about: readonly string[];
}
export interface Agreement {
  /** By the keys of changes. */
  readonly agreed: ReadonlyMap<string, Agreed>;
  /** Changes that say otherwise than graver ones do. */
  readonly dropped: ReadonlySet<DraftedChange>;
}

interface Sides {
  readonly contract: ReadContract;
  /** What `contract` says. */
  readonly theirs: readonly Told[];
  /** What a contract says. */
  told(contract: ReadContract): readonly Told[];
  /** The figures that belong to a change's words, and the change that they were made by. */
  wordingOf(change: DraftedChange): {
    readonly change: Change | undefined;
    readonly figures: readonly FigureSpec[];
  };
  /** Whether a sentence can be answered so, together with a change. */
  fits(change: DraftedChange, companion: Companion): boolean;
}

/** What may go as a whole where our words take its place; periods of another thing may be meant, so that those do not. */
const REMOVABLE: ReadonlySet<string> = new Set([
  ...Object.keys(OPPOSITES).filter((aspect) => aspect !== 'court'),
  'limit',
  'renewal',
  'rights',
  'silence',
  'interest-on-late-payment',
]);
/** Sums are what such a sentence is about. */
const OF_SUMS: ReadonlySet<string> = new Set([
  'limit',
  'leaving',
  'competing',
  'penalty-for-delay',
  'interest-on-late-payment',
]);
/** What contradicts a duty of both sides is answered by a consequence for both. */
const PENALTY: Pick<Companion, 'change' | 'about'> = { change: PROVEN_LOSS, about: [] };

/**
 * How drafted changes are brought to agree with what stays in the contract beside them: a number that it says elsewhere is taken over, what
 * contradicts goes or changes with it, and what is left is named. Decided with the proposed numbers, whatever the reader sets.
 */
export function agreementOf(changes: readonly DraftedChange[], sides: Sides): Agreement {
  const { contract, theirs } = sides;
  if (changes.length === 0) return { agreed: new Map(), dropped: new Set() };
  const settled = together(contract.text, contract.language, changes);
  const made = applied(contract.text, settled);
  const after = sides.told(readContract(made.text, { language: contract.language }));
  const saidBy = new Map(
    changes.map((change, at) => {
      const places = made.places.get(settled[at] ?? change) ?? [];
      return [change, after.filter((told) => places.some((place) => touch(told, place)))] as const;
    }),
  );
  const freshBy = new Map(
    changes.map((change) => [change, freshOf(change, theirs, saidBy.get(change) ?? [])]),
  );
  const dropped = opposingGraver(changes, freshBy);
  const kept = changes.filter((change) => !dropped.has(change));
  const touching = touchingOf(kept);
  const taken = new Map<Sentence, Taken>();
  const agreed = kept.flatMap((change) => {
    const own = agreedFor(change, { ...sides, touching, saidBy, freshBy, taken });
    return own === undefined ? [] : [[change.key, own] as const];
  });
  const byKey = new Map(agreed);
  const saidAlone = saidByEachAlone(
    kept.filter((change) => {
      const asSettled = settled[changes.indexOf(change)];
      return asSettled !== undefined && wordsOf(asSettled) !== wordsOf(change);
    }),
    sides,
  );
  /* What says a sentence again has no words of its own beside the other: alone it says the same number, against the same sentences. */
  const again = kept.flatMap((change) => {
    const first = change.repeats === null ? undefined : byKey.get(change.repeats);
    const said = saidAlone.get(change);
    if (first === undefined && said === undefined) return [];
    const own = byKey.get(change.key) ?? { fixed: [], companions: [], also: [] };
    const alone = said ? againstAlone(change, said, { ...sides, touching, freshBy, taken }) : [];
    const also = [...own.also];
    for (const see of [...(first?.also ?? []), ...alone])
      if (!isIn([...answeredBy(change), ...own.companions.map((each) => each.sentence), ...also])(see))
        also.push(see);
    return [[change.key, { ...own, fixed: first?.fixed ?? own.fixed, also }] as const];
  });
  return { agreed: new Map([...agreed, ...again]), dropped };
}

const wordsOf = ({ edits, insert }: DraftedChange): string =>
  [...edits.map(({ text }) => text), ...(insert?.paragraphs ?? [])].join('\n');

/**
 * What each change says where it is made without those that say a part of its words. As many as claim no words of each other are made in one
 * text, since a long contract takes a while to be read.
 */
function saidByEachAlone(
  changes: readonly DraftedChange[],
  { contract: { text, language }, told }: Pick<Sides, 'contract' | 'told'>,
): ReadonlyMap<DraftedChange, readonly Told[]> {
  const texts: { readonly change: DraftedChange; readonly settled: DraftedChange }[][] = [];
  for (const change of changes) {
    const [settled = change] = together(text, language, [change]);
    const free = texts.find((others) => !others.some((other) => isClaiming(other.settled, settled)));
    if (free) free.push({ change, settled });
    else texts.push([{ change, settled }]);
  }
  return new Map(
    texts.flatMap((each) => {
      const made = applied(
        text,
        each.map(({ settled }) => settled),
      );
      const said = told(readContract(made.text, { language }));
      return each.map(
        ({ change, settled }) => [change, said.filter(isIn(made.places.get(settled) ?? []))] as const,
      );
    }),
  );
}

const isClaiming = (one: DraftedChange, other: DraftedChange): boolean =>
  one.edits.some((edit) => other.edits.some((each) => touch(edit, each)));

/** What says otherwise than a change does by what it says alone: each is answered by another one, or by none. */
function againstAlone(
  change: DraftedChange,
  said: readonly Told[],
  { contract: { text }, theirs, touching, freshBy, taken }: Omit<Around, 'saidBy'>,
): readonly SeeAlso[] {
  const beside = freshBy.get(change) ?? [];
  const fresh = freshOf(change, theirs, said).filter(
    (each) => !beside.some((other) => keyOfTold(other) === keyOfTold(each)),
  );
  const isAnswered = isIn(answeredBy(change));
  return theirs
    .filter(
      (other) =>
        fresh.some(({ aspect }) => aspect === other.aspect) &&
        fresh.every(({ aspect, value }) => aspect !== other.aspect || value !== other.value) &&
        !isAnswered(other),
    )
    .map(({ start, end }) => {
      const gone = [...taken].find(([sentence]) => touch(sentence, { start, end }))?.[1];
      const by = touching({ start, end }, change)?.key ?? gone?.key ?? null;
      return { start, end, quote: text.slice(start, end), by };
    });
}

/** What a change says that the words which it answers did not say. */
function freshOf(change: DraftedChange, theirs: readonly Told[], said: readonly Told[]): readonly Told[] {
  const before = new Set(theirs.filter(isIn(answeredBy(change))).map(keyOfTold));
  return said.filter(
    (told) => !before.has(keyOfTold(told)) && (OPPOSITES[told.aspect] === undefined || told.value === OURS),
  );
}

/** Of two changes that say different values of one aspect the graver stays; `changes` have the gravest first. */
function opposingGraver(
  changes: readonly DraftedChange[],
  freshBy: ReadonlyMap<DraftedChange, readonly Told[]>,
): ReadonlySet<DraftedChange> {
  const values = new Map<string, ReadonlySet<string>>();
  const dropped = new Set<DraftedChange>();
  for (const change of changes) {
    const fresh = freshBy.get(change) ?? [];
    const own = [...new Set(fresh.map(({ aspect }) => aspect))].map((aspect) => ({
      aspect,
      said: new Set(fresh.filter((told) => told.aspect === aspect).map(({ value }) => value)),
    }));
    const isOpposed = own.some(({ aspect, said }) => {
      const known = values.get(aspect);
      return known !== undefined && [...said].every((value) => !known.has(value));
    });
    if (isOpposed) dropped.add(change);
    else for (const { aspect, said } of own) if (!values.has(aspect)) values.set(aspect, said);
  }
  return dropped;
}

interface Around extends Sides {
  readonly touching: Touching;
  /** What the contract says in the words of each change, all of them accepted. */
  readonly saidBy: ReadonlyMap<DraftedChange, readonly Told[]>;
  /** What of it is new. */
  readonly freshBy: ReadonlyMap<DraftedChange, readonly Told[]>;
  /** Sentences that go or change with a change already. */
  readonly taken: Map<Sentence, Taken>;
}
interface Taken {
  readonly key: string;
  readonly isGone: boolean;
}
interface Adopted {
  readonly figure: FigureSpec;
  readonly value: string;
}

/** The words that a change answers. */
const answeredBy = ({ finding: { evidence }, edits }: DraftedChange): readonly Place[] =>
  evidence === undefined ? edits : [evidence, ...edits];

const isIn =
  (places: readonly Place[]) =>
  (other: Place): boolean =>
    places.some((place) => touch(other, place));
const keyOfTold = ({ aspect, value }: Told): string => `${aspect}\n${value}`;

function agreedFor(change: DraftedChange, around: Around): Agreed | undefined {
  const { theirs, saidBy } = around;
  const isAnswered = isIn(answeredBy(change));
  const said = around.freshBy.get(change) ?? [];
  const fixed: FigureSpec[] = [];
  const companions: Companion[] = [];
  const also = new Map<string, SeeAlso>();
  for (const aspect of new Set(said.map((told) => told.aspect))) {
    const own = said.filter((told) => told.aspect === aspect);
    const others = theirs.filter((told) => told.aspect === aspect && !isAnswered(told));
    const untouched = others.filter((told) => around.touching(told, change) === undefined);
    const canAdopt = change.insert !== null || own.length === 1;
    const adopted = canAdopt ? adoptedBy(change, own, untouched, around) : undefined;
    if (adopted !== undefined) fixed.push(adopted.figure);
    const values = new Set(adopted === undefined ? own.map(({ value }) => value) : [adopted.value]);
    for (const told of others.filter(({ value }) => !values.has(value))) {
      const by = around.touching(told, change);
      const companion = by === undefined ? companionFor(told, change, around) : undefined;
      if (companion !== undefined) {
        companions.push(companion);
        around.taken.set(companion.sentence, {
          key: change.key,
          isGone: companion.change.kind === 'remove',
        });
        continue;
      }
      const isSettled =
        by !== undefined &&
        (saidBy.get(by) ?? []).every((each) => each.aspect !== aspect || values.has(each.value));
      const gone = [...around.taken].find(([sentence, { isGone }]) => isGone && touch(sentence, told))?.[1];
      const { start, end } = told;
      const quote = around.contract.text.slice(start, end);
      also.set(`${start} ${end}`, { start, end, quote, by: isSettled ? by.key : (gone?.key ?? null) });
    }
  }
  const isGoing = isIn(
    companions.filter((each) => each.change.kind === 'remove').map((each) => each.sentence),
  );
  const staying = [...also.values()].filter((see) => !isGoing(see));
  if (fixed.length + companions.length + staying.length === 0) return undefined;
  return { fixed, companions, also: staying };
}

const UNITS = {
  hours: 'hour',
  days: 'day',
  'working days': 'working-day',
  weeks: 'week',
  months: 'month',
  years: 'year',
} as const;
const PERIODS: Readonly<Record<string, keyof typeof UNITS>> = {
  hour: 'hours',
  day: 'days',
  'working-day': 'working days',
  month: 'months',
  year: 'years',
};
const IN_DAYS = { hours: 1 / 24, days: 1, 'working days': 1.4, weeks: 7, months: 30, years: 365 } as const;

/** The one number that the contract says elsewhere of what a figure of ours says, if it is one that we would propose. */
function adoptedBy(
  change: DraftedChange,
  own: readonly Told[],
  others: readonly Told[],
  { wordingOf }: Sides,
): Adopted | undefined {
  const { change: wording, figures } = wordingOf(change);
  const [first] = others;
  if (wording?.kind === 'shorten' || first === undefined) return undefined;
  if (others.some(({ value }) => value !== first.value)) return undefined;
  for (const spec of figures) {
    if (spec.unit === 'revision-round') {
      const count = Number(first.value);
      const isOurs = own.some(({ value }) => value === String(spec.value));
      if (isOurs && count >= spec.min && count <= spec.max)
        return { figure: { ...spec, value: count }, value: first.value };
    }
    const unit = PERIODS[spec.unit];
    const { period } = first;
    if (unit === undefined || period === undefined) continue;
    const isOurs = own.some(({ value }) => value === valueOfPeriod({ amount: spec.value, unit }).value);
    const days = period.amount * IN_DAYS[period.unit];
    if (isOurs && days >= spec.min * IN_DAYS[unit] && days <= spec.max * IN_DAYS[unit])
      return { figure: { ...spec, value: period.amount, unit: UNITS[period.unit] }, value: first.value };
  }
  return undefined;
}

function companionFor(told: Told, change: DraftedChange, around: Around): Companion | undefined {
  const { contract, taken, wordingOf, fits } = around;
  const sentence = contract.sentences.find(({ start, end }) => start === told.start && end === told.end);
  if (sentence === undefined || change.insert !== null) return undefined;
  if ([...taken.keys()].some((each) => touch(each, sentence))) return undefined;
  const { change: wording } = wordingOf(change);
  const isFreeOfSums = OF_SUMS.has(told.aspect) || money(sentence.plain).length === 0;
  const answers: Pick<Companion, 'change' | 'about'>[] = [
    ...(wording?.kind === 'shorten' && told.period !== undefined ? [{ change: wording, about: [] }] : []),
    ...(told.aspect === 'secrecy' ? [PENALTY] : []),
    ...(REMOVABLE.has(told.aspect) && isFreeOfSums
      ? [{ change: REMOVE, about: OPPOSITES[told.aspect]?.besides ?? [] }]
      : []),
  ];
  return answers.map((each) => ({ sentence, ...each })).find((each) => fits(change, each));
}
