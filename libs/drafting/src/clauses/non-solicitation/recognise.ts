import type { Recogniser } from '../../check/recogniser.js';

export const nonSolicitationRecognisers: readonly Recogniser[] = [
  {
    provision: 'No-Solicit Of Customers',
    anchor:
      /^(?=.*(?:solicit|divert|entice|induc|circumvent|interfer|persuad|disrupt\w*[^.]{0,40}(?:relation|business)|not (?:to )?(?:work with|market|contact|sell)|vilio)).*(?:customers?|clients?|accounts?|prospects?|vendors?|suppliers?|third-part(?:y|ies)|book of business|klient|pirkėj)/u,
    signs: {
      customers:
        /(?:solicit|divert|entice|induc|persuad|circumvent|interfer|disrupt)\w*[^.]{0,120}\b(?:customers?|clients?|accounts?|vendors?|suppliers?)/u,
      negated:
        /\b(?:not|neither|refrain|nor|no)\b[^.]{0,200}\b(?:solicit|divert|entice|circumvent|induc|interfer|persuad)/u,
      divert: /divert\w*[^.]{0,60}(?:business|customer)/u,
      interfere: /(?:interfer|disrupt|diminish|curtail|alter)\w*[^.]{0,100}(?:relation|business)/u,
      after: /(?:after|following|thereafter)\b/u,
      employees: /solicit\w*[^.]{0,120}\b(?:employees?|personnel|employment)/u,
      sales:
        /(?:may|will|shall|to) (?:promote|market|solicit)|solicit\w* (?:of )?(?:orders|sales|proposals|bids|offers)/u,
      prospects: /prospective|potential customer|directly or indirectly/u,
      territory: /territor|warrant|jurisdiction/u,
      duty: /best efforts|diligently|actively (?:promote|solicit)/u,
      bansWooing:
        /\b(?:not|neither|nor|refrain|never)\b[^.]{0,240}\b(?:solicit|divert|entice|induce|circumvent|canvass|persuad)\w*[^.]{0,100}\b(?:customers?(?! (?:service|care|support))|clients?|prospects?|insureds|members|subscribers|book of business)\b/u,
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
