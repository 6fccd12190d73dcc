import type { Recogniser } from '../../check/recogniser.js';

export const insuranceRecognisers: readonly Recogniser[] = [
  {
    provision: 'Insurance',
    anchor: /\b(?:insur\w*|polic(?:y|ies)|coverage|draud\w*)/u,
    signs: {
      maintain:
        /(?:maintain|obtain|carry|procure|keep|provide|purchase)\w*[^.]{0,120}\b(?:insurance|coverage|polic)/u,
      kinds:
        /(?:general liability|workers|professional liability|errors and omissions|automobile|product liability|umbrella)/u,
      insured:
        /additional(?:ly)? (?:named )?insured|certificates? of insurance|\$[^.]{0,30}(?:per occurrence|aggregate)/u,
      headingInsurance: /insur|draud/u,
    },
  },
];
