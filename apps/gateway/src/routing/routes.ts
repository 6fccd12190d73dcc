import {
  UPLOAD_MAX_BYTES,
  UPLOAD_OVERHEAD_BYTES,
  type ErrorCode,
  type ServiceName,
} from '@pactwright/protocol';

export type Upstream = Exclude<ServiceName, 'gateway' | 'ai-worker' | 'web'>;

/** Calls that cost more than others and are counted apart from them. */
export type CountedCalls = 'advice' | 'uploads' | 'statements';

export interface Route {
  readonly service: Upstream;
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  /** What a caller hears whose body is larger. */
  readonly tooLarge: ErrorCode;
  readonly counted: CountedCalls | null;
  /** Needs a password to be hashed, which takes a processor: only so many may be under way. */
  readonly isSignIn: boolean;
  /** May be answered after long, or go on for long: it must not take a connection from calls that are quick. */
  readonly isPatient: boolean;
  /** A write here makes the caller own something, so a visitor without a guest cookie is given one. */
  readonly makesOwner: boolean;
  /** Called by machines that sign their requests, not by browsers. */
  readonly isWebhook: boolean;
}

const KIB = 1024;
const SMALL = 256 * KIB;
const ANSWERS = 1024 * KIB;
const WEBHOOK = 512 * KIB;

const route = (service: Upstream, options: Partial<Omit<Route, 'service'>> = {}): Route => ({
  service,
  bodyLimit: SMALL,
  tooLarge: 'PAYLOAD_TOO_LARGE',
  counted: null,
  isSignIn: false,
  isPatient: false,
  makesOwner: false,
  isWebhook: false,
  ...options,
});

const SIGN_IN = route('identity', { isSignIn: true });
const ADVICE = route('contracts', {
  bodyLimit: ANSWERS,
  makesOwner: true,
  counted: 'advice',
  isPatient: true,
});

/** Who answers what under `/api`: exact paths first, then patterns, then the longest prefix. */
const EXACT: Readonly<Record<string, Route>> = {
  '/api/login': SIGN_IN,
  '/api/register': SIGN_IN,
  '/api/auth/login': SIGN_IN,
  '/api/auth/register': SIGN_IN,
  '/api/logout': route('identity'),
  '/api/wizard-steps/save': route('contracts', { bodyLimit: ANSWERS, makesOwner: true }),
  '/api/contracts/suggestion': ADVICE,
  '/api/contracts/analyze': ADVICE,
  '/api/analyze/upload': route('documents', {
    bodyLimit: UPLOAD_MAX_BYTES + UPLOAD_OVERHEAD_BYTES,
    tooLarge: 'UPLOAD_TOO_LARGE',
    makesOwner: true,
    counted: 'uploads',
    isPatient: true,
  }),
  '/api/user/export': route('documents', { isPatient: true }),
  '/api/guest/export': route('documents', { isPatient: true }),
  '/api/admin/contract-analytics': route('contracts'),
  '/api/billing/withdrawals': route('billing', { counted: 'statements' }),
  '/api/payment/webhook': route('billing', { bodyLimit: WEBHOOK, isWebhook: true }),
};

const PATTERNS: readonly (readonly [RegExp, Route])[] = [
  [/^\/api\/contracts\/[^/]+\/download\/[^/]+$/, route('documents')],
];

const PREFIXES: readonly (readonly [string, Route])[] = [
  ['/api/auth', route('identity')],
  ['/api/user', route('identity')],
  ['/api/guest', route('identity')],
  ['/api/wizard-steps', route('wizard-config')],
  ['/api/contracts', route('contracts', { bodyLimit: ANSWERS, makesOwner: true })],
  ['/api/runs', route('contracts', { isPatient: true })],
  ['/api/analyze', route('documents', { isPatient: true })],
  ['/api/payment', route('billing', { makesOwner: true })],
  ['/api/billing', route('billing')],
  ['/api/wizard-fields', route('wizard-config')],
  ['/api/field-options', route('wizard-config')],
  ['/api/translations', route('i18n')],
  ['/api/admin/users', route('identity')],
  ['/api/admin/audit', route('identity')],
  ['/api/admin/contracts', route('contracts')],
  ['/api/admin/payments', route('billing')],
  ['/api/admin/withdrawals', route('billing')],
  ['/api/admin/translation-coverage', route('i18n')],
];

/** The route of a normalised path (without query), or undefined when nobody answers it. */
export function findRoute(path: string): Route | undefined {
  const exact = Object.hasOwn(EXACT, path) ? EXACT[path] : undefined;
  if (exact) return exact;
  const pattern = PATTERNS.find(([expression]) => expression.test(path));
  if (pattern) return pattern[1];
  return PREFIXES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1];
}
