import type { Terms } from '../../terms/terms.js';

/** Months after the end; none in California, which voids restraints on work that outlive the contract (B&P Code 16600). */
export const monthsAfterEnd = (terms: Terms): number => {
  const californian = [terms.governingLaw, terms.provider.country].some(({ code }) => code === 'us-ca');
  if (californian) return 0;
  return terms.style === 'freelancer' ? 6 : 12;
};
