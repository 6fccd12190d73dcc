import { countryOfCity, courtCity, isSameCountry } from '../../terms/cities.js';
import { text } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import * as texts from './disputes-texts.js';

export const advice: readonly AdviceRule[] = [
  {
    id: 'disputes.no-court',
    category: 'legal',
    texts: texts.noCourt,
    asks: ['court_city'],
    find({ terms, language }) {
      const city = courtCity(terms.governingLaw, language);
      if (terms.courtCity !== undefined || city === undefined) return undefined;
      return { riskFactor: 1, facts: { city: text(city) }, change: { court_city: city } };
    },
  },
  {
    id: 'disputes.court-elsewhere',
    category: 'legal',
    texts: texts.courtElsewhere,
    asks: ['court_city'],
    find({ terms, language }) {
      const code = terms.courtCity === undefined ? undefined : countryOfCity(terms.courtCity);
      const city = courtCity(terms.governingLaw, language);
      if (terms.courtCity === undefined || code === undefined || city === undefined) return undefined;
      if (isSameCountry({ code }, terms.governingLaw)) return undefined;
      return {
        riskFactor: 4,
        facts: {
          city: text(terms.courtCity),
          right: text(city),
          law: { kind: 'country', country: terms.governingLaw },
        },
        change: { court_city: city },
      };
    },
  },
];
