/**
 * @template T
 * @param {readonly T[]} data
 * @param {string} url
 * @param {boolean} [hasMore]
 * @returns {import('stripe').Stripe.ApiList<T>}
 */
export const listOf = (data, url, hasMore = false) => ({
  object: 'list',
  data: [...data],
  has_more: hasMore,
  url,
});
