import { money } from '../../check/measures.js';
import { placedDates, type PlacedDate } from '../dates.js';
import { clauseAt, periodsIn, TOO_LONG } from '../../check/figures.js';
import type { DealValue } from '../values.js';
import { noticesIn, TERMINATES } from '../../check/notices.js';
import { PAYS } from '../../check/terms-of-payment.js';
import { RENEWS } from './renewal.js';
import { periodValue, type Reader, type Rule } from './rule.js';
import type { Said } from '../said.js';
import { words } from '../../check/whole-words.js';
import { lean, leanSource } from '../../reading/letters.js';

const YEAR = 366;

/** Days of something else: of other papers, options, people. */
const OTHER_DAY = lean(
  /(?:terminated prior to|exercis\p{L}*|regulation|directive|born|invoice dated|that certain [^,;]{0,90}|(?<!\p{L})(?:8-k|10-q|10-k|s-1|f-1|sb-2|20-f)(?:\/a)?[^;]{0,12}|(?<!\p{L})(?:if|provided(?: that)?|unless|depends? on|in case|should|jei|jeigu|jei tik)(?!\p{L})[^,;]{0,110}|(?:as defined|rules) [^,;]{0,40}|for (?:example|instance)|e\.g\.|accounts? opened|as amended|gimus\p{L}*|reglament\p{L}*|įstatym\p{L}*)[^,;]{0,40}$/u,
);
const WORK_IS_DUE = lean(
  /(?<!\p{L})(?:deliver\p{L}*|complet\p{L}*|finish\p{L}*|hand(?:s|ed)? over|submit\p{L}*|perduo\p{L}*|pateik\p{L}*|atlie?k\p{L}*|(?:už|pa)?baig\p{L}*|pristat\p{L}*)(?!\p{L})/u,
);
/** What the client has to do is not the work. */
const CLIENT_DOES = lean(
  /^\W*(?:(?:\d+(?:\.\d+)*[.)]?|\(?\p{L}{1,3}\)) )?(?:(?:by|before|until|iki) [\d\p{L}.]+(?: [\d\p{L}.]+){1,3},? )?(?:the )?(?:(?:if|should|unless|in case|jei|jeigu) |client (?:shall|must|will|provides?|delivers?|gives?|hands?|sends?|supplies|ensures?|arranges?|prepares?|makes?|grants?|clears?|obtains?|secures?|confirms?|introduces?|brings?|furnish(?:es)?|(?:shall|will|must) (?:\p{L}+ ){0,2}(?:give|provide|send|supply|deliver|hand over|make available|furnish))|klientas (?:[^,;]{0,40} )?(?:pateik\p{L}*|perduo\p{L}*|suteik\p{L}*|atsiun\p{L}*|duoda|privalo|įsipareigoja|sudaro))(?!\p{L})|(?<!\p{L})(?:provided|supplied|sent|given|handed over|delivered) by (?:the )?client(?!\p{L})|(?<!\p{L})(?:licen[cs]e|insur\p{L}*|warrant(?:y|ies)|guarantees?|(?:sign|return|accept)\p{L}* (?:and return )?(?:this|the second|the enclosed|one|a|both) (?:offer|letter|copy|copies|proposal)|offer (?:is )?(?:open|valid|good)|draudim\p{L}*|polis\p{L}*|(?:each|every) year|annually|kasmet|kartą per metus)(?!\p{L})/u,
);

const isDueForMoney = ({ before, after }: PlacedDate): boolean => {
  const clause = `${before.slice(-110)} ${after.split(/[,;.]\s/u)[0] ?? ''}`;
  return !WORK_IS_DUE.test(clause) && (PAYS.test(clause.replaceAll(/due/gu, '')) || money(clause).length > 0);
};

const datesOf = (said: Said): PlacedDate[] =>
  placedDates(said).filter(({ before }) => !OTHER_DAY.test(before));
/** What is paid from a day on, or for the time from it, begins nothing. */
const PAID_FROM = lean(
  /(?<!\p{L})(?:fees?|revenues?|compensation|formula|margin|rates?|prices?|salary)(?!\p{L})/u,
);
const CONTRACT_FROM = words(
  'agreement',
  'contract',
  'services?',
  'work',
  'term',
  'engagement',
  'effective date',
  'sutart\\p{L}*',
  'darb\\p{L}*',
  'paslaug\\p{L}*',
);
/** Who warrants, and what holds of prices or comes every year, has days of its own. */
const NOT_A_DAY = lean(
  /(?<!\p{L})(?:represents? and warrants?|(?:rates?|prices?)(?!\p{L})[^.;]{0,60}(?:hold|valid|fixed|unchanged|carr)|of (?:any|each|every) (?:such )?(?:calendar )?year|next following|(?:twice|once) (?:a|every) year|kartus per metus|fiscal year|expect(?:s|ed)? to)/u,
);

const valueOf = ({ date }: PlacedDate): DealValue => ({ kind: 'date', date });

const UNDER_END = words(
  'terminat\\p{L}*',
  'cancel\\p{L}*',
  'ending',
  'nutraukim\\p{L}*',
  'pasibaigim\\p{L}*',
  'pabaig\\p{L}*',
);
const NOT_THE_CONTRACT = lean(
  /(?<!\p{L})(?:insur\p{L}*|polic(?:y|ies)|meeting|renew\p{L}*|non-?renew\p{L}*|prat[ęe]s\p{L}*|prasitęs\p{L}*|draud(?:im\p{L}*|žia)|redakcij\p{L}*|pakei\p{L}*|chang(?:es?|ing) (?:to|in|the|these|its|our|any|terms?|rates?|prices?|fees?|conditions?)(?! of control)|amend\p{L}*)(?!\p{L})/u,
);

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
  'payment terms?',
  'increas\\p{L}*',
  'additional (?:term|period)',
  'grace',
  'extended? (?:deadline|time)',
  '(?:that|such|the) event',
  'force majeure',
  'failure',
  'obligated',
  'option',
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
const TERM_BEFORE = lean(
  /(?<!\p{L})(?:(?:term|duration)(?: of this agreement)?(?: shall be| will be| is| of|:)?|for (?:a|an|the)?(?: \p{L}+){0,2} ?(?:term|period) of|(?:continues?|lasts?|runs?|remains? in (?:full )?(?:force|effect)(?: and effect)?|force) for|for|(?:galioja|trunka|sudar\p{L}+|trukmė|laikotarpiui|terminas)(?: yra)?)(?: \p{L}+){0,2}[ :–-]{1,3}$/u,
);
const AFTER_END =
  /^[^,;.]{0,30}(?:after|following|from the (?:date of )?termination|po (?:jos|sutarties|pabaig))/u;

/** How long a renewal is, not the contract. */
const EACH_TIME_BEFORE = lean(
  /(?<!\p{L})(?:thereafter|successive|subsequent|each time|every time|further|additional|another)(?: for)?(?: \p{L}+){0,3} $/u,
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
        !EACH_TIME_BEFORE.test(before) &&
        !after.includes(' at a time') &&
        !TERMINATES.test(clauseAt(plain, index).slice(0, 40))
      );
    })
    .slice(0, 1)
    .map(periodValue);

export const TIME_RULES = {
  start: {
    of: /\d/u,
    unless: NOT_A_DAY,
    read: (said) =>
      PAID_FROM.test(said.plain) && !CONTRACT_FROM.test(said.plain)
        ? []
        : datesOf(said)
            .filter(({ role }) => role === 'start')
            .map(valueOf),
  },
  end: {
    of: /\d/u,
    unless: new RegExp(leanSource(`${CLIENT_DOES.source}|${NOT_A_DAY.source}`), 'u'),
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
    read: ({ plain }) => noticesIn(plain).map(periodValue),
  },
} satisfies Readonly<Record<string, Rule>>;
