import type { Recogniser } from '../recogniser.js';

export const mostFavoredNationRecognisers: readonly Recogniser[] = [
  {
    provision: 'Most Favored Nation',
    anchor:
      /favou?red|(?:more|most|less|as|equally|any) (?:\w+ )?favou?rabl|(?:lower|lowest|better|best|higher|highest|preferred|preferential|reduced|discount\w*)\b.{0,100}\b(?:prices?|rates?|terms?|fees?|pricing|royalt\w*|discounts?|charges?|conditions?|remuneration|consideration)\b|palanki/u,
    signs: {
      mfn: /most[- ]favou?red|most favou?rable/u,
      moreFavourable: /(?:more|less|as) favou?rabl/u,
      lower:
        /(?:lower|better|lowest|best)\b[^.]{0,60}\b(?:price|rate|term|fee|pricing|discount|charge|royalt)/u,
      others:
        /(?:any other|other|third|another|similarly situated)\b[^.]{0,40}\b(?:customer|client|part|purchaser|licensee|distributor|person|entit|reseller|user)/u,
      thanOffered: /than\b[^.]{0,80}\b(?:offer|charg|grant|made available|provid|given|enjoy|paid|extend)/u,
      noLess: /no(?:t)? less favou?rabl|at least as favou?rabl|as favou?rabl|no more favou?rabl/u,
      adjust:
        /(?:offer|extend|reduce|adjust|amend|entitled|benefit of)\w*\b[^.]{0,120}(?:favou?rabl|lower|same)/u,
      reasonableBest: /(?:best (?:efforts|knowledge|practic|interest|quality|way))|lower of|lesser of/u,
      firstOffer: /negotiat|first (?:offer|refusal)|definitive|license to (?:a|any) third/u,
      armsLength: /affiliate|arm's|unaffiliated|underwrit/u,
      interestRate: /interest|prime rate|per annum|maximum (?:rate|amount)/u,
      favoursOthers:
        /\b(?:no|not|at least|more|most|equally|as)\b[^.]{0,30}\bfavou?rabl[^.]{0,200}\b(?:other|third part|any|similarly)\b[^.]{0,60}(?:customer|client|licensee|purchaser|person|part(?:y|ies)|distributor|compan|sponsor|entit|user|agreement)/u,
      pricesOthers:
        /\b(?:lower|lowest|better|best|higher|highest|exceed)\b[^.]{0,80}\b(?:prices?|rates?|fees?|pricing|discount|charge|terms)\b[^.]{0,160}\b(?:charged|offer(?:ed|s)?|granted|given|paid|available|sells?|provided|extended)\b[^.]{0,80}\b(?:any|other|third|another)\b[^.]{0,40}\b(?:customer|client|licensee|purchaser|person|part(?:y|ies)|distributor|compan|sponsor|entit|user)/u,
    },
  },
];
