import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms } from '../../terms/terms.js';

/**
 * Directive 86/653/EEC, Lithuanian Civil Code, articles 2.152 and following, and the British regulations of 1993: somebody
 * who negotiates sales of goods on a lasting basis has rights to notice and compensation that no contract can take away.
 */
const knowsCommercialAgents = ({ governingLaw }: Terms): boolean =>
  ['lithuanian', 'continental', 'english'].includes(legalSystem(governingLaw));

/** Whether the law of the contract may take the provider for one: whoever sells for a commission. */
export const mayBeAgent = (terms: Terms): boolean =>
  terms.payment.structure === 'commission' && knowsCommercialAgents(terms);
