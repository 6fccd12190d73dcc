import type { Side } from '../facts/sides.js';
import type { IsoDate, Language, TypedBlock } from '../model/document.js';
import type { AnswerKey } from './answers.js';

export const WORK_TYPES = [
  'general',
  'consulting',
  'design',
  'marketing',
  'web_development',
  'copywriting',
] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** Whom the wording favours where the law leaves a choice. */
export type Style = 'balanced' | 'freelancer' | 'client';
/** The whole library, or the same protection in few pages. */
export type Length = 'full' | 'short';
export type PartyKind = 'person' | 'company';
export type Currency = 'EUR' | 'USD' | 'GBP' | (string & {});

/**
 * The answers, read and typed: what the clauses are chosen by and filled from.
 * `undefined` means "not answered": the clause then leaves a placeholder of the vocabulary, or its default wording.
 * Numbers of days, rounds and percents are whole and positive; money is in units of `currency`, at most two decimals.
 * User texts are trimmed, without control characters, never empty.
 */
export interface Terms {
  readonly style: Style;
  /** In how many words the same deal is written. */
  readonly length: Length;

  readonly workType: WorkType;
  /** The user's own name for the work when the list did not fit. */
  readonly workTypeText: string | undefined;
  readonly scope: string | undefined;
  /** The paragraphs and lists of a description that was typed in several lines; none where it is one text. */
  readonly scopeBlocks: readonly TypedBlock[];
  readonly deliverables: readonly TypedBlock[];
  readonly exclusions: readonly TypedBlock[];
  readonly startDate: IsoDate | undefined;
  readonly deadline: IsoDate | undefined;
  /** It was said that there is no such day: the work goes on until a party ends it. */
  readonly hasNoEnd: boolean;
  readonly milestones: readonly Milestone[];
  /** Rounds of revisions in the price; `undefined` when the work is not of the kind that has them. */
  readonly revisionRounds: number | undefined;
  /** Days (working) the client has to accept or object. */
  readonly acceptanceDays: number;
  /** Days (working) in which the client gives materials and feedback. */
  readonly feedbackDays: number;

  readonly provider: Party;
  /** Under what the provider works; it counts for a natural person in Lithuania alone. */
  readonly providerStatus: ProviderStatus;
  readonly client: Party;
  readonly subcontracting: 'allowed' | 'consent';
  /** The provider handles personal data on the client's behalf. */
  readonly personalData: boolean;
  /** Sensitive data among them: as answered, or else what the description of the work speaks of. */
  readonly specialData: readonly SpecialData[];

  readonly payment: Payment;
  readonly depositPercent: number;
  readonly dueDays: number;
  readonly lateInterest: LateInterest;
  readonly expenses: 'included' | 'approved' | { readonly cap: number };
  readonly vat: 'exclusive' | 'inclusive' | 'not-registered';
  /** Hourly rate for additional work. */
  readonly extraRate: number | undefined;

  /** `on-payment`: of each part as it is paid for. `on-last-payment`: of everything once all of it is. */
  readonly ip: 'assignment-on-payment' | 'assignment-on-last-payment' | 'assignment-on-creation' | 'licence';
  /** What the client may do where the rights stay with the provider. */
  readonly licence: Licence;
  readonly confidentiality: { readonly kind: 'mutual' | 'client-only' | 'none'; readonly years: number };
  /** Cap as a multiple of the fees (1, 2 …), or none. */
  readonly liabilityCap: number | 'uncapped';
  /** The least that the cap comes to where no price is known, in money. */
  readonly liabilityFloor: number;
  readonly noticeDays: number;
  readonly killFeePercent: number;
  readonly governingLaw: Country;
  readonly courtCity: string | undefined;
  readonly disputeSteps: 'negotiation' | 'mediation';
  readonly portfolio: 'allowed' | 'after-publication' | 'forbidden';
  readonly aiUse: 'allowed' | 'consent' | 'forbidden';
  readonly warrantyDays: number;
  readonly optionalClauses: ReadonlySet<OptionalClause>;
  /** Set where the contract is made in both languages, side by side. */
  readonly languages: Languages | undefined;
  /** Of a contract in both languages: how the other text has it. What stands in a row whole stands so in both texts. */
  readonly beside?: Omit<Terms, 'beside'>;
  /** What was answered and no clause can use as it was: it stands among the further terms, in the words it was given in. */
  readonly unread: readonly UnreadAnswer[];
}

/** Which of the two texts applies where they differ, and which stands to the left of the other. */
export interface Languages {
  readonly prevails: Language;
  readonly left: Language;
}

export interface UnreadAnswer {
  readonly key: AnswerKey;
  /** Empty where "Other" was chosen without a word. */
  readonly words: string;
}

export type { Side };

export interface Party {
  readonly kind: PartyKind;
  /** Until it is answered, the one whose rules the contract follows so far. */
  readonly country: Country;
  /** Nobody has said it: the contract names no country. */
  readonly isCountryOpen?: true;
}

/**
 * How a natural person in Lithuania may earn: with a certificate of individual activity, with a business certificate, or as an
 * author without either.
 */
export const PROVIDER_STATUSES = ['certificate', 'business_certificate', 'author', 'unstated'] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

/** GDPR, articles 8, 9 and 10. */
export const SPECIAL_DATA = [
  'health',
  'biometric',
  'belief',
  'origin',
  'union',
  'sex_life',
  'criminal',
  'children',
] as const;
export type SpecialData = (typeof SPECIAL_DATA)[number];

/** A country of the list, or the name that the user typed. */
export type Country =
  | { readonly code: CountryCode }
  | {
      readonly code: 'other';
      readonly name: string;
      /** What it is called in each language, where a contract in both was told so. */
      readonly names?: Readonly<Record<Language, string>>;
    };
export const COUNTRY_CODES = [
  'lt',
  'lv',
  'ee',
  'pl',
  'de',
  'fr',
  'nl',
  'ie',
  'gb',
  'us-ny',
  'us-ca',
  'us-il',
  'us-de',
  'us',
] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

export interface Milestone {
  readonly name: string;
  readonly date: IsoDate | undefined;
  /** Money in the contract's currency; computed from a percentage of a known price where one was given. */
  readonly amount: number | undefined;
  readonly percent: number | undefined;
  /** When it counts as accepted, in the user's words. */
  readonly acceptance?: string | undefined;
}

export interface Payment {
  readonly structure: 'fixed' | 'milestones' | 'hourly' | 'unit' | 'retainer' | 'commission' | 'other';
  /** The user's own words when `structure` is `other`. */
  readonly structureText: string | undefined;
  /** The price (fixed, milestones), the rate an hour (hourly) or a unit (unit), the fee a month (retainer), percent (commission). */
  readonly amount: number | undefined;
  readonly currency: Currency;
  /** The most hours that may be billed without a new approval (hourly) or are included a month (retainer). */
  readonly hoursCap: number | undefined;
  /** The most hours of a calendar month that may be billed without a new approval; of hourly work alone. */
  readonly monthlyHours: number | undefined;
  /** What is counted where each unit has its rate, in the user's words: "word of the source text". */
  readonly unitText: string | undefined;
  /** The most units that are paid for without a new approval. */
  readonly unitCap: number | undefined;
  /** When a monthly fee is invoiced. */
  readonly feeTime: 'usual' | 'start' | 'end';
}

export type LateInterest =
  | { readonly kind: 'statutory' }
  | { readonly kind: 'daily'; readonly percent: number }
  | { readonly kind: 'none' };

export const LICENCE_USES = [
  'website',
  'social',
  'online_ads',
  'print',
  'outdoor',
  'press',
  'internal',
] as const;
export type LicenceUse = (typeof LICENCE_USES)[number];
export const LICENCE_PLACES = ['world', 'eu', 'baltic', 'client_country'] as const;

export interface Licence {
  /** The only uses; every use of its kind where there is none. */
  readonly uses: readonly LicenceUse[];
  readonly place: (typeof LICENCE_PLACES)[number];
  /** From its beginning; for as long as the law protects the work where it is not said. */
  readonly years: number | undefined;
}

export const OPTIONAL_CLAUSES = [
  'insurance',
  'non_solicitation',
  'exclusivity',
  'liquidated_damages',
  'publicity',
  'site_rules',
  'audit',
] as const;
export type OptionalClause = (typeof OPTIONAL_CLAUSES)[number];
