import { legalSystem } from '../../jurisdiction.js';
import type { Terms } from '../../terms.js';

/** One price for the whole work: then the price is the measure. Otherwise it is what twelve months of work cost. */
export const hasContractPrice = ({ payment }: Terms): boolean =>
  payment.structure === 'fixed' || payment.structure === 'milestones';

/** The limit in money, where the answers already say it. */
export const capAmount = (terms: Terms): number | undefined =>
  terms.liabilityCap === 'uncapped' || !hasContractPrice(terms) || terms.payment.amount === undefined
    ? undefined
    : terms.payment.amount * terms.liabilityCap;

/** Kinds of liability that the law of the contract does not let the parties limit; each has its own wording. */
export type CarveOut =
  'fraud' | 'intent' | 'gross-negligence' | 'injury' | 'negligent-injury' | 'non-pecuniary' | 'law';

/**
 * Lithuania: intent, gross negligence, health, life and non-pecuniary damage (Civil Code). England and Ireland: death or
 * injury by negligence and fraud (UCTA 1977), where gross negligence is no term of art. United States: public policy
 * keeps fraud, intent and gross negligence outside any limit. Elsewhere the widest usual list.
 */
export const carveOuts = (terms: Terms): readonly CarveOut[] => {
  switch (legalSystem(terms.governingLaw)) {
    case 'lithuanian':
      return ['intent', 'gross-negligence', 'injury', 'non-pecuniary', 'law'];
    case 'english':
      return ['fraud', 'intent', 'negligent-injury', 'law'];
    case 'american':
    case 'unknown':
      return ['fraud', 'intent', 'gross-negligence', 'injury', 'law'];
    case 'continental':
      return ['intent', 'gross-negligence', 'injury', 'law'];
  }
};
