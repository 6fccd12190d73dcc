import type { CountryCode, Terms } from '../../terms.js';

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
export const reverseCharge = ({ vat, provider, client }: Terms): boolean =>
  vat === 'exclusive' &&
  client.kind === 'company' &&
  provider.country.code !== client.country.code &&
  EUROPEAN_UNION.has(provider.country.code) &&
  EUROPEAN_UNION.has(client.country.code);

/** A natural person in Lithuania pays the taxes of its individual activity itself. */
export const individualActivity = ({ provider }: Terms): boolean =>
  provider.kind === 'person' && provider.country.code === 'lt';
