import type { Recogniser } from '../../check/recogniser.js';

export const liquidatedDamagesRecognisers: readonly Recogniser[] = [
  {
    provision: 'Liquidated Damages',
    anchor:
      /\b(?:liquidated|penalt\w*|termination (?:fee|charge|payment)s?|cancellation|early termination|buy-?out|netesyb\w*|baud\w*|delay\w*|fee|genuine)/u,
    signs: {
      liquidated: /liquidated (?:damages|sum)|as liquidated/u,
      notPenalty: /not (?:as )?(?:a )?penalt/u,
      fee: /(?:early )?(?:termination|cancellation|break-?up) (?:fee|charge|payment|penalt)/u,
      estimate: /(?:reasonable|genuine|fair)[^.]{0,20}(?:pre-?)?estimate/u,
      perDay: /per (?:day|week)|for each (?:day|week)/u,
      pays: /(?:pay|payable)\b[^.]{0,120}(?:terminat|cancel)|terminat[^.]{0,160}\bpay/u,
    },
  },
];
