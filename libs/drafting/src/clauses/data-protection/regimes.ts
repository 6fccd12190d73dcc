import { legalSystem } from '../../jurisdiction.js';
import type { Terms } from '../../terms.js';

/** Which rules besides the GDPR itself the countries of the contract bring in. */
export const regimes = (terms: Terms): { readonly british: boolean; readonly american: boolean } => {
  const countries = [terms.governingLaw, terms.provider.country, terms.client.country];
  return {
    british: countries.some(({ code }) => code === 'gb'),
    american: countries.some((country) => legalSystem(country) === 'american'),
  };
};

/** Hours within which the provider reports a personal data breach; the GDPR itself only says "without undue delay". */
export const BREACH_HOURS = { freelancer: undefined, balanced: 48, client: 24 } as const;
