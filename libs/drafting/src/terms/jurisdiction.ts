import type { Country, CountryCode } from './terms.js';

/** The families of law between which the wording of a clause has to differ. */
export type LegalSystem = 'lithuanian' | 'continental' | 'english' | 'american' | 'unknown';

const SYSTEMS: Readonly<Record<CountryCode | 'other', LegalSystem>> = {
  lt: 'lithuanian',
  lv: 'continental',
  ee: 'continental',
  pl: 'continental',
  de: 'continental',
  fr: 'continental',
  nl: 'continental',
  ie: 'english',
  gb: 'english',
  'us-ny': 'american',
  'us-ca': 'american',
  'us-il': 'american',
  'us-de': 'american',
  us: 'american',
  other: 'unknown',
};

export const legalSystem = (country: Country): LegalSystem => SYSTEMS[country.code];

/** Whether its courts order an undisputed debt to be paid without a hearing. Common law has no such procedure. */
export const hasPaymentOrders = (country: Country): boolean =>
  ['lithuanian', 'continental'].includes(legalSystem(country));
