const HOSTS = { checkout: 'checkout.stripe.com', portal: 'billing.stripe.com' } as const;

/** Only the provider's own page, or a stand-in on our host: nobody is led anywhere else to type a card number. */
export function isProviderUrl(page: keyof typeof HOSTS, url: unknown, ownHost: string): url is string {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return hostname === ownHost || (protocol === 'https:' && hostname === HOSTS[page]);
}
