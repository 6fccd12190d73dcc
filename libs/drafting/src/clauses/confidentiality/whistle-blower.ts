import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms } from '../../terms/terms.js';

/**
 * 18 U.S.C. § 1833(b)(3): a contract that binds an individual contractor to secrecy has to give notice of the immunity,
 * otherwise the owner of the secret loses exemplary damages and attorney's fees.
 */
export const needsImmunityNotice = (terms: Terms): boolean =>
  [terms.governingLaw, terms.provider.country, terms.client.country].some(
    (country) => legalSystem(country) === 'american',
  );
