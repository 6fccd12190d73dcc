import type { DetailKind, DetailParty } from '../facts/details.js';
import type { PlaceholderName } from '../model/document.js';

/** What only a hand can fill. */
type Signed = 'provider.signature' | 'client.signature';
export type DetailName = Exclude<PlaceholderName, Signed>;

export interface DetailEntry {
  readonly party: DetailParty;
  readonly kind: DetailKind;
  /** Without it the contract cannot be signed; the others may not exist, or are written when it is signed. */
  readonly required: boolean;
}

const entry = (party: DetailParty, kind: DetailKind, required = true): DetailEntry => ({
  party,
  kind,
  required,
});

/** What may be filled into a contract, in the order in which it is asked: every gap but the signatures themselves. */
export const DETAILS: Readonly<Record<DetailName, DetailEntry>> = {
  'provider.name': entry('provider', 'name'),
  'provider.code': entry('provider', 'code'),
  'provider.vatCode': entry('provider', 'code', false),
  'provider.address': entry('provider', 'address'),
  'provider.email': entry('provider', 'email'),
  'provider.representative': entry('provider', 'text'),
  'provider.iban': entry('provider', 'iban'),
  'provider.signatureDate': entry('provider', 'date', false),
  'client.name': entry('client', 'name'),
  'client.code': entry('client', 'code'),
  'client.vatCode': entry('client', 'code', false),
  'client.address': entry('client', 'address'),
  'client.email': entry('client', 'email'),
  'client.representative': entry('client', 'text'),
  'client.contact': entry('client', 'name'),
  'client.signatureDate': entry('client', 'date', false),
  'contract.number': entry('both', 'number', false),
  'contract.date': entry('both', 'date'),
  'contract.place': entry('both', 'place'),
  'terms.scope': entry('both', 'text'),
  'terms.amount': entry('both', 'text'),
  'terms.startDate': entry('both', 'date'),
  'terms.deadline': entry('both', 'date'),
};
export const DETAIL_NAMES = Object.keys(DETAILS) as readonly DetailName[];

/** Stands for what a party does not have: a VAT number, a number of the contract. */
export const NONE = '–';
