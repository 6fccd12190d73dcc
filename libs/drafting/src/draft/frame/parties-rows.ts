import type { Writer } from '../../writing/clause.js';
import { lithuanianStatus } from '../../terms/engagement.js';
import type { Inline, PlaceholderName } from '../../model/document.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Party, PartyKind, ProviderStatus, Side, Terms } from '../../terms/terms.js';

/** A cell that does not apply to that party, or of which nothing is known yet. */
const notApplicable: readonly Inline[] = [{ kind: 'text', text: '–' }];

/** What number a party has: a company that of its registration, a person in Lithuania that of what it works under. */
interface CodeNames {
  readonly kind: Readonly<Record<PartyKind, string>>;
  readonly status: Readonly<Record<ProviderStatus, string>>;
  readonly or: string;
  /** What all of them end with. */
  readonly last: string;
}

export function codeLabel(terms: Terms, names: CodeNames): string {
  const status = lithuanianStatus(terms);
  const ofProvider = status === undefined ? names.kind[terms.provider.kind] : names.status[status];
  const [first = '', ...others] = new Set([names.kind[terms.client.kind], ...ofProvider.split(names.or)]);
  return [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...others].join(names.or) + names.last;
}

/** Labels of the rows of the parties table and of the two legal forms. */
export interface PartiesTexts {
  readonly name: string;
  readonly status: string;
  readonly person: string;
  readonly company: string;
  readonly country: string;
  readonly code: string;
  readonly vatCode: string;
  readonly address: string;
  readonly email: string;
  readonly representative: string;
  readonly iban: string;
}

const DETAILS = ['name', 'code', 'vatCode', 'address', 'email', 'representative'] as const;
type Detail = (typeof DETAILS)[number];

function applies(detail: Detail, side: Side, terms: Terms): boolean {
  if (detail === 'representative') return terms[side].kind === 'company';
  if (detail !== 'vatCode') return true;
  if (legalSystem(terms[side].country) === 'american') return false;
  const status = side === 'provider' ? lithuanianStatus(terms) : undefined;
  /* Neither activity is one that a payer of VAT usually carries on, so that no number is waited for. */
  if (status === 'author' || status === 'business_certificate') return false;
  return side === 'provider' ? terms.vat !== 'not-registered' : terms.client.kind === 'company';
}

/** One row a detail, one column a party; a row that applies to neither is left out. */
export function partiesRows(
  terms: Terms,
  write: Writer,
  texts: PartiesTexts,
): (readonly (readonly Inline[])[])[] {
  const plain = (text: string): Inline[] => [{ kind: 'text', text }];
  const blank = (name: PlaceholderName): Inline[] => [write.blank(name)];
  const status = (party: Party): Inline[] => plain(party.kind === 'person' ? texts.person : texts.company);
  const country = (party: Party): readonly Inline[] =>
    party.isCountryOpen ? notApplicable : plain(write.format.country(party.country));
  const detail = (name: Detail): (readonly Inline[])[] => [
    plain(texts[name]),
    applies(name, 'provider', terms) ? blank(`provider.${name}`) : notApplicable,
    applies(name, 'client', terms) ? blank(`client.${name}`) : notApplicable,
  ];
  const rows = [
    detail('name'),
    [plain(texts.status), status(terms.provider), status(terms.client)],
    [plain(texts.country), country(terms.provider), country(terms.client)],
    ...DETAILS.filter((name) => name !== 'name')
      .filter((name) => applies(name, 'provider', terms) || applies(name, 'client', terms))
      .map(detail),
    [plain(texts.iban), blank('provider.iban'), notApplicable],
  ];
  return rows;
}
