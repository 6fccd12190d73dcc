import { withoutAsides } from '../asides.js';
import { limbsOf } from '../limbs.js';
import { withFigures } from '../figures.js';
import { termsOfPayment } from '../terms-of-payment.js';
import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';
import { isTakenBack, typedDefects } from '../typed/index.js';
import { isHarmless } from './burdens.js';
import { isMendedElsewhere, isMirrored } from './elsewhere.js';
import { isContradicted, sharper, USUAL_PAYMENT_DAYS } from './figures.js';
import { suspicions, type Suspicion } from './judge.js';
import { DEFECTS, TOPICS, topicOf } from './names.js';
import { isBetweenPassages, lacksNeeded, lacksWords } from './needed-words.js';
import { refuses } from './negation.js';
import { isPiece } from './pieces.js';
import { presenceOf, type Presence } from './presence.js';
import { readerOf, type Reading } from './reader.js';
import type { Language } from '../../model/document.js';
import type { Wording } from '../features.js';
import { isMisnamed, plainDefects } from './said-plainly.js';
import { lean } from '../../reading/letters.js';

/** A defect in a passage of the contract. */
export interface Trap {
  readonly defect: string;
  readonly sentence: Sentence;
}

export interface Concepts {
  readonly traps: readonly Trap[];
  /** By topic. */
  readonly presence: ReadonlyMap<string, Presence>;
}

/** What was read of a contract's sentences: most of them are the same for both sides. */
export type Readings = Map<string, Reading>;

/** What the reader makes of a wording; it is read once. */
export function readingOf({ plain, heading }: Wording, language: Language, known: Readings): Reading {
  const key = `${heading}\n${plain}`;
  const reading = known.get(key) ?? readerOf(language).read({ plain, heading });
  known.set(key, reading);
  return reading;
}

/**
 * What the contract says of every topic, and what is wrong with it for the one who works; `surer` are the log odds that a trap has to
 * be surer by, because of whose paper it is.
 */
export function readConcepts(
  contract: ReadContract,
  known: Readings,
  surer = isOnOwnPaper(contract.sentences) ? SURER_ON_OWN_PAPER : 0,
): Concepts {
  const reader = readerOf(contract.language);
  const readings = contract.sentences.map((sentence, at) => {
    const reading = readingOf(sentence, contract.language, known);
    return { sentence, reading, before: whatItIsAbout(sentence, contract.sentences[at - 1]) };
  });
  const surest = surerBy(readings) + surer;
  const traps = readings.flatMap(({ sentence, reading, before }) => {
    const bar = { threshold: reader.thresholds.trap + surest, isRare: surest > 0, before };
    return [
      ...blamed(sentence, reading, bar),
      ...blamedLimbs(sentence, reading, { language: contract.language, known }, bar),
      ...lateBeyondUse(sentence, reading),
      ...saidDefects(reading, sentence.plain, before).map((defect) => ({ defect, sentence })),
    ];
  });
  for (const [defect, sentence] of typedDefects(contract, isHarmless)) traps.push({ defect, sentence });
  const standing = traps.filter(
    ({ defect, sentence }) =>
      !isMendedElsewhere(defect, contract.sentences) &&
      !isMirrored(defect, sentence, contract.sentences) &&
      !isTakenBack(defect, sentence, contract),
  );
  return { traps: withoutEchoes(standing), presence: presenceOf(readings, reader.thresholds) };
}

interface Said {
  readonly before: string;
  readonly defects: readonly string[];
}
/** By what was read of a sentence: of two versions of a contract most sentences are the same. */
const said = new WeakMap<Reading, Said>();

function saidDefects(reading: Reading, plain: string, before: string): readonly string[] {
  const known = said.get(reading);
  if (known?.before === before) return known.defects;
  const defects = plainDefects(plain, before).filter((defect) => !refuses(defect, plain));
  said.set(reading, { before, defects });
  return defects;
}

/**
 * Where little of a contract looks like a trap, what does is more often none: the rarer traps seem in it, the surer each has to be
 * (log odds). In steps, so that a sentence more rarely changes what is said of the others.
 */
function surerBy(readings: readonly { readonly sentence: Sentence; readonly reading: Reading }[]): number {
  const whole = readings.filter(({ sentence }) => !isPiece(sentence.plain));
  const seems = whole.reduce((sum, { reading }) => sum + 1 / (1 + Math.exp(-reading.odds)), 0);
  const share = (seems + FEW_PROVE_LITTLE * USUAL_SHARE) / (whole.length + FEW_PROVE_LITTLE);
  const surer = Math.min(MOST_SURER, Math.max(0, RARER * Math.log(USUAL_SHARE / share)));
  return Math.round(surer / STEP) * STEP;
}
/** In a text of a few sentences it is as usual for all that is known: so many more are counted as usual ones. */
const FEW_PROVE_LITTLE = 12;
const RARER = 2;
/** Of the sentences of a contract that burdens the one who works about so many do. */
const USUAL_SHARE = 0.15;
const MOST_SURER = 3.5;
const STEP = 0.5;

/**
 * Whether it is the client who is bound by most of a contract: then it is on the paper of the one who works, and what sounds like a
 * burden mostly is one for the other side.
 */
function isOnOwnPaper(sentences: readonly Sentence[]): boolean {
  const duties = { provider: 0, client: 0 };
  for (const { plain } of sentences)
    for (const { 1: provider } of plain.matchAll(BOUND))
      duties[provider === undefined ? 'client' : 'provider']++;
  const all = duties.provider + duties.client;
  return all >= FEWEST_DUTIES && duties.provider < OWN_SHARE * all;
}
const BOUND = lean(
  /(?<!\p{L})(?:(provider|paslaugų teikėjas)|client|klientas)(?: \p{L}+){0,2}? (?:shall|must|will|agrees?|undertakes?|warrants?|may not|cannot|privalo|įsipareigoja|turi|atsako|garantuoja)(?!\p{L})/gu,
);
const FEWEST_DUTIES = 10;
const OWN_SHARE = 0.45;
const SURER_ON_OWN_PAPER = 2.5;

/** The heading of a sentence, and the one before it where it goes back to that: "This obligation has no end." */
const whatItIsAbout = ({ plain, heading }: Sentence, previous: Sentence | undefined): string =>
  previous?.heading === heading && GOES_BACK.test(plain) ? `${heading}\n${previous.plain}` : heading;
const GOES_BACK = lean(
  /^[\d.\s]*(?:(?:this|these|the|such|said) (?:\p{L}+ )?(?:obligations?|duty|duties|undertakings?|commitments?|changes?)|(?:it|they)(?!\p{L})|(?:for|on|in case of|in the event of|upon) (?:(?:each|every|any|a|such) ){1,2}(?:\p{L}+ )?(?:breach|violation|infringement)(?!\p{L})|(?:if|should|where) (?:the )?provider (?:\p{L}+ )?(?:breach|violate|infringe|disregard)(?:es|s)? (?:this|these|the above)|(?:ši|šios|šie|tokia|tokios|ta) (?:\p{L}+ )?(?:pareig|įsipareigojim|pakeitim)\p{L}*|už (?:(?:kiekvien|bet k|tok|š|pastar)\p{L}+ )?(?:(?:punkt|sąlyg|nuostat|pareig|įsipareigojim|draudim|apribojim)\p{L}+ )?pažeidim\p{L}+|pažeid(?:us|usi|ęs) (?:š|tok)\p{L}+|dėl (?:to|jų|tokių|šių)(?!\p{L}))/u,
);

/** How sure a contract's traps have to be, whether hardly any of it looks like one, and what the sentence is about. */
interface Bar {
  readonly before: string;
  readonly threshold: number;
  readonly isRare: boolean;
}

interface Blamed extends Bar {
  readonly defects: readonly string[];
}
/** By what was read of a sentence, as `said` is. */
const blamedBefore = new WeakMap<Reading, Blamed>();

function blamed(sentence: Sentence, reading: Reading, bar: Bar): Trap[] {
  if (reading.odds <= bar.threshold) return [];
  const known = blamedBefore.get(reading);
  const isKnown =
    known?.threshold === bar.threshold && known.isRare === bar.isRare && known.before === bar.before;
  const defects = isKnown ? known.defects : blamedIn(sentence.plain, reading, bar);
  blamedBefore.set(reading, { ...bar, defects });
  return defects.map((defect) => ({ defect, sentence }));
}

/** What a limb of a long sentence is blamed for by itself, where all its words together look like nothing. */
function blamedLimbs(sentence: Sentence, { odds }: Reading, read: LimbsRead, bar: Bar): Trap[] {
  if (odds > bar.threshold) return [];
  const surer = { ...bar, threshold: bar.threshold + (bar.isRare ? SURER_LIMB_OF_FEW : SURER_LIMB) };
  return limbsOf(sentence.plain, read.language).flatMap((plain) => {
    const reading = readingOf({ plain, heading: sentence.heading }, read.language, read.known);
    return blamed({ ...sentence, plain }, reading, surer)
      .filter(({ defect }) => !refuses(defect, sentence.plain) && !isHarmless(defect, sentence.plain))
      .map(({ defect }) => ({ defect, sentence }));
  });
}
/**
 * By so much (log odds) a limb has to be surer than a sentence, and where hardly any of the contract looks like a trap, as in real ones
 * between companies, in which most of what limbs are blamed for is wrong: see docs/checker.md.
 */
const SURER_LIMB = 2;
const SURER_LIMB_OF_FEW = 5;

interface LimbsRead {
  readonly language: Language;
  readonly known: Readings;
}

function blamedIn(plain: string, reading: Reading, { threshold, isRare, before }: Bar): readonly string[] {
  if (isPiece(plain)) return [];
  const isSound = (defect: string, isUnsure: boolean): boolean =>
    isHarmless(defect, plain) ||
    refuses(defect, plain) ||
    isMisnamed(defect, plain, before) ||
    isBetweenPassages(defect) ||
    lacksNeeded(defect, plain) ||
    ((isRare || isUnsure) && lacksWords(defect, plain));
  const isNone = (defect: string): boolean => isContradicted(defect, plain) || isSound(defect, true);
  return suspicions(reading)
    .filter(
      (suspicion) =>
        (reading.odds > threshold + PLAIN || !isVague(suspicion, reading, isRare)) &&
        !isSound(suspicion.defect, reading.odds <= threshold + PLAIN && suspicion.share < SURE_OF_WORDS),
    )
    .map(({ topic, defect }) =>
      isContradicted(defect, plain) ? otherDefect(reading, topic, isNone) : defect,
    )
    .flatMap((defect) => (defect === undefined ? [] : [sharper(defect, plain)]));
}

/** Something seems wrong with the words, but neither do they speak of the topic nor is it sure that it is one about it. */
const isVague = ({ topic, share }: Suspicion, { topics }: Reading, isRare: boolean): boolean =>
  (topics[TOPICS.indexOf(topic)] ?? 0) < SPOKEN_OF && share < (isRare ? SURE_WHICH_OF_FEW : SURE_WHICH);
const SPOKEN_OF = -1;
const SURE_WHICH = 0.3;
const SURE_WHICH_OF_FEW = 0.5;
/** Less sure than this it needs the words that its defect usually has. */
const SURE_OF_WORDS = 0.7;
/** Beyond the threshold by so much (log odds) something is wrong with the words, whatever it is. */
const PLAIN = 5;

/** What else it may be, where the figures contradict the likeliest defect of the topic. */
const LIKELY = 0.15;
function otherDefect(
  { defects }: Reading,
  topic: string,
  isNone: (defect: string) => boolean,
): string | undefined {
  const others = DEFECTS.map((defect, at) => ({ defect, share: defects[at] ?? 0 }))
    .filter(({ defect, share }) => topicOf(defect) === topic && share > LIKELY && !isNone(defect))
    .sort((a, b) => b.share - a.share);
  return others[0]?.defect;
}

const INVOICING = TOPICS.indexOf('invoicing');
/** A term of payment that is beyond what is usual is one whatever else the sentence says. */
function lateBeyondUse(sentence: Sentence, { topics }: Reading): Trap[] {
  if ((topics[INVOICING] ?? 0) <= 0) return [];
  const plain = withoutAsides(withFigures(sentence.plain));
  const isLate = termsOfPayment({ plain, heading: sentence.heading }).some(
    ({ days }) => days > USUAL_PAYMENT_DAYS,
  );
  return isLate ? [{ defect: 'invoicing.long-term', sentence }] : [];
}

/** Of one defect in a passage and in a part of it the part; the same words, and a list, are blamed for one thing once. */
function withoutEchoes(traps: readonly Trap[]): Trap[] {
  const seen = new Set<string>();
  const once = traps.filter(({ defect, sentence }) => {
    const { start, end, leadIn } = sentence;
    const key = leadIn === undefined ? `${defect} ${start} ${end}` : `${defect} ${leadIn}`;
    return !seen.has(key) && seen.add(key);
  });
  const byTopic = new Map<string, Trap[]>();
  for (const trap of [...once].sort((a, b) => a.sentence.start - b.sentence.start)) {
    const topic = topicOf(trap.defect);
    const same = byTopic.get(topic);
    if (same === undefined) byTopic.set(topic, [trap]);
    else same.push(trap);
  }
  return once.filter((trap) => !hasPart(trap.sentence, byTopic.get(topicOf(trap.defect)) ?? []));
}

/** Whether one of the traps, which are in the order of the text, stands in a part of a passage. */
function hasPart({ start, end }: Sentence, traps: readonly Trap[]): boolean {
  let [low, high] = [0, traps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((traps[middle]?.sentence.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < traps.length; at++) {
    const part = traps[at]?.sentence;
    if (part === undefined || part.start >= end) return false;
    if (part.end <= end && part.end - part.start < end - start) return true;
  }
  return false;
}
