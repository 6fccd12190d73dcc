import { lean } from '../../reading/letters.js';
import { periodsIn, withFigures } from '../figures.js';
import { anyOf, words, wordsBeside } from '../whole-words.js';

/**
 * Waiting for an answer that has no time, and who may not leave. Each is a class: who, what, and under which
 * condition, in any order; and what sounds like it and is none.
 */

/* Accepted some day. */
const ANSWER =
  '(?:decision|answer|reply|response|review|approval|acceptance|inspection|testing|checks?|feedback|comments?)';
const ATSAKYMAS = '(?:sprendim|atsakym|patvirtin|pritar|priėm|priim|patikr|peržiūr|pastab)\\p{L}*';
const NO_TIME_TO_ACCEPT = anyOf(
  wordsBeside(
    [
      'no (?:time|limit|deadline|period)|client (?:is|shall be) not (?:bound|limited|subject)|client (?:may|can) (?:take|at any time)',
    ],
    `no (?:time )?(?:limit|limits|deadline|period|time) (?:\\p{L}+ ){0,3}(?:for|on|to|by) (?:its |the |the client's |client's |such |giving |this |that ){0,3}${ANSWER}`,
    `(?:the )?client (?:is|shall be) not (?:bound|limited|subject) (?:by|to) (?:any|a) (?:time limit|deadline|period) [^.;]{0,40}(?:${ANSWER}|accept|approve|review|decide)`,
    `(?:the )?client (?:may|can) (?:take (?:as long as|as much time as|whatever time) [^.;]{0,30}|at any time, without limit of time, )(?:to )?(?:accept|approve|review|decide|inspect|test|needs|wishes|likes)`,
  ),
  wordsBeside(
    ['termin|laik', 'nenustat|neribo|netaiko|nėra'],
    `${ATSAKYMAS} (?:[^.;]{0,30} )?(?:termin|laik)\\p{L}* (?:yra )?(?:nenustat|neribo|netaiko|nėra)\\p{L}*`,
    `(?:termin|laik)\\p{L}* (?:[^.;]{0,20} )?${ATSAKYMAS} (?:[^.;]{0,20} )?(?:yra )?(?:nenustat|neribo|netaiko)\\p{L}*`,
  ),
);
const OF_WORK = /(?<!\p{L})(?:accept|approv|deliver|review|inspect|priėm|priim|patvirtin|perdav)/u;
const TIME_AFTER_ALL = words('provider|paslaugų teikėj\\p{L}+|unless|except|išskyrus|nebent');

/** Whether the client has no time within which to say whether it takes the work; `before`: what the sentence is about. */
export const isAcceptedSomeDay = (plain: string, before: string): boolean =>
  NO_TIME_TO_ACCEPT.test(plain) && OF_WORK.test(`${before} ${plain}`) && !TIME_AFTER_ALL.test(plain);

/* Leaving. */
const DEAL =
  '(?:(?:this|the|any|each) )?(?:agreement|contract|engagement|assignment|cooperation|order|services?)';
const STAYS_BUT_FOR = anyOf(
  wordsBeside(
    ['provider (?:may|can|shall be entitled|is entitled)', 'only|solely|exclusively'],
    `provider (?:may|can|shall be entitled to|is entitled to) (?:\\p{L}+ )?(?:terminate|end|cancel|leave|withdraw from) (?:${DEAL} )?(?:\\p{L}+ )?(?:only|solely|exclusively) (?:for|if|with|where|upon|in|on|by)`,
    `provider (?:may|can) (?:only|solely) (?:terminate|end|cancel|leave|withdraw from) (?:${DEAL} )?(?:for|if|with|where|upon|in|on)`,
  ),
  wordsBeside(
    ['tik', 'nutraukti|atsisakyti'],
    'paslaugų teikėj(?:as|a) (?:[\\p{L},]+ ){0,3}(?:gali|turi teisę) (?:[\\p{L},]+ ){0,4}(?:nutraukti|atsisakyti) (?:[\\p{L},]+ ){0,3}tik(?! įspėj)|paslaugų teikėj(?:as|a) tik (?:[\\p{L},]+ ){0,6}(?:gali|turi teisę) (?:[\\p{L},]+ ){0,3}(?:nutraukti|atsisakyti)',
  ),
);
/** With notice, which everybody gives, is no bar. */
const LEAVES_WITH_NOTICE = words(
  '(?:only|solely) (?:with|by|on|upon) (?:[^.;]{0,30} )?(?:notice|writing)|įspėj\\p{L}+|raštu|neither|both|client and',
);

/** Whether the one who works may leave for a grave reason or with leave only. */
export const isBoundToStay = (plain: string): boolean =>
  STAYS_BUT_FOR.test(plain) && !LEAVES_WITH_NOTICE.test(plain);

/* Reviewed for long. */
const CLIENT_LOOKS = words(
  'client (?:shall |will |may |must |has to |can )?(?:reviews?|examines?|checks?|inspects?|tests?|evaluates?|assess(?:es)?|verif(?:y|ies)|comments? on|accepts?|approves?|(?:gives?|sends?|provides?|makes?) (?:its )?(?:comments|feedback|remarks))',
  'client (?:has|shall have|is given|takes?) (?:[^.;]{0,30} )?(?:to (?:review|examine|check|inspect|test|evaluate|assess|verify|accept|approve|comment)|for (?:its )?(?:review|inspection|testing|acceptance))',
  'klientas (?:[^.;]{0,60} )?(?:patikrina|patikrins|tikrina|peržiūri|peržiūrės|įvertina|įvertins|apžiūri|išbando|priima|priims|patvirtina|(?:pateikia|pareiškia|išsako) (?:\\p{L}+ )?pastab\\p{L}+)',
  'klientas turi (?:[^.;]{0,40} )?(?:patikrinti|peržiūrėti|įvertinti|apžiūrėti|išbandyti|priimti|patvirtinti)',
);
const OF_NO_WORK = words(
  'if (?:the )?client (?:thinks?|finds)|invoices?|pays?|paid|payments?|payable|offers?|quot(?:e|es|ations?)|estimates?|proposals?|change (?:orders?|requests?)|amendments?|records?|accounts?|books|warrant\\p{L}*|hidden|latent|provider (?:has|have|shall|will|must|may)|years?|expenses?|sąskait\\p{L}+|(?:su|ap)?mok\\p{L}+|pasiūlym\\p{L}+|sąmat\\p{L}+|garantij\\p{L}+|paslėpt\\p{L}+|met(?:us|ų|ai)|išlaid\\p{L}+|paslaugų teikėj(?:as|a) (?:turi|privalo|gali)|užsakym\\p{L}+|(?:pa)?keitim\\p{L}+',
);
/** Calendar days. */
const LONG_REVIEW = 30;
const NAMED_BEFORE = lean(
  /(?<!\p{L})(?:within|has|have|in|given|takes?|up to|no later than|over|per|turi|iki|ne vėliau kaip per)(?: (?:a|the|its|maximum|period|of|next|up to)){0,4} ?$/u,
);

/** Whether the client has a month or more to look at the work. */
export const isReviewedLong = (plain: string): boolean =>
  !OF_NO_WORK.test(plain) &&
  periodsIn(withFigures(plain)).some(
    ({ days, before, after }) =>
      days >= LONG_REVIEW &&
      NAMED_BEFORE.test(before) &&
      CLIENT_LOOKS.test(`${before.slice(before.lastIndexOf(';') + 1)}${after.split(';')[0] ?? ''}`),
  );
