/** The five tabs of a check and the five groups of suggestions, in the order shown. */
export const ANALYSIS_CATEGORIES = ['essential', 'legal', 'commercial', 'clarity', 'risk'] as const;
