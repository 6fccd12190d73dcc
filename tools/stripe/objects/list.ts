import type { Stripe } from 'stripe';

export const listOf = <T>(data: readonly T[], url: string, hasMore = false): Stripe.ApiList<T> => ({
  object: 'list',
  data: [...data],
  has_more: hasMore,
  url,
});
