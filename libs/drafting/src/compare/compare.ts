import { readFindings, type ReadFindings } from '../check/check.js';
import type { Readings } from '../check/concepts/read-concepts.js';
import type { ContractKind } from '../check/report.js';
import { textLanguage } from '../check/text-language.js';
import type { FactKey } from '../deal/facts.js';
import { dealOf, type DealFact, type DealReadings } from '../deal/read-deal.js';
import type { Language } from '../model/document.js';
import { lean } from '../reading/letters.js';
import { align, at, type Pair } from './align.js';
import { Causes } from './causes.js';
import { chunksOf, type Chunk } from './chunks.js';
import type { Change, Comparison, Passage, RiskChange } from './comparison.js';
import { costsWorker } from './costs.js';
import { isFreedomLost } from './freedoms.js';
import { grouped } from './grouped.js';
import { withoutHalfKnown } from './half-known.js';
import { longestRise } from './longest-rise.js';
import { factMeanings, factsAndWords, wordMeanings } from './meanings.js';
import { MoralRights } from './moral-rights.js';
import { reasonsOf } from './reasons.js';
import { hung, noteOf, type Note } from './notes.js';
import { movedReferences, numbersOf, withCells } from './references.js';
import { renamesIn, tokensOf, withRenames, type Rename } from './renamed.js';
import { RiskChanges } from './risk-changes.js';
import { share } from './share.js';
import { strayedIn } from './strayed.js';
import { unitsOf, type Unit } from './units.js';
import { asSent } from './tracked.js';
import { Totals } from './totals.js';
import { turnedIn } from './turned.js';
import { partedIn } from './twice-said.js';
import {
  isSilentBy,
  isTakenBackBy,
  untrackedIn,
  withMarks,
  withTrackedApart,
  type Step,
} from './untracked.js';
import { wordMarks } from './word-marks.js';

/** Where less of either text is found in the other, they are two contracts. */
const LEAST_ALIGNED = 0.3;
/** Nobody looks for a moved word. */
const LEAST_MOVED = 4;
/** Of a short line, such as a name or a sum, each word may matter; a sentence of two words says something: "Silence is consent." */
const LEAST_LINE = 3;
const LEAST_SENTENCE = 2;
const ENDS_SENTENCE = lean(/\p{Ll}{2}[.!?;]["”“)]?\s*$/u);

interface Version {
  readonly text: string;
  readonly units: readonly Unit[];
  readonly notes: readonly Note[];
  readonly facts: readonly DealFact[];
  /** What the check finds in it; undefined where it is no contract. */
  readonly read: ReadFindings | undefined;
  /** What was read of the sentences of both. */
  readonly readings: Readings;
}

/**
 * What of `mine` is no longer the same in `theirs`, in sentences: numbers of clauses, line breaks, page numbers, quotation marks,
 * punctuation and hyphens change nothing. `tracked` is theirs with its tracked changes, where it has some, between
 * `TRACK_MARKS`, and `mineTracked` mine; `notes` what footnotes say in either. The same texts give the same answer. Words that are told of a change are made by `meaningText` and `riskText`.
 */
export function compare(
  mine: string,
  theirs: string,
  {
    tracked,
    mineTracked,
    notes = { mine: [], theirs: [] },
  }: {
    readonly tracked?: string;
    readonly mineTracked?: string;
    readonly notes?: Readonly<Record<'mine' | 'theirs', readonly Note[]>>;
  } = {},
): Comparison {
  const [mineIn, theirsIn] = [languageOf(mine), languageOf(theirs)];
  if (mineIn !== undefined && theirsIn !== undefined && mineIn !== theirsIn)
    return { ...NOTHING, relation: 'two-languages' };
  const isLithuanian = (mineIn ?? theirsIn) === 'lt';
  const readings: Readings = new Map();
  const read = (text: string, written?: Language, as?: ContractKind): ReadFindings | undefined =>
    written && readFindings(text, { written, language: 'en', readings, as });
  const first = read(mine, mineIn);
  const [one, other] = withoutHalfKnown(first, read(theirs, theirsIn, first?.kind));
  const own = new Set(
    [one, other].flatMap((version) => version?.contract.parties.flatMap(({ words }) => words) ?? []),
  );
  const cut = (text: string, side: 'mine' | 'theirs'): Unit[] =>
    hung(withCells(text, unitsOf(text, own)), notes[side]);
  const written = { mine: cut(mine, 'mine'), theirs: cut(theirs, 'theirs') };
  const aligned = align(written.mine, written.theirs, isLithuanian);
  if (share(aligned, written) < LEAST_ALIGNED) return { ...NOTHING, relation: 'different' };
  const renames = renamesIn({ mine, theirs }, written, aligned, isLithuanian);
  const named = (side: 'mine' | 'theirs', ...stems: readonly ('fromStems' | 'toStems')[]) =>
    withRenames(
      written[side],
      renames.flatMap((each, index) => stems.map((name) => [each[name], `=${index}`] as const)),
      isLithuanian,
    );
  const units = { mine: named('mine', 'fromStems'), theirs: named('theirs', 'toStems', 'fromStems') };
  const pairs = renames.length === 0 ? aligned : align(units.mine, units.theirs, isLithuanian);
  const known: Known = { deal: new Map(), readings };
  const comparing = new Comparing(
    { text: mine, units: units.mine, notes: notes.mine, ...readIn(one, known) },
    { text: theirs, units: units.theirs, notes: notes.theirs, ...readIn(other, known) },
    pairs,
  );
  const changes = comparing.changes(renames);
  const base = tracked === undefined ? undefined : asSent(mine, tracked);
  const before = mineTracked === undefined ? mine : asSent(theirs, mineTracked);
  const ofMine =
    mineTracked === undefined ? [] : comparing.against(mine, before, own, isLithuanian).changes([]);
  const isBack = isTakenBackBy(ofMine, before);
  const sent = base === undefined ? undefined : comparing.against(mine, base, own, isLithuanian);
  const notTracked = sent?.changes([]);
  const silent = notTracked?.filter((each) => base === undefined || !isBack(each, base));
  const isAmong = (some: readonly Change[] | undefined) =>
    base === undefined || some === undefined ? undefined : isSilentBy(some, { theirs, base });
  const [isNotTracked, isSilent] = [isAmong(notTracked), isAmong(silent)];
  const isAccused = silent !== undefined && !untrackedIn(silent).isOtherBase;
  const marked = withMarks(
    changes,
    (change) => isNotTracked?.(change) !== false && isBack(change, theirs),
    (change) => isAccused && isSilent?.(change) === true,
  );
  return {
    relation: changes.length === 0 ? 'same' : 'versions',
    changes: sent === undefined ? marked : marked.map((change) => sent.apart(change, theirs, written.theirs)),
    ...(silent !== undefined && { untracked: untrackedIn(silent) }),
    unchanged: comparing.unchanged,
    missing: comparing.missing(changes),
    strayed: strayedIn({ text: mine, units: units.mine }, { text: theirs, units: units.theirs }, pairs),
    kind: other?.kind ?? one?.kind,
  };
}

const NOTHING = { changes: [], unchanged: 0, missing: [], strayed: [], kind: undefined } as const;

function languageOf(text: string): Language | undefined {
  const language = textLanguage(text);
  return language === 'en' || language === 'lt' ? language : undefined;
}

interface Known {
  readonly deal: DealReadings;
  readonly readings: Readings;
}
const readIn = (
  read: ReadFindings | undefined,
  known: Known,
): Pick<Version, 'facts' | 'read' | 'readings'> => ({
  facts: read === undefined ? [] : dealOf(read.contract, known.deal, known.readings),
  read,
  readings: known.readings,
});

const unitsIn = (units: readonly Unit[], passage: Passage | undefined): Unit[] =>
  passage === undefined ? [] : units.filter(({ start, end }) => start < passage.end && end > passage.start);
const keyOf = (units: readonly Unit[]): string => units.map(({ key }) => key).join(' ');

const passageOf = (units: readonly Unit[]): Passage => ({
  start: units[0]?.start ?? 0,
  end: units.at(-1)?.end ?? 0,
});

class Comparing {
  unchanged = 0;
  private readonly risks: RiskChanges;
  private readonly moralRights: MoralRights | undefined;
  private readonly numbers: ReadonlyMap<string, string>;
  private readonly stated: ReadonlySet<FactKey>;
  private readonly plain: readonly string[];
  private readonly totals: Totals;
  private readonly chunks = new Map<Change, readonly Chunk[]>();

  private readonly mine: Version;
  private readonly theirs: Version;
  private readonly pairs: readonly Pair[];

  /** `numbers`: by which number a clause of mine goes in theirs. */
  constructor(mine: Version, theirs: Version, pairs: readonly Pair[], numbers?: ReadonlyMap<string, string>) {
    this.mine = mine;
    this.theirs = theirs;
    this.pairs = pairs;
    const passages = pairs.map(
      (pair) => [passageOf(at(mine.units, pair.mine)), passageOf(at(theirs.units, pair.theirs))] as const,
    );
    const facts = { mine: mine.facts, theirs: theirs.facts };
    const causes =
      mine.read &&
      theirs.read &&
      new Causes(
        { contract: mine.read.contract, facts: mine.facts },
        { contract: theirs.read.contract, facts: theirs.facts },
        theirs.readings,
      );
    this.risks = new RiskChanges(mine.read, theirs.read, passages, facts, causes);
    this.moralRights = mine.read && theirs.read && new MoralRights(mine.text, theirs.text);
    this.plain = plainOf(theirs);
    this.totals = new Totals({ mine: plainOf(mine), theirs: this.plain });
    this.stated = new Set(theirs.facts.map(({ key }) => key));
    this.numbers = numbers ?? numbersOf(mine.units, theirs.units, pairs);
  }

  /**
   * What is no longer the same in `base`, theirs without what was tracked since mine, and not what it comes to. Its clauses have the numbers
   * of a text with all of that in it: a reference is another one where it neither stands as it stood nor leads to the same clause of theirs.
   */
  against(mine: string, base: string, own: ReadonlySet<string>, isLithuanian: boolean): Comparing {
    const version = (text: string): Version => ({
      text,
      units: unitsOf(text, own),
      notes: [],
      facts: [],
      read: undefined,
      readings: this.mine.readings,
    });
    const [one, other] = [version(mine), version(base)];
    const pairs = align(one.units, other.units, isLithuanian);
    return new Comparing(one, other, pairs, this.numbers);
  }

  /** A change of mine to theirs where this is the comparison with theirs without what was tracked: each told for what it is. */
  apart(change: Change, text: string, units: readonly Unit[]): Change {
    if (change.isUntracked !== true || change.kind === 'renamed') return change;
    const theirs = unitsIn(units, change.theirs);
    const own = new Set(unitsIn(this.mine.units, change.mine));
    const known = new Set(this.pairs.flatMap((pair) => pair.theirs));
    const paired = new Set(
      this.pairs
        .filter((pair) => at(this.mine.units, pair.mine).some((unit) => own.has(unit)))
        .flatMap((pair) => pair.theirs),
    );
    const key = keyOf(theirs);
    const base = this.theirs.units.filter(
      (unit, place) =>
        paired.has(place) ||
        /* Of what is nowhere in theirs nothing was there before either. */
        (key !== '' && !known.has(place) && (key.includes(unit.key) || unit.key.includes(key))),
    );
    const step = (
      one: readonly Unit[],
      other: readonly Unit[],
      texts: { readonly mine: string; readonly theirs: string },
    ): Step => ({
      chunks: chunksOf(tokensOf(one), tokensOf(other)),
      texts,
      references: movedReferences(tokensOf(one), tokensOf(other), this.numbers),
      parted: partedIn(texts, passageOf(one), passageOf(other)).map(({ meaning }) => meaning),
    });
    const mine = [...own];
    /* Where nobody can say what was there before it was tracked, all of it counts as not tracked. */
    const isKnown = base.length > 0 || theirs.length === 0;
    return withTrackedApart(
      change,
      step(mine, isKnown ? base : theirs, {
        mine: this.mine.text,
        theirs: isKnown ? this.theirs.text : text,
      }),
      step(isKnown ? base : theirs, theirs, { mine: isKnown ? this.theirs.text : text, theirs: text }),
    );
  }

  missing(changes: readonly Change[]): RiskChange[] {
    return this.risks.missing(changes);
  }

  changes(renames: readonly Rename[]): Change[] {
    const kept = new Set(longestRise(this.pairs.map((pair) => pair.theirs[0] ?? 0)));
    const paired = this.pairs.flatMap((pair, index) => this.changeOf(pair, !kept.has(index)));
    return grouped([...paired, ...this.alone('removed'), ...this.alone('added')], this.pairs, {
      mine: this.mine,
      theirs: this.theirs,
    })
      .map((change) => this.told(change))
      .concat(
        renames.map(({ from, to, times, mine, theirs }) => ({
          kind: 'renamed',
          provision: '',
          mine,
          theirs,
          words: [
            { kind: 'removed', text: from },
            { kind: 'added', text: to },
          ],
          reasons: [],
          meanings: [{ kind: 'words', mine: from, theirs: to }],
          risks: [],
          times,
        })),
      );
  }

  private changeOf(pair: Pair, isMoved: boolean): Change[] {
    const [mine, theirs] = [at(this.mine.units, pair.mine), at(this.theirs.units, pair.theirs)];
    const said = pair.said ?? { mine: tokensOf(mine), theirs: tokensOf(theirs) };
    const chunks = pair.isEqual ? [{ isSame: true, ...said }] : chunksOf(said.mine, said.theirs);
    const isChanged = chunks.some(({ isSame }) => !isSame);
    const found = isChanged ? reasonsOf(chunks) : [];
    /* A heading obliges nobody. */
    const reasons = theirs[0]?.isHeading === true ? found.filter((reason) => reason !== 'words') : found;
    const references = movedReferences(said.mine, said.theirs, this.numbers);
    if (references.length > 0) reasons.push('reference');
    const isSeenMoved = isMoved && said.mine.length >= LEAST_MOVED;
    if (!isChanged && references.length === 0 && !isSeenMoved) {
      this.unchanged += mine.filter(({ isHeading }) => !isHeading).length;
      return [];
    }
    const kind = !isSeenMoved ? 'changed' : isChanged ? 'moved-and-changed' : 'moved';
    const texts = { mine: this.mine.text, theirs: this.theirs.text };
    const [one, other] = [passageOf(mine), passageOf(theirs)];
    const change: Change = {
      kind,
      provision: theirs[0]?.title ?? '',
      mine: one,
      theirs: other,
      words: isChanged ? wordMarks(chunks, texts, { mine: one, theirs: other }) : [],
      reasons,
      meanings: [...wordMeanings(chunks, texts), ...references],
      risks: [],
    };
    this.chunks.set(change, chunks);
    return [change];
  }

  /** What has no counterpart. */
  private alone(kind: 'added' | 'removed'): Change[] {
    const side = kind === 'added' ? 'theirs' : 'mine';
    const taken = new Set(this.pairs.flatMap((pair) => pair[side]));
    return this[side].units.flatMap((unit, index): Change[] => {
      if (taken.has(index)) return [];
      const least = ENDS_SENTENCE.test(this[side].text.slice(unit.start, unit.end))
        ? LEAST_SENTENCE
        : LEAST_LINE;
      const isWeighty =
        unit.tokens.filter(({ role }) => role !== 'small').length >= least ||
        unit.tokens.some(({ role, isName }) => (role !== 'word' && role !== 'small') || isName);
      return [
        {
          kind,
          provision: unit.title,
          [side]: { start: unit.start, end: unit.end },
          words: [],
          reasons: isWeighty && !unit.isHeading ? ['sentence'] : [],
          meanings: [],
          risks: [],
        },
      ];
    });
  }

  /** With what it comes to: terms of the deal before single words, and what the check finds in one of the two. */
  private told(change: Change): Change {
    const { mine, theirs } = change;
    const parted =
      mine && theirs ? partedIn({ mine: this.mine.text, theirs: this.theirs.text }, mine, theirs) : [];
    const said = { mine: saidIn(this.mine, mine), theirs: saidIn(this.theirs, theirs) };
    const terms = factMeanings(within(this.mine.facts, mine), within(this.theirs.facts, theirs), {
      said,
      chunks: this.chunks.get(change) ?? [],
      stayed: new Set(parted.map(({ stayed }) => stayed)),
    });
    const all = [...factsAndWords(terms, change.meanings), ...parted.map(({ meaning }) => meaning)];
    const isSaid = change.kind !== 'moved';
    const meanings = isSaid ? all : [];
    const found = [...this.risks.within(change), ...this.risks.lostIn(change)];
    const risks = [
      ...found,
      ...(this.moralRights?.lostIn(change, found) ?? []),
      ...(theirs ? turnedIn(said, found) : []),
      ...this.totals.off(meanings, said),
    ];
    const reasons = isSaid && risks.length > 0 ? [...change.reasons, 'risk' as const] : change.reasons;
    const note = noteOf(this.theirs.notes, theirs) ?? noteOf(this.mine.notes, mine);
    const isCostly =
      costsWorker(meanings, said.mine, said.theirs, this.stated) ||
      (isSaid && isFreedomLost(said.mine, this.plain));
    return {
      ...change,
      reasons,
      meanings,
      risks: isSaid ? risks : [],
      ...(isCostly && { isCostly }),
      ...(note && { standsIn: note.at === undefined ? 'page' : 'note' }),
    };
  }
}

const plainOf = ({ read }: Version): readonly string[] =>
  read?.contract.sentences.map(({ plain }) => plain) ?? [];

const within = (facts: readonly DealFact[], passage: Passage | undefined): DealFact[] =>
  passage === undefined ? [] : facts.filter(({ start, end }) => start < passage.end && end > passage.start);

/** A passage with the two sides by their plain names. */
const saidIn = ({ read }: Version, passage: Passage | undefined): string =>
  passage === undefined || read === undefined
    ? ''
    : read.contract.sentences
        .filter(({ start, end }) => start < passage.end && end > passage.start)
        .map(({ plain }) => plain)
        .join(' ');
