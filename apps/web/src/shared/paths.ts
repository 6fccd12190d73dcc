/** Every address inside the interface. */
export const paths = {
  home: '/',
  newContract: '/contract/new',
  newContractOfType: (workType: string) => `/contract/new?type=${encodeURIComponent(workType)}`,
  resumeContract: (contractId: string) => `/contract/new?contractId=${encodeURIComponent(contractId)}`,
  contracts: '/contracts',
  analyze: '/contract/analyze',
  paymentSuccess: '/payment-success',
  paymentSuccessOf: (contractId: string, isSubscription: boolean) =>
    `/payment-success?${new URLSearchParams({ contractId, subscription: String(isSubscription) })}`,
  privacy: '/privacy',
  cookies: '/privacy#cookies',
  terms: '/terms',
  refund: '/refund',
  about: '/about',
  services: '/services',
  blog: '/blog',
} as const;
