import type { Recogniser } from '../../check/recogniser.js';

export const exclusivityRecognisers: readonly Recogniser[] = [
  {
    provision: 'Non-Compete',
    anchor:
      /\b(?:compet\w*|engage\w*|similar|konkur\w*|participate|interest in|sell\w*|market\w*)|^(?=.*\b(?:not|neither|nor|never|refrain|prohibited)\b).*\b(?:develop|manufactur|distribut|acquir|conduct|produc|commerciali|offer|promot|open an)/u,
    signs: {
      notCompete: /(?:not|neither|refrain|no)\b[^.]{0,160}\bcompet\w*/u,
      engage:
        /(?:not|neither)\b[^.]{0,120}\b(?:engage|own|manage|operate|participate|invest|be employed|carry on)\w*/u,
      business:
        /compet\w*[^.]{0,40}\b(?:business|products?|services?|activit\w*|with)|(?:business|products?|services?)[^.]{0,60}compet/u,
      headingCompete: /compet|konkurav/u,
      similar: /(?:same|similar)[^.]{0,40}(?:to|as|business|products?)/u,
      during: /during the term|for a period of|after (?:the )?(?:termination|expiration)/u,
      notDeal:
        /\b(?:not|never|neither|nor|refrain|prohibited)\b[^.]{0,200}\b(?:sell|market|promot|distribut|develop|manufactur|commerciali[sz]|research|produc|offer|open|establish|suppl|acquir)\w*[^.]{0,200}\b(?:compet\w*|similar|same|identical|substitut\w*)/u,
      competitor: /competitors?\b|competitive (?:with|product|service|business|compan|activit)|competing/u,
      otherMeaning:
        /unfair compet|competitive (?:bid|market|pric|advantage|position|information)|competent|competition law|antitrust|anti-trust/u,
      definition: /"[^"]{0,40}" (?:shall )?means?\b/u,
      solicit: /solicit/u,
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
      exclusiveGrant:
        /(?<!non[- ]{0,2}|not )exclusive\b[^.]{0,60}\b(?:right|licen[sc]e|distribut\w*|supplier|provider|agent|basis|partner|territor\w*|appoint\w*|sponsor)/u,
      soleRole:
        /\b(?:sole|only|exclusive) (?:and exclusive |and only |authorized |official |third party )?(?:\w+ )?(?:agent|distributor|supplier|provider|source|sponsor|partner|representative|licensee|dealer|manufacturer|vendor|reseller|broker|underwriter)/u,
      exclusively:
        /(?:purchase|work|deal|sell|use|obtain|buy|source|procure|provide|perform|carr|render|distribut)\w*[^.]{0,60}\bexclusively\b|\bexclusively\b[^.]{0,40}\b(?:by|with|through|from|to)\b/u,
      ownership:
        /exclusive(?:ly)? (?:own|title|right, title|propert|and proprietary)|(?:sole|exclusive)[^.]{0,60}\bright[^.]{0,30}\bto (?:file|prosecut|enforce|apply|defend|control|determin)/u,
      notExclusive: /\b(?:not|no|nothing)\b[^.]{0,60}\bexclusiv|non-?\s?exclusivity/u,
      refuses:
        /(?:shall|will|may|agrees?|covenants?|undertakes?) (?:to )?(?:not|never)\b[^.]{0,40}\b(?:grant|appoint|licen[sc]e|enter into|engage|permit|allow|authori[sz]e|accept|retain|represent)\b[^.]{0,160}\b(?:other|third|another|anyone|competit|similar|same|any person)/u,
      duringTerm: /during the (?:\w+ )?(?:term|period)|for (?:a|the) (?:period|term)/u,
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
