import fc from 'fast-check';

/** How an id is written in a call. */
export type Writing = 'lower' | 'upper' | 'mixed';

/** One thing that somebody does, or that happens on the way between the provider and us. `slot`: one of three contracts. */
export type Act =
  | {
      readonly kind: 'order';
      readonly slot: number;
      readonly plan: 'one-time' | 'subscription';
      readonly writing: Writing;
      readonly atOnce: number;
    }
  /** Ordered, paid and waited for, as most purchases are. */
  | { readonly kind: 'buy'; readonly slot: number }
  | { readonly kind: 'pay'; readonly session: number; readonly means: 'good' | 'transfer' | 'declined' }
  | { readonly kind: 'transfer'; readonly session: number; readonly arrives: boolean }
  | { readonly kind: 'refund'; readonly receipt: number; readonly writing: Writing; readonly atOnce: number }
  | { readonly kind: 'erase'; readonly slot: number; readonly copies: number }
  | { readonly kind: 'status'; readonly slot: number; readonly writing: Writing }
  | { readonly kind: 'claim' }
  | { readonly kind: 'travel'; readonly how: 'in-order' | 'held' | 'thrice' }
  | { readonly kind: 'resend'; readonly event: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'together'; readonly acts: readonly Act[] };

const SLOTS = 3;
const MOST_ACTS = 30;

const slot = fc.nat({ max: SLOTS - 1 });
const nth = fc.nat({ max: 9 });
const writing = fc.constantFrom<Writing>('lower', 'upper', 'mixed');
const atOnce = fc.constantFrom(1, 1, 2, 3);

const order = fc.record({
  kind: fc.constant('order' as const),
  slot,
  plan: fc.constantFrom('one-time' as const, 'one-time' as const, 'subscription' as const),
  writing,
  atOnce,
});
const buy = fc.record({ kind: fc.constant('buy' as const), slot });
const pay = fc.record({
  kind: fc.constant('pay' as const),
  session: nth,
  means: fc.constantFrom('good' as const, 'good' as const, 'transfer' as const, 'declined' as const),
});
const transfer = fc.record({ kind: fc.constant('transfer' as const), session: nth, arrives: fc.boolean() });
/* Mostly of what was bought last. */
const receipt = fc.constantFrom(0, 0, 0, 1, 2);
const refund = fc.record({ kind: fc.constant('refund' as const), receipt, writing, atOnce });
const erase = fc.record({ kind: fc.constant('erase' as const), slot, copies: fc.constantFrom(1, 2) });
const status = fc.record({ kind: fc.constant('status' as const), slot, writing });
const claim = fc.constant({ kind: 'claim' as const });
const travel = fc.record({
  kind: fc.constant('travel' as const),
  how: fc.constantFrom('in-order' as const, 'held' as const, 'thrice' as const),
});
const resend = fc.record({ kind: fc.constant('resend' as const), event: nth });
const wait = fc.constant({ kind: 'wait' as const });

const single: fc.Arbitrary<Act> = fc.oneof(
  { arbitrary: buy, weight: 6 },
  { arbitrary: refund, weight: 5 },
  { arbitrary: erase, weight: 4 },
  { arbitrary: order, weight: 4 },
  { arbitrary: pay, weight: 4 },
  { arbitrary: transfer, weight: 2 },
  { arbitrary: wait, weight: 1 },
  { arbitrary: status, weight: 1 },
  { arbitrary: travel, weight: 1 },
  { arbitrary: resend, weight: 1 },
  { arbitrary: claim, weight: 1 },
);
const together = fc.record({
  kind: fc.constant('together' as const),
  acts: fc.array(single, { minLength: 2, maxLength: 2 }),
});

export const acts = fc.array(
  fc.oneof<fc.WeightedArbitrary<Act>[]>({ arbitrary: single, weight: 6 }, { arbitrary: together, weight: 1 }),
  { minLength: 4, maxLength: MOST_ACTS, size: 'max' },
);
