import type { Recogniser } from '../../check/recogniser.js';

export const terminationConvenienceRecognisers: readonly Recogniser[] = [
  {
    provision: 'Termination For Convenience',
    anchor: /\b(?:terminat\w*|cancel\w*|nutrauk\w*)/u,
    signs: {
      anyReason:
        /(?:for any (?:or no )?reason|without (?:any )?(?:cause|reason)|for (?:its )?convenience|with or without cause|at will|for no reason|at any time)/u,
      notice:
        /(?:upon|by|on|with|giving|least)[^.]{0,60}\b(?:days?|months?)\b[^.]{0,40}\bnotice|notice[^.]{0,40}\b(?:days|months)/u,
      cause:
        /\b(?:breach\w*|default\w*|insolven\w*|bankrupt\w*|fails? to|material\w*|if the|in the event|change (?:of|in) control)\b/u,
      may: /(?:may|right to|entitled to|option to) (?:be )?(?:immediately )?terminat/u,
    },
  },
];
