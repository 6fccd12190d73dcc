/** The five tabs of a check and the five groups of suggestions, in the order shown. */
export const ANALYSIS_CATEGORIES = ['essential', 'legal', 'commercial', 'clarity', 'risk'] as const;

/** So many findings of a category are shown at first, the gravest first; the rest is opened. */
export const FINDINGS_SHOWN = 8;
