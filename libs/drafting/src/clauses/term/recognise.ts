import type { Recogniser } from '../../check/recogniser.js';

export const termRecognisers: readonly Recogniser[] = [
  {
    provision: 'Effective Date',
    anchor:
      /(?<!\p{L})(?:effective|dated|commenc\w*|made|entered|as of|date|begin\w*|[iį]sigalioj\w*|sudaryta)/u,
    signs: {
      defines: /"effective date"|\(the "?effective date/u,
      asOf: /(?:effective|made|entered into)[^.]{0,60}\bas of\b|effective as of|as of the effective date/u,
      commences:
        /(?:shall|will) (?:commence|begin|become effective|take effect|be effective)|commencing (?:on|as of)/u,
      lasting: /\bdated\b[^.]{0,30}\b(?:19|20)\d\d/u,
      date: /(?:january|february|march|april|may|june|july|august|september|october|november|december)\b[^.]{0,14}(?:19|20)\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}|\d(?:st|nd|rd|th) day of/u,
      thisAgreement:
        /(?:this|the) (?:\w+ ){0,5}(?:agreement|contract|amendment)\b[^.]{0,200}\b(?:effective|as of|made|entered|dated|between)/u,
      formality: /waiver|modification|in writing|notice|registration statement|amended/u,
      signed: /\/s\/|\bby:|title:|name:/u,
      uponSigning: /(?:upon|on|from) (?:the )?(?:date of )?(?:its |the )?(?:execution|signature|signing)/u,
    },
  },
  {
    provision: 'Expiration Date',
    anchor:
      /\b(?:term|terminat\w*|expir\w*|period|continue|remain|until|years?|months?|galioj\w*|terminas)\b/u,
    signs: {
      lasts:
        /(?:continue|remain|be)\b[^.]{0,60}\b(?:in (?:full force|effect|force))|shall (?:continue|expire|terminate) (?:for|on|until|upon)|for (?:a|an) (?:initial )?(?:term|period) of/u,
      termIs: /\b(?:initial )?term\b[^.]{0,80}\b(?:shall|will|is|begin|commence)/u,
      until: /\buntil\b[^.]{0,60}\b(?:terminat|expir|20\d\d|completion)/u,
      headingTerm: /\bterm\b|duration|trukm/u,
    },
  },
  {
    provision: 'Renewal Term',
    anchor:
      /\b(?:renew\w*|extend\w*|extension\w*|successive|additional (?:term|period|one)|year[- ]to[- ]year|month[- ]to[- ]month|continuance|pratęs\w*)/u,
    signs: {
      automatic:
        /(?:automatic\w*|successive)[^.]{0,80}\b(?:renew|extend|period|term)|(?:renew|extend)\w*[^.]{0,40}automatic/u,
      mayRenew: /(?:may|right to|option to|opportunity to) (?:be )?(?:renew|extend)/u,
      terms: /(?:additional|successive|further|renewal)[^.]{0,40}\b(?:terms?|periods?|years?)\b/u,
      agreement: /(?:agreement|term)[^.]{0,60}(?:renew|extend)/u,
      rolls: /year[- ]to[- ]year|month[- ]to[- ]month|(?:continue|thereafter)[^.]{0,120}until terminated/u,
      otherObject:
        /(?:licen[sc]e|lease|option|patent|registration|deadline|delivery|period of time|warrant\w*|insurance|credit)\w*[^.]{0,60}\b(?:renew|exten)/u,
    },
  },
  {
    provision: 'Notice Period To Terminate Renewal',
    anchor: /\b(?:renew\w*|extend\w*|extension\w*|successive|not to (?:renew|extend)|pratęs\w*)/u,
    signs: {
      unless: /unless\b[^.]{0,160}\b(?:notice|notif\w*|terminat\w*)/u,
      before: /\b(?:days?|months?|year)\b[^.]{0,60}\b(?:prior|before|in advance)/u,
      notTo: /(?:not to|non-?|intent\w*[^.]{0,20}not) ?(?:renew|extend)|nonrenew/u,
      automatic: /automatic\w*/u,
    },
  },
];
