import type { BillingAccount } from '@pactwright/protocol';

interface Quota {
  readonly left: number;
  readonly quota: number;
  readonly until: string;
}

/** What a subscription does for a contract that is not unlocked yet. */
export type Cover =
  | { readonly kind: 'none' }
  | (Quota & { readonly kind: 'covered' })
  | (Quota & { readonly kind: 'exhausted' | 'exhausted-for-good' })
  | { readonly kind: 'past-due' };

export function coverOf(account: BillingAccount | undefined): Cover {
  const subscription = account?.subscription;
  if (!subscription || subscription.status === 'ended') return { kind: 'none' };
  if (subscription.status === 'past_due') return { kind: 'past-due' };
  const { quota, used, periodEnd: until, isCancelled } = subscription;
  const left = Math.max(quota - used, 0);
  if (left > 0) return { kind: 'covered', left, quota, until };
  return { kind: isCancelled ? 'exhausted-for-good' : 'exhausted', left, quota, until };
}
