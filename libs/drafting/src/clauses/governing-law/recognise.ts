import type { Recogniser } from '../../check/recogniser.js';

export const governingLawRecognisers: readonly Recogniser[] = [
  {
    provision: 'Governing Law',
    anchor: /\b(?:govern\w*|laws? of|construed|interpreted|teisė|teisę|įstatym\w*|taikom\w*)/u,
    certain:
      /\blaws? of\b[^.]{0,60}\b(?:govern\w*|appl(?:y|ies) to) (?:this|the) (?:agreement|contract)|(?:sutarčiai|sutartis)[^.]{0,60}(?:taikom|aiškinam)[^.]{0,60}(?:teisė|įstatym)/u,
    signs: {
      governed: /(?:govern|constru|interpret|subject)\w*[^.]{0,120}\blaws?\b/u,
      conflicts: /conflicts? of laws?|choice of law/u,
      headingLaw: /governing law|applicable law|choice of law|taikytina teisė/u,
    },
  },
];
