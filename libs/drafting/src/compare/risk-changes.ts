import type { ReadFindings } from '../check/check.js';
import { topicOf } from '../check/concepts/names.js';
import { missingId } from '../check/finding-text.js';
import type { Finding } from '../check/report.js';
import { plainText } from '../check/segment.js';
import type { DealFact } from '../deal/read-deal.js';
import type { Causes } from './causes.js';
import type { Change, Passage, RiskChange } from './comparison.js';
import { LOST_LIMIT } from './risk-text.js';

/** What the check says of a version. */
export type Checked = Pick<ReadFindings, 'findings' | 'carriers'>;

/** What the two versions set. */
interface Facts {
  readonly mine: readonly DealFact[];
  readonly theirs: readonly DealFact[];
}

type Pairs = readonly (readonly [Passage, Passage])[];

/** What the check finds in one version and not in the other, rule by rule and quote by quote. */
export class RiskChanges {
  private readonly come: readonly Finding[];
  private readonly gone: readonly Finding[];
  private readonly mine: Checked | undefined;
  private readonly theirs: Checked | undefined;
  private readonly limits: Facts;
  private readonly causes: Causes | undefined;

  /** `pairs` are passages of mine with those of theirs that stand for them. */
  constructor(
    mine: Checked | undefined,
    theirs: Checked | undefined,
    pairs: Pairs,
    facts: Facts = { mine: [], theirs: [] },
    causes?: Causes,
  ) {
    this.causes = causes;
    this.mine = mine;
    this.theirs = theirs;
    this.limits = { mine: facts.mine.filter(isLimit), theirs: facts.theirs.filter(isLimit) };
    const back: Pairs = pairs.map(([one, other]) => [other, one]);
    this.come = without(theirs?.findings ?? [], mine?.findings ?? [], back);
    this.gone = without(mine?.findings ?? [], theirs?.findings ?? [], pairs);
  }

  /** What the check quotes of passages that were changed. What it says anew of words that stand as they stood is its own doubt. */
  within(change: Change): RiskChange[] {
    const risks = [
      ...this.come.filter(({ evidence }) => overlap(evidence, change.theirs)).map((each) => told(each, true)),
      ...this.gone.filter(({ evidence }) => overlap(evidence, change.mine)).map((each) => told(each, false)),
    ].filter(
      (risk) =>
        isOfTheseWords(risk, change) && (!isInBoth(change) || this.causes?.bring(risk, change) !== false),
    );
    return risks.filter((risk) =>
      risk.isNew
        ? !isInBoth(change) || !risks.some((other) => isMilder(risk, other))
        : !risks.some((other) => isWorse(other, risk)),
    );
  }

  /**
   * What the change takes away: a topic that theirs lacks as a whole now and that was in these words, or a limit of liability where
   * another sentence has one still. Not a limit that the check blames, as one of the client alone.
   */
  lostIn(change: Change): RiskChange[] {
    const missing = this.missing([change]);
    const isBlamed = (this.mine?.findings ?? []).some(
      ({ id, evidence }) => id.startsWith('liability-cap.') && overlap(evidence, change.mine),
    );
    const isGone =
      this.limits.mine.some((limit) => overlap(limit, change.mine)) &&
      !this.limits.theirs.some((limit) => overlap(limit, change.theirs)) &&
      this.limits.theirs.length < this.limits.mine.length;
    const isTold = missing.some(({ id }) => id === missingId('liability-cap'));
    if (!isGone || isBlamed || isTold) return missing;
    return [...missing, { id: LOST_LIMIT, riskFactor: LOST_FACTOR, isNew: true }];
  }

  /**
   * What theirs lacks and mine does not: only where a passage that carried it is among the `changes`. That the check, which weighs a text
   * as a whole, misses something since another sentence was edited is no change; and that it misses something no longer is not told, as
   * such a passage may speak of a topic only to take it away.
   */
  missing(changes: readonly Change[]): RiskChange[] {
    const { mine } = this;
    if (mine === undefined || this.theirs === undefined) return [];
    const rewritten = changes.filter(({ kind }) => kind !== 'moved');
    return this.come
      .filter(
        ({ id, evidence }) =>
          evidence === undefined &&
          !mine.findings.some((each) => each.id === id) &&
          (mine.carriers.get(id) ?? []).some((carrier) =>
            rewritten.some(
              (change) =>
                overlap(carrier, change.mine) &&
                isOfTheseWords({ id, isNew: true }, change) &&
                this.causes?.lose(id, carrier, change) !== false,
            ),
          ),
      )
      .map((each) => told(each, true));
  }
}

/** What is worse now is not gone: a high limit, where there is none any more. */
const isWorse = (one: RiskChange, other: RiskChange): boolean =>
  one.isNew && topicOf(one.id) === topicOf(other.id) && one.riskFactor >= other.riskFactor;

/** What is left of something graver is no new risk: five years of secrecy, where it never ended. */
const isMilder = (one: RiskChange, other: RiskChange): boolean =>
  !other.isNew && topicOf(one.id) === topicOf(other.id) && one.riskFactor < other.riskFactor;

const LOST_FACTOR = 4;

/** What a figure alone can bring or take away. */
const OF_FIGURES =
  /\.(?:long-term|long-review|long-notice|too-long|usury|token|waived|high|high-limit|many|none|short-limit|slow-feedback|stages-sum|below-effort|unequal-notice|auto-renewal|lock-in|ambiguous-date|no-time|no-cure|no-notice|retention|refused)$/u;

/**
 * Whether these words can have brought a risk, or taken it away. The check has learned sentences and may waver over one whose figure alone is
 * another, which says nothing of most risks; and where only the wording is another, what stood there is not gone.
 */
function isOfTheseWords({ id, isNew }: Pick<RiskChange, 'id' | 'isNew'>, change: Change): boolean {
  if (!isInBoth(change)) return true;
  const reasons = change.reasons.filter((reason) => reason !== 'risk');
  if (reasons.every((reason) => reason === 'words')) return isNew;
  const isFigureAlone = reasons.every((reason) => reason === 'figure' || reason === 'reference');
  return !isFigureAlone || OF_FIGURES.test(id) || !isInPlace(change);
}

const isInBoth = ({ kind }: Change): boolean => kind === 'changed' || kind === 'moved-and-changed';

/** Whether something stands in place of what is gone, and not a blank. */
const isInPlace = ({ words }: Change): boolean =>
  (['removed', 'added'] as const).every((kind) =>
    words.some((mark) => mark.kind === kind && /[\p{L}\p{N}]/u.test(mark.text)),
  );

const isLimit = ({ key, value }: DealFact): boolean =>
  key === 'liability-cap' && !(value.kind === 'choice' && value.choice === 'unlimited');

const told = ({ id, riskFactor }: Finding, isNew: boolean): RiskChange => ({ id, riskFactor, isNew });

const overlap = (one: Passage | undefined, other: Passage | undefined): boolean =>
  one !== undefined && other !== undefined && one.start < other.end && other.start < one.end;

/** `pairs` lead from the text of `findings` to that of `others`. */
const without = (findings: readonly Finding[], others: readonly Finding[], pairs: Pairs): Finding[] =>
  findings.filter((finding) => !others.some((other) => isSame(finding, other, pairs)));

function isSame(one: Finding, other: Finding, pairs: Pairs): boolean {
  if (one.id !== other.id) return false;
  if (one.evidence === undefined || other.evidence === undefined) return one.evidence === other.evidence;
  return (
    plainText(one.evidence.quote) === plainText(other.evidence.quote) ||
    pairs.some(([from, to]) => overlap(one.evidence, from) && overlap(other.evidence, to))
  );
}
