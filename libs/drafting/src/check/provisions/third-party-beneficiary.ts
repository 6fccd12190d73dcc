import type { Recogniser } from '../recogniser.js';

export const thirdPartyBeneficiaryRecognisers: readonly Recogniser[] = [
  {
    provision: 'Third Party Beneficiary',
    anchor: /\b(?:beneficiar\w*|third part\w*|enforce\w*|trečiųjų)/u,
    signs: {
      grants:
        /(?:is|are|be|as)\b[^.]{0,40}\b(?:intended|express|third)?[^.]{0,20}third[- ]part(?:y|ies) beneficiar/u,
      no: /(?:no|not|nothing|nor|without|neither)\b[^.]{0,200}beneficiar/u,
      exceptFor: /(?:except|other than)\b[^.]{0,160}(?:beneficiar|indemn|enforce)/u,
      mayEnforce: /(?:right|entitled|may) to? ?enforce|directly enforce|inure to the benefit/u,
      named: /intended (?:third|beneficiar)|express third/u,
    },
  },
];
