import { plainText } from '../check/segment.js';
import type { Finding } from '../check/report.js';
import type { Passage, RiskChange } from './comparison.js';

/** What the check finds in one version and not in the other, rule by rule and quote by quote. */
export class RiskChanges {
  private readonly come: readonly Finding[];
  private readonly gone: readonly Finding[];

  /** `pairs` are passages of mine with those of theirs that stand for them. */
  private readonly mine: readonly Finding[];
  private readonly theirs: readonly Finding[];

  constructor(
    mine: readonly Finding[],
    theirs: readonly Finding[],
    pairs: readonly (readonly [Passage, Passage])[],
  ) {
    this.mine = mine;
    this.theirs = theirs;
    this.come = theirs.filter(
      (finding) =>
        !mine.some((other) =>
          isSame(
            finding,
            other,
            pairs.map(([one, two]) => [two, one]),
          ),
        ),
    );
    this.gone = mine.filter((finding) => !theirs.some((other) => isSame(finding, other, pairs)));
  }

  within(mine: Passage | undefined, theirs: Passage | undefined): RiskChange[] {
    return [
      ...this.come.filter(({ evidence }) => overlap(evidence, theirs)).map((each) => told(each, true)),
      ...this.gone.filter(({ evidence }) => overlap(evidence, mine)).map((each) => told(each, false)),
    ];
  }

  missing(): RiskChange[] {
    const isMissing = ({ evidence }: Finding): boolean => evidence === undefined;
    const lacks = (findings: readonly Finding[], id: string): boolean =>
      !findings.some((each) => each.id === id);
    return [
      ...this.come
        .filter((each) => isMissing(each) && lacks(this.mine, each.id))
        .map((each) => told(each, true)),
      ...this.gone
        .filter((each) => isMissing(each) && lacks(this.theirs, each.id))
        .map((each) => told(each, false)),
    ];
  }
}

const told = ({ id, riskFactor }: Finding, isNew: boolean): RiskChange => ({ id, riskFactor, isNew });

const overlap = (one: Passage | undefined, other: Passage | undefined): boolean =>
  one !== undefined && other !== undefined && one.start < other.end && other.start < one.end;

/** `pairs` lead from the text of `one` to that of `other`. */
function isSame(one: Finding, other: Finding, pairs: readonly (readonly [Passage, Passage])[]): boolean {
  if (one.id !== other.id) return false;
  if (one.evidence === undefined || other.evidence === undefined) return one.evidence === other.evidence;
  return (
    plainText(one.evidence.quote) === plainText(other.evidence.quote) ||
    pairs.some(([from, to]) => overlap(one.evidence, from) && overlap(other.evidence, to))
  );
}
