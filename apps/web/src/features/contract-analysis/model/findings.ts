import {
  ANALYSIS_CATEGORIES,
  type AnalysisCategory,
  type AnalysisItem,
  type ContractAnalysis,
} from '@pactwright/protocol';

export interface CategoryFindings {
  readonly category: AnalysisCategory;
  readonly items: readonly AnalysisItem[];
}

/** What a model has added stands behind what was there before it came: nothing that is being read moves. */
export const byCategory = (analysis: ContractAnalysis): readonly CategoryFindings[] =>
  ANALYSIS_CATEGORIES.map((category) => ({
    category,
    items: [
      ...analysis[category],
      ...analysis.modelReview.findings.filter((finding) => finding.category === category),
    ],
  }));

export const allFindings = (analysis: ContractAnalysis): readonly AnalysisItem[] =>
  byCategory(analysis).flatMap(({ items }) => items);

/** From this risk on a finding is counted as grave. */
const GRAVE = 4;
export const countGrave = (items: readonly AnalysisItem[]): number =>
  items.filter(({ riskFactor }) => riskFactor >= GRAVE).length;
