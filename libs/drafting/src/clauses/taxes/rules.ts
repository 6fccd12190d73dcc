import { lithuanianStatus } from '../../terms/engagement.js';
import type { CountryCode, Terms } from '../../terms/terms.js';

const EUROPEAN_UNION: ReadonlySet<CountryCode | 'other'> = new Set([
  'lt',
  'lv',
  'ee',
  'pl',
  'de',
  'fr',
  'nl',
  'ie',
]);

/** Services between businesses of two member states: the customer accounts for the VAT. */
export const reverseCharge = (terms: Terms): boolean =>
  terms.vat !== 'not-registered' && terms.client.kind === 'company' && crossesUnion(terms);

/** Both are in the European Union, in different states. */
export const crossesUnion = ({ provider, client }: Terms): boolean =>
  provider.country.code !== client.country.code &&
  EUROPEAN_UNION.has(provider.country.code) &&
  EUROPEAN_UNION.has(client.country.code);

/** Where a tax may have to be withheld from what is paid to somebody abroad. */
export const crossesBorder = ({ provider, client }: Terms): boolean =>
  provider.country.code !== client.country.code || provider.country.code === 'other';

/** In Lithuania a company that pays an author without a registered activity withholds the author's taxes. */
export const withheldByClient = (terms: Terms): boolean =>
  lithuanianStatus(terms) === 'author' &&
  terms.client.kind === 'company' &&
  terms.client.country.code === 'lt';
