import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms } from '../../terms/terms.js';

/** Only common law lets an author waive moral rights; elsewhere an author can at most agree to usual ways of use. */
export const allowsWaiver = ({ governingLaw }: Terms): boolean =>
  ['english', 'american'].includes(legalSystem(governingLaw));
