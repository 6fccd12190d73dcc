import { isSameCountry } from '../../terms/cities.js';
import { priceOf } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import * as texts from './taxes-texts.js';

export const advice: readonly AdviceRule[] = [
  {
    id: 'taxes.inclusive',
    category: 'legal',
    texts: texts.inclusive,
    asks: ['vat_status'],
    find: (situation) =>
      situation.terms.vat === 'inclusive'
        ? {
            riskFactor: 2,
            facts: { price: priceOf(situation, { en: 'the price', lt: 'kainos' }) },
            change: { vat_status: 'exclusive' },
          }
        : undefined,
  },
  {
    id: 'taxes.bank-charges',
    category: 'commercial',
    texts: texts.bankCharges,
    find({ terms: { provider, client, style } }) {
      if (style === 'freelancer' || isSameCountry(provider.country, client.country)) return undefined;
      return {
        riskFactor: 1,
        facts: {
          provider: { kind: 'country', country: provider.country },
          client: { kind: 'country', country: client.country },
        },
      };
    },
  },
];
