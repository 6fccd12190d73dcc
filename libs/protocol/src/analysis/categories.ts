export { ANALYSIS_CATEGORIES } from '@pactwright/drafting/facts';

/** So many findings of a category are shown at first, the gravest first; the rest is opened. */
export const FINDINGS_SHOWN = 8;
