import type { Recogniser } from '../../check/recogniser.js';

export const exclusivityRecognisers: readonly Recogniser[] = [
  {
    provision: 'Non-Compete',
    anchor: /\b(?:compet\w*|engage\w*|similar|konkur\w*|participate|interest in|sell\w*|market\w*)/u,
    signs: {
      notCompete: /(?:not|neither|refrain|no)\b[^.]{0,160}\bcompet\w*/u,
      engage:
        /(?:not|neither)\b[^.]{0,120}\b(?:engage|own|manage|operate|participate|invest|be employed|carry on)\w*/u,
      business:
        /compet\w*[^.]{0,40}\b(?:business|products?|services?|activit\w*|with)|(?:business|products?|services?)[^.]{0,60}compet/u,
      headingCompete: /compet|konkurav/u,
      similar: /(?:same|similar)[^.]{0,40}(?:to|as|business|products?)/u,
      during: /during the term|for a period of|after (?:the )?(?:termination|expiration)/u,
    },
  },
  {
    provision: 'Exclusivity',
    anchor:
      /\b(?:exclusiv\w*|sole|solely|only|not (?:appoint|sell|grant|engage|purchase|enter|market|offer)|išimtin\w*|any other|third party)/u,
    signs: {
      exclusiveRight:
        /exclusiv\w*[^.]{0,60}\b(?:right|licen[sc]e|distributor\w*|supplier|provider|agent|basis|partner|territory|appoint\w*|sponsor)/u,
      nonexclusive: /non-?exclusiv\w*/u,
      other: /(?:not|neither|no)\b[^.]{0,120}\b(?:any other|another|third part\w*|anyone|other than)/u,
      jurisdiction:
        /exclusive (?:jurisdiction|remed|property|venue|owner)|sole (?:remed|discretion|property)|attorney/u,
      headingExclusive: /exclusiv|išimtin/u,
      requirements:
        /(?:purchase|obtain|buy)[^.]{0,60}(?:exclusively|solely|only) from|all (?:of )?its requirements/u,
      appoints: /\b(?:appoint|engage|designat|retain)\w*[^.]{0,80}exclusiv/u,
    },
  },
  {
    provision: 'Competitive Restriction Exception',
    anchor:
      /^(?=.*(?:compet|exclusiv|solicit|sell|sale|market|engag|restrict|distribut|promot|offer|licens|third part|covenant|reserve)).*(?:except|notwithstanding|however|unless|nothing|provided|reserve|permitted|not (?:apply|prohibit|restrict|prevent|preclude|constitute|limit)|other than|shall be free|no longer|subject to|may continue)/u,
    signs: {
      carve:
        /(?:except|notwithstanding|however|nothing|unless|provided that|excluding|other than|not (?:apply|prohibit|restrict|prevent|preclude))\b[^.]{0,200}\b(?:compet|exclusiv|solicit|sell|engage)\w*/u,
      reversed:
        /(?:compet|exclusiv|solicit)\w*[^.]{0,250}\b(?:except|however|unless|other than|provided|shall not apply)/u,
      nothingPrevents:
        /nothing\b[^.]{0,80}\b(?:prevent|prohibit|preclude|restrict|limit|constru|deem)\w*[^.]{0,160}\b(?:sell|market|engag|compet|distribut|provid|develop|own|operat|offer)/u,
      owns: /(?:ownership|own|hold|acqui|invest)\w*[^.]{0,100}(?:percent|%|publicly|passive)/u,
      restrictionOff:
        /(?:restriction|covenant|exclusiv|prohibition|non-?compet|section|foregoing)\w*[^.]{0,120}(?:not apply|not be deemed|not prohibit|not prevent|not preclude|not restrict|inapplicable|no longer|terminate|lapse)/u,
      losesExclusivity:
        /(?:lose|terminat|cease|convert|no longer|revoke|cancel|become)\w*[^.]{0,80}(?:exclusiv|non-exclusiv)|exclusiv\w*[^.]{0,120}(?:subject to|conditioned|convert|become non|terminat)/u,
      reserves:
        /reserves?\b[^.]{0,60}(?:right|to)\b[^.]{0,160}\b(?:sell|market|distribut|licens|offer|establish|appoint|grant)/u,
      free: /(?:shall|may|will) (?:be (?:free|permitted|entitled) to|have the right to|continue to)/u,
      jurisdiction: /exclusive (?:jurisdiction|remed|property|venue|owner)|confidential/u,
      headingRestriction: /exclusiv|compet|restrict|covenant|solicit/u,
    },
  },
];
