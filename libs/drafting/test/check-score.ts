import { check } from '../src/check/check.js';
import type { CheckReport, Finding, FindingKind } from '../src/check/report.js';
import type { ClauseId, Language } from '../src/model.js';
import {
  corpusItems,
  goodContracts,
  otherTexts,
  plain,
  wholeText,
  type CorpusItem,
  type Expectation,
} from './check-corpus.js';
import { NEVER_MISSING, removals } from './check-removals.js';

export interface Failure {
  readonly clause: ClauseId;
  readonly item: string;
  readonly said: string;
}

export interface Score {
  right: number;
  falseAlarms: number;
  overlooked: number;
  /** Of what was found: how often under the very kind that was expected. */
  sameKind: number;
  readonly failures: Failure[];
}

const emptyScore = (): Score => ({ right: 0, falseAlarms: 0, overlooked: 0, sameKind: 0, failures: [] });
export const recall = ({ right, overlooked }: Score): number => right / Math.max(1, right + overlooked);
export const precision = ({ right, falseAlarms }: Score): number => right / Math.max(1, right + falseAlarms);

const clauseOf = ({ id }: Finding): string => id.slice(0, id.indexOf('.'));
const told = ({ id, kind, riskFactor, evidence }: Finding): string =>
  `${id} (${kind}, ${riskFactor})${evidence === undefined ? '' : ` "${plain(evidence.quote).slice(0, 80)}"`}`;

/** Whether what is required and was taken out of good contracts is missed, and nothing else is. */
export function scoreRemovals(language: Language): Score {
  const score = emptyScore();
  for (const { name, removed, held, text } of removals(language)) {
    const missing = check(text, { language }).findings.filter(({ kind }) => kind === 'missing');
    const item = `${name} without ${removed ?? 'nothing'}`;
    if (removed !== undefined) {
      if (missing.some((finding) => clauseOf(finding) === removed)) score.right++;
      else {
        score.overlooked++;
        score.failures.push({ clause: removed, item, said: 'is not missed' });
      }
    }
    for (const finding of missing) {
      const clause = clauseOf(finding) as ClauseId;
      if (clause === removed || !(held.has(clause) || NEVER_MISSING.has(clause))) continue;
      score.falseAlarms++;
      score.failures.push({ clause, item, said: told(finding) });
    }
  }
  return score;
}

const isAbout = (finding: Finding, { at }: Expectation): boolean =>
  at === undefined || (finding.evidence !== undefined && plain(finding.evidence.quote).includes(plain(at)));

const isAsGrave = ({ riskFactor }: Finding, { atLeast, atMost }: Expectation): boolean =>
  riskFactor >= atLeast && riskFactor <= atMost;

/** Missing is told from present; one-sided, vague and risky from nothing to say, by place and gravity. */
function scoreOne(
  score: Readonly<Record<FindingKind, Score>>,
  { name }: CorpusItem,
  report: CheckReport,
  expected: Expectation,
): void {
  const { clause, is } = expected;
  const own = report.findings.filter((finding) => clauseOf(finding) === clause);
  const missing = own.filter(({ kind }) => kind === 'missing');
  const defects = own.filter(({ kind }) => kind !== 'missing');
  const fail = (kind: FindingKind, why: 'falseAlarms' | 'overlooked', said: string): void => {
    score[kind][why]++;
    score[kind].failures.push({ clause, item: name, said });
  };
  if (is === 'present' || is === 'not-a-finding') {
    for (const finding of missing) fail('missing', 'falseAlarms', told(finding));
    if (is === 'present') return;
    for (const finding of defects.filter((each) => isAbout(each, expected))) {
      fail(finding.kind, 'falseAlarms', told(finding));
    }
    return;
  }
  const hits = (is === 'missing' ? missing : defects).filter(
    (finding) => isAbout(finding, expected) && isAsGrave(finding, expected),
  );
  if (hits.length === 0) {
    const said = own.map(told).join('; ') || 'nothing';
    fail(is, 'overlooked', `expected ${is} ${expected.atLeast} to ${expected.atMost}, said ${said}`);
    return;
  }
  score[is].right++;
  if (hits.some(({ kind }) => kind === is)) score[is].sameKind++;
}

/** How the written expectations of the corpus are met, by kind of finding. */
export function scoreItems(language: Language): Record<FindingKind, Score> {
  const score: Record<FindingKind, Score> = {
    missing: emptyScore(),
    'one-sided': emptyScore(),
    vague: emptyScore(),
    risky: emptyScore(),
  };
  for (const item of corpusItems(language)) {
    const report = check(item.text, { language });
    for (const expected of item.expectations) scoreOne(score, item, report, expected);
  }
  return score;
}

export const added = (scores: readonly Score[]): Score => {
  const sum = emptyScore();
  for (const { right, falseAlarms, overlooked, sameKind, failures } of scores) {
    sum.right += right;
    sum.falseAlarms += falseAlarms;
    sum.overlooked += overlooked;
    sum.sameKind += sameKind;
    sum.failures.push(...failures);
  }
  return sum;
};

/** What else is told of a text: what it is, what work it is about, and nothing grave of a good contract. */
export function misread(language: Language): { readonly item: string; readonly said: string }[] {
  const good = goodContracts(language).map((each) => ({ ...each, text: wholeText(each), isGood: true }));
  const others = [...corpusItems(language), ...otherTexts()].map((each) => ({ ...each, isGood: false }));
  return [...good, ...others]
    .filter((each) => each.language === language)
    .flatMap(({ name, text, document, industry, isGood }) => {
      const report = check(text, { language });
      const said = [
        ...(report.document === document ? [] : [`is ${document}, taken for ${report.document}`]),
        ...(industry === undefined || report.industry.type === industry
          ? []
          : [`is about ${industry}, taken for ${report.industry.type}`]),
        ...(isGood ? report.findings.filter(({ riskFactor }) => riskFactor > 2).map(told) : []),
      ];
      return said.map((each) => ({ item: name, said: each }));
    });
}
