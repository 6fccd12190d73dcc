import type { Recogniser } from '../recogniser.js';

export const minimumCommitmentRecognisers: readonly Recogniser[] = [
  {
    provision: 'Minimum Commitment',
    anchor: /\b(?:minimum\w*|at least|no(?:t)? less than|guarante\w*|commit\w*|shortfall|quota|mažiausi\w*)/u,
    signs: {
      minimum:
        /minimum\b[^.]{0,60}\b(?:purchas\w*|order\w*|quantit\w*|commitment\w*|volume|payment\w*|royalt\w*|annual|fee\w*|guarantee\w*|number|sales|amount)/u,
      atLeast:
        /(?:purchase|order|pay|provide|spend|deliver|sell|buy|make|perform)\b[^.]{0,80}\b(?:at least|minimum|not? less than|not? fewer than)/u,
      shortfall: /shortfall|guaranteed minimum|minimum guarantee|take or pay/u,
      insurance: /insurance|coverage|liability|per occurrence|notice|rating/u,
      notice:
        /(?:least|less than)[^.]{0,40}\b(?:days|hours|months)\b[^.]{0,40}(?:notice|prior|before|advance)/u,
      obliges:
        /\b(?:shall|will|must|agrees? to|required to|commits? to|undertakes? to|obligat\w* to|guarantees?)\b[^.]{0,120}\b(?:minimum|at least|not? less than|not? fewer than)\b/u,
      quantity:
        /(?:at least|minimum of|not? less than|not? fewer than|minimum)\b[^.]{0,30}(?:[$€£\d]|\[)[^.]{0,60}\b(?:units?|products?|orders?|impressions?|per (?:year|month|quarter|week)|annual\w*|each (?:year|month|contract)|cases?|tons?|barrels?|customers?|stores?|appearances?|dollars)/u,
      period: /(?:at least|minimum of|not? less than)\b[^.]{0,30}\b(?:days?|hours?|months?|years?)\b/u,
      target: /\b(?:targets?|quotas?|forecasts?|projections?|benchmarks?)\b/u,
      technical:
        /uptime|availabilit|server|bandwidth|speed|temperature|resolution|wage|rating|capital|net worth|standards?|requirements? of law/u,
      records: /\b(?:records|retain\w*|meetings?|meet)\b/u,
      share: /(?:at least|not? less than|minimum of)[^.]{0,30}(?:percent|%)/u,
    },
  },
];
