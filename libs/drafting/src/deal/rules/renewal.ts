import { choiceOf, first, type Reader, type Rule } from './rule.js';
import { words } from '../../check/whole-words.js';
import { lean } from '../../reading/letters.js';

export const RENEWS = words(
  'renew\\p{L}*',
  '(?:agreement|contract|term|it|engagement|order) [^.;]{0,60}extend\\p{L}*',
  'extend\\p{L}* [^.;]{0,40}(?:agreement|contract|term|engagement)',
  'roll\\p{L}* over',
  'thereafter (?:up)?on (?:the )?(?:mutual|written) agreement',
  'prolong\\p{L}*',
  'continues? for (?:a )?(?:further|another|successive|additional)',
  '(?:thereafter|afterwards|after that|from then on|and then)(?: continues?)? for (?:a |an )?(?:further|another|successive|additional|consecutive) (?:[^.;]{0,20} )?(?:periods?|terms?|months?|years?)',
  '(?:toliau galio\\p{L}* |galio\\p{L}* toliau )[^.;]{0,20}(?:laikotarp|termin|mėnes|met)\\p{L}*|galio\\p{L}* (?:[^.;]{0,70}(?:kaskart|kiekvieną kartą|vis) dar )(?:[^.;]{0,20} )?(?:laikotarp|termin|mėnes|met)\\p{L}*',
  'pr(?:at|asit)[ęe]s\\p{L}*',
);
/** More time for the work is no longer contract, and a shop that is made anew is none. */
const MORE_TIME = words(
  'payment',
  'deadlines?',
  'insurance',
  'extension of time',
  'delivery dates?',
  'dates? (?:is|are)',
  'licen[cs]e',
  'mokėjim\\p{L}*',
  'draud\\p{L}*',
  'atlikimo terminas',
  'terminai',
  'terminas (?:atitinkamai )?prat\\p{L}*',
  'licencij\\p{L}*',
  'renew (?:its|their|the) (?:web)?(?:sites?|shops?|brand)',
);
/** "During the term and any renewal of it" renews nothing. */
const ONLY_NAMED = lean(
  /(?<!\p{L})(?:(?:any|each|such|first|all|or|and|a) )(?:\p{L}+ ){0,2}(?:renewals?|extensions?|renewed|extended)(?: terms?| periods?)?(?: thereof| hereof| of (?:it|this \p{L}+))?(?!\p{L})(?! (?:shall|will|is|are|for|by|only|requires?|needs?))/gu,
);
const NOT_RENEWED = lean(
  /(?<!\p{L})(?:(?:not|no|never|nor|without) (?:be )?(?:\p{L}+ly )?(?:automatic\p{L}* )?(?:renew|extend|prolong|roll)\p{L}*|no automatic|(?:ne|nė)(?:at)?(?:prat[ęe]s|siprat[ęe]s|prasit[ęe]s)\p{L}*)/u,
);

const AUTOMATIC = choiceOf([
  [
    'automatic',
    words(
      'automatic\\p{L}*',
      'deemed (?:to (?:be|have been) )?(?:renewed|extended|prolonged)',
      'renews',
      '(?:renew|prolong|extend)s? itself',
      'evergreen',
      'rolls over',
      '(?:renew|extend|prolong|roll|continu)\\p{L}*[^.]{0,220} unless',
      '(?:further|another|successive|additional|consecutive) [^.]{0,120} unless',
      'unless(?! (?:sooner |earlier |otherwise |previously )?(?:extended|renewed|terminated|agreed|the parties|both parties))[^.]{0,220} (?:renew|extend|prolong)\\p{L}*',
      'savaime',
      'automatišk\\p{L}*',
      'nebent',
      'prasitęs\\p{L}*',
      'kaskart',
      'jei(?:gu)? (?:[\\p{L}\\d]+ ){0,8}ne(?:atsisak|praneš|atsių|pareišk|parodo|nutrauk)\\p{L}*',
    ),
  ],
]);
const BY_AGREEMENT = choiceOf([
  [
    'by-agreement',
    words(
      '(?:mutual|joint|written|further|separate|express|prior)(?:ly)?,? (?:mutual |joint |written |signed )?(?:agree\\p{L}*|consent)',
      'by (?:an )?agreement',
      'agree(?:s|d)? (?:in writing |otherwise )?(?:to|on|upon|in) (?:\\p{L}+ )?(?:writing|extend|renew|prolong|extension)\\p{L}*',
      'both (?:parties |sides |of us )?(?:agree|sign|consent|want|wish|extend|renew)\\p{L}*',
      '(?:if|once|when|where|unless|as) (?:the parties|both parties|we|they|both) (?:both |so |all )?(?:agree|extend|renew)\\p{L}*',
      'writing (?:signed|executed)',
      'by (?:a |an )?(?:written )?amendment',
      'agree(?:d|ment) in writing',
      'susitar\\p{L}*',
    ),
  ],
]);

const renewal: Reader = (said) => {
  const plain = said.plain.replaceAll(ONLY_NAMED, ' ');
  if (!RENEWS.test(plain) && !/automatic/u.test(plain)) return [];
  if (NOT_RENEWED.test(plain.split(/(?<!\p{L})(?:unless|provided|if|nebent|jei)(?!\p{L})/u)[0] ?? ''))
    return [];
  return first(AUTOMATIC, BY_AGREEMENT)({ ...said, plain });
};

export const RENEWAL_RULES = {
  renewal: { of: RENEWS, unless: MORE_TIME, read: renewal },
} satisfies Readonly<Record<string, Rule>>;
