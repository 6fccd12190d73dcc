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
    },
  },
];
