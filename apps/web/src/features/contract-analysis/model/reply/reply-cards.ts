import type { ReplyProposal, ReplyWay } from '@pactwright/protocol';
import { stillContrary, wayOf, withWay, type Plan } from './reply-plan.js';

type Risk = ReplyProposal['finding']['riskFactor'];

/**
 * The points about one sentence, or about sentences in whose place one is said, the gravest first, and of those what is raised:
 * whoever decides decides once.
 */
export interface SentencePoints {
  /** That of the gravest. */
  readonly key: string;
  readonly points: readonly [ReplyProposal, ...ReplyProposal[]];
}

/** Sentences under one heading of the contract, in its order. */
export interface ClausePoints {
  /** The heading as the contract has it; undefined where it has none, null for what it does not say at all. */
  readonly title: string | undefined | null;
  readonly sentences: readonly SentencePoints[];
}

/** Sentences that are left unless the reader raises them, all of one risk. */
export interface LesserPoints {
  readonly risk: Risk;
  readonly clauses: readonly ClausePoints[];
}

export function sentencesOf(proposals: readonly ReplyProposal[]): readonly SentencePoints[] {
  const groups: [ReplyProposal, ...ReplyProposal[]][] = [];
  for (const proposal of proposals) {
    const same = groups.find((points) => points.some((each) => areOne(each, proposal)));
    if (same) same.push(proposal);
    else groups.push([proposal]);
  }
  for (const points of groups)
    points.sort(
      (a, b) => b.finding.riskFactor - a.finding.riskFactor || Number(isRaised(b)) - Number(isRaised(a)),
    );
  return groups.map((points) => ({ key: points[0].key, points }));
}

const isRaised = ({ way }: ReplyProposal): boolean => way !== 'leave';
const isAnyRaised = ({ points }: SentencePoints): boolean => points.some(isRaised);

function areOne(one: ReplyProposal, other: ReplyProposal): boolean {
  if (one.repeats === other.key || other.repeats === one.key) return true;
  const [a, b] = [one.finding.evidence, other.finding.evidence];
  return a !== undefined && b !== undefined && a.start < b.end && b.start < a.end;
}

/** What is raised unless the reader says otherwise, and below it the rest by its risk; never by what was chosen, so that no card moves. */
export function partedPoints(
  text: string,
  proposals: readonly ReplyProposal[],
): { readonly raised: readonly ClausePoints[]; readonly lesser: readonly LesserPoints[] } {
  const sentences = sentencesOf(proposals);
  const rest = sentences.filter((each) => !isAnyRaised(each));
  const risks = [...new Set(rest.map(riskOf))].sort((a, b) => b - a);
  return {
    raised: byClause(text, sentences.filter(isAnyRaised)),
    lesser: risks.map((risk) => ({
      risk,
      clauses: byClause(
        text,
        rest.filter((each) => riskOf(each) === risk),
      ),
    })),
  };
}

/** Whether any of what is folded below the raised is left as it is. */
export const isAnyBelow = (plan: Plan, proposals: readonly ReplyProposal[]): boolean =>
  sentencesOf(proposals).some(
    (sentence) => !isAnyRaised(sentence) && sentenceWay(plan, sentence) === 'leave',
  );

/**
 * By its place, what the changes of a card would contradict: those that are chosen, or, as long as none is, what would still be said once
 * all of the card are, so none of its own words that change with it.
 */
export function contraryTo(
  plan: Plan,
  { points }: SentencePoints,
  byKey: ReadonlyMap<string, ReplyProposal>,
): ReadonlyMap<number, string> {
  const raised = points.filter((point) => wayOf(plan, point) !== 'leave');
  const isChange = raised.some((point) => wayOf(plan, point) === 'change');
  const own = new Set(
    isChange ? [] : points.flatMap(({ key, ways }) => (ways.includes('change') ? [key] : [])),
  );
  return new Map(
    raised
      .flatMap((point) => stillContrary(plan, point, byKey))
      .filter(({ by }) => by === null || !own.has(by))
      .map(({ start, quote }) => [start, quote] as const),
  );
}

const riskOf = ({ points: [{ finding }] }: SentencePoints): Risk => finding.riskFactor;
const placeOf = ({ points: [{ finding }] }: SentencePoints): number => finding.evidence?.start ?? 0;

/** Clauses as the gravest sentence of each comes, and their sentences as the contract has them. */
function byClause(text: string, sentences: readonly SentencePoints[]): readonly ClausePoints[] {
  const clauses = new Map<string, { title: ClausePoints['title']; sentences: SentencePoints[] }>();
  for (const sentence of sentences) {
    const evidence = sentence.points[0].finding.evidence;
    const heading = evidence === undefined ? undefined : headingAbove(text, evidence.start);
    const title = evidence === undefined ? null : heading?.title;
    const key = evidence === undefined ? 'absent' : String(heading?.start);
    const clause = clauses.get(key) ?? { title, sentences: [] };
    clause.sentences.push(sentence);
    clauses.set(key, clause);
  }
  return [...clauses.values()].map((clause) => ({
    ...clause,
    sentences: clause.sentences.sort((a, b) => placeOf(a) - placeOf(b)),
  }));
}

/** "8. Liability and indemnity", "Liability", "7. End": short, and no sentence. */
const HEADING =
  /^(?:(?:[Aa]rticle|ARTICLE|[Ss]ection|SECTION|[Cc]lause|CLAUSE)\s{1,3})?(?:(?:\d{1,2}[.)]?\s{1,3})?\p{Lu}[^|:;]{2,70}|\d{1,2}[.)]\s{1,3}\p{Lu}[^|:;]?)[^.,:;?!|\s]$/u;

/** "4. Exclusivity and non-compete." before its text in the same line: a few words behind a number, none of which says who does what. */
const RUN_IN_HEADING =
  /^\s*(\d{1,2}[.)]?\s{1,3}\p{Lu}[\p{L}’'-]*(?: (?!(?:shall|will|must|may|is|are|has|have|pays?|agrees?|owns?|keeps?|turi|privalo|moka|yra|gali)(?!\p{L}))[\p{L}’'-]+){0,6})\.\s+["“„(]?\p{Lu}/u;

function headingAbove(text: string, place: number): { start: number; title: string } | undefined {
  const own = text.lastIndexOf('\n', place - 1) + 1;
  const title = RUN_IN_HEADING.exec(text.slice(own, own + 120))?.[1];
  if (title !== undefined) return { start: own, title };
  let end = text.lastIndexOf('\n', place);
  while (end > 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end).trim();
    if (HEADING.test(line)) return { start, title: line };
    end = start - 1;
  }
  return undefined;
}

const NUMBER = /^\s*\(?(\d{1,3}(?:\.\d{1,3}){0,4})[.)]?\s/u;

/** The number of the paragraph that a point is found in: "9.2". */
export function clauseNumber(text: string, { finding: { evidence } }: ReplyProposal): string | undefined {
  if (evidence === undefined) return undefined;
  const line = text.slice(text.lastIndexOf('\n', evidence.start - 1) + 1, evidence.end);
  return NUMBER.exec(line)?.[1];
}

const STRENGTH: readonly ReplyWay[] = ['leave', 'comment', 'change'];
const strongest = (ways: readonly ReplyWay[]): ReplyWay =>
  STRENGTH.findLast((way) => ways.includes(way)) ?? 'leave';

/** What becomes of a sentence: the most that becomes of any point about it. */
export const sentenceWay = (plan: Plan, { points }: SentencePoints): ReplyWay =>
  strongest(points.map((proposal) => wayOf(plan, proposal)));

export const sentenceWays = ({ points }: SentencePoints): readonly ReplyWay[] =>
  STRENGTH.filter((way) => points.some(({ ways }) => ways.includes(way)));

/** Every point that can be is changed; remarked upon are those that were raised before, or else the gravest. */
export function withSentenceWay(plan: Plan, { points }: SentencePoints, way: ReplyWay): Plan {
  const raised = points.filter((proposal) => wayOf(plan, proposal) !== 'leave');
  const toComment = raised.length > 0 ? raised : points.slice(0, 1);
  const wanted = (proposal: ReplyProposal): ReplyWay => {
    if (way === 'comment') return toComment.includes(proposal) ? 'comment' : 'leave';
    if (way === 'change' && !proposal.ways.includes('change')) return wayOf(plan, proposal);
    return way;
  };
  return points.reduce((all, proposal) => withWay(all, proposal.key, wanted(proposal)), plan);
}
