import {
  ANALYSIS_CATEGORIES,
  type AnalysisCategory,
  type AnalyzeResponse,
  type Language,
  type RunResultOf,
  type SuggestionResponse,
} from '@pactwright/protocol';

const NOTHING_TO_IMPROVE: Readonly<Record<Language, string>> = {
  en: 'No improvements needed.',
  lt: 'Patobulinimų nereikia.',
};

export const suggestionView = ({
  suggestion,
  offered,
  seconds,
  engine,
}: RunResultOf<'suggest'>): SuggestionResponse => ({
  suggestion,
  ...(offered && { offered }),
  ...(seconds && { seconds }),
  engine,
});

/** The texts by category as specified, the gravest first, and beside them what else is known, required ones first (T-47). */
export function analysisView(
  { suggestions: found, engine }: RunResultOf<'analyze'>,
  language: Language,
): AnalyzeResponse {
  const details = found.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
  const suggestions: Partial<Record<AnalysisCategory, string[]>> = {};
  for (const category of ANALYSIS_CATEGORIES) {
    const ofCategory = found.filter((each) => each.category === category);
    if (ofCategory.length === 0) continue;
    suggestions[category] = ofCategory
      .toSorted((a, b) => b.riskFactor - a.riskFactor)
      .map((each) => each.suggestion);
  }
  const message = details.length === 0 ? { message: NOTHING_TO_IMPROVE[language] } : {};
  return { suggestions, ...message, details, engine };
}
