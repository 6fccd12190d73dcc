import {
  ANALYSIS_CATEGORIES,
  type AnalysisCategory,
  type AnalysisItem,
  type ContractAnalysis,
  type FindingLists,
} from '@pactwright/protocol';

/** From this risk on a finding is counted as grave. */
const GRAVE = 4;
/** What is missing is ticked off together with others up to this risk. */
const SLIGHT = 2;
const MOST_GRAVE_POINTS = 3;

export interface CategoryFindings {
  readonly category: AnalysisCategory;
  /** What the rules have found, but for what is slight and missing. */
  readonly listed: readonly AnalysisItem[];
  /** What is missing and matters little. */
  readonly absent: readonly AnalysisItem[];
  /** What a model has added: behind all that was there before it came, so that nothing that is being read moves. */
  readonly added: readonly AnalysisItem[];
  /** The weights of all that was found: more than is listed, where there is more than is sent. */
  readonly found: readonly Weight[];
}

type Weight = Pick<AnalysisItem, 'riskFactor'>;

/** What was found for one of the two parties. */
export interface Reading {
  /** For the party that the check did not take for the reader; what a model finds does not belong to it. */
  readonly isOther: boolean;
  readonly groups: readonly CategoryFindings[];
  /** Not found, and perhaps there: no findings. */
  readonly toLookFor: readonly AnalysisItem[];
}

export function readingOf(analysis: ContractAnalysis, wantsOther: boolean): Reading {
  const other = wantsOther ? analysis.otherSide : null;
  const lists: FindingLists = other ?? analysis;
  const added = other ? [] : analysis.modelReview.findings;
  return {
    isOther: other !== null,
    groups: ANALYSIS_CATEGORIES.map((category) => {
      const ofModel = added.filter((finding) => finding.category === category);
      return {
        category,
        listed: lists[category].filter((item) => !isSlightAbsence(item)),
        absent: lists[category].filter(isSlightAbsence),
        added: ofModel,
        found: [...lists[category], ...ofModel, ...omittedOf(lists, category)],
      };
    }),
    toLookFor: lists.toLookFor,
  };
}

const omittedOf = ({ omitted = [] }: FindingLists, wanted: AnalysisCategory): readonly Weight[] =>
  omitted
    .filter(({ category }) => category === wanted)
    .flatMap(({ riskFactor, count }) => Array.from({ length: count }, () => ({ riskFactor })));

const isSlightAbsence = ({ evidence, riskFactor }: AnalysisItem): boolean =>
  evidence === undefined && riskFactor <= SLIGHT;

/** Those that can be chosen, in the order in which they are listed. */
export const choosableIn = (group: CategoryFindings | undefined): readonly AnalysisItem[] =>
  group ? [...group.listed, ...group.added] : [];
export const findingsIn = ({ listed, absent, added }: CategoryFindings): readonly AnalysisItem[] => [
  ...listed,
  ...absent,
  ...added,
];
export const allFindings = ({ groups }: Reading): readonly AnalysisItem[] => groups.flatMap(findingsIn);

export const allFound = ({ groups }: Reading): readonly Weight[] => groups.flatMap(({ found }) => found);

/** How much was found and how much of that is shown; undefined where it is all. */
export function shownOf(reading: Reading): { readonly found: number; readonly shown: number } | undefined {
  const [found, shown] = [allFound(reading).length, allFindings(reading).length];
  return found > shown ? { found, shown } : undefined;
}

export const countGrave = (items: readonly Weight[]): number =>
  items.filter(({ riskFactor }) => riskFactor >= GRAVE).length;

export const gravestFirst = (items: readonly AnalysisItem[]): readonly AnalysisItem[] =>
  [...items].sort((a, b) => b.riskFactor - a.riskFactor);

/**
 * The gravest over all categories, each problem once however many passages have it; behind them the gravest of a model, whose
 * headings name no more than a topic, so that nothing that was there before it came is displaced.
 */
export function gravestPoints({ groups }: Reading): readonly AnalysisItem[] {
  const named = new Set<string | undefined>();
  const isNew = ({ heading }: AnalysisItem): boolean => !named.has(heading) && Boolean(named.add(heading));
  const gravest = (items: readonly AnalysisItem[]): readonly AnalysisItem[] =>
    gravestFirst(items).filter(({ riskFactor }) => riskFactor >= GRAVE);
  return [
    ...gravest(groups.flatMap(({ listed }) => listed))
      .filter(isNew)
      .slice(0, MOST_GRAVE_POINTS),
    ...gravest(groups.flatMap(({ added }) => added)).slice(0, MOST_GRAVE_POINTS),
  ];
}

/** Names the problem; what a model has found, its topic. */
export const titleOf = ({ heading, suggestion }: AnalysisItem): string => heading ?? suggestion;
/** What to ask for, where the title does not say it already. */
export const askOf = ({ heading, suggestion }: AnalysisItem): string | undefined =>
  heading === undefined ? undefined : suggestion;
