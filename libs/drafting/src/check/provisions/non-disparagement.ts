import type { Recogniser } from '../recogniser.js';

export const nonDisparagementRecognisers: readonly Recogniser[] = [
  {
    provision: 'Non-Disparagement',
    anchor:
      /\b(?:disparag\w*|denigrat\w*|derogat\w*|defam\w*|disrepute|reputation|goodwill|ridicule|scandal\w*|tarnish\w*|negative)/u,
    signs: {
      disparages:
        /(?:not|neither|no|refrain|never)\b[^.]{0,200}\b(?:disparag|denigrat|defam|derogat|tarnish|negative)\w*/u,
      reputation:
        /(?:damage|harm|injur|detriment|reflect|disrepute|tarnish|adverse|dilut)\w*[^.]{0,100}(?:reputation|goodwill|image|name)/u,
      statements: /(?:statement|comment|remark|publish|speak)s?\b/u,
    },
  },
];
