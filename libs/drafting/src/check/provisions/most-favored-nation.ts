import type { Recogniser } from '../recogniser.js';

export const mostFavoredNationRecognisers: readonly Recogniser[] = [
  {
    provision: 'Most Favored Nation',
    anchor: /\b(?:favou?r\w*|no less|better|lowe\w*|comparable|more advantageous|lowest|palanki\w*)/u,
    signs: {
      mfn: /most[- ]favou?red|most favou?rable|more favou?rable/u,
      lower: /(?:lower|better|lowest|best)\b[^.]{0,60}\b(?:price|rate|term|fee|pricing|discount)/u,
      others:
        /(?:any other|other|third)\b[^.]{0,40}\b(?:customer|client|part|purchaser|licensee|distributor|person)/u,
      noLess: /no(?:t)? less favou?rabl|at least as favou?rabl|as favou?rabl/u,
      promptly: /(?:offer|extend|reduce|adjust|receive|benefit|entitled)\w*/u,
    },
  },
];
