import type { Recogniser } from '../../check/recogniser.js';

export const liquidatedDamagesRecognisers: readonly Recogniser[] = [
  {
    provision: 'Liquidated Damages',
    anchor:
      /liquidated|penalt|(?:termination|cancellation|break-?up|buy-?out|exit|kill) (?:fee|charge|payment|penalt)|early termination|netesyb|\bbaud|(?:each|per|every) (?:day|week|hour)\b.{0,80}delay|delay.{0,80}(?:each|per|every) (?:day|week)|pre-?estimate|terminat.{0,200}\bpay\b.{0,120}\b(?:equal to|sum|amount|fee)|(?:violat|breach)\w*.{0,160}\b(?:pay|forfeit)\w*\b.{0,120}\b(?:equal|equivalent|sum of|amount of)|\bforfeit|(?:performance bond|deposit)\b.{0,120}(?:violat|breach|forfeit|retain)/u,
    signs: {
      liquidated: /liquidated (?:damages|sum)|as liquidated|and liquidated/u,
      notPenalty: /not (?:as |constitute )?(?:a )?penalt/u,
      fee: /(?:early )?(?:termination|cancellation|break-?up|exit) (?:fee|charge|payment|penalt)/u,
      estimate: /(?:reasonable|genuine|fair|good faith)[^.]{0,20}(?:pre-?)?(?:estimate|forecast)/u,
      perDay: /(?:per|each|every) (?:day|week)/u,
      sum: /(?:\$|€|£|rmb|usd|eur) ?\d|\d (?:percent|%)|equal to|times (?:the|that)/u,
      pays: /(?:pay|payable)\b[^.]{0,120}(?:terminat|cancel)|terminat[^.]{0,160}\bpay/u,
      excluded:
        /(?:no|without|not)\b[^.]{0,60}(?:penalty|liquidated|termination (?:fee|payment))|any (?:fines?|penalties)/u,
      taxPenalty: /fines?|taxes|interest and penalt|penalties and interest|civil|criminal|perjury|law/u,
      prepayment: /prepay|without (?:premium|penalty)/u,
    },
  },
];
