import { partAt, periodsIn, TOO_LONG, type Period } from './figures.js';
import { words } from './whole-words.js';
import { lean } from '../reading/letters.js';

/** That somebody ends something. */
export const TERMINATES = words(
  'termin(?:at|able)\\p{L}*',
  'cancel\\p{L}*',
  'ends?',
  'ended',
  'ending',
  'withdraw\\p{L}*',
  'resign\\p{L}*',
  'get out',
  'discontinu\\p{L}*',
  'determin(?:e|es|ation)(?= (?:of )?(?:this|the) (?:engagement|agreement|contract|appointment|deed|employment))',
  'stop(?:s|ped)?(?= (?:with|on|at|by|after|giving|upon))',
  'stop(?:s|ped)? (?:it|this|the (?:arrangement|agreement|engagement|contract|services?))',
  'call(?:s|ed)? (?:it |this |the \\p{L}+ )?off',
  'quit',
  'step(?:s|ped)? (?:out|down|back)',
  'call it a day',
  'hand (?:\\p{L}+ ){0,4}back',
  'pull out',
  'take leave',
  'give notice',
  'giv\\p{L}* (?:the other )?(?:\\p{L}+ ){0,6}notice',
  'notice periods?',
  'period of notice',
  'leave',
  'part ways',
  'walk away',
  'dissolve\\p{L}*',
  'nutrauk\\p{L}*',
  'atsisak\\p{L}*',
  'išsiskir\\p{L}*',
  'pasitrauk\\p{L}*',
  'išeiti',
  'baigti',
  'užbaigti',
  'nutraukim\\p{L}*',
);
/** "On 30 days' written notice", "notice of at least 30 days", "30 days in advance"; „prieš 30 dienų“, „likus 30 dienų“. */
const NOTICE_BEHIND = lean(
  /^(?:'s?|s')?(?: (?:prior|previous|advance|written|notice|of|in|text|form|a|or electronic|e-?mail)){0,3} ?(?<!\p{L})(?:notice|notification|warning|in advance|beforehand|iki (?:nutrauk|pasibaig)\p{L}*|iš anksto)(?!\p{L})|^(?:'s?|s')? (?:after|following|from)(?: the)?(?: (?:date|day|delivery|receipt|giving|service)(?: of(?: the)?)?){0,2}(?: (?:such|a|an|its|his|her|the|prior|written)){0,3} notice(?!\p{L})|^(?:'s?|s')? (?:before|prior to|ahead of)(?: the)?(?: \p{L}+){0,3} (?:terminat\p{L}*|end(?:ing|s)? (?:date|of (?:this|the) (?:agreement|contract|engagement))|leav\p{L}*)/u,
);
const NOTICE_BEFORE = lean(
  /(?<!\p{L})(?:(?:notice|notification|warning)(?: in writing)? (?:of|is|be)(?: (?:at least|not less than|no less than|a minimum of|minimum))?|(?:notice period|period of notice)(?: \p{L}+){0,4}|notified (?:at least )?|prieš(?: ne mažiau (?:kaip|nei))?|ne mažiau kaip prieš|(?:ne vėliau kaip )?likus(?: ne mažiau kaip)?|įspėjimo (?:terminas|laikotarpis)(?: \p{L}+){0,3})(?: \(?(?:bent|mažiausiai|ne trumpiau kaip))?[ :–-]{1,3}$/u,
);
/** "With a written notice 30 days before". */
const NOTICE_BESIDE = lean(
  /(?<!\p{L})notice(?: in writing)?(?: at least| not less than| no less than| no later than| given)*,? \(?$/u,
);
const AHEAD = lean(/^(?:'s?|s')?,? (?:before|prior|in advance|ahead|beforehand)(?!\p{L})/u);
/** Ending for a reason has its own times. */
const FOR_CAUSE = lean(
  /(?<!(?:nesant|be|without|no) (?:\p{L}+ ){0,2})(?<!\p{L})(?:breach\p{L}*|default\p{L}*|remed\p{L}*|cure[ds]?|breaks?|fail(?:s|ed|ure)?|merger|insolv\p{L}*|force majeure|prevented|longer than|pažei\p{L}*|pažeis\p{L}*|trūkum\p{L}*|aplinkyb\p{L}*|nenugalim\p{L}*|neįvykd\p{L}*|nevykd\p{L}*|bankrot\p{L}*)(?!\p{L})/u,
);
const IF_FAILED = lean(
  /^[^;]{0,40}(?<!\p{L})(?:if|where|jei|jeigu)(?!\p{L})[^;,]{0,30}(?:invoice|payment|unpaid|breach|nesumok|pažei|taryb)/u,
);
/** A lesson or a session is called off at shorter notice. */
const OF_CONTRACT = words(
  'terminat\\p{L}*',
  'agreement',
  'contract',
  'engagement',
  'nutrauk\\p{L}*',
  'sutart\\p{L}*',
);
const ONE_DATE = lean(
  /(?<!\p{L})(?:cancel\p{L}*|postpon\p{L}*|reschedul\p{L}*|moves?) (?:a|an|any|each|one|the|single|individual|booked)(?: \p{L}+){0,2} (?:sessions?|lessons?|bookings?|appointments?|class(?:es)?|shifts?|events?|workshops?|shoots?|days?|dates?|meetings?|visits?)(?!\p{L})/u,
);

const PAUSE = lean(
  /(?<!\p{L})(?:stop|suspend|paus|halt|withh|interrupt)\p{L}* (?:(?:the|its|all|any|further|his|her|their) )?(?:works?|services?|performance|hosting|access|deliver\p{L}*|orders?|payments?)(?!\p{L})/gu,
);

const YEAR = 366;
const isNotice = (plain: string, { index, before, after, days }: Period): boolean => {
  if (TOO_LONG.test(before) && /less|fewer|mažiau/u.test(before.slice(-12))) return false;
  if (days < 1 && !OF_CONTRACT.test(plain)) return false;
  const isSaid =
    NOTICE_BEHIND.test(after) ||
    NOTICE_BEFORE.test(before) ||
    (NOTICE_BESIDE.test(before) && AHEAD.test(after));
  if (days > 2 * YEAR || !isSaid) return false;
  const part = partAt(plain, index);
  const place = part.indexOf(plain.slice(index, index + 20));
  if (ONE_DATE.test(part)) return false;
  const ended = part.replaceAll(PAUSE, ' ');
  if (ended !== part && !TERMINATES.test(ended)) return false;
  return !FOR_CAUSE.test(part.slice(0, Math.max(0, place))) && !IF_FAILED.test(after);
};

/** How long before a contract ends that is said, by one sentence whose number words are figures; the check asks it too. */
export const noticesIn = (plain: string): readonly Period[] =>
  periodsIn(plain).filter((period) => isNotice(plain, period));
