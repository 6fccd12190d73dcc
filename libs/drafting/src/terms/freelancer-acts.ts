import type { Language } from '../model/document.js';
import type { CountryCode, Terms } from './terms.js';

/**
 * The laws of US states that say what a contract with a freelancer has to name (services, their value, rate and method of
 * pay, date of payment, date of the list of services) and that the contract cannot take away.
 */
export interface FreelancerAct {
  readonly name: Readonly<Record<Language, string>>;
  /** Days after completion that no agreed payment term may exceed. */
  readonly longestTerm: number | undefined;
}

const ACTS: Readonly<Partial<Record<CountryCode | 'other', FreelancerAct>>> = {
  'us-ny': {
    name: {
      en: 'Freelance Isn’t Free Act (New York General Business Law, article 44-A)',
      lt: '„Freelance Isn’t Free Act“ (Niujorko valstijos bendrojo verslo įstatymo 44-A straipsnis)',
    },
    longestTerm: undefined,
  },
  'us-il': {
    name: {
      en: 'Freelance Worker Protection Act (820 ILCS 193)',
      lt: '„Freelance Worker Protection Act“ (Ilinojaus valstijos įstatymų rinkinys, 820 ILCS 193)',
    },
    longestTerm: 30,
  },
  'us-ca': {
    name: {
      en: 'Freelance Worker Protection Act (California Business and Professions Code, section 18100 and following)',
      lt: '„Freelance Worker Protection Act“ (Kalifornijos valstijos verslo ir profesijų kodekso 18100 ir tolesni straipsniai)',
    },
    longestTerm: undefined,
  },
};

/** The act of the governing law, otherwise that of the place where the provider works. */
export const freelancerAct = ({ governingLaw, provider }: Terms): FreelancerAct | undefined =>
  ACTS[governingLaw.code] ?? ACTS[provider.country.code];
