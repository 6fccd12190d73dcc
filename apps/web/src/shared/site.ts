import type { Language } from '@pactwright/protocol';

/** Who runs a site and answers for it, as the law wants it named. */
export interface Operator {
  /** With the legal form. */
  readonly name: string;
  readonly registrationCode: string;
  /** Where the company is registered: "the Register of Legal Entities of Lithuania". */
  readonly register: Readonly<Record<Language, string>>;
  readonly address: string;
  /** Where the servers stand, to be read after "is kept in" and „saugoma“: "the European Union", „Europos Sąjungoje“. */
  readonly hosting: Readonly<Record<Language, string>>;
}

interface Site {
  readonly contactEmail: string;
  /** Contracts generated so far, as the operator states it. */
  readonly generatedContracts: number;
  /** Null until it is known who that is: the legal pages then say that the site is not set up. */
  readonly operator: Operator | null;
}

/** What the operator sets before going live (docs/how-to/publish-a-site.md): content, not code. */
export const site: Site = {
  contactEmail: 'support@pactwright.example',
  generatedContracts: 12_358,
  operator: null,
};
