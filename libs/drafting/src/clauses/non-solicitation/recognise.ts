import type { Recogniser } from '../../check/recogniser.js';

export const nonSolicitationRecognisers: readonly Recogniser[] = [
  {
    provision: 'No-Solicit Of Customers',
    anchor: /\b(?:solicit\w*|divert\w*|entice\w*|circumvent\w*|customers?|klient\w*)/u,
    signs: {
      customers:
        /(?:solicit|divert|entice|induce|circumvent|contact)\w*[^.]{0,160}\b(?:customers?|clients?|accounts?|business|vendors?|suppliers?)/u,
      negated: /(?:not|neither|refrain|agrees?)\b[^.]{0,200}\b(?:solicit|divert|entice|circumvent)/u,
      employees: /solicit\w*[^.]{0,120}\b(?:employees?|personnel|employment)/u,
      sales: /(?:may|will|shall) solicit|solicit (?:orders|sales|proposals|bids)/u,
    },
  },
  {
    provision: 'No-Solicit Of Employees',
    anchor: /\b(?:solicit\w*|hire|hiring|recruit\w*|entice\w*|employ|induce|darbuotoj\w*)/u,
    signs: {
      employees:
        /(?:solicit|hire|recruit|entice|employ|induce|retain)\w*[^.]{0,160}\b(?:employees?|personnel|staff|employment|employed|consultant|individuals?)/u,
      negated: /(?:not|neither|refrain)\b[^.]{0,200}\b(?:solicit|hire|recruit|entice|employ|induce)/u,
      period: /during the term|for a period|months?|years?/u,
      responsible: /(?:taxes|insurance|compensation|wages|benefits)/u,
    },
  },
];
