import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms } from '../../terms/terms.js';

/** Only common law reads unwritten warranties into a contract for services, so only there are they excluded. */
export const excludesImplied = (terms: Terms): boolean =>
  terms.style !== 'client' && ['english', 'american'].includes(legalSystem(terms.governingLaw));
