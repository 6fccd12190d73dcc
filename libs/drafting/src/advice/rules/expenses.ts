import { text } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import * as texts from './expenses-texts.js';

/** Work that makes somebody else send a bill. */
const THIRD_PARTY_COSTS =
  /(?<![\p{L}])(?:travel\p{L}*|trips?|printing|print runs?|stock (?:images?|photos?)|licen[cs]es?|fonts?|hosting|domains?|advertis\p{L}*|ad spend|ads|photo ?shoots?|hardware|kelion\p{L}*|komandiruot\p{L}*|spausdin\p{L}*|spauda|spaudos|licencij\p{L}*|šrift\p{L}*|prieglob\p{L}*|talpinim\p{L}*|domen\p{L}*|reklam\p{L}*|fotosesij\p{L}*)(?![\p{L}])/iu;

export const advice: readonly AdviceRule[] = [
  {
    id: 'expenses.on-provider',
    category: 'commercial',
    texts: texts.included,
    asks: ['expenses', 'expense_cap'],
    find({ terms, described }) {
      const [phrase] = THIRD_PARTY_COSTS.exec(described) ?? [];
      if (terms.expenses !== 'included' || phrase === undefined) return undefined;
      return { riskFactor: 3, facts: { phrase: text(phrase) }, change: { expenses: 'approved' } };
    },
  },
];
