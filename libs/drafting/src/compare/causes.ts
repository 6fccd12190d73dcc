import { isContradicted } from '../check/concepts/figures.js';
import { DEFECTS, TOPICS, topicOf } from '../check/concepts/names.js';
import { readingOf, type Readings } from '../check/concepts/read-concepts.js';
import { plainDefects } from '../check/concepts/said-plainly.js';
import { touches } from '../check/concepts/touching.js';
import type { ReadContract } from '../check/read-contract.js';
import { plainText, type Sentence } from '../check/segment.js';
import { words } from '../check/whole-words.js';
import type { FactKey } from '../deal/facts.js';
import type { DealFact } from '../deal/read-deal.js';
import { speaksOf } from '../reply/spoken.js';
import type { Change, Passage, RiskChange } from './comparison.js';
import { GUARANTEE } from './cost-words.js';
import type { Reason } from './reasons.js';

/** The terms of the deal that a topic is about. */
const TERMS: Readonly<Record<string, readonly FactKey[]>> = {
  confidentiality: ['confidentiality'],
  disputes: ['court'],
  exclusivity: ['non-compete'],
  fees: ['amount'],
  'governing-law': ['law', 'court'],
  invoicing: ['payment-days'],
  'ip-ownership': ['ip-moment'],
  'late-payment': ['late-interest'],
  'liability-cap': ['liability-cap'],
  'liquidated-damages': ['late-interest'],
  'non-solicitation': ['non-compete'],
  revisions: ['revisions'],
  term: ['renewal', 'term', 'end'],
  'termination-convenience': ['notice', 'term', 'renewal'],
  timeline: ['start', 'end'],
};

/** What figures and names tell by themselves, where no wording decides. */
const TOLD_BY_FIGURES: ReadonlySet<string> = new Set([
  'disputes.court-elsewhere',
  'fees.stages-sum',
  'governing-law.foreign',
  'invoicing.long-term',
  'signatures.blanks',
  'termination-convenience.unequal-notice',
  'timeline.ambiguous-date',
]);

/** Whether a sentence speaks of what is too long in it, where no other list knows. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  'non-solicitation': words(
    '(?:hir|solicit|poach|employ|engag|recruit|approach)\\p{L}*|(?:į|pa)?(?:si)?(?:samd|darbin|vilio)\\p{L}*|pervilio\\p{L}*|perim\\p{L}*',
  ),
  'provider-warranties': GUARANTEE,
  'termination-convenience': words(
    '(?:terminat|cancel|end|leav|notice)\\p{L}*|(?:nu|už)?trauk\\p{L}*|atsisak\\p{L}*|įspė\\p{L}*',
  ),
};

/** Words that decide what a sentence obliges somebody to. */
const DECIDING: ReadonlySet<Reason> = new Set(['side', 'modality', 'negation', 'scope']);
/** By so much (log odds) the reader has to be surer of one version than of the other, or of a topic that is there at all. */
const MARGIN = 1;
/** Where less of a passage stands as it stood, it is another one. */
const LEAST_KEPT = 0.5;

interface Version {
  readonly contract: ReadContract;
  readonly facts: readonly DealFact[];
}

/**
 * Whether what the check finds in one of two versions alone comes from the words that are no longer the same. The check has learned
 * sentences, and two that differ by a word may fall on either side of its threshold although that word says nothing of the matter: a
 * finding is told as new, or gone, only where a rule, a term of the deal or the changed words agree with it.
 */
export class Causes {
  private readonly mine: Version;
  private readonly theirs: Version;
  private readonly readings: Readings;

  /** `readings` is what was read of the sentences of both. */
  constructor(mine: Version, theirs: Version, readings: Readings) {
    this.mine = mine;
    this.theirs = theirs;
    this.readings = readings;
  }

  /** Of a passage that stands in both. */
  bring({ id, isNew }: Pick<RiskChange, 'id' | 'isNew'>, change: Change): boolean {
    const mine = sentencesIn(this.mine, change.mine);
    const theirs = sentencesIn(this.theirs, change.theirs);
    const [having, lacking] = isNew ? [theirs, mine] : [mine, theirs];
    if (TOLD_BY_FIGURES.has(id) || (isSaid(id, having) && !isSaid(id, lacking))) return true;
    if (isNew && !having.some(({ plain }) => hasSubject(id, plain))) return false;
    const keys = TERMS[topicOf(id)] ?? [];
    const isWithoutEnd = factsIn(this.theirs, keys, change.theirs).some(
      ({ value }) => value.kind === 'choice' && value.choice === 'unlimited',
    );
    if (!isNew && isWithoutEnd) return false;
    if (!this.isSurer(id, having, lacking)) return false;
    if (keptOf(change) < LEAST_KEPT) return true;
    const changed = plainText(textOf(change, isNew ? 'added' : 'removed'));
    return (
      (hasWords(id) && speaksOf(id, changed)) ||
      valuesOf(factsIn(this.mine, keys, change.mine)) !==
        valuesOf(factsIn(this.theirs, keys, change.theirs)) ||
      isOtherFigure(id, having, lacking) ||
      change.reasons.some((reason) => DECIDING.has(reason))
    );
  }

  /** Of a topic that theirs lacks: whether it was surely in these words, and they have lost it. */
  lose(id: string, carrier: Sentence, change: Change): boolean {
    const topic = topicOf(id);
    const isTouched = touches(topic, carrier);
    if (!isTouched && this.about(topic, carrier) < MARGIN) return false;
    if (change.theirs === undefined || keptOf(change) < LEAST_KEPT) return true;
    const theirs = sentencesIn(this.theirs, change.theirs);
    return isTouched && !theirs.some((sentence) => touches(topic, sentence));
  }

  /** Whether the reader is surer of one than of the other: of the finding itself, or of any in its topic. */
  private isSurer(id: string, having: readonly Sentence[], lacking: readonly Sentence[]): boolean {
    const topic = topicOf(id);
    return [(other: string) => other === id, (other: string) => topicOf(other) === topic].some(
      (isMeant) => this.burden(isMeant, having) - this.burden(isMeant, lacking) >= MARGIN,
    );
  }

  /** How surely one of the sentences has one of the defects (log odds). */
  private burden(isMeant: (id: string) => boolean, sentences: readonly Sentence[]): number {
    const burdens = sentences.map((sentence) => {
      const { odds, defects } = this.read(sentence);
      return (
        odds + Math.log(DEFECTS.reduce((sum, id, at) => sum + (isMeant(id) ? (defects[at] ?? 0) : 0), 0))
      );
    });
    return Math.max(-Infinity, ...burdens);
  }

  private about(topic: string, sentence: Sentence): number {
    return this.read(sentence).topics[TOPICS.indexOf(topic)] ?? -Infinity;
  }

  private read(sentence: Sentence) {
    return readingOf(sentence, this.mine.contract.language, this.readings);
  }
}

const sentencesIn = ({ contract }: Version, passage: Passage | undefined): Sentence[] =>
  passage === undefined ? [] : contract.sentences.filter((sentence) => overlap(sentence, passage));

const factsIn = ({ facts }: Version, keys: readonly FactKey[], passage: Passage | undefined): DealFact[] =>
  passage === undefined ? [] : facts.filter((fact) => keys.includes(fact.key) && overlap(fact, passage));
const valuesOf = (facts: readonly DealFact[]): string => JSON.stringify(facts.map(({ value }) => value));

const isSaid = (id: string, sentences: readonly Sentence[]): boolean =>
  sentences.some(({ plain, heading }) => plainDefects(plain, heading).includes(id));

/** Whether it is known of what words a sentence with such a finding has one. */
const hasWords = (id: string): boolean => !speaksOf(id, '');

const AUDITED = words(
  '(?:audit|inspect|verif|examin|review|check)\\p{L}*|records?|books|premises|(?:pa)?tikrin\\p{L}*|patikr\\p{L}*|audit\\p{L}*|apskait\\p{L}*|patalp\\p{L}*',
);
/** Whether a sentence names what the finding is about, where that is known. */
const hasSubject = (id: string, plain: string): boolean =>
  topicOf(id) === 'audit' ? AUDITED.test(plain) : !hasWords(id) || speaksOf(id, plain);

/** Whether it is the figures that allow the finding in one version alone, in a sentence that speaks of the matter. */
const isOtherFigure = (id: string, having: readonly Sentence[], lacking: readonly Sentence[]): boolean =>
  lacking.every(({ plain }) => isContradicted(id, plain)) &&
  having.some((sentence) => !isContradicted(id, sentence.plain) && isOfSubject(id, sentence));

const isOfSubject = (id: string, sentence: Sentence): boolean =>
  hasWords(id)
    ? speaksOf(id, sentence.plain)
    : touches(topicOf(id), sentence) || SUBJECTS[topicOf(id)]?.test(sentence.plain) === true;

const textOf = ({ words: marks }: Change, kind: 'added' | 'removed' | 'same'): string =>
  marks
    .filter((mark) => mark.kind === kind)
    .map(({ text }) => text)
    .join(' ');

/** How much of the longer of the two stands in both. */
function keptOf(change: Change): number {
  const same = textOf(change, 'same').length;
  const others = Math.max(textOf(change, 'added').length, textOf(change, 'removed').length);
  return same / Math.max(1, same + others);
}

const overlap = (one: Passage, other: Passage): boolean => one.start < other.end && other.start < one.end;
