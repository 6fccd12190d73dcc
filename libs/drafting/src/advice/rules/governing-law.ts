import { countryOfCity, isSameCountry } from '../../terms/cities.js';
import { townOfWork } from '../court-city.js';
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
    find(situation) {
      const { governingLaw, provider, client, courtCity: court } = situation.terms;
      if (isSameCountry(governingLaw, provider.country)) return undefined;
      const code = court === undefined ? undefined : countryOfCity(court);
      const isAtHome = code !== undefined && isSameCountry({ code }, provider.country);
      return {
        riskFactor: isSameCountry(governingLaw, client.country) ? 3 : 4,
        facts: { law: country(governingLaw), home: country(provider.country) },
        change: {
          governing_law: 'provider_country',
          ...(court === undefined || isAtHome
            ? {}
            : { court_city: townOfWork(situation, provider.country) ?? '' }),
        },
      };
    },
  },
];
