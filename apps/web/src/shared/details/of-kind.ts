import type { DetailName, Details } from '@pactwright/drafting';

/** What a person and a company of the same owner have each of their own: a name, codes, an account. */
const OF_KIND = {
  provider: ['provider.name', 'provider.code', 'provider.vatCode', 'provider.iban'],
  client: ['client.name', 'client.code', 'client.vatCode'],
} as const satisfies Readonly<Record<string, readonly DetailName[]>>;

export type KindParty = keyof typeof OF_KIND;
export const KIND_PARTIES = Object.keys(OF_KIND) as readonly KindParty[];

/** The party whose kind an answer says, if it says that of one. */
export const partyOfKind = (key: string): KindParty | undefined =>
  KIND_PARTIES.find((party) => key === `${party}_type`);

const isOfKind = (party: KindParty, name: string): boolean => OF_KIND[party].some((each) => each === name);
const only = (details: Details, holds: (name: string) => boolean): Details =>
  Object.fromEntries(Object.entries(details).filter(([name]) => holds(name)));

interface Changed {
  readonly details: Details;
  /** What was filled in for the kind that it was, until it is that again. */
  readonly aside: Details;
}

/** The details of a contract whose party is now of another kind, with what was filled in when it last was of that. */
export const changedKind = (details: Details, party: KindParty, earlier: Details): Changed => ({
  details: { ...only(details, (name) => !isOfKind(party, name)), ...earlier },
  aside: only(details, (name) => isOfKind(party, name)),
});
