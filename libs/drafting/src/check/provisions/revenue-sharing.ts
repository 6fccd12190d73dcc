import type { Recogniser } from '../recogniser.js';

export const revenueSharingRecognisers: readonly Recogniser[] = [
  {
    provision: 'Revenue/Profit Sharing',
    anchor:
      /\b(?:royalt\w*|commission\w*|percent\w*|revenues?|profits?|net sales|net income|share|pelno|%)|%/u,
    signs: {
      percent:
        /(?:%|percent)[^.]{0,80}\b(?:net|gross|revenue\w*|profits?|sales|proceeds|fees|receipts|income|price)\b/u,
      pays: /\b(?:pay|receive|entitled|remit|share|retain)\w*[^.]{0,160}(?:%|percent|royalt|commission)/u,
      royalty: /royalt(?:y|ies)/u,
      share:
        /(?:revenue|profit)s? shar\w*|share of (?:the )?(?:net |gross )?(?:revenue|profit)|divided|split/u,
      headingPay: /royalt|commission|revenue|profit|compensation|payment/u,
      interest: /\binterest\b|late|per month|per annum/u,
      shares: /(?:stock|voting|outstanding|capital)/u,
      tax: /\b(?:tax\w*|withh\w*|vat)\b/u,
      discount: /discount|list price|off\b/u,
      stake: /(?:own|hold|equity|control|voting|interest)\w*[^.]{0,60}(?:%|percent)/u,
      audit: /audit|underpa|discrepan|overpa/u,
      definition: /"[^"]{0,40}" (?:shall )?means?\b/u,
      gets: /(?:%|percent|share|portion)[^.]{0,80}\b(?:to|by|for) (?:the )?(?:\w+ ){0,3}(?:party|parties|owner|company|licensor|agent|developer)/u,
    },
  },
];
