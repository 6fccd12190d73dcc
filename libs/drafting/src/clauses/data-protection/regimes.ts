import { legalSystem } from '../../terms/jurisdiction.js';
import type { Country, Terms } from '../../terms/terms.js';

interface Regimes {
  readonly british: boolean;
  readonly american: boolean;
  /** Nobody in the contract is established, or chose a law, outside the United States. */
  readonly onlyAmerican: boolean;
  /** European data go to a provider in a country whose protection the Commission has not found adequate as a whole. */
  readonly needsTransferTool: boolean;
}

/** Which rules besides the GDPR itself the countries of the contract bring in. */
export const regimes = (terms: Terms): Regimes => {
  const countries = [terms.governingLaw, terms.provider.country, terms.client.country];
  const isAmerican = (country: Country): boolean => legalSystem(country) === 'american';
  const isEuropean = (country: Country): boolean => !['american', 'unknown'].includes(legalSystem(country));
  return {
    british: countries.some(({ code }) => code === 'gb'),
    american: countries.some(isAmerican),
    onlyAmerican: countries.every(isAmerican),
    needsTransferTool: isEuropean(terms.client.country) && !isEuropean(terms.provider.country),
  };
};

/** Hours within which the provider reports a personal data breach; the GDPR itself only says "without undue delay". */
export const BREACH_HOURS = { freelancer: undefined, balanced: 48, client: 24 } as const;
