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
      untilNotice:
        /(?:continue|remain|effect|force|basis|thereafter)\b[^.]{0,160}\b(?:until|unless)\b[^.]{0,40}\b(?:terminat|cancel)\w*[^.]{0,80}\b(?:by either|by any|by giving|upon|notice)/u,
      unconditional:
        /^(?!.*\b(?:if|in the event|upon (?:the )?(?:occurrence|dissolution|termination)|should|breach\w*|default\w*|fail\w*|insolven\w*|bankrupt\w*|change (?:of|in) control|force majeure|mutual\w*)\b).*\b(?:may|right to|option to|entitled to|can|elect to)\b[^.]{0,80}\b(?:terminat|cancel)\w*.*\b(?:notice|any time|convenience|discretion|reason)/u,
      mutual: /(?:mutual\w*|both part\w*|the parties)[^.]{0,60}\b(?:consent|agree\w*|writ\w*)/u,
      listOfCauses:
        /\b(?:if|following|upon|where)\b[^.]{0,60}\b(?:any of the following|one or more|occur\w*)/u,
      partOnly:
        /terminat\w* (?:of )?(?:the |such |any |its |his |their )?(?:\w+ )?(?:licen[sc]e|order|employment|sublicen|lease|services?|project|development)/u,
      thisAgreement:
        /(?:terminat|cancel)\w* (?:of )?(?:this|the) (?:\w+ )?(?:agreement|contract)|(?:agreement|contract)\b[^.]{0,60}\b(?:be )?(?:terminated|cancel)/u,
      discretion: /(?:sole|absolute|its|own) (?:and absolute )?(?:discretion|option|election)/u,
      renewalNotice:
        /(?:prior to|before|end of)[^.]{0,60}\b(?:then[- ]current|initial|renewal|expir\w*|such|any)\b[^.]{0,30}\b(?:term|period|year|expir)/u,
      headingConvenience: /convenience|without cause|at will|voluntary|for any reason/u,
    },
  },
];
