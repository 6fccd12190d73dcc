import type { CheckReport, Finding, Findings } from '@pactwright/drafting';
import {
  FINDINGS_MAX,
  riskFactor,
  type AnalysisItem,
  type AnalysisParty,
  type FindingLists,
  type Omitted,
} from '../analysis/analysis.js';
import { ANALYSIS_CATEGORIES } from '../analysis/categories.js';

/** Every finding under an id of its own: further passages of one defect are numbered. */
function itemsOf(findings: readonly Finding[]): (AnalysisItem & Pick<Finding, 'category'>)[] {
  const counts = new Map<string, number>();
  return findings.map(({ id, category, riskFactor, heading, suggestion, why, evidence }) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return {
      id: count === 1 ? id : `${id}#${count}`,
      category,
      riskFactor,
      heading,
      suggestion,
      why,
      ...(evidence ? { evidence } : {}),
    };
  });
}

const withoutCategory = ({ category: _category, ...item }: AnalysisItem & Pick<Finding, 'category'>) => item;

/** The five tabs, the gravest first, and what is to be looked for. */
export function findingListsOf({ findings, toLookFor }: Findings): FindingLists {
  const items = itemsOf(findings).sort((a, b) => b.riskFactor - a.riskFactor);
  const ofCategory = ANALYSIS_CATEGORIES.map((wanted) => ({
    wanted,
    all: items.filter(({ category }) => category === wanted),
  }));
  const tabs = ofCategory.map(({ wanted, all }) => [wanted, all.slice(0, FINDINGS_MAX).map(withoutCategory)]);
  const omitted = ofCategory.flatMap(({ wanted, all }) =>
    weightsOf(all.slice(FINDINGS_MAX)).map((weight) => ({ category: wanted, ...weight })),
  );
  return {
    ...(Object.fromEntries(tabs) as Omit<FindingLists, 'toLookFor' | 'omitted'>),
    toLookFor: itemsOf(toLookFor).slice(0, FINDINGS_MAX).map(withoutCategory),
    ...(omitted.length > 0 && { omitted }),
  };
}

/** How many there are of each weight. */
const weightsOf = (items: readonly Pick<AnalysisItem, 'riskFactor'>[]): Omit<Omitted, 'category'>[] =>
  riskFactor.options
    .map(({ value }) => ({
      riskFactor: value,
      count: items.filter((item) => item.riskFactor === value).length,
    }))
    .filter(({ count }) => count > 0);

export const partiesOf = ({ parties }: CheckReport): AnalysisParty[] =>
  parties.map(({ name, words, side, isCertain }) => ({ name, roles: [...words], side, certain: isCertain }));
