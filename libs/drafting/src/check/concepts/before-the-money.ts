import { anyOf, words, wordsBeside } from '../whole-words.js';

/** Rights that pass before the money has come, and money that waits until something is accepted. Each is a class as in `quiet-burdens.ts`. */

/* Rights. */
const RIGHTS =
  '(?:rights?|title|ownership|copyrights?|intellectual property)(?! to (?:use|end|terminate|suspend))';
const GO =
  '(?:pass(?:es)?|vests?|belongs?|transfers?|(?:is|are|be) (?:\\p{L}+ )?(?:assigned|transferred)|becomes? (?:the )?property)';
const MADE = '(?:delivered|handed over|supplied|made|created|completed|written|finished)';
const AT_ONCE = `(?:(?:up)?on (?:(?:their|its|the|each) )?(?:delivery|creation|completion|hand-?over)|(?:when|as soon as|once|as|from the moment)(?: [^.;,]{0,40})? (?:is|are|has been|have been) ${MADE}|(?:at|from) the (?:time|moment) of (?:their |its )?(?:delivery|creation|completion|hand-?over))`;
const TEISES = '(?:teis(?:ė|ės)|nuosavyb(?:ė|ės teisė))';
const PEREINA = '(?:pereina|perduodam\\p{L}+|perleidžiam\\p{L}+|priklauso|atitenka)';
const IS_KARTO =
  '(?:(?:juos|jį|jas|ją|rezultat\\p{L}+|kūrin\\p{L}+|darb\\p{L}+|vertim\\p{L}+) (?:perdavus|pateikus|sukūrus)|(?:juos |jį |jas |ją )?(?:perdavus|pateikus|sukūrus) (?:juos|jį|jas|ją|rezultat\\p{L}+|kūrin\\p{L}+|darb\\p{L}+|vertim\\p{L}+)|kartu su (?:[^.;,]{0,30} )?(?:rezultat|kūrin|darb|vertim)\\p{L}+|nuo (?:\\p{L}+ ){0,2}(?:perdavimo|pateikimo|sukūrimo)|(?:perdavimo|pateikimo|sukūrimo) (?:metu|dieną|momentu)|kai (?:jie|jis|jos|ji|[^.;,]{0,30}) (?:perduodam|pateikiam|sukuriam)\\p{L}+)';
const PASSED = anyOf(
  wordsBeside(
    [
      'client',
      'right|title|ownership|copyright|owner|property',
      'deliver|creat|complet|hand|made|written|finished|supplied',
    ],
    `${RIGHTS} (?:[^.;]{0,120} )?${GO} (?:[^.;]{0,30} )?client (?:[^.;]{0,40} )?${AT_ONCE}`,
    `${AT_ONCE},? (?:[^.;]{0,60} )?${RIGHTS} (?:[^.;]{0,80} )?${GO} (?:[^.;]{0,30} )?client`,
    `client (?:\\p{L}+ )?(?:becomes|is) the owner of (?:[^.;]{0,60} )?${AT_ONCE}`,
  ),
  wordsBeside(
    ['klient', 'teis|nuosavyb|savinink', 'perdav|perduod|pateik|sukūr|sukur'],
    `${TEISES} (?:[^.;]{0,120} )?${PEREINA} (?:[^.;]{0,20} )?klientui (?:[^.;]{0,40} )?${IS_KARTO}`,
    `${TEISES} (?:[^.;]{0,80} )?klientui ${PEREINA} (?:[^.;]{0,40} )?${IS_KARTO}`,
    `klientas tampa (?:[^.;]{0,60} )?savinink\\p{L}+,? (?:[^.;]{0,40} )?${IS_KARTO}`,
  ),
);
/** When it is paid, or used only; and what the client had, or what a law or a contract gives. */
const PASSED_FAIRLY = words(
  "pa(?:y|ys|id|yment|yments|yable)|fees?|price|licen[cs]e[sd]?|risk|goods|not|remains?|retains?|until then (?:[^.;]{0,20} )?provider|subject to|supplied by (?:the )?client|client's (?:own )?(?:materials?|data|content)|\\p{L}*mok(?:a|ė|am|ėj|ėt)\\p{L}*|kain\\p{L}+|atlyg\\p{L}+|licenc\\p{L}+|rizik\\p{L}+|lieka|nepereina|neperduodam\\p{L}+|kliento (?:pateikt|turėt)\\p{L}+|pagal (?:šią )?sutart\\p{L}+",
);

/** Whether the rights pass as soon as the work is made or handed over, and nothing is said of its price. */
export const isPassedUnpaid = (plain: string): boolean => PASSED.test(plain) && !PASSED_FAIRLY.test(plain);

/* Money. */
const ACCEPTED = '(?:accept|approv|sign(?:s|ed)? off)\\p{L}*';
const NOTHING_DUE =
  '(?:nothing|no (?:part of (?:the )?(?:fees?|price|remuneration)|payments?|fees?|sums?|amounts?|money|remuneration)) (?:is|are|shall be|will be|becomes?|falls?) (?:payable|due|paid|owed)|client (?:shall |will )?(?:pays?|owes?) (?:nothing|no (?:fees?|money|part of (?:the )?(?:fees?|price)))';
const PRIIMTA = '(?:ne)?(?:priim|priėm|patvirtin)\\p{L}*';
const NIEKO =
  '(?:(?:niekas|nieko|jok\\p{L}+ (?:kainos |atlygio )?(?:dal|mokėjim|sum|atlyg|išmok)\\p{L}+) (?:\\p{L}+ )?(?:ne(?:su|ap|iš)?mok(?:a|am|ėt|ės)\\p{L}*|neatliekam\\p{L}+|nevykdom\\p{L}+|nepriklauso)|(?:kaina|atlygis|užmokestis|honoraras) ne(?:su|ap|iš)?mok(?:a|am)\\p{L}*)';
const WAITS = anyOf(
  wordsBeside(
    ['nothing|no ', 'before|until|unless|prior', 'accept|approv|sign'],
    `(?:${NOTHING_DUE}) (?:[^.;]{0,30} )?(?:before|until|unless|prior to) (?:[^.;]{0,80} )?${ACCEPTED}`,
    `(?:before|until|unless) [^.;]{0,80}(?<= )${ACCEPTED}(?: [^.;,]{0,30})?,? (?:${NOTHING_DUE})`,
  ),
  wordsBeside(
    ['(?<!\\p{L})(?:kol|iki|nebent|tik)(?!\\p{L})', PRIIMTA, 'mok|atlygis|neatliekam|nevykdom'],
    `${NIEKO}(?: [^.;,]{0,20})?,? (?:tol, kol|kol|iki|nebent) (?:[^.;]{0,80} )?${PRIIMTA}`,
    `(?:kol|iki) (?:[^.;]{0,80} )?${PRIIMTA}(?: [^.;,]{0,40})?,? (?:[^.;,]{0,30} )?${NIEKO}`,
    `(?:kaina|atlygis|užmokestis|honoraras) (?:[^.;,]{0,20} )?(?:su|ap|iš)?mokam\\p{L}+ tik (?:galutinai )?(?:priėmus|patvirtinus) (?:visus|visas|visą|paskutin|galutin)\\p{L}*`,
  ),
);
/** Accepted by silence, of each part for itself, or besides what was paid before. */
const WAITS_FAIRLY = words(
  'deemed|silence|days|expenses?|bonus\\p{L}*|advance|deposit|balance|remain\\p{L}*|rest|further|additional|extra|invoice (?:has been |is )?(?:accepted|approved)|for (?:an?|any|each|every|the|that) \\p{L}+ (?:before|until) (?:it|that|the same)|tyl\\p{L}*|(?:ne)?laikom\\p{L}+|dien\\p{L}+|išlaid\\p{L}+|premij\\p{L}+|avans\\p{L}+|likut\\p{L}+|likus\\p{L}+|už (?:kiekvien|kurį|kurią|jį|ją)\\p{L}*',
);

/** Whether nothing is paid before something has been accepted that need not be accepted by any day. */
export const isUnpaidUntilAccepted = (plain: string): boolean =>
  WAITS.test(plain) && !WAITS_FAIRLY.test(plain);
