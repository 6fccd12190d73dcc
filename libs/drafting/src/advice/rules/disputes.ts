import { isCourtAbroad } from '../../terms/cities.js';
import { townOfWork } from '../court-city.js';
import { each, text } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import type { Situation } from '../situation.js';
import * as texts from './disputes-texts.js';

/** A city that the person has named. What they have not said of where they are, no advice says for them. */
const ownCity = (situation: Situation): string | undefined =>
  townOfWork(situation, situation.terms.governingLaw);

const change = (city: string | undefined) => (city === undefined ? {} : { change: { court_city: city } });

export const advice: readonly AdviceRule[] = [
  {
    id: 'disputes.no-court',
    category: 'legal',
    texts: texts.noCourt,
    asks: ['court_city'],
    find(situation) {
      if (situation.terms.courtCity !== undefined) return undefined;
      const city = ownCity(situation);
      return { riskFactor: 1, facts: { example: each(texts.exampleOf(city)) }, ...change(city) };
    },
  },
  {
    id: 'disputes.court-elsewhere',
    category: 'legal',
    texts: texts.courtElsewhere,
    asks: ['court_city'],
    find(situation) {
      const { courtCity, governingLaw } = situation.terms;
      if (courtCity === undefined || !isCourtAbroad({ courtCity, governingLaw })) return undefined;
      return {
        riskFactor: 4,
        facts: { city: text(courtCity), law: { kind: 'country', country: governingLaw } },
        ...change(ownCity(situation)),
      };
    },
  },
];
