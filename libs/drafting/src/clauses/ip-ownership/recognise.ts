import type { Recogniser } from '../../check/recogniser.js';

export const ipOwnershipRecognisers: readonly Recogniser[] = [
  {
    provision: 'Ip Ownership Assignment',
    anchor: /\b(?:assign\w*|own\w*|property|work\w* (?:made )?for hire|title|vest\w*|nuosavyb\w*|perduoda)/u,
    signs: {
      assigns:
        /(?:hereby|agrees? to|shall|does|will|and) (?:hereby )?(?:irrevocably )?(?:assign|transfer|convey)s?\b[^.]{0,120}\b(?:right|title|interest|ownership|intellectual|copyright|patent)/u,
      hire: /works? (?:made )?for hire/u,
      propertyOf: /(?:sole|exclusive)\w*(?: and exclusive)? property of|shall (?:be owned|own|vest)/u,
      created:
        /\b(?:developed|created|conceived|prepared|invent\w*|improvements?|work product|deliverables)\b/u,
      contract: /assign[^.]{0,20}(?:this agreement|its rights or)|consent/u,
      keeps: /\b(?:retains?|reserves?|remains?)\b|pre-?existing|prior to (?:this|the)|background/u,
      createdOwned:
        /\b(?:developed|created|conceived|prepared|invent\w*|improvements?|modifications?|derivative\w*|work product|deliverables)\b[^.]{0,300}\b(?:shall|will) (?:be|become|vest)\b[^.]{0,80}\b(?:property|owned)|(?:shall|will) own[^.]{0,160}\b(?:developed|created|conceived|improvements?|modifications?|derivative|work product|deliverables)/u,
      executesPapers: /execut\w*[^.]{0,120}\b(?:documents|instruments|papers|assignments?)\b/u,
    },
  },
  {
    provision: 'Joint Ip Ownership',
    anchor: /\b(?:joint\w*|co-?own\w*|bendr\w*)/u,
    signs: {
      jointly:
        /joint(?:ly)?[ -](?:and equally )?own\w*|own\w*[^.]{0,30}\bjointly|jointly (?:be )?own|co-?own/u,
      ip: /\b(?:intellectual|patents?|inventions?|copyrights?|trademarks?|ip|developments?|improvements?|know-how|data|technology)\b/u,
      undivided: /undivided|without (?:any )?(?:duty|obligation) (?:of|to) account/u,
    },
  },
  {
    provision: 'License Grant',
    anchor: /\b(?:licen[sc]e\w*|grant\w*|right to use|permission|licencij\w*|suteikia)/u,
    signs: {
      grants:
        /\bgrants?\b[^.]{0,120}\b(?:licen[sc]es?|right)|licen[sc]e (?:is|are) (?:hereby )?granted|shall (?:have|grant)[^.]{0,60}licen[sc]e/u,
      kind: /(?:non-?exclusive|exclusive|royalty-?free|worldwide|non-?transferable|perpetual|irrevocable|limited|sublicen\w*|fully paid)/u,
      hereby: /\bhereby (?:grants?|licenses?)/u,
      noLicense: /(?:no|nothing)[^.]{0,60}(?:licen[sc]e|right)/u,
      use: /to (?:use|reproduce|distribute|display|market|sell|make|develop)/u,
    },
  },
  {
    provision: 'Non-Transferable License',
    anchor: /\b(?:licen[sc]e\w*|grant\w*|sublicen\w*|non-?\s?transferr?ab\w*|licencij\w*|transfer\w*)/u,
    signs: {
      nontransferable:
        /non-? ?(?:transferr?ab|assignab|sub-?licen)\w*|(?:without|no)[^.]{0,15}right to (?:grant |issue )?(?:any )?(?:sub-?licen|transfer|assign)|not transferr?able/u,
      kind: /(?:non-?exclusive|limited|royalty-?free|revocable)/u,
      mayNot: /(?:may|shall|will) not[^.]{0,60}(?:sub-?licen|transfer|assign)/u,
      grants: /\bgrants?\b[^.]{0,120}\b(?:licen[sc]es?|right)/u,
      assignable: /this agreement[^.]{0,60}(?:assign|transfer)/u,
      mayPassOn:
        /with (?:the|a) right to (?:grant|issue|authori[sz]e|sub-?licen|transfer)|(?<!non-? ?|not )(?:sub-?licen[sc]able|transferr?able)/u,
    },
  },
  {
    provision: 'Irrevocable Or Perpetual License',
    anchor: /\b(?:irrevocabl\w*|perpetual\w*|perpetuity|in perpetuity|neatšaukiam\w*|fully paid|paid-?up)/u,
    signs: {
      both: /(?:irrevocabl|perpetual|perpetuity)\w*[^.]{0,120}(?:licen[sc]e|right to use|right to)|licen[sc]e\w*[^.]{0,120}(?:irrevocabl|perpetual|perpetuity)/u,
      grants: /\b(?:grants?|granted|licen[sc]es?)\b/u,
      assigns: /irrevocably (?:assign|consent|submit|waive|appoint|agree)/u,
      jurisdiction: /jurisdiction|attorney-in-fact|letter of credit/u,
    },
  },
];
