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

export const byCategory = (analysis: ContractAnalysis): readonly CategoryFindings[] =>
  ANALYSIS_CATEGORIES.map((category) => ({ category, items: analysis[category] }));

export const allFindings = (analysis: ContractAnalysis): readonly AnalysisItem[] =>
  ANALYSIS_CATEGORIES.flatMap((category) => analysis[category]);

/** From this risk on a finding is counted as grave. */
const GRAVE = 4;
export const countGrave = (items: readonly AnalysisItem[]): number =>
  items.filter(({ riskFactor }) => riskFactor >= GRAVE).length;
