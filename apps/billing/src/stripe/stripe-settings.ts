const CHECKOUT_HOST = 'checkout.stripe.com';

/** How the provider is reached and told apart from somebody who pretends to be it. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  /** Another address than Stripe's own, for a stand-in. */
  readonly apiBase: string | undefined;
  /** Hosts that a browser may be sent to for paying. */
  readonly checkoutHosts: readonly string[];
  /** Whether Stripe works out and adds taxes, which needs its own set-up there. */
  readonly isTaxAutomatic: boolean;
}

export interface StripeVariables {
  readonly PUBLIC_URL: string;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: readonly string[] | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly STRIPE_AUTOMATIC_TAX?: boolean | undefined;
}

/** The settings, or undefined where there is no key. */
export function stripeSettings(variables: StripeVariables): StripeSettings | undefined {
  const { PUBLIC_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET = [] } = variables;
  const { STRIPE_API_BASE, STRIPE_AUTOMATIC_TAX } = variables;
  return STRIPE_SECRET_KEY === undefined
    ? undefined
    : {
        secretKey: STRIPE_SECRET_KEY,
        webhookSecrets: STRIPE_WEBHOOK_SECRET,
        apiBase: STRIPE_API_BASE,
        /* Browsers reach a stand-in where we ask it, or under the product's own name, as in Docker's networks. */
        checkoutHosts:
          STRIPE_API_BASE === undefined ? [CHECKOUT_HOST] : [STRIPE_API_BASE, PUBLIC_URL].map(hostOf),
        isTaxAutomatic: STRIPE_AUTOMATIC_TAX ?? false,
      };
}

const hostOf = (url: string): string => new URL(url).hostname;
