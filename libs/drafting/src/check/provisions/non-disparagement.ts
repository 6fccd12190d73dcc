import type { Recogniser } from '../recogniser.js';

export const nonDisparagementRecognisers: readonly Recogniser[] = [
  {
    provision: 'Non-Disparagement',
    anchor:
      /disparag|denigrat|derogat|defam|disrepute|ridicule|scandal|tarnish|criticiz|(?:damag|harm|injur|detriment|jeopard|advers|conduct|diminish|reflect|prejudic)\w*\b.{0,120}\b(?:reputation|goodwill|image|honor|good name)|(?:reputation|goodwill|image|honor)\b.{0,60}(?:damag|harm|injur|detriment|jeopard|advers|impair)/u,
    signs: {
      disparages:
        /\b(?:not|neither|no|nor|refrain|never|avoid)\b[^.]{0,200}\b(?:disparag|denigrat|defam|derogat|tarnish|criticiz|ridicule)\w*/u,
      reputation:
        /(?:damag|harm|injur|detriment|reflect|disrepute|tarnish|advers|dilut|jeopard|impair|diminish|depreciat)\w*[^.]{0,100}(?:reputation|goodwill|image|name|integrity|honor)/u,
      negatedHarm:
        /\b(?:not|no|nor|neither|never|refrain|avoid)\b[^.]{0,160}(?:damag|harm|injur|detriment|disrepute|tarnish|advers|dilut|jeopard|impair)\w*[^.]{0,100}(?:reputation|goodwill|image|honor)/u,
      conduct:
        /(?:conduct|behavio|act(?:ion|s)?\b|activit)[^.]{0,120}(?:reputation|goodwill|image|disrepute|scandal)/u,
      statements: /(?:statement|comment|remark|publish|speak|communicat)\w*/u,
      inures:
        /inure|use of the (?:licensed )?(?:marks?|trademarks?|property)|goodwill (?:associated|arising|generated|attach|of the business)/u,
      indemnity: /indemn|damages|liab|loss of|lost|consequential/u,
      represents: /best quality|good reputation|reputable|reputation for/u,
      belittles:
        /\b(?:not|neither|nor|refrain|never|avoid|prevent)\b[^.]{0,160}\b(?:disparag\w*|denigrat\w*|defame|criticiz\w*|ridicule|speak ill)/u,
      unlawfulContent: /defamatory|defamation|libel|slander|obscen|pornograph/u,
      useOfMarks:
        /\bus(?:e|es|ing)\b[^.]{0,60}\b(?:marks?|trademarks?|names?|logos?|materials)\b[^.]{0,80}\bmanner/u,
    },
  },
];
