const ofContract = (path: string) => (contractId: string) => `${path}?${new URLSearchParams({ contractId })}`;

/** Every address inside the interface. */
export const paths = {
  home: '/',
  newContract: '/contract/new',
  newContractOfType: (workType: string) => `/contract/new?type=${encodeURIComponent(workType)}`,
  resumeContract: ofContract('/contract/new'),
  /** The question of a contract whose answer is to be changed; without one its first step. */
  mendContract: (contractId: string, field: string | undefined) =>
    `/contract/new?${new URLSearchParams({ contractId, ...(field !== undefined && { field }) })}`,
  improveContract: '/contract/improve',
  improveContractOf: (contractId: string) =>
    `/contract/improve?${new URLSearchParams({ stateId: contractId })}`,
  generatedContract: '/contract/generated',
  /** Another name of the same page. */
  generatedContractAlias: '/contract/analysis',
  generatedContractOf: ofContract('/contract/generated'),
  contracts: '/contracts',
  previewContract: '/contracts/preview',
  previewContractOf: ofContract('/contracts/preview'),
  contractDetails: '/contracts/details',
  contractDetailsOf: ofContract('/contracts/details'),
  analyze: '/contract/analyze',
  reply: '/contract/analyze/reply',
  compareVersions: '/contract/analyze/compare',
  paymentSuccess: '/payment-success',
  paymentSuccessOf: (contractId: string, isSubscription: boolean) =>
    `/payment-success?${new URLSearchParams({ contractId, subscription: String(isSubscription) })}`,
  profile: '/profile',
  billing: '/profile/billing',
  resetPassword: '/reset-password',
  admin: '/admin',
  adminView: (place: Readonly<Record<string, string | number>>) =>
    `/admin?${new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)]))}`,
  wizardFormEditor: '/admin/wizard-form-editor',
  privacy: '/privacy',
  cookies: '/privacy#cookies',
  terms: '/terms',
  refund: '/refund',
  withdrawal: '/refund#withdrawal',
  about: '/about',
  services: '/services',
  accuracy: '/accuracy',
  blog: '/blog',
  blogArticle: (slug: string) => `/blog/${slug}`,
} as const;
