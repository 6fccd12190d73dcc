import { hasPrice, isByAmount, totalPrice, unitsPrice } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms } from '../../terms/terms.js';

/** The limit in money, where the answers already say it. */
export function capAmount(terms: Terms): number | undefined {
  const price = hasPrice(terms) ? totalPrice(terms) : undefined;
  return price === undefined || terms.liabilityCap === 'uncapped' ? undefined : price * terms.liabilityCap;
}

/** The limit in money as far as it can be foreseen on signing: by the price, or by the hours or units that are agreed at most. */
export function mostLiable(terms: Terms): number | undefined {
  const { structure, amount, hoursCap } = terms.payment;
  if (!isByAmount(terms) || terms.liabilityCap === 'uncapped') return capAmount(terms);
  const most =
    structure === 'unit'
      ? unitsPrice(terms.payment)
      : amount === undefined || hoursCap === undefined
        ? undefined
        : amount * hoursCap;
  return most === undefined ? undefined : most * terms.liabilityCap;
}

/** Kinds of liability that the law of the contract does not let the parties limit; each has its own wording. */
export type CarveOut =
  | 'fraud'
  | 'intent'
  | 'gross-negligence'
  | 'injury'
  | 'negligent-injury'
  | 'non-pecuniary'
  | 'law';

/**
 * Lithuania: intent, gross negligence, health, life and non-pecuniary damage (Civil Code). England: death or injury by
 * negligence (UCTA 1977) and fraud, where gross negligence is no term of art; Ireland the same by its courts. United States: public policy
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
