import { anyOf, words, wordsBeside } from '../whole-words.js';

/**
 * Nothing is paid before the work. Whoever writes that names an advance, and the reader has mostly seen one named where it has to be paid
 * back.
 */
const ADVANCE =
  '(?:advances?|deposits?|down ?payments?|pre-?payments?|retainers?|(?:advance|upfront|up-front) (?:payments?|fees?))';
const AVANSAS =
  '(?:avans(?:as|o|ai|ų|inis mokėjimas|iniai mokėjimai|inių mokėjimų|inio mokėjimo)|išankstin(?:is|iai|io|ių) (?:ap)?mokėjim(?:as|ai|o|ų))';
const IS_PAID = '(?:paid|due|payable|required|owed|made|given|agreed|provided|foreseen)';
const NOT_PAID =
  '(?:nenumat(?:yt\\p{L}+|om\\p{L}+)|netaikom\\p{L}+|nemokam\\p{L}+|neskiriam\\p{L}+|nereikalaujam\\p{L}+)';

const NO_ADVANCE = anyOf(
  wordsBeside(
    ['advance|deposit|payment|retainer|front', 'no |not |nothing|without'],
    `no (?:\\p{L}+ )?${ADVANCE} (?:or (?:\\p{L}+ )?\\p{L}+ )?(?:(?:is|are|shall be|will be|has to be) )?(?:\\p{L}+ )?${IS_PAID}`,
    `there (?:is|shall be|will be) no ${ADVANCE}(?= ?[.,;]|$)`,
    `(?:nothing|no (?:\\p{L}+ )?(?:payment|amount|sum|part of the (?:price|fee))) (?:is|shall be|will be|becomes) ${IS_PAID} (?:up ?front|up-front|in advance|beforehand|before (?:the )?(?:work|services?|start|delivery|completion))`,
    `client (?:shall |will |does |is )?(?:not (?:\\p{L}+ )?(?:pay|owe|make)|pays?|owes?|makes?) (?:any |an? |no )(?:\\p{L}+ )?${ADVANCE}`,
  ),
  wordsBeside(
    ['avans|išankstin', 'nenumat|netaik|nemok|nėra|neskir|nereik|nesumoka|be '],
    `${AVANSAS} (?:\\p{L}+ ){0,2}${NOT_PAID}`,
    `${AVANSAS} (?:\\p{L}+ ){0,2}nėra(?= ?[.,;]|$| numat| mokam| taikom)`,
    `(?:nėra|${NOT_PAID}) (?:jok\\p{L}+ )?${AVANSAS}`,
    `klientas (?:\\p{L}+ ){0,3}(?:nemoka|nesumoka|neprivalo mokėti) (?:\\p{L}+ ){0,2}${AVANSAS}|klientas (?:\\p{L}+ ){0,3}${AVANSAS} (?:\\p{L}+ ){0,2}(?:nemoka|nesumoka)`,
    `(?:dirba\\p{L}*|atliek\\p{L}+|mokama?|sumoka\\p{L}*) be (?:jok\\p{L}+ )?${AVANSAS}|be (?:jok\\p{L}+ )?${AVANSAS} (?:dirba|atliek)\\p{L}+`,
  ),
);
/** Of an advance that there is, or of a notice that is given in advance. */
const OF_ANOTHER = words(
  '(?:pays? ?back|paid back|repa\\p{L}+|refund\\p{L}*|return\\p{L}*|notice|until|unless|if|where|once|because|since)',
  'client (?:shall |will |does |is )?pays? (?:any|an?) (?:\\p{L}+ )?(?:advance|deposit|down|pre|retainer|up)\\p{L}*',
  '(?:negrąžin|grąžin)\\p{L}*|kol|jei|jeigu|kai|nebent|prieš|daugiau nei|išskyrus',
);

/** Whether the sentence says that the one who works gets nothing before the work. */
export const isWithoutAdvance = (plain: string): boolean => NO_ADVANCE.test(plain) && !OF_ANOTHER.test(plain);
