/**
 * How payments run: `test` confirms at once and charges nobody, `stripe` charges, `closed` refuses.
 * Decided by the server's configuration alone, never by a request (T-36).
 */
export type PaymentMode = 'test' | 'stripe' | 'closed';

/** Injects the PaymentMode. */
export const PAYMENT_MODE = Symbol('PAYMENT_MODE');

export interface PaymentSettings {
  readonly NODE_ENV: 'development' | 'test' | 'production';
  readonly PAYMENTS_TEST_MODE?: boolean | undefined;
  readonly PAYMENTS_ARE_REHEARSED?: boolean | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: readonly string[] | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
}

type Problem = readonly [variable: keyof PaymentSettings, message: string];

/** Test mode is the default only where no money can be taken and nobody expects it to be. */
export function paymentModeOf({
  NODE_ENV,
  PAYMENTS_TEST_MODE,
  STRIPE_SECRET_KEY,
}: PaymentSettings): PaymentMode {
  const isTest = PAYMENTS_TEST_MODE ?? (STRIPE_SECRET_KEY === undefined && NODE_ENV !== 'production');
  if (isTest) return 'test';
  return STRIPE_SECRET_KEY === undefined ? 'closed' : 'stripe';
}

/** Why the server must not start like this: giving contracts away, or charging real cards from a trial, happens to nobody by accident. */
export function modeProblems(settings: PaymentSettings): readonly Problem[] {
  const isReal = settings.NODE_ENV === 'production' && settings.PAYMENTS_ARE_REHEARSED !== true;
  return [
    ...modeProblem(settings, isReal),
    ...keyProblem(settings, isReal),
    ...stripeProblems(settings, isReal),
  ];
}

function modeProblem(settings: PaymentSettings, isReal: boolean): Problem[] {
  const { NODE_ENV, PAYMENTS_TEST_MODE, STRIPE_SECRET_KEY } = settings;
  if (isReal && PAYMENTS_TEST_MODE === true)
    return [
      [
        'PAYMENTS_TEST_MODE',
        'not in production, where it would give contracts away (a rehearsal sets PAYMENTS_ARE_REHEARSED)',
      ],
    ];
  const isUndecided =
    NODE_ENV === 'production' && PAYMENTS_TEST_MODE === undefined && STRIPE_SECRET_KEY === undefined;
  return isUndecided
    ? [['STRIPE_SECRET_KEY', 'in production set it, or PAYMENTS_TEST_MODE=false to sell nothing']]
    : [];
}

function keyProblem({ STRIPE_SECRET_KEY: key, NODE_ENV }: PaymentSettings, isReal: boolean): Problem[] {
  if (key === undefined) return [];
  const kind = /^(?:sk|rk)_(test|live)_/.exec(key)?.[1];
  const problem = (message: string): Problem[] => [['STRIPE_SECRET_KEY', message]];
  if (kind === undefined) return problem('must begin with sk_live_, rk_live_, sk_test_ or rk_test_');
  if (kind === 'test' && isReal)
    return problem('a test key takes no money: not in production (a rehearsal sets PAYMENTS_ARE_REHEARSED)');
  if (kind === 'live' && !isReal)
    return problem(
      `a live key charges real cards: not ${NODE_ENV === 'production' ? 'in a rehearsal' : 'outside production'}`,
    );
  return [];
}

function stripeProblems(settings: PaymentSettings, isReal: boolean): Problem[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = settings;
  const problems: Problem[] = [];
  if (STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET === undefined)
    problems.push(['STRIPE_WEBHOOK_SECRET', 'missing: without it nobody could tell that a payment was made']);
  if (isReal && STRIPE_API_BASE !== undefined)
    problems.push(['STRIPE_API_BASE', 'only for a stand-in: not in production']);
  return problems;
}
