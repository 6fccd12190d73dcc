import type { Side } from '../../terms/terms.js';
import { isOfOneLaw } from '../typed/countries.js';
import { changedAlone, endsSomething, isChangeOnly } from './changes.js';
import { isSmallADay, PROVIDER_PAYS } from './figures.js';
import { isTakenOffAlone, isTakenOffFairly, isUnpaidInACase } from './falling-pay.js';
import {
  isEndedForNothing,
  isForOwnFault,
  isNoticeThatCame,
  isOfNoSum,
  isOfSecretsKept,
  isOwnOffer,
  isShareOfPrice,
  isUntaxedPay,
  OF_STAFF_ALONE,
} from './fair-words.js';
import {
  isBackFromWhoLeaves,
  isBilledMonthly,
  isClientsOwnRisk,
  isForGraveConduct,
  isOnlyWhatItCost,
  isOwnErrorWithinTwoYears,
  isRefusedForWhatWasAgreed,
  isStoppedForSafety,
  isUntilItIsThere,
} from './fair-reasons.js';
import { isFineOfClientToo } from './fines.js';
import { isLeftOut } from './given-up.js';
import { lean, leanSource } from '../../reading/letters.js';
import { isTolerance } from './more-for-the-price.js';
import { isPaidAllTheSame, isPaidWhateverOthersPay } from './paid-by-others.js';
import { isOfNoWork } from './refused-by-silence.js';
import { SAID_OTHERWISE } from './said-otherwise.js';
import {
  isAnsweredByClient,
  isFreeToLeave,
  isHastePaid,
  isKeptByClient,
  isLimitLifted,
  isNothingClaimed,
  isOnlyWithConsent,
  isOwnTaxes,
  isPaidAfterAcceptance,
  isShownForOneThing,
  isTimeAtRest,
} from './who-does-it.js';

/**
 * Whom a wording burdens. The reader knows what a defect sounds like better than whose it is: what binds the client alone, both sides
 * alike, or nobody yet, is no defect for the one who works, however much it sounds like one.
 */
const PROVIDER = 'provider|paslaugų teikėj\\p{L}{1,3}';
const CLIENT = 'client|klient\\p{L}{1,3}';
const SIDE = new RegExp(leanSource(`(?<!\\p{L})(?:(${PROVIDER})|(?:${CLIENT}))(?!\\p{L})`), 'gu');

/** The side that is named last before a place. */
function lastSide(plain: string, before: number): Side | undefined {
  let last: Side | undefined;
  for (const { 1: provider, index } of plain.matchAll(SIDE)) {
    if (index >= before) break;
    last = provider === undefined ? 'client' : 'provider';
  }
  return last;
}

/** Whether of all that is done in these words the client does everything. */
function isOfTheClient(plain: string, acts: RegExp): boolean {
  /* In Lithuanian who acts may stand behind: „kompensuoja paslaugų teikėjas“. */
  if (/(?<!\p{L})paslaugų teikėjas(?!\p{L})/u.test(plain)) return false;
  const doers = [...plain.matchAll(acts)].map(({ index }) => lastSide(plain, index));
  return doers.length > 0 && doers.every((doer) => doer === 'client');
}

const INDEMNIFIES = lean(
  /(?<!\p{L})(?:indemnif(?:y|ies)|holds? (?:\p{L}+ ){0,3}harmless|reimburses? (?:\p{L}+ ){0,3}for (?:all|any)|atlygin(?:a|s|ti)|kompensuo(?:ja|s|ti))(?!\p{L})/gu,
);
const PENALTY = lean(
  /(?<!\p{L})(?:penalt\p{L}*|fines?|liquidated|damages|baud\p{L}*|delspinig\p{L}*|netesyb\p{L}*)(?!\p{L})/u,
);
const PAYS = lean(/(?<!\p{L})(?:pays?|owes?|(?:su)?mok(?:a|ėti|ės))(?!\p{L})/gu);
const CLIENT_MAY_NOT_HAND_OVER = lean(
  /(?<!\p{L})(?:client (?:\p{L}+ ){0,2}(?:not|cannot|can't|never) (?:\p{L}+ ){0,3}(?:assign|transfer)|klientas (?:\p{L}+ ){0,3}(?:neperduoda|neperleidžia|negali (?:\p{L}+ ){0,3}(?:perduoti|perleisti)))(?!\p{L})/u,
);
const ONLY_IF_PROVIDER_AGREES = new RegExp(
  leanSource(
    `(?:without (?:the )?provider(?:'s)? (?:\\p{L}+ ){0,3}(?:consent|permission|approval)|be (?:išankstinio |rašytinio |raštiško ){0,2}paslaugų teikėjo (?:\\p{L}+ ){0,2}sutikimo)`,
  ),
  'u',
);
const CLIENT_MAY = lean(
  /(?<!\p{L})(?:client (?:\p{L}+ ){0,2}may(?! not)|klientas (?:\p{L}+ ){0,4}gali)(?!\p{L})/u,
);
const STAYS_WITH_PROVIDER = lean(
  /(?<!\p{L})(?:provider (?:\p{L}+ ){0,2}(?:retains?|keeps?|owns?|reserves?)|(?:remains?|stays?|is|are|be|reverts?|returns?) (?:\p{L}+ ){0,4}(?:property of|with|owned by|to) (?:the )?provider|(?:lieka|išlieka|priklauso) paslaugų teikėjui|paslaugų teikėjas (?:pasilieka|išsaugo|išlaiko))(?!\p{L})/u,
);
const PASSES_ON = lean(
  /(?<!\p{L})(?:assign\p{L}*|transfer\p{L}*|convey\p{L}*|pass(?:es)?|vest\p{L}*|perduo\p{L}*|perlei\p{L}*|pereina)(?!\p{L})/u,
);
const AFTER_PAYMENT = lean(
  /(?<!\p{L})(?:(?:up)?on (?:\p{L}+ ){0,3}payment|payment of (?:all|the full|every)|(?:once|when|after) (?:\p{L}+ ){0,5}(?:paid|payment)|(?:tik |kai |po to, kai )?(?:sumokėj|apmokėj|gavus)\p{L}* (?:\p{L}+ ){0,3}(?:kainą|atlyg\p{L}*|apmokėjim\p{L}*))/u,
);
const WHATEVER_IS_PAID = lean(
  /(?<!\p{L})(?:whether or not|regardless|irrespective|before|not (?:\p{L}+ ){0,3}(?:depend|condition|subject)\p{L}*|nepriklausomai|nesvarbu|iki|net)(?!\p{L})/u,
);
const OF_BOTH = lean(
  /(?<!\p{L})(?:(?:provider and client|client and provider) (?:each|both)|each (?:party|of the parties|side)|both (?:parties|sides|of us)|(?:either|neither) (?:party|side|of us)|(?:and|but) so (?:can|may|do|does) (?:i|we|you|the other|(?:the )?(?:provider|client))|any party|mutual(?:ly)?|abi šalys|kiekviena šalis|nė viena šalis|(?:bet kuri|kiekviena iš) (?:iš )?šali\p{L}{1,2}|(?:bet |kuri )?(?:kuri|nors|kiekviena|abi|nė viena) pus(?:ė|ės)|kuri nors šalis|(?:goes|applies|counts|true) for (?:us|client(?:'s)?(?: \p{L}+)?) (?:as well as|too|as much as|and) (?:you|provider)?|(?:bet kuri|kiekviena|abi) šalis|(?:bet kurios|kiekvienos|abiejų) šali(?:es|ų)|(?:aš|mes|jūs|ir (?:paslaugų teikėjas|klientas)) (?:taip pat|irgi)|abipus\p{L}*)(?!\p{L})/u,
);
const BUT = lean(
  /(?<!\p{L})(?:but|except|however|save|unless|only|provided that|tačiau|bet(?! kur)|išskyrus|nors|o klientas)(?!\p{L})/u,
);
const ONLY_THEN = lean(/(?<!\p{L})(?:tik|ne anksčiau)(?!\p{L})/u);
const IF = lean(/(?<!\p{L})(?:if|while|where|jei|jeigu|o klientas)(?!\p{L})/u);
const OF_CLIENT_TOO = lean(
  /(?<!\p{L})(?:property of (?:the )?client|(?:priklauso|lieka) (?:\p{L}+ ){0,3}klientui)(?!\p{L})/u,
);
const DEFINES = /^[^"“„”]{0,12}["“„][^"“”]{2,60}["”“] (?:\([^)]{2,40}\) )?(?:means?|shall mean|reiškia|-|–)/u;
const BINDS = lean(
  /(?<!\p{L})(?:shall|will|must|may|agrees?|undertakes?|privalo|turi|gali|įsipareigoja)(?!\p{L})/u,
);
const MENDS_FAULTS = lean(
  /(?<!\p{L})(?:(?:fix|correct|repair|remed)\p{L}* (?:\p{L}+ ){0,3}(?:bugs?|defects?|errors?|faults?)|(?:ištaiso|taiso|šalina|pašalina) (?:\p{L}+ ){0,3}(?:klaid|trūkum|defekt)\p{L}*)(?!\p{L})/u,
);
const BY_LAW = lean(
  /(?<!\p{L})(?:statutory|(?:required|prescribed) by (?:\p{L}+ )?law|įstatym\p{L}* (?:nustat|reikalau|numat)\p{L}*)(?!\p{L})/u,
);
const GIVES_REASONS = lean(
  /(?<!\p{L})(?:(?:shall|must|will|has to) (?:[\p{L}]+ ){0,4}(?:grounds|reasons?|detail\p{L}*)|(?:privalo|turi) (?:\p{L}+ ){0,3}(?:nurodyti|motyvuoti|pagrįsti))(?!\p{L})/u,
);
const PROVIDER_MAY_STOP = lean(
  /(?<!\p{L})(?:provider (?:may|can|is entitled to|has the right to) (?:\p{L}+ ){0,3}(?:suspend|stop|pause)|turi teisę (?:su|pri)?stabdyti (?:paslaug|darb)\p{L}*)(?!\p{L})/u,
);
const NEGOTIATED = lean(
  /(?<!\p{L})(?:negotiat\p{L}*|amicabl\p{L}*|good faith|deryb\p{L}*|taikiai|geranorišk\p{L}*)(?!\p{L})/u,
);
const FINAL = lean(
  /(?<!\p{L})(?:not|never|only|final|binding|waives?|no|negali|tik|vien|galutin\p{L}*|atsisako)(?!\p{L})/u,
);

const CHARGED = lean(
  /(?<!\p{L})(?:provider (?:\p{L}+ ){0,6}(?:charges?|bills?|invoices?)|(?:charged|billed) (?:to (?:the )?client|at|for|separately|extra|additionally|hourly)|(?:quoted|agreed|paid|estimated) (?:separately|additionally|in advance)|additional(?:ly)? (?:charge|fee|cost)s?|laikom\p{L}* papildom\p{L}*|apmok\p{L}* papildomai|papildomai (?:apmok|sutar|susitar|mokam|aptar)\p{L}*|atskirai (?:apmok|sutar|susitar|derin|aptar|įkain)\p{L}*)(?!\p{L})/u,
);
const AT_NO_CHARGE = lean(
  /(?<!\p{L})(?:no (?:\p{L}+ )?(?:charge|fee|cost)|without|free|not (?:\p{L}+ ){0,3}(?:charge|bill|invoice)\p{L}*|(?:nemokam|neatlygin)\p{L}*(?! ne)|be papildom\p{L}*|ne(?:apmok|įkain)\p{L}*|nemoka(?!m)\p{L}*)(?!\p{L})/u,
);
const NOT_REFUNDED = lean(
  /(?<!\p{L})(?:non-?refundable|not (?:be )?(?:refund\p{L}*|returned)|negrąžin\p{L}*)(?!\p{L})/u,
);
const PROMISES_NOTHING = lean(
  /(?<!\p{L})(?:(?:does|do|can|could|will|shall)(?: not|not|n't) (?:\p{L}+ ){0,3}(?:guarantee|warrant|promise|ensure|be (?:liable|responsible))|makes? no (?:\p{L}+ )?(?:guarantee|warrant|promise)\p{L}*|no (?:guarantee|warranty)|not (?:necessarily|guaranteed)|difficult|impossible|as is|negarantuoja|neužtikrina|negali garantuoti)(?!\p{L})/u,
);
const CAPS_PROVIDER = lean(
  /(?<!\p{L})provider(?:'s)? (?:(?:total|aggregate|entire|maximum|overall) )?(?:liability|liable) (?:(?!not (?:be )?(?:limited|capped))\p{L}+ ){0,6}(?:exceed|limited|capped|more than)|in no event (?:shall|will) provider(?!\p{L})|provider (?:\p{L}+ ){0,2}(?:(?:shall|will|can|is|are) not (?:be )?(?:\p{L}+ )?(?:liable|responsible)|(?:accepts?|has|have|bears?) no (?:liability|responsibility)|cannot (?:be held|accept) (?:\p{L}+ )?(?:liab|respons)\p{L}*)/u,
);
const NOT_THIS = lean(
  /(?<!\p{L})(?:(?:does|do|shall|will) not (?:\p{L}+ ){0,2}(?:apply|extend|include|cover)|exclud(?:es|ing)|other than|except(?:ing)? for|netaikom\p{L}*|neapima|išskyrus)(?!\p{L})/u,
);
const WHO_ASKS_PAYS = lean(
  /(?<!\p{L})(?:(?:for the account of|(?:borne|paid) by|at the (?:cost|expense) of) (?:the )?(?:requesting party|party (?:requesting|that requests|who requests)))(?!\p{L})/u,
);
const PROVIDER_MAY = lean(
  /(?<!\p{L})(?:provider (?:\p{L}+ ){0,2}(?:may|can|is entitled to|has the right to|reserves? the right)(?! not| only)|paslaugų teikėjas (?:\p{L}+ ){0,3}(?:gali|turi teisę))(?!\p{L})/u,
);
const AS_AMENDED = lean(
  /(?<!\p{L})as (?:may be |the same may be )?(?:amended|modified|supplemented|restated|revised|in effect|in force)(?:[ ,]+(?:and|or|amended|modified|supplemented|restated|revised|otherwise|further))*(?: from time to time)?/u,
);
const CHANGES = lean(
  /(?<!\p{L})(?:chang\p{L}*|amend\p{L}*|modif\p{L}*|vary|varies|updat\p{L}*|revis\p{L}*|adjust\p{L}*|replac\p{L}*|alter\p{L}*|new (?:version|terms|policies|edition)|keič\p{L}*|pakei\p{L}*|pakeis\p{L}*|keis\p{L}*|atnaujin\p{L}*|koreg\p{L}*|pakoreg\p{L}*|papild\p{L}*|nauj\p{L}*|post\p{L}*|publish\p{L}*|paskelb\p{L}*|skelbia\p{L}*)(?!\p{L})/u,
);

const ANSWERS_FOR = lean(
  /(?<!\p{L})(?:compensates?|reimburses?|(?:is|be|remains?) (?:\p{L}+ )?(?:liable|responsible)|bears?|atlygina|atlyginti|atsako|padengia|kompensuoja)(?!\p{L})/gu,
);
const PROVIDER_DOES_NOT_ANSWER = lean(
  /(?<!\p{L})(?:provider (?:\p{L}+ ){0,2}(?:not|never) (?:be )?(?:\p{L}+ )?(?:liable|responsible|compensate)|paslaugų teikėjas (?:\p{L}+ ){0,3}(?:neatlygina|neatsako|nekompensuoja|nepadengia))(?!\p{L})/u,
);
const OF_CLIENTS_LIABILITY = lean(
  /(?<!\p{L})(?:client's (?:\p{L}+ ){0,2}liability|liability of (?:the )?client|kliento (?:\p{L}+ ){0,2}atsakomyb\p{L}*)(?!\p{L})/u,
);
const OF_PROVIDERS_LIABILITY = lean(
  /(?<!\p{L})(?:provider's (?:\p{L}+ ){0,2}liability|liability of (?:the )?provider|paslaugų teikėjo (?:\p{L}+ ){0,2}atsakomyb\p{L}*)(?!\p{L})/u,
);
/** One law by its name, which nobody chooses later. */
const NAMES_LAW = lean(
  /(?<!\p{L})(?:taikoma \p{L}+(?:ijos|os|ės|io|ų) (?:respublikos )?(?:teisė|įstatymai)|governed by (?:the )?(?:laws? of|\p{L}+ law)|\p{L}+ law applies)(?!\p{L})/u,
);
const CHOOSES = lean(
  /(?<!\p{L})(?:client|klient\p{L}+|choos\p{L}*|chosen|choice|select\p{L}*|elect\p{L}*|option\p{L}*|discretion|decid\p{L}*|determin\p{L}*|designat\p{L}*|nominat\p{L}*|substitut\p{L}*|pasirink\p{L}*|rink\p{L}*|renk\p{L}*|parink\p{L}*|nuožiūr\p{L}*|nurod\p{L}*|patog\p{L}*|or|arba|ar)(?!\p{L})/u,
);
/** What is never paid is not paid late. */
const NOTHING_OWED = lean(
  /^[\d.\s]*(?:nothing is (?:owed|due|paid|payable)|no (?:fee|payment) is (?:owed|due|payable)|niekas nemokama)(?!\p{L})(?!.*(?:until|before|iki|kol))/u,
);
/** The price that stays, and not the day. */
const OF_THE_FEE = lean(
  /(?<!\p{L})(?:fees?|price|remuneration|kaina|kainos|kainą|atlyg\p{L}+|honorar\p{L}+)(?!\p{L})/u,
);
const OF_TIME = lean(
  /\d|(?<!\p{L})(?:time\p{L}*|dat\p{L}+|days?|weeks?|months?|deadlines?|schedule\p{L}*|milestones?|delivery|completion|late\p{L}*|extend\p{L}*|extension\p{L}*|postpon\p{L}*|due|when|launch|termin\p{L}+|laik\p{L}+|dien\p{L}+|savait\p{L}+|mėnes\p{L}+|grafik\p{L}+|pabaig\p{L}+|etap\p{L}+|vėl\p{L}+|pratęs\p{L}+|nukel\p{L}+|atid\p{L}+|iki)(?!\p{L})/u,
);
const DAYS_MOVE = lean(
  /(?<!\p{L})(?:(?:dates?|deadlines?|schedules?|time) (?:\p{L}+ ){0,3}(?:is|are|be) (?:\p{L}+ )?(?:adjusted|extended|moved|postponed|changed|agreed)|termin(?:as|ai) (?:\p{L}+ ){0,3}(?:pratęsi|keiči|perskaičiuoj|nukeli|koreguoj|derin|sutari)am\p{L}*)(?!\p{L})/u,
);
/** A power that the client does not have. */
const CLIENT_MAY_NOT = lean(
  /(?<!\p{L})(?:client (?:may not|cannot|can't|has no right to|is not entitled to)(?! be| pay| owe)|klientas (?:\p{L}+ ){0,3}(?:negali|neturi teisės|neturi galimybės))(?!\p{L})/u,
);
const FORBIDS = lean(
  /(?<!\p{L})(?:not|no|never|cannot|only|unless|without|tik|draudžiama|be|ne\p{L}{3,})(?!\p{L})/u,
);
const IS_PAID = lean(
  /(?<!\p{L})(?:pays?|paid|payment|payable|falls? due|(?:su|ap)?mok(?:a|am\p{L}+|ėti|ės|ėjim\p{L}+))(?!\p{L})/u,
);
/** What a payment is counted from, and the invoice that is looked at before it. */
const PAID_FROM = lean(
  /(?<!\p{L})(?:(?:after|upon|on|of|from|following|once|when) (?:(?!for )\p{L}+ ){0,6}(?:acceptance|accepted|approval|approved)(?: and (?:accepted|approved))?|for (?:accepted|approved) \p{L}+|(?:reviews?|checks?) (?:the |its |each )?invoices?|(?:nuo|po|kai|gavus|už) (?:(?!klient)[\p{L},]+[ -–]){0,6}(?:priėm|priim|patvirtin)\p{L}*(?:[-–]\p{L}+)?|(?:priėm|patvirtin)(?:us|ęs|usi)|(?:pa)?tikrina sąskait\p{L}+)(?!\p{L})/gu,
);
const LOOKS_AT = lean(
  /(?<!\p{L})(?:review\p{L}*|accept\p{L}*|approv\p{L}*|test\p{L}*|inspect\p{L}*|check\p{L}*|comment\p{L}*|reject\p{L}*|examin\p{L}*|feedback|respon\p{L}*|priim\p{L}*|priėm\p{L}*|tikrin\p{L}*|patikrin\p{L}*|vertin\p{L}*|įvertin\p{L}*|pastab\p{L}*|derin\p{L}*|suderin\p{L}*|patvirtin\p{L}*|atsak\p{L}*|apžiūr\p{L}*|peržiūr\p{L}*|bando\p{L}*|išbando\p{L}*)(?!\p{L})/u,
);

const NAMES_PROVIDER = new RegExp(leanSource(`(?<!\\p{L})(?:${PROVIDER})(?!\\p{L})`), 'u');

/** Something is done to the result, and nothing to the contract. */
const REJECTS = lean(
  /(?<!\p{L})(?:reject\p{L}*|refus\p{L}*|declin\p{L}*|turn(?:s|ed)? down|nepriim(?!t(?:ą|as|a|o|os|us|ų|am))\p{L}*|nepriėm\p{L}*|atmes\p{L}*|atmet\p{L}*)(?!\p{L})/u,
);

/** Of one question alone another law decides. */
const LAW_OF_A_PART = lean(
  /(?<!\p{L})(?:(?:law|laws) (?:shall |will )?appl(?:y|ies) (?:only|solely) (?:to|for)|only (?:to|for) (?:questions|matters|issues) of|means the law on personal data|privacy laws? of|privatumo teisės aktai|teisė taikoma tik (?!ši|sutar))/u,
);

/** „Klientas, įspėjęs prieš 60 dienų; Paslaugų teikėjas, įspėjęs prieš tiek pat laiko“. */
const AS_LONG = lean(
  /(?<!\p{L})(?:(?:on|with|by giving) the same notice|prieš tiek pat (?:laiko|dienų))(?!\p{L})/u,
);

/** A duty or a ban that nothing is paid for: the price is another matter. */
const UNPAID_DUTY = lean(
  /(?<!\p{L})(?:(?:for|in respect of|in return for|in consideration of) (?:(?:this|these|such|the|that|observing|keeping|of) ){1,3}(?:\p{L}+ )?(?:restrictions?|covenants?|undertakings?|obligations?|commitments?|prohibitions?|dut(?:y|ies)|non-compet\p{L}+)|(?:this|such|the) (?:\p{L}+ )?(?:restriction|covenant|undertaking|obligation|commitment) is (?:not|without)|už (?:(?:šį|šią|šiuos|šias|tokį|tokią|tokius|minėt\p{L}+|nurodyt\p{L}+) )?(?:\p{L}+ )?(?:įsipareigojim|apribojim|pareig|draudim|susilaikym|nekonkurav)\p{L}+)(?!\p{L})/u,
);
const DECIDED_BY_MORE = lean(
  /(?<!\p{L})(?:šalys (?:kartu|bendrai|bendru)|(?:nepriklausom|paskirt)\p{L}+ ekspert\p{L}+|parties (?:jointly|together)|(?:independent|neutral|appointed) expert)(?!\p{L})/u,
);
const OWN_LAWYERS = lean(
  /(?<!\p{L})(?:provider (?:\p{L}+ )?(?:pays?|bears?) (?:its|his|her) own|paslaugų teikėj(?:as|a) (?:pats |pati )?(?:moka|apmoka|padengia) savo)(?!\p{L})/u,
);
const HOPED_FOR = lean(
  /(?<!\p{L})(?:client (?:expects|hopes|aims|intends|plans)|klientas (?:tikisi|siekia|planuoja|ketina))(?!\p{L})/u,
);
const PAID_AS_IT_COMES = lean(
  /(?<!\p{L})(?:(?:is|are|be) (?:paid|charged|billed|invoiced) (?:at|by|per|according)|(?:apmoka|apmokam|mokam)\p{L}* (?:[^.;]{0,20} )?(?:po|pagal|už))(?!\p{L})/u,
);
const CLIENT_DOES = lean(
  /(?<!\p{L})(?:client (?:\p{L}+ ){0,2}(?:carries out|performs?|handles?|does)|klientas (?:\p{L}+ ){0,2}(?:atlieka|vykdo|daro))(?!\p{L})/u,
);
const STILL_PAID = lean(
  /(?<!\p{L})(?:(?:is|are|be) (?:still|nevertheless|anyway) (?:be )?(?:paid|payable)|still (?:be )?paid|(?:vis tiek|bet kuriuo atveju|laiku) (?:ap|su)?mokam\p{L}*|(?:ap|su)?mokam\p{L}* (?:vis tiek|bet kuriuo atveju))(?!\p{L})/u,
);
/** What was not done for the money goes back, and no more. */
const NOT_EARNED = lean(
  /(?<!\p{L})(?:unearned|unused|undelivered|pro rata|not (?:yet )?(?:been )?(?:delivered|done|performed|earned|used|provided)|neatlikt\p{L}+|nepanaudot\p{L}+|neuždirbt\p{L}+|nesuteikt\p{L}+|proporcing\p{L}+)(?!\p{L})/u,
);
const NO_RIGHT = lean(
  /(?<!\p{L})(?:no (?:right|licen[cs]e|permission)|(?:teisė|licencija|leidimas) [^.;]{0,60}(?:nesuteikiam|neperduodam|neperleidžiam)\p{L}+)(?!\p{L})/u,
);
const OF_THE_CONTRACT = lean(
  /(?<!\p{L})(?:sutart(?!yje)|teis[eėių]|pareig|reikalavim|įsipareig|prievol|perlei|agreement|contract(?!or)|rights?|obligation|claim|assign|transfer|dut(?:y|ies))/u,
);
const MAY_BE_EXCEEDED = lean(
  /(?<!\p{L})(?:(?:may|can)(?! not) (?:be exceeded|exceed|go (?:over|beyond))|gali(?:ma)? (?:būti )?(?:viršij|viršy)\p{L}*|(?:viršij|viršy)\p{L}* (?:galima|gali))/u,
);
/** Said without a "not": the one who works does work for others. */
const WORKS_FOR_OTHERS = lean(
  /(?<!\p{L})(?:provider (?:\p{L}+ ){0,4}(?:works?|provides?|renders?|performs?|offers?) (?:[^.;]{0,40} )?(?:for|to) (?:\p{L}+ )?(?:others?|other (?:clients|customers|persons|companies)|competitors|anybody|anyone)|paslaugų teikėj(?:as|a) (?:[^.;]{0,60} )?(?:teikia|teiks|dirba|dirbs|aptarnauja|aptarnaus) (?:[^.;]{0,30} )?(?:kit(?:iems|oms|ai|am)|konkurent\p{L}+|bet kam|visiems))(?!\p{L})/u,
);
const BARS = lean(
  /(?<!\p{L})(?:not|no|never|cannot|only|unless|without|tik|draudžiama|be|nei|ne\p{L}*)(?!\p{L})/u,
);
const LEAVES_FREE = lean(
  /(?<!\p{L})(?:(?:not|nothing|neither) (?:[^.;]{0,20} )?(?:prevents?|restricts?|bars?|stops?|limits?|affects?) (?:the )?provider|(?:leaves?|remains?|stays?|is) (?:the )?(?:provider )?free to|unfair(?:ly)?|(?:netrukdo|nedraudžia|neriboja|nevaržo) paslaugų teikėj\p{L}+|paslaugų teikėj\p{L}+ (?:teisė|galimybė) [^.;]{0,40}(?:nerib|nevarž)\p{L}+|nesąžining\p{L}+)(?!\p{L})/u,
);
const IF_PROVIDER_AGREES = lean(
  /(?<!\p{L})(?:(?:only|tik|unless|until|nebent|jei|jeigu|if|when) [^.;]{0,60}(?:provider (?:\p{L}+ ){0,3}(?:agree|consent|accept|approve)\p{L}*|provider's (?:\p{L}+ ){0,2}(?:consent|agreement|approval)|paslaugų teikėj(?:ui|ai) (?:\p{L}+ )?(?:su|pri)(?:tik|tar)(?:us|ant)|paslaugų teikėj(?:o|os) (?:\p{L}+ ){0,2}sutikim\p{L}+|paslaugų teikėj(?:as|a) (?:\p{L}+ )?(?:su)?t(?:inka|iko))|paslaugų teikėj(?:ui|ai) (?:\p{L}+ )?sutikus|be paslaugų teikėj(?:o|os) (?:\p{L}+ )?sutikimo)(?!\p{L})/u,
);
const BINDS_NOT = lean(
  /(?<!\p{L})(?:no [^.;]{0,40}(?:restrict\p{L}*|oblig\p{L}+|dut(?:y|ies)|ban) (?:binds?|appl(?:y|ies)|surviv\p{L}+)|(?:is|are) (?:not|no longer) bound|nesaisto|nebesaisto|nevaržo|nebevaržo)(?!\p{L})/u,
);

const OF_A_PERIOD = lean(
  /\d|(?<!\p{L})(?:days?|weeks?|months?|years?|dien|savait|mėnes|met(?:ai|us|ų)(?!\p{L}))/u,
);
/** Who sends no invoice is not paid: nobody else's money is waited for. */
const INVOICE_CAME = lean(
  /(?<!\p{L})(?:invoices? (?:has been |have been |is |are )?received|(?:receipt of|receives?|received) (?:\p{L}+ ){0,3}invoices?|(?:ne)?gau(?:t|n)\p{L}* (?:\p{L}+ ){0,2}sąskait\p{L}+|sąskait\p{L}+ (?:ne)?gau(?:t|n|s)\p{L}*)(?!\p{L})/u,
);
const MONEY_CAME = lean(
  /(?<!\p{L})(?:receiv|receipt|collect|customer|third|investor|sponsor|funds|funding|grants?(?!\p{L})|owner|end[- ]client|tranche|financ|sold|(?<!ne)gau(?:t|s|n|ti)|pirkėj|užsakov|trečia|investuoto|rėmė|lėš|finans|įplauk|pardu)/u,
);
const KEEPS_BACK = lean(
  /(?<!\p{L})(?:withh|deduct|sets? off|set-off|retain|keep|suspend|refus|disput|sulaik|išskai|įskait|atsisak|užlaik|nemokėti|gali)/u,
);
const MENDS_WORK = lean(
  /(?<!\p{L})(?:redo(?:es|ne|ing)?|rework\p{L}*|revis\p{L}*|correct\p{L}*|amend\p{L}*|repair\p{L}*|remed\p{L}*|perdar\p{L}*|perdirb\p{L}*|(?:pa|iš)?tais(?:o|om|yt|ys)\p{L}*)(?!\p{L})/u,
);
const OF_MATERIAL = lean(
  /(?<!\p{L})(?:materials?|information|data|content|access|inputs?|documents?|obtain\p{L}*|collect\p{L}*|gather\p{L}*|procur\p{L}*|medžiag\p{L}+|informacij\p{L}+|duomen\p{L}+|prieig\p{L}+|dokument\p{L}+|surink\p{L}+|susirink\p{L}+|gau(?:na|ti)|įsigy\p{L}+|pasirūpin\p{L}+)(?!\p{L})/u,
);
const CLIENT_CORRECTS = lean(
  /^[\d.\s]*(?:(?:the )?client (?:shall|will|must|has to|undertakes to) (?:\p{L}+ )?(?:correct|revise|amend|update|redo)|klientas (?:\p{L}+ ){0,2}(?:(?:pa|iš)?taiso|koreguoja|tikslina)) (?:its|his|her|own|savo)(?!\p{L})/u,
);

type Test = (plain: string) => boolean;
const definesOnly: Test = (plain) => DEFINES.test(plain) && !BINDS.test(plain);
const staysOrWaits: Test = (plain) =>
  (STAYS_WITH_PROVIDER.test(plain) && !PASSES_ON.test(plain)) ||
  (AFTER_PAYMENT.test(plain) && !WHATEVER_IS_PAID.test(plain));

/** When a defect that is suspected burdens nobody who works. */
const HARMLESS: readonly (readonly [RegExp, Test])[] = [
  [/^indemnity\./, (plain) => isOfTheClient(plain, INDEMNIFIES)],
  [/^liquidated-damages\./, (plain) => PENALTY.test(plain) && isOfTheClient(plain, PAYS)],
  [
    /^assignment\.one-sided$/,
    (plain) =>
      CLIENT_MAY_NOT_HAND_OVER.test(plain) ||
      (ONLY_IF_PROVIDER_AGREES.test(plain) && !CLIENT_MAY.test(plain)),
  ],
  [/^ip-ownership\.before-payment$/, (plain) => definesOnly(plain) || staysOrWaits(plain)],
  [
    /^(?:ip-ownership\.(?:no-assignment|swept-in)|kill-fee\.provider-pays)$/,
    (plain) => STAYS_WITH_PROVIDER.test(plain) && !OF_CLIENT_TOO.test(plain),
  ],
  [/^(?:confidentiality\.one-way|exclusivity\.non-compete)$/, definesOnly],
  [
    /^(?!liability-cap).+\.(?:one-way|one-sided|client-only|unequal-notice)$/,
    (plain) => OF_BOTH.test(plain) && !BUT.test(plain),
  ],
  [
    /^(?:change-control\.(?:free|client-decides)|fees\.below-effort|handover\.free-help|site-rules\.free-maintenance|amendments\.unilateral)$/,
    (plain) => CHARGED.test(plain) && !AT_NO_CHARGE.test(plain),
  ],
  [/^change-control\.free$/, (plain) => MENDS_FAULTS.test(plain)],
  [/^deposit\.refund/, (plain) => NOT_REFUNDED.test(plain)],
  [/^(?:provider-warranties\.|scope\.any-tasks$)/, (plain) => PROMISES_NOTHING.test(plain)],
  [
    /^liability-cap\.(?:one-way|unlimited)$/,
    (plain) => CAPS_PROVIDER.test(plain) && !/client(?:'s)? (?:total )?liab/u.test(plain),
  ],
  [/^ip-ownership\.future-works$/, (plain) => NOT_THIS.test(plain)],
  [
    /^liability-cap\.(?:unlimited|for-others|presumed)$/,
    (plain) => isOfTheClient(plain, ANSWERS_FOR) || PROVIDER_DOES_NOT_ANSWER.test(plain),
  ],
  [
    /^liability-cap\.high$/,
    (plain) => OF_CLIENTS_LIABILITY.test(plain) && !OF_PROVIDERS_LIABILITY.test(plain),
  ],
  [
    /^(?:amendments\.unilateral|fees\.client-may-cut|change-control\.client-decides|invoicing\.withhold|timeline\.client-sets|termination-convenience\.(?:client-only|no-notice))$/,
    (plain) => CLIENT_MAY_NOT.test(plain) && !CLIENT_MAY.test(plain),
  ],
  [
    /^(?:exclusivity\.(?:only-client|non-compete)|subcontracting\.ban|credit-portfolio\.ban)$/,
    (plain) =>
      (PROVIDER_MAY.test(plain) && !FORBIDS.test(plain)) ||
      (WORKS_FOR_OTHERS.test(plain) && !BARS.test(plain)),
  ],
  [/^exclusivity\.non-compete$/, (plain) => OF_BOTH.test(plain) && LEAVES_FREE.test(plain)],
  [/^(?:term\.survives|exclusivity\.non-compete)$/, (plain) => BINDS_NOT.test(plain)],
  [
    /^(?:term\.(?:lock-in|auto-renewal)|change-control\.(?:free|no-time)|timeline\.no-extension)$/,
    (plain) => IF_PROVIDER_AGREES.test(plain),
  ],
  [
    /^acceptance\.long-review$/,
    (plain) => IS_PAID.test(plain) && !LOOKS_AT.test(plain.replaceAll(PAID_FROM, '')),
  ],
  [/^acceptance\.long-review$/, (plain) => PASSES_ON.test(plain) && !OF_A_PERIOD.test(plain)],
  [/^invoicing\.pay-when-paid$/, isPaidAllTheSame],
  [
    /^invoicing\.pay-when-paid$/,
    (plain) => INVOICE_CAME.test(plain) && !MONEY_CAME.test(plain.replace(INVOICE_CAME, '')),
  ],
  [/^invoicing\.withhold$/, (plain) => INVOICE_CAME.test(plain) && !KEEPS_BACK.test(plain)],
  [/^client-duties\.provider-chases$/, (plain) => MENDS_WORK.test(plain) && !OF_MATERIAL.test(plain)],
  [/^revisions\./, (plain) => CLIENT_CORRECTS.test(plain)],
  [/^fees\.(?:client-may-cut|contingent)$/, isPaidWhateverOthersPay],
  [
    /^scope\.any-tasks$/,
    (plain) => PAID_AS_IT_COMES.test(plain) || (CLIENT_DOES.test(plain) && !NAMES_PROVIDER.test(plain)),
  ],
  [/^late-payment\.token$/, (plain) => PROVIDER_PAYS.test(plain) && !isOfTheClient(plain, PAYS)],
  [/^liquidated-damages\.uncapped$/, (plain) => OF_BOTH.test(plain) && isSmallADay(plain)],
  [/^invoicing\.formalities$/, (plain) => STILL_PAID.test(plain)],
  [/^(?:fees\.clawback|deposit\.refundable)$/, (plain) => NOT_EARNED.test(plain)],
  [/^ai-tools\.training$/, (plain) => NO_RIGHT.test(plain)],
  [/^assignment\.one-sided$/, (plain) => !OF_THE_CONTRACT.test(plain)],
  [/^non-solicitation\.one-way$/, (plain) => CLIENT_MAY.test(plain) && !NAMES_PROVIDER.test(plain)],
  [/^fees\.estimate$/, (plain) => MAY_BE_EXCEEDED.test(plain)],
  [/^fees\.no-amount$/, (plain) => UNPAID_DUTY.test(plain)],
  [/^acceptance\./, isOfNoWork],
  [/^acceptance\.subjective$/, (plain) => DECIDED_BY_MORE.test(plain)],
  [/^indemnity\.legal-costs$/, (plain) => OWN_LAWYERS.test(plain)],
  [/^fees\.contingent$/, (plain) => HOPED_FOR.test(plain) && !IS_PAID.test(plain)],
  [/^audit\.costs$/, (plain) => WHO_ASKS_PAYS.test(plain)],
  [
    /^(?:termination-convenience\.(?:barred|long-notice|client-only)|ip-ownership\.no-assignment)$/,
    (plain) =>
      PROVIDER_MAY.test(plain) &&
      !CLIENT_MAY.test(plain) &&
      !BUT.test(plain) &&
      !IF.test(plain) &&
      !ONLY_THEN.test(plain),
  ],
  [/^termination-convenience\.barred$/, (plain) => !NAMES_PROVIDER.test(plain) && isOfTheClient(plain, PAYS)],
  [
    /^amendments\.unilateral$/,
    (plain) => AS_AMENDED.test(plain) && !CHANGES.test(plain.replace(AS_AMENDED, '')),
  ],
  [/^background-materials\.swept-in$/, isLeftOut],
  [/^insurance\.own-cost$/, (plain) => BY_LAW.test(plain)],
  [/^governing-law\.(?:two-laws|client-chooses)$/, isOfOneLaw],
  [/^invoicing\.long-term$/, (plain) => NOTHING_OWED.test(plain)],
  [/^governing-law\.client-chooses$/, (plain) => NAMES_LAW.test(plain) && !CHOOSES.test(plain)],
  [
    /^(?:change-control\.no-time|timeline\.no-extension)$/,
    (plain) =>
      (OF_THE_FEE.test(plain) && !OF_TIME.test(plain)) || (DAYS_MOVE.test(plain) && !FORBIDS.test(plain)),
  ],
  [/^governing-law\.foreign$/, (plain) => LAW_OF_A_PART.test(plain)],
  [/^termination-convenience\.unequal-notice$/, (plain) => AS_LONG.test(plain)],
  [/^termination-convenience\./, (plain) => isChangeOnly(plain) && changedAlone(plain) === undefined],
  [/^termination-convenience\./, (plain) => REJECTS.test(plain) && !endsSomething(plain)],
  [/^disputes\.no-court$/, (plain) => NEGOTIATED.test(plain) && !FINAL.test(plain)],
  [/^acceptance\.reject-without-reason$/, (plain) => GIVES_REASONS.test(plain)],
  [/^late-payment\.no-suspension$/, (plain) => PROVIDER_MAY_STOP.test(plain)],
  [/^(?:confidentiality\.penalty|liquidated-damages\..+)$/, isOfNoSum],
  [/^non-solicitation\.customers$/, (plain) => OF_STAFF_ALONE.test(plain) && OF_BOTH.test(plain)],
  [/^taxes\.gross-up$/, isUntaxedPay],
  [/^notices\.trap$/, isNoticeThatCame],
  [/^invoicing\.retention$/, isOfSecretsKept],
  [/^invoicing\.in-kind$/, isShareOfPrice],
  [/^entire-agreement\.unseen$/, isOwnOffer],
  [/^(?:indemnity\.(?:everything|one-way|client-fault)|liquidated-damages\.plus-damages)$/, isTakenOffAlone],
  [/^liability-cap\.for-others$/, isForOwnFault],
  [/^change-control\.free$/, isTolerance],
  [/^termination-breach\.any-breach$/, isEndedForNothing],
  [/^invoicing\.withhold$/, isTakenOffFairly],
  [/^liquidated-damages\.one-way$/, isFineOfClientToo],
  [/^fees\.no-amount$/, isUnpaidInACase],
  [/^acceptance\.reject-without-reason$/, isRefusedForWhatWasAgreed],
  [
    /^(?:termination-breach\.(?:any-breach|forfeit|no-cure|one-sided)|termination-convenience\.(?:client-only|no-notice)|ip-ownership\.swept-in|liability-cap\.one-way)$/,
    isForGraveConduct,
  ],
  [
    /^(?:liquidated-damages\.(?:automatic|one-way)|fees\.client-may-cut|timeline\.always-available)$/,
    isOnlyWhatItCost,
  ],
  [/^(?:deposit\.refundable|fees\.clawback)$/, isBackFromWhoLeaves],
  [
    /^termination-convenience\.(?:barred|client-only)$/,
    (plain) => NOT_EARNED.test(plain) && !CLIENT_MAY.test(plain),
  ],
  [/^(?:kill-fee\.pause|invoicing\.withhold)$/, isUntilItIsThere],
  [/^(?:timeline\.no-extension|termination-breach\.any-breach)$/, isStoppedForSafety],
  [/^invoicing\.at-end$/, isBilledMonthly],
  [/./, isClientsOwnRisk],
  [/^provider-warranties\.too-long$/, isOwnErrorWithinTwoYears],
  [/^confidentiality\.one-way$/, isKeptByClient],
  [
    /^(?:client-warranties\.provider-answers|client-duties\.slow-feedback|force-majeure\.one-sided)$/,
    isAnsweredByClient,
  ],
  [/^client-duties\.slow-feedback$/, isTimeAtRest],
  [/^acceptance\.open-ended$/, isPaidAfterAcceptance],
  [/^termination-convenience\.barred$/, isFreeToLeave],
  [/^(?:taxes\.gross-up|independent-status\.reclassification)$/, isOwnTaxes],
  [/^publicity\.likeness$/, isShownForOneThing],
  [/^indemnity\./, isNothingClaimed],
  [/^timeline\.asap$/, isHastePaid],
  [
    /^(?:change-control\.client-decides|amendments\.unilateral|credit-portfolio\.moral-rights)$/,
    isOnlyWithConsent,
  ],
  [/^liability-cap\.no-carve-outs$/, isLimitLifted],
  ...SAID_OTHERWISE,
];

/** Whether the words, where a defect is suspected in them, burden the client, both sides alike, or nobody. */
export const isHarmless = (defect: string, plain: string): boolean =>
  HARMLESS.some(([defects, test]) => defects.test(defect) && test(plain));
