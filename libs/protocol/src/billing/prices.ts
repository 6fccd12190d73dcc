export const PLAN_TYPES = ['one-time', 'subscription'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** Prices in whole US dollars, exclusive of taxes, valid from `validFrom`; `was` is shown struck. */
export const PRICES = {
  'one-time': { amount: 8, was: 38, contracts: 1, validFrom: '2024-12-01' },
  subscription: { amount: 5, was: 12, contracts: 4, validFrom: '2024-12-01' },
} as const satisfies Record<PlanType, { amount: number; was: number; contracts: number; validFrom: string }>;
export const PRICE_CURRENCY = 'USD';

/** The terms of service that a purchase is made under, by the day they are valid from. */
export const TERMS_VERSION = '2026-11-21';

/** Marks our own address that the provider's page leads back to: when nobody paid there, and when a reply was paid for. */
export const CHECKOUT_END = { name: 'checkout', left: 'left', paid: 'paid' } as const;

/** How long after the first purchase it may be given back, in days (R-LEGAL-05). */
export const REFUND_DAYS = 7;
