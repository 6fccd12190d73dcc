import type { Change, Passage, RiskChange } from './comparison.js';
import { LOST_MORAL_RIGHTS } from './risk-text.js';

const RIGHTS = /\bmoral rights\b|(?<!\p{L})(?:neturtin|moralin)\p{L}* teis\p{L}*/giu;
/* That they stay with the author, or are neither given away nor waived. */
const KEPT =
  /(?<!not )(?<!no longer )\b(?:stays?|remains?|belongs?|keeps?|kept|retains?|retained|reserves?|reserved)\b|\bnot (?:be )?(?:transfer|assign|waive|give|affect|licen[cs]|pass)|(?<!\p{L})(?:lieka|neperduod|neperein|neatsisak|neperleid|neatim|išlaik|pasiliek|išsaug)/iu;
const GIVEN =
  /(?<!not )(?<!not be )\b(?:waives?|waived|renounces?|surrenders?|gives? up)\b|(?<!\p{L})(?:atsisak|perleidžia|perduoda|pereina)/iu;
const SENTENCE_END = /[.;\n]/u;
const FACTOR = 3;
/** What the check says of words that give them up. */
const GIVEN_UP = 'credit-portfolio.moral-rights';

/** Where a text says that the moral rights of the author stay with the author. */
function keptIn(text: string): readonly Passage[] {
  return [...text.matchAll(RIGHTS)].flatMap(({ index }) => {
    let start = index;
    while (start > 0 && !SENTENCE_END.test(text.charAt(start - 1))) start -= 1;
    const length = text.slice(index).search(SENTENCE_END);
    const end = length === -1 ? text.length : index + length;
    const sentence = text.slice(start, end);
    return KEPT.test(sentence) && !GIVEN.test(sentence) ? [{ start, end }] : [];
  });
}

/** Whether the author's moral rights still stay with the author, whom the check does not miss them for. */
export class MoralRights {
  private readonly mine: readonly Passage[];
  private readonly theirs: readonly Passage[];

  constructor(mine: string, theirs: string) {
    this.mine = keptIn(mine);
    this.theirs = this.mine.length === 0 ? [] : keptIn(theirs);
  }

  /**
   * A new risk where the change takes them away and no other sentence says it instead. `found`: what else is told of the change; not where
   * the check finds in it that they are given up.
   */
  lostIn(change: Pick<Change, 'mine' | 'theirs'>, found: readonly RiskChange[]): RiskChange[] {
    const isTold = found.some(({ id, isNew }) => isNew && id === GIVEN_UP);
    const isGone =
      this.mine.some((kept) => overlap(kept, change.mine)) &&
      !this.theirs.some((kept) => overlap(kept, change.theirs)) &&
      this.theirs.length < this.mine.length;
    return isGone && !isTold ? [{ id: LOST_MORAL_RIGHTS, riskFactor: FACTOR, isNew: true }] : [];
  }
}

const overlap = (one: Passage, other: Passage | undefined): boolean =>
  other !== undefined && one.start < other.end && other.start < one.end;
