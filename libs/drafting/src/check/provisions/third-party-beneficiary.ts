import type { Recogniser } from '../recogniser.js';

export const thirdPartyBeneficiaryRecognisers: readonly Recogniser[] = [
  {
    provision: 'Third Party Beneficiary',
    /* A plain "no third party beneficiaries" grants nothing, unless it goes on to say "except". */
    anchor:
      /^(?!(?!.*\b(?:except|other than|provided|notwithstanding|save)).*\b(?:not?|nothing|nor|neither|none|without)\b.{0,160}(?:beneficiar|other than the part)).*(?:beneficiar(?:y|ies)|(?:entitled|right|authority|able) to (?:\w+ ){0,3}(?:enforce|the benefit)|enforceable by|trečiojo asmens naudai)/u,
    signs: {
      grants:
        /\b(?:is|are|be|as)\b (?!not\b|no\b)[^.]{0,50}(?:third[- ]part(?:y|ies)|intended|creditor) (?:\w+ )?beneficiar/u,
      none: /^(?:[\d.() ]{0,8})(?:there (?:is|are|shall be) no|no\b|nothing|this agreement (?:is|does|shall|will)\b[^.]{0,40}\bnot?\b|neither)[^.]{0,260}(?:beneficiar|third part|other than)/u,
      negatedBefore: /\b(?:not?|nothing|nor|without|neither|none)\b[^.]{0,120}beneficiar/u,
      exceptFor:
        /(?:except|other than|provided|notwithstanding|save)\b[^.]{0,200}(?:beneficiar|indemn|enforce|section|article|expressly)/u,
      mayEnforce: /(?:right|entitled|may|authority) to? ?(?:directly )?enforce|enforceable by/u,
      named: /(?:intended|express|direct|deemed)\b[^.]{0,20} third/u,
      soleBenefit: /(?:sole|exclusive) benefit|solely for the benefit/u,
      insurance: /polic(?:y|ies)|insur|trust|estate|death/u,
      owner: /beneficial|beneficiary (?:of|under) (?:the|any) (?:letter|trust|plan)/u,
      grantsPlainly:
        /^(?!.*\b(?:not?|nothing|nor|neither|none|without)\b[^.]{0,160}beneficiar).*\b(?:is|are|be|as)\b[^.]{0,60}\bbeneficiar(?:y|ies) (?:of|to|under|here|thereof|with|and|for)/u,
    },
  },
];
