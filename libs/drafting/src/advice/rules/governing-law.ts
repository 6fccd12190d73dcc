import { courtCity, isSameCountry } from '../../terms/cities.js';
import type { Fact } from '../fill.js';
import type { AdviceRule } from '../rule.js';
import type { Country } from '../../terms/terms.js';
import * as texts from './governing-law-texts.js';

const country = (of: Country): Fact => ({ kind: 'country', country: of });

export const advice: readonly AdviceRule[] = [
  {
    id: 'governing-law.foreign',
    category: 'legal',
    texts: texts.foreign,
    asks: ['governing_law'],
    find({ terms: { governingLaw, provider, client, courtCity: court }, language }) {
      if (isSameCountry(governingLaw, provider.country)) return undefined;
      const city = courtCity(provider.country, language) ?? '';
      return {
        riskFactor: isSameCountry(governingLaw, client.country) ? 3 : 4,
        facts: { law: country(governingLaw), home: country(provider.country) },
        change: {
          governing_law: 'provider_country',
          ...(court === undefined ? {} : { court_city: city }),
        },
      };
    },
  },
];
