import { money } from '../../check/measures.js';
import { PAYS } from '../../check/concepts/figures.js';
import { placedDates, type PlacedDate } from '../dates.js';
import { clauseAt, partAt, periodsIn, TOO_LONG, type Period } from '../figures.js';
import type { DealValue } from '../values.js';
import { choiceOf, periodValue, words, type Reader, type Rule, type Said } from './rule.js';

const YEAR = 366;

/** Days of something else: of other papers, options, people. */
const OTHER_DAY =
  /(?:terminated prior to|exercis\p{L}*|regulation|directive|born|invoice dated|agreement dated|gimus\p{L}*|reglament\p{L}*|įstatym\p{L}*)[^,;]{0,40}$/u;
const WORK_IS_DUE =
  /(?<!\p{L})(?:deliver\p{L}*|complet\p{L}*|finish\p{L}*|hand(?:s|ed)? over|submit\p{L}*|perduo\p{L}*|pateik\p{L}*|atlie?k\p{L}*|(?:už|pa)?baig\p{L}*|pristat\p{L}*)(?!\p{L})/u;
/** What the client has to do is not the work. */
const CLIENT_DOES =
  /^\W*(?:(?:\d+(?:\.\d+)*[.)]?|\(?\p{L}{1,3}\)) )?(?:the )?(?:(?:if|jei|jeigu) |client (?:shall|must|will|provides?|delivers?|gives?|hands?|sends?|supplies)|klientas (?:[^,;]{0,40} )?(?:pateik\p{L}*|perduo\p{L}*|suteik\p{L}*|atsiun\p{L}*|duoda|privalo|įsipareigoja|sudaro))(?!\p{L})|(?<!\p{L})(?:provided|supplied|sent|given|handed over|delivered) by (?:the )?client(?!\p{L})|(?<!\p{L})(?:licen[cs]e|insur\p{L}*|draudim\p{L}*|polis\p{L}*|(?:each|every) year|annually|kasmet|kartą per metus)(?!\p{L})/u;

const isDueForMoney = ({ before, after }: PlacedDate): boolean => {
  const clause = `${before.slice(-110)} ${after.split(/[,;.]\s/u)[0] ?? ''}`;
  return !WORK_IS_DUE.test(clause) && (PAYS.test(clause.replaceAll(/due/gu, '')) || money(clause).length > 0);
};

const datesOf = ({ quote, heading, dated }: Said): PlacedDate[] =>
  placedDates(quote, heading, dated).filter(({ before }) => !OTHER_DAY.test(before));
const valueOf = ({ date }: PlacedDate): DealValue => ({ kind: 'date', date });

const TERMINATES = words(
  'terminat\\p{L}*',
  'cancel\\p{L}*',
  'ends?',
  'ended',
  'ending',
  'withdraw\\p{L}*',
  'resign\\p{L}*',
  'get out',
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
const UNDER_END = words(
  'terminat\\p{L}*',
  'cancel\\p{L}*',
  'ending',
  'nutraukim\\p{L}*',
  'pasibaigim\\p{L}*',
  'pabaig\\p{L}*',
);
/** "On 30 days' written notice", "notice of at least 30 days", "30 days in advance"; „prieš 30 dienų“, „likus 30 dienų“. */
const NOTICE_BEHIND =
  /^(?:'s?|s')?(?: (?:prior|previous|advance|written|notice|of|in|text|form|a|or electronic|e-?mail)){0,3} ?(?<!\p{L})(?:notice|notification|warning|in advance|beforehand|iki (?:nutrauk|pasibaig)\p{L}*|iš anksto)(?!\p{L})/u;
const NOTICE_BEFORE =
  /(?<!\p{L})(?:(?:notice|notification|warning)(?: in writing)? (?:of|is|be)(?: (?:at least|not less than|no less than|a minimum of|minimum))?|(?:notice period|period of notice)(?: \p{L}+){0,4}|notified (?:at least )?|prieš(?: ne mažiau (?:kaip|nei))?|ne mažiau kaip prieš|(?:ne vėliau kaip )?likus(?: ne mažiau kaip)?|įspėjimo (?:terminas|laikotarpis)(?: \p{L}+){0,3})(?: \(?(?:bent|mažiausiai|ne trumpiau kaip))?[ :–-]{1,3}$/u;
/** Ending for a reason has its own times. */
const FOR_CAUSE =
  /(?<!(?:nesant|be|without|no) (?:\p{L}+ ){0,2})(?<!\p{L})(?:breach\p{L}*|default\p{L}*|remed\p{L}*|cure[ds]?|breaks?|fail(?:s|ed|ure)?|merger|insolv\p{L}*|force majeure|prevented|longer than|pažei\p{L}*|pažeis\p{L}*|trūkum\p{L}*|aplinkyb\p{L}*|nenugalim\p{L}*|neįvykd\p{L}*|nevykd\p{L}*|bankrot\p{L}*)(?!\p{L})/u;
const IF_FAILED =
  /^[^;]{0,40}(?<!\p{L})(?:if|where|jei|jeigu)(?!\p{L})[^;,]{0,30}(?:invoice|payment|unpaid|breach|nesumok|pažei|taryb)/u;
const NOT_THE_CONTRACT =
  /(?<!\p{L})(?:insur\p{L}*|polic(?:y|ies)|meeting|renew\p{L}*|prat[ęe]s\p{L}*|prasitęs\p{L}*|draud(?:im\p{L}*|žia)|redakcij\p{L}*|pakei\p{L}*|chang\p{L}*|amend\p{L}*)(?!\p{L})/u;

const isNotice = (plain: string, { index, before, after, days }: Period): boolean => {
  if (days > 2 * YEAR || (!NOTICE_BEHIND.test(after) && !NOTICE_BEFORE.test(before))) return false;
  const part = partAt(plain, index);
  const place = part.indexOf(plain.slice(index, index + 20));
  return !FOR_CAUSE.test(part.slice(0, Math.max(0, place))) && !IF_FAILED.test(after);
};

const TERM = words(
  'term',
  'duration',
  'continues?',
  'remains? in',
  'in (?:full )?(?:force|effect)',
  'lasts?',
  'appl(?:y|ies)',
  'runs?',
  'for a (?:fixed )?(?:period|term)',
  'initial (?:period|term)',
  'galioja',
  'galioji\\p{L}*',
  'sudar(?:yta|oma|oma)',
  'trunka',
  'trukm\\p{L}*',
  'laikotarp\\p{L}*',
);
const CONTRACT = words(
  'terms',
  'susitarim\\p{L}*',
  'agreement',
  'contract',
  'term',
  'order',
  'engagement',
  'it',
  'sutart\\p{L}*',
  'ji',
  'užsakym\\p{L}*',
);
const NOT_A_TERM = words(
  'confidential\\p{L}*',
  'secre\\p{L}*',
  'compet\\p{L}*',
  'solicit\\p{L}*',
  'surviv\\p{L}*',
  'payment term',
  'mokėjimo termin\\p{L}*',
  'warrant\\p{L}*',
  'licen[cs]e[sd]?',
  'konfidencial\\p{L}*',
  'paslapt\\p{L}*',
  'konkur\\p{L}*',
  'garanti\\p{L}*',
  'licencij\\p{L}*',
  'pareig\\p{L}*',
  'pasiūlym\\p{L}*',
);
const TERM_BEFORE =
  /(?<!\p{L})(?:(?:term|duration)(?: of this agreement)?(?: shall be| will be| is| of|:)?|for (?:a|an|the)?(?: \p{L}+){0,2} ?(?:term|period) of|(?:continues?|lasts?|runs?|remains? in (?:full )?(?:force|effect)(?: and effect)?|force) for|for|(?:galioja|trunka|sudar\p{L}+|trukmė|laikotarpiui|terminas)(?: yra)?)(?: \p{L}+){0,2}[ :–-]{1,3}$/u;
const AFTER_END =
  /^[^,;.]{0,30}(?:after|following|from the (?:date of )?termination|po (?:jos|sutarties|pabaig))/u;

const RENEWS = words(
  'renew\\p{L}*',
  '(?:agreement|contract|term|it|engagement) [^.;]{0,60}extend\\p{L}*',
  'extend\\p{L}* [^.;]{0,40}(?:agreement|contract|term|engagement)',
  'roll\\p{L}* over',
  'mutual agreement',
  'pr(?:at|asit)[ęe]s\\p{L}*',
);
/** More time for the work is no longer contract. */
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
);

const term: Reader = ({ plain }) =>
  periodsIn(plain)
    .filter(({ before, after, days, index }) => {
      const beforeRenewal = plain.slice(0, index);
      return (
        days >= 7 &&
        days <= 20 * YEAR &&
        TERM_BEFORE.test(before) &&
        !AFTER_END.test(after) &&
        !RENEWS.test(beforeRenewal) &&
        !TOO_LONG.test(before) &&
        !TERMINATES.test(clauseAt(plain, index).slice(0, 40))
      );
    })
    .slice(0, 1)
    .map(periodValue);

export const TIME_RULES = {
  start: {
    of: /\d/u,
    read: (said) =>
      datesOf(said)
        .filter(({ role }) => role === 'start')
        .map(valueOf),
  },
  end: {
    of: /\d/u,
    unless: CLIENT_DOES,
    read: (said) =>
      datesOf(said)
        .filter((date) => date.role === 'end' && !isDueForMoney(date))
        .map(valueOf),
  },
  term: { of: TERM, alsoOf: CONTRACT, unless: NOT_A_TERM, read: term },
  notice: {
    of: TERMINATES,
    underHeading: UNDER_END,
    unless: NOT_THE_CONTRACT,
    read: ({ plain }) =>
      periodsIn(plain)
        .filter((period) => isNotice(plain, period))
        .map(periodValue),
  },
  renewal: {
    of: RENEWS,
    unless: MORE_TIME,
    read: choiceOf([
      [
        'automatic',
        words(
          'automatic\\p{L}*',
          'unless',
          'renews',
          'savaime',
          'automatišk\\p{L}*',
          'nebent',
          'prasitęs\\p{L}*',
          'kaskart',
          'jei(?:gu)? (?:[\\p{L}\\d]+ ){0,8}ne(?:atsisak|praneš|atsių|pareišk|parodo)\\p{L}*',
        ),
      ],
      [
        'by-agreement',
        words('agree(?:s|d|ment in writing)?', '(?:written|mutual|joint) agreement', 'susitar\\p{L}*'),
      ],
    ]),
  },
} satisfies Readonly<Record<string, Rule>>;
