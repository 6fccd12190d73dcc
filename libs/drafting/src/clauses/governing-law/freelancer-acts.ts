import type { Terms } from '../../terms.js';

/** Statutes that protect self-employed individuals and cannot be waived by contract. */
export type FreelancerAct = 'us-ny' | 'us-il' | 'us-ca';
const ACTS: readonly FreelancerAct[] = ['us-ny', 'us-il', 'us-ca'];

/** Those of the states to which the contract has a link, where the provider is an individual. */
export const freelancerActs = (terms: Terms): readonly FreelancerAct[] => {
  const codes = [terms.governingLaw, terms.provider.country, terms.client.country].map(({ code }) => code);
  return terms.provider.kind === 'person' ? ACTS.filter((act) => codes.includes(act)) : [];
};
