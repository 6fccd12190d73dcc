import type { CheckReport } from '@pactwright/drafting';
import { FINDINGS_PER_CATEGORY, type AnalysisCategory, type AnalysisItem } from './analysis.js';
import { ANALYSIS_CATEGORIES } from './categories.js';

export interface ReviewFinding extends AnalysisItem {
  readonly category: AnalysisCategory;
}

export const findingsOf = ({ findings }: CheckReport): ReviewFinding[] =>
  findings.map(({ id, category, riskFactor, suggestion, why, evidence }) => ({
    id,
    category,
    riskFactor,
    suggestion,
    why,
    ...(evidence ? { evidence } : {}),
  }));

/** The five tabs: the gravest first, no more in one than are shown. */
export function findingsByCategory(
  findings: readonly ReviewFinding[],
): Record<AnalysisCategory, AnalysisItem[]> {
  const tab = (wanted: AnalysisCategory): AnalysisItem[] =>
    findings
      .filter(({ category }) => category === wanted)
      .sort((a, b) => b.riskFactor - a.riskFactor)
      .slice(0, FINDINGS_PER_CATEGORY)
      .map(({ category: _category, ...item }) => item);
  return Object.fromEntries(ANALYSIS_CATEGORIES.map((category) => [category, tab(category)])) as Record<
    AnalysisCategory,
    AnalysisItem[]
  >;
}
