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
      uponMust:
        /\b(?:upon|following|after|on)\b[^.]{0,40}\b(?:termination|expiration|expiry)\b[^.]{0,200}\b(?:shall|will|must|agrees?)\b/u,
      assist: /(?:assist|cooperat|co-operat|orderly|migrat)\w*/u,
      continues:
        /continu\w* (?:to )?(?:pay|provid|perform|suppl|honou?r|fulfil|use|sell|support|be (?:responsible|entitled))/u,
      owes: /(?:pay|reimburs|refund|compensat|remit)\w*[^.]{0,160}\b(?:terminat|expir)|(?:terminat|expir)\w*[^.]{0,200}\b(?:pay|reimburs|refund|compensat|remit)/u,
      outstanding: /(?:accrued|outstanding|unpaid|prior to|incurred)\b[^.]{0,60}\b(?:terminat|expir)/u,
      ceases: /(?:cease|discontinue|stop)\b[^.]{0,60}\b(?:use|using|all|represent|hold)/u,
      buysBack: /(?:re)?purchase[^.]{0,80}\b(?:inventory|stock|products|assets|equipment)|last[- ]time buy/u,
      confidential: /confidential|non-?disclos/u,
      restrains: /compet|solicit/u,
      records: /\b(?:books|records|audit\w*)/u,
      headingAfter:
        /(?:effect|consequence|obligation|right|dut|procedure|after|upon|post)\w*\b.{0,30}terminat|transition|surviv/u,
      grounds: /(?:may|right to|entitled to)[^.]{0,40}\bterminate (?:this|the)/u,
    },
  },
];
