import { lean } from '../../reading/letters.js';

/**
 * What fair contracts say in the words of a defect: a court that may forbid instead of a sum that is owed, staff instead of customers,
 * taxes that each side pays for itself, a notice that counts once it has come.
 */
const FORBIDDEN_BY_COURT = lean(
  /(?<!\p{L})(?:irreparabl\p{L}+|injuncti\p{L}+|equitable relief|nepataisom\p{L}+|neatitaisom\p{L}+|laikin\p{L}+ apsaugos priemon\p{L}+)(?!\p{L})/u,
);
const SUM_OWED = lean(
  /(?<!\p{L})(?:penalt\p{L}+|fines?|fined|liquidated|pays?|owes?|forfeit\p{L}*|sums?|baud\p{L}+|delspinig\p{L}+|netesyb\p{L}+|(?:su)?mok(?:a|ėti|ės)|sum(?:a|ą|os)|eur|usd|gbp)(?!\p{L})|[€$£]/u,
);
/** A breach that money does not mend is no sum for a breach. */
export const isOfNoSum = (plain: string): boolean => FORBIDDEN_BY_COURT.test(plain) && !SUM_OWED.test(plain);

const STAFF =
  '(?:personnel|staff|employees?|workers?|team members?|darbuotoj\\p{L}+|personal(?:o|ą|ui)|komandos nari\\p{L}+)';
const CUSTOMERS =
  '(?:customers?|clients|contacts?|suppliers?|accounts?|business partners?|prospects?|pirkėj\\p{L}+|klient(?:ų|ais|us|ams)|kontakt\\p{L}+|tiekėj\\p{L}+|partneri\\p{L}+)';
/** Who must not be lured away is the staff, and nobody whom the client sells to. */
export const OF_STAFF_ALONE = lean(
  new RegExp(`^(?!.*(?<!\\p{L})${CUSTOMERS}(?!\\p{L})).*(?<!\\p{L})${STAFF}(?!\\p{L})`, 'su'),
);

const NOT_WITHHELD = lean(
  /(?<!\p{L})(?:(?:not|nor|neither|no) (?:[^.;]{0,40} )?(?:with(?:hold|held)|deduct(?:ed)?)|neišskai\p{L}+|neišskait\p{L}+)(?!\p{L})/u,
);
const OF_PAY = lean(
  /(?<!\p{L})(?:payroll|income|social|own|self-employ\p{L}+|employment|unemployment|provider's|on (?:its|his|her|their) (?:\p{L}+ )?income|gyventojų pajam\p{L}+|gpm|pajam\p{L}+|sodr\p{L}+|socialini\p{L}+|savo)(?!\p{L})/u,
);
/** That the client keeps no tax of the worker back, and pays none, is what a self-employed one expects. */
export const isUntaxedPay = (plain: string): boolean => NOT_WITHHELD.test(plain) && OF_PAY.test(plain);

const HAS_COME = lean(
  /(?<!\p{L})(?:(?:up)?on (?:[^.;]{0,30} )?(?:receipt|delivery|transmission)|(?:when|once|if|date|day) (?:[^.;]{0,30} )?(?:received|delivered)|(?:business|working|two|three|2|3|\d{1,2}) days? after (?:it is |being |the )?(?:sent|sending|mailing|mailed|dispatch\p{L}*|posting|posted)|(?:jį |jo )?(?:gavimo|gavus|gauna|gautas|gautu|įteik\p{L}+))(?!\p{L})/u,
);
const BY_MAIL_TOO = lean(
  /(?<!\p{L})(?:e-?mails?|electronic\p{L}*|el\.? pašt\p{L}+|elektronin\p{L}+)(?!\p{L})/u,
);
const TRAPS = lean(
  /(?<!\p{L})(?:only|not|never|void|invalid|unless|whether or not|even if|regardless|immediately|at once|provider (?:shall|must|may)|client may|tik|vien|ne(?!t)\p{L}+|net jei\p{L}*|nepriklausomai|iškart|iš karto|tą pačią akimirką)(?!\p{L})/u,
);
/** E-mail is enough and counts once it has come, or after days, for whoever sends it. */
export const isNoticeThatCame = (plain: string): boolean =>
  HAS_COME.test(plain) && BY_MAIL_TOO.test(plain) && !TRAPS.test(plain);

const SECRETS = lean(
  /(?<!\p{L})(?:information|secrets?|confiden\p{L}+|data|informacij\p{L}+|paslapt\p{L}+|konfidencial\p{L}+|duomen\p{L}+)(?!\p{L})/u,
);
const MONEY = lean(
  /(?<!\p{L})(?:pa(?:y|id)\p{L}*|fees?|sums?|amounts?|price|invoic\p{L}*|balance|instal\p{L}*|remunerat\p{L}*|percent|deposit|(?:su|ap|iš)?mok\p{L}+|atlyg\p{L}+|kain\p{L}+|sąskait\p{L}+|sum(?:a|ą|os|ų)|proc\p{L}*|dal(?:is|į|ies))(?!\p{L})|%/u,
);
/** Information that is kept, and no money. */
export const isOfSecretsKept = (plain: string): boolean => SECRETS.test(plain) && !MONEY.test(plain);

const SHARE_OF_PRICE = lean(/\d\W{0,3}%/u);
const IN_KIND = lean(
  /(?<!\p{L})(?:shares|stock|equity|options?|goods|vouchers?|credits?|products?|exposure|barter|revenue|profits?|tokens?|crypto\p{L}*|akcij\p{L}+|prek(?:ė|es|ių|ėmis)|čeki\p{L}+|kupon\p{L}+|mainais|pajam\p{L}+|pelno|reklam\p{L}+|žinomum\p{L}+)(?!\p{L})/u,
);
/** A share of the price itself. */
export const isShareOfPrice = (plain: string): boolean => SHARE_OF_PRICE.test(plain) && !IN_KIND.test(plain);

const OFFER = lean(
  /(?<!\p{L})(?:(?:provider's|accepted|attached|enclosed|signed) (?:\p{L}+ )?(?:proposal|quote|quotation|offer|estimate)|(?:proposal|quote|quotation|offer|estimate) (?:(?:of|from|by) (?:the )?provider|no\.? ?[\p{L}-]{0,6}\d)|(?:kom\.|komercin\p{L}+|paslaugų teikėj\p{L}+) pasiūlym\p{L}+)(?!\p{L})/u,
);
const TERMS_BESIDE = lean(
  /(?<!\p{L})(?:(?:general|standard|client's) (?:\p{L}+ )?(?:terms|conditions)|polic(?:y|ies)|manuals?|codes?|bendr\p{L}+ (?:\p{L}+ )?sąlyg\p{L}+|taisykl\p{L}+|tvark\p{L}+|politik\p{L}+)(?!\p{L})/u,
);
/** Another paper that is part of the contract: an offer is known to the one who made it. */
export const isOwnOffer = (plain: string): boolean => OFFER.test(plain) && !TERMS_BESIDE.test(plain);

const OWN_FAULT = lean(
  /(?<!\p{L})(?:provider (?:\p{L}+ ){0,3}(?:responsible|liable|answers?|answerable|accountable) (?:\p{L}+ )?for (?:(?:the|any|all|its|his|her|own) ){0,3}(?:errors?|mistakes?|defects?|faults?|omissions?|bugs?)|paslaugų teikėj(?:as|a) (?:\p{L}+ ){0,2}atsako už (?:\p{L}+ ){0,2}(?:klaid|trūkum|netikslum|neapsižiūrėjim|praleidim)\p{L}+|atlygin\p{L}* (?:\p{L}+ ){0,4}(?:tik )?iki (?:\p{L}+ ){0,6}sumos)/u,
);
const OF_OTHERS = lean(
  /(?<!\p{L})(?:others?|another|third|else|sub-?contract\p{L}*|any(?:one|body)|every(?:one|body)|whoever|staff|employees|personnel|crew|suppliers?|host\p{L}*|platform\p{L}*|servers?|firms?|contractors?|client's (?:own )?(?:staff|systems?|data|materials?|instructions?)|supplied by|kit(?:as|i|ų|us|iems|ais|o|am|ą|a|os|oms)|treči\p{L}*|tretie\p{L}*|subrang\p{L}*|darbuotoj\p{L}*|tiekėj\p{L}*|platform\p{L}*|priegl\p{L}*|partner\p{L}*|pasitelk\p{L}*|asmen\p{L}*|rangov\p{L}*|kliento (?:\p{L}+ )?(?:sistem|duomen|medžiag|nurodym|personal)\p{L}*)(?!\p{L})/u,
);
/** Whether one answers for what one did oneself: nobody else is spoken of. */
export const isForOwnFault = (plain: string): boolean => OWN_FAULT.test(plain) && !OF_OTHERS.test(plain);

const AT_ANY_TIME = lean(
  /(?<!\p{L})(?:at any (?:time|moment)|(?:for|without) (?:any )?(?:cause|reason)|for (?:its )?convenience|bet kada|bet kuriuo metu|nenurod\p{L}+ priežas\p{L}+|be priežasties)(?!\p{L})/u,
);
const BROKEN = lean(
  /(?<!\p{L})(?:breach|default|fail|violat|infring|neglect|non-?(?:compl|perform)|late(?!\p{L})|delay|miss(?:es|ed|ing)?(?!\p{L})|defect|error|mistake|fault|slip|overlook|deviat|depart|unsatisf|dissatisf|unhappy|poor|slow|complain|(?:does|do|did|has|have|is|are)(?: not|n't)(?!\p{L})|contrar|contraven|disregard|pažei|nevykd|neįvykd|neatlie|neatlik|vėl|pavėl|uždel|trūkum|klaid|netinkam|nesilaik|nukryp|kalt|nusiženg|praleid|netenkin|nepatenk|skund|prieštar|nekokyb)/u,
);
/** Whether the contract is ended at any time, and nothing that was broken is spoken of. */
export const isEndedForNothing = (plain: string): boolean => AT_ANY_TIME.test(plain) && !BROKEN.test(plain);
