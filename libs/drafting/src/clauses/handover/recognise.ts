import type { Recogniser } from '../../check/recogniser.js';

export const handoverRecognisers: readonly Recogniser[] = [
  {
    provision: 'Post-Termination Services',
    anchor: /\b(?:terminat\w*|expir\w*|cessation|transition\w*|wind|sell-?off|nutrauk\w*)/u,
    signs: {
      after: /\b(?:after|following|upon|subsequent to|on)\b[^.]{0,60}\b(?:termination|expiration|expiry)/u,
      selloff: /sell[- ]?off|(?:remaining|existing) (?:inventory|stock)|dispose of/u,
      transition: /transition\w*|wind[- ]?(?:down|up)|transfer assistance/u,
      period: /\bfor (?:a|an)[^.]{0,40}period/u,
      pay: /\b(?:pay|payment|commissions?|royalt\w*)\b/u,
      surviveOnly: /\bsurviv\w*/u,
      returns: /\breturn\b|destroy/u,
    },
  },
];
