import type { TypedBlock } from '../model/document.js';
import { countryTexts } from '../format/countries.js';
import { NO_END_DATE, type Answers } from '../terms/answers.js';
import { answerReader, type AnswerReader, type Choice } from './answer-reader.js';
import { readMilestones } from './milestones.js';
import { languagesOf } from './languages.js';
import { isPriced, ownWords, readPayment } from './payment.js';
import { readSpecialData } from './special-data.js';
import { cleanText } from './text.js';
import { asProse, typedBlocks, typedItems } from './typed-blocks.js';
import {
  COUNTRY_CODES,
  LICENCE_PLACES,
  LICENCE_USES,
  OPTIONAL_CLAUSES,
  PROVIDER_STATUSES,
  WORK_TYPES,
  type Country,
  type LateInterest,
  type Licence,
  type Milestone,
  type Party,
  type PartyKind,
  type Payment,
  type Side,
  type Terms,
  type WorkType,
} from '../terms/terms.js';

const USUAL_REVISION_ROUNDS = 2;
const USUAL_DEPOSIT = 30;
const USUAL_LIABILITY_FLOOR = 1000;
/** Work whose result is a matter of taste, so that rounds of revisions are usual. */
const CREATIVE_WORK: ReadonlySet<WorkType> = new Set([
  'design',
  'marketing',
  'web_development',
  'copywriting',
]);
const DEFAULT_COUNTRY: Country = { code: 'lt' };

/**
 * Reads stored answers into terms. Total: any JSON gives terms, with the wizard's defaults for what is missing or
 * misshapen; what was given and cannot be used is told as `unread`.
 */
export function readTerms(answers: Answers): Terms {
  const read = answerReader(answers);
  const workType = readWorkType(read);
  const payment = readPayment(read);
  const scope = typedBlocks(read.words('scope_of_work') ?? '');
  const provider = readParty(read, 'provider', 'person');
  const client = readParty(read, 'client', 'company');
  const milestones = readMilestones(
    read.rows('milestones') ?? read.words('milestones') ?? '',
    isPriced(payment) ? payment.amount : undefined,
    payment.currency,
  );
  const deliverables = typedItems(read.words('deliverables') ?? '');
  const terms = {
    style: read.oneOf('contract_style', ['balanced', 'freelancer', 'client'], 'balanced'),
    length: read.oneOf('contract_length', ['full', 'short'], 'full'),
    ...workType,
    scope: cleanText(asProse(scope)),
    scopeBlocks: scope.length > 1 ? scope : [],
    /* What the table names need not be listed once more. */
    deliverables: areNamed(deliverables, milestones) ? [] : deliverables,
    exclusions: typedItems(read.words('exclusions') ?? ''),
    startDate: read.date('starting_work_date'),
    deadline: saysNoEnd(read) ? undefined : read.date('final_deadline'),
    hasNoEnd: saysNoEnd(read),
    milestones,
    revisionRounds: readRevisionRounds(read, payment, workType.workType),
    acceptanceDays: read.figure('acceptance_days', payment) ?? 7,
    feedbackDays: read.figure('feedback_days', payment) ?? 5,
    provider,
    providerStatus: read.oneOf('provider_status', PROVIDER_STATUSES, 'certificate'),
    client,
    subcontracting: read.oneOf('subcontracting', ['allowed', 'consent'], 'consent'),
    personalData: read.flag('personal_data'),
    specialData: readSpecialData(read),
    payment,
    depositPercent: read.figure('deposit_percent', payment) ?? usualDeposit(payment),
    dueDays: read.figure('payment_due_days', payment) ?? 14,
    lateInterest: readLateInterest(read, payment),
    expenses: readExpenses(read, payment),
    vat: readVat(read),
    extraRate: read.figure('extra_hourly_rate', payment),
    ip: readIp(read),
    licence: readLicence(read),
    confidentiality: readConfidentiality(read),
    liabilityCap: readLiabilityCap(read, payment),
    liabilityFloor: readLiabilityFloor(read, payment),
    noticeDays: read.figure('termination_notice_days', payment) ?? 14,
    killFeePercent: read.figure('kill_fee_percent', payment) ?? 25,
    governingLaw: readGoverningLaw(read, provider.country, client.country),
    courtCity: read.city('court_city'),
    disputeSteps: read.oneOf('dispute_resolution', ['negotiation', 'mediation'], 'negotiation'),
    portfolio: readPortfolio(read),
    aiUse: read.oneOf('ai_use', ['allowed', 'consent', 'forbidden'], 'allowed'),
    warrantyDays: read.figure('warranty_days', payment) ?? 30,
    optionalClauses: new Set(read.several('optional_clauses', OPTIONAL_CLAUSES)),
    languages: languagesOf(answers),
  } satisfies Omit<Terms, 'unread'>;
  return { ...terms, unread: [...read.unread].map(([key, words]) => ({ key, words })) };
}

const saysNoEnd = (read: AnswerReader): boolean => read.raw('final_deadline') === NO_END_DATE;

const bare = (words: string): string => words.replace(/[.;,\s]+$/u, '').toLowerCase();

/** Whether each of these is a row of the table, word by word. */
function areNamed(deliverables: readonly TypedBlock[], milestones: readonly Milestone[]): boolean {
  const names = new Set(milestones.map(({ name }) => bare(name)));
  return deliverables.length > 0 && deliverables.every(({ text }) => names.has(bare(text)));
}

/** A limit of hours brings the question about a deposit along: one that nobody has chosen there is none. */
const usualDeposit = ({ structure, hoursCap }: Payment): number =>
  structure === 'hourly' && hoursCap !== undefined ? 0 : USUAL_DEPOSIT;

function readWorkType(read: AnswerReader): Pick<Terms, 'workType' | 'workTypeText'> {
  const choice = read.choice('freelance_type');
  if (choice === undefined) return { workType: 'general', workTypeText: undefined };
  const known = WORK_TYPES.find((type) => 'value' in choice && type === choice.value);
  return known === undefined
    ? { workType: 'general', workTypeText: ownWords(choice) }
    : { workType: known, workTypeText: undefined };
}

function readRevisionRounds(read: AnswerReader, payment: Payment, workType: WorkType): number | undefined {
  const usual = CREATIVE_WORK.has(workType) ? USUAL_REVISION_ROUNDS : undefined;
  const rounds = read.figureOr('revision_rounds', payment, ['none', 'usual']) ?? 'usual';
  if (rounds === 'usual') return usual;
  return rounds === 'none' || rounds === 0 ? undefined : rounds;
}

function readLateInterest(read: AnswerReader, payment: Payment): LateInterest {
  const found = read.figureOr('late_interest', payment, ['none', 'statutory']) ?? 'statutory';
  return typeof found === 'number' ? { kind: 'daily', percent: found } : { kind: found };
}

/** A limit that was filled in counts even when the choice beside it still stands at its default. */
function readExpenses(read: AnswerReader, payment: Payment): Terms['expenses'] {
  const choice = read.oneOf('expenses', ['included', 'approved', 'capped'], 'approved');
  const cap = read.figure('expense_cap', payment);
  if (choice === 'included') return 'included';
  return cap === undefined ? 'approved' : { cap };
}

const VAT: Readonly<Record<'exclusive' | 'inclusive' | 'not_registered', Terms['vat']>> = {
  exclusive: 'exclusive',
  inclusive: 'inclusive',
  not_registered: 'not-registered',
};

function readVat(read: AnswerReader): Terms['vat'] {
  return VAT[read.oneOf('vat_status', ['exclusive', 'inclusive', 'not_registered'], 'exclusive')];
}

const IP_ANSWERS = ['on_payment', 'on_last_payment', 'on_creation', 'licence'] as const;
const IP: Readonly<Record<(typeof IP_ANSWERS)[number], Terms['ip']>> = {
  on_payment: 'assignment-on-payment',
  on_last_payment: 'assignment-on-last-payment',
  on_creation: 'assignment-on-creation',
  licence: 'licence',
};

function readIp(read: AnswerReader): Terms['ip'] {
  return IP[read.oneOf('ip_ownership', IP_ANSWERS, 'on_payment')];
}

function readLicence(read: AnswerReader): Licence {
  const time = read.oneOf('licence_time', ['term', '1', '2', '3', '5'], 'term');
  return {
    uses: read.several('licence_uses', LICENCE_USES),
    place: read.oneOf('licence_place', LICENCE_PLACES, 'world'),
    years: time === 'term' ? undefined : Number(time),
  };
}

const CONFIDENTIALITY = {
  mutual_2: { kind: 'mutual', years: 2 },
  mutual_3: { kind: 'mutual', years: 3 },
  mutual_5: { kind: 'mutual', years: 5 },
  client_only_3: { kind: 'client-only', years: 3 },
  client_only_5: { kind: 'client-only', years: 5 },
  none: { kind: 'none', years: 0 },
} as const satisfies Record<string, Terms['confidentiality']>;
const CONFIDENTIALITY_VALUES = [
  'mutual_2',
  'mutual_3',
  'mutual_5',
  'client_only_3',
  'client_only_5',
  'none',
] as const;

function readConfidentiality(read: AnswerReader): Terms['confidentiality'] {
  return CONFIDENTIALITY[read.oneOf('confidentiality', CONFIDENTIALITY_VALUES, 'mutual_2')];
}

/** Whether the limit of liability needs a least sum: without sales there is no commission, and a limit of nothing would be an exclusion. */
export const needsLiabilityFloor = (read: AnswerReader, payment: Payment): boolean =>
  payment.structure === 'commission' && readLiabilityCap(read, payment) !== 'uncapped';

const readLiabilityFloor = (read: AnswerReader, payment: Payment): number =>
  (needsLiabilityFloor(read, payment) ? read.figure('liability_floor', payment) : undefined) ??
  USUAL_LIABILITY_FLOOR;

function readLiabilityCap(read: AnswerReader, payment: Payment): Terms['liabilityCap'] {
  return read.figureOr('liability_cap', payment, ['uncapped']) ?? 1;
}

const PORTFOLIO: Readonly<Record<'allowed' | 'after_publication' | 'forbidden', Terms['portfolio']>> = {
  allowed: 'allowed',
  after_publication: 'after-publication',
  forbidden: 'forbidden',
};

function readPortfolio(read: AnswerReader): Terms['portfolio'] {
  const choices = ['allowed', 'after_publication', 'forbidden'] as const;
  return PORTFOLIO[read.oneOf('portfolio_right', choices, 'after_publication')];
}

/** A country of the list, by its code or by its name in either language, or as the user named it. */
/** The wizard proposes where the provider is, and asks where the client is. */
function readParty(read: AnswerReader, side: Side, usually: PartyKind): Party {
  const country = readCountry(read.choice(`${side}_country`));
  return {
    kind: read.oneOf(`${side}_type`, ['person', 'company'], usually),
    country: country ?? DEFAULT_COUNTRY,
    ...(side === 'client' && country === undefined && { isCountryOpen: true }),
  };
}

function readCountry(choice: Choice | undefined): Country | undefined {
  const name = choice === undefined ? undefined : ownWords(choice);
  if (choice === undefined || name === undefined) return undefined;
  const known = COUNTRY_CODES.find((code) =>
    'value' in choice ? choice.value === code.replace('-', '_') : isNameOf(code, choice.own),
  );
  return known === undefined ? { code: 'other', name } : { code: known };
}

function isNameOf(code: (typeof COUNTRY_CODES)[number], name: string): boolean {
  const names = [countryTexts({ code }, 'en').name, countryTexts({ code }, 'lt').name];
  return names.some((known) => known.toLowerCase() === name.toLowerCase());
}

function readGoverningLaw(read: AnswerReader, provider: Country, client: Country): Country {
  const choice = read.choice('governing_law');
  if (choice !== undefined && 'value' in choice) {
    if (choice.value === 'provider_country') return provider;
    if (choice.value === 'client_country') return client;
  }
  return readCountry(choice) ?? provider;
}
