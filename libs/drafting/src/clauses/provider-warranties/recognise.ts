import type { Recogniser } from '../../check/recogniser.js';

export const providerWarrantiesRecognisers: readonly Recogniser[] = [
  {
    provision: 'Warranty Duration',
    anchor: /\b(?:warrant\w*|defect\w*|garant\w*)/u,
    signs: {
      period:
        /(?:warrant|defect|repair|replace|correct)\w*[^.]{0,240}\b(?:days?|months?|years?|life)\b|\b(?:days?|months?|years?)\b[^.]{0,200}warrant/u,
      warrantyPeriod: /warranty period|period of warranty/u,
      free: /free (?:of|from)[^.]{0,40}defects|conform\w*|perform (?:substantially|materially)|workmanship/u,
      disclaims: /disclaim|no (?:other )?warrant|as is|merchantab/u,
      represents: /represents and warrants/u,
      headingWarranty: /warrant|garant/u,
    },
  },
];
