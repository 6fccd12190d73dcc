import type { Recogniser } from '../recogniser.js';

export const covenantNotToSueRecognisers: readonly Recogniser[] = [
  {
    provision: 'Covenant Not To Sue',
    anchor:
      /\b(?:sue|suit|contest\w*|challeng\w*|attack\w*|question|validity|dispute|releas\w*|waive\w*|assert\w*|claim|oppose|ownership|register|impair\w*)/u,
    signs: {
      challenge:
        /(?:not|never|neither|refrain|nor)\b[^.]{0,160}\b(?:contest|challenge|attack|dispute|oppose|question|impugn)\w*/u,
      ownership:
        /(?:contest|challeng|attack|disput|question|impair)\w*[^.]{0,160}\b(?:validity|ownership|title|right|enforceab|mark)/u,
      sue: /(?:covenant|agree)s?[^.]{0,40}not to (?:sue|bring|assert|institute|commence)|not (?:sue|bring (?:any|a))/u,
      release: /\b(?:releases?|forever discharge|waives?)\b[^.]{0,120}\bclaims?/u,
      indirectly: /directly or indirectly|assist/u,
      neverSues:
        /\b(?:not|never|neither)\b[^.]{0,80}\b(?:sue|petition|institute|bring|commence)\b[^.]{0,120}\b(?:court|proceedings?|suit|claims?|action|other party)/u,
    },
  },
];
