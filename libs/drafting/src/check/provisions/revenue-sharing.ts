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
    },
  },
];
