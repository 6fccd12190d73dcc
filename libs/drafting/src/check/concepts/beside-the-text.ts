import { sayingIn } from './wordings.js';

/**
 * What cannot be read off the text that is signed: an original that lies with the client, a measure that is its own habit, and a day in the
 * year on which alone the contract can be stopped; and the use of the work to teach machines.
 */

/* The original. */
const TEXT_EN = '(?:original|version|text|copy|counterpart|wording|document|edition)';
const COUNTS_EN =
  '(?:prevails?|governs?|controls?|decides?|is (?:\\p{L}+ )?(?:decisive|binding|authoritative|valid)|determines?|(?:determined|decided|governed) by|takes? precedence|counts?|applies|shall apply)';
const TEXT_LT = '(?:egzempliori|original|tekst|versij|variant|redakcij)\\p{L}+';
const COUNTS_LT =
  '(?:lemia|lems|viršesn\\p{L}+|pirmenyb\\p{L}+|vadovaujam\\p{L}+|galioja|galios|remiam\\p{L}+|nustato|privalom\\p{L}+|taikom\\p{L}+|laikom\\p{L}+ (?:autentišk|teising|pagrindin)\\p{L}+)';

/** Whether not this text counts, but another that the client has. */
export const isBehindOtherText = sayingIn(
  {
    stem: /translation|original|version|edition|counterpart/,
    said: [
      `${TEXT_EN} (?:[^.;]{0,50} )?(?:held|kept|stored|retained|filed|deposited|lodged|signed) (?:[^.;]{0,20} )?(?:by|with|at|in) (?:the )?client(?:'s [^.;]{0,40})?`,
      `client's (?:own )?(?:\\p{L}+ )?(?:original|${TEXT_EN} in (?:the )?\\p{L}+)`,
      `${TEXT_EN} in (?:the )?client's (?:possession|files|archives?|records|legal department)`,
      `${TEXT_EN} (?:[^.;]{0,30} )?which (?:the )?client (?:holds?|keeps?|has)`,
    ],
    and: [
      COUNTS_EN,
      'translation|translated|language|original|(?:in )?(?:german|dutch|french|english|polish|russian|swedish|danish|norwegian|finnish|latvian|estonian|italian|spanish|lithuanian|chinese|japanese)',
    ],
    unless: [
      'attached|annexed|enclosed|appended|both (?:parties|sides)|each party (?:has|holds|keeps|receives)|provider (?:\\p{L}+ ){0,3}(?:receiv|has read|got|keeps)\\p{L}*|copy to (?:the )?provider|not|photographs?|files?|invoices?|source',
    ],
  },
  {
    stem: /egzempliori|original|vertim|redakcij|versij|variant|tekst/,
    said: [
      `kliento (?:turim|saugom|laikom|pasirašyt|patvirtint)\\p{L}+ (?:\\p{L}+ ){0,2}${TEXT_LT}`,
      `${TEXT_LT},? (?:[^.;]{0,40} )?(?:kur(?:į|ią|is|i) )?(?:saugo|saugom|turi|turim|laiko|laikom)\\p{L}* (?:[^.;]{0,20} )?(?:klientas|kliento|pas klientą|klient\\p{L}+ archyv\\p{L}+)`,
      `pas klientą (?:[^.;]{0,20} )?(?:saugom|esant|laikom)\\p{L}+ (?:\\p{L}+ ){0,2}${TEXT_LT}`,
      `kliento (?:\\p{L}+ )?(?:archyve|teisės skyriuje|byloje) (?:\\p{L}+ )?(?:saugom|esant|laikom)\\p{L}+ (?:\\p{L}+ ){0,2}${TEXT_LT}`,
    ],
    and: [COUNTS_LT, 'vertim\\p{L}+|kalb\\p{L}+|original\\p{L}+|\\p{L}+(?:išk|iet)\\p{L}+'],
    unless: [
      'pridė(?:t|d)\\p{L}+|pridedam\\p{L}+|abi(?:em|ejų)? šal\\p{L}+|abi šalys|kiekviena šalis|paslaugų teikėj(?:as|a|ui|ai) (?:[^.;]{0,30} )?(?:gav|gauna|susipažin|įteik)\\p{L}*|nuotrauk\\p{L}+|fail\\p{L}+|sąskait\\p{L}+',
    ],
  },
);

/** Whether the work is measured by what is known inside the client's house alone. */
export const isMeasuredByHabit = sayingIn(
  {
    stem: /require|standard|criteri|expect|quality|principle|guideline|values|level/,
    said: [
      "(?:requirements?|standards?|criteria|expectations?|quality|principles?|guidelines?|values|levels?)(?: [^.;]{0,50})?,? as (?:(?:they|it|these|those|that|is|are|this) ){0,2}(?:generally |usually |customarily |commonly |currently )?(?:understood|interpreted|applied|construed|perceived|known|practised|practiced|seen) (?:from time to time |internally )?(?:by|in|within|at|among|throughout) (?:the )?(?:client|group|client's)",
      "(?:in accordance with|according to|to|meets?|satisf\\p{L}+|match(?:es)?) (?:the )?(?:client's|group's|group) (?:usual |customary |unwritten |internal |established |own )+(?:practices?|customs?|understanding|standards?|habits?|expectations?)",
    ],
    unless: [
      "as (?:set out|described|listed|written|stated|laid down|specified|contained)|(?:attached|annexed|enclosed|appended|handed over|copy)|not|published|iso|wcag|provider's",
    ],
  },
  {
    stem: /reikalavim|standart|kriterij|lūkes|princip|kokyb|gair|vertyb|lyg/,
    said: [
      '(?:reikalavim|standart|kriterij|lūkes[čt]|princip|kokyb|gair|vertyb|lyg)\\p{L}+(?: [^.;,]{0,40})?,? kaip (?:jie|jos|juos|jas|jį|ją|tai|ji|jis) (?:yra )?(?:įprast\\p{L}+ )?(?:suprantam|taikom|aiškinam|supranta|aiškina|taiko|suvokia|suvokiam|vertina|vertinam)\\p{L}* (?:[^.;]{0,20} )?(?:klient|grup|prakti|vid)\\p{L}+',
      '(?:pagal|atitik\\p{L}*|atitink\\p{L}*|laikantis|laikosi) (?:[^.;]{0,20} )?(?:grupės|kliento|kliento grupės) (?:\\p{L}+ )?(?:nusistovėjusi|įprast|vidin|nerašyt|susiklosčiusi)\\p{L}+ (?:\\p{L}+ ){0,2}(?:praktik|supratim|tvark|standart|reikalavim|lūkes|kokyb)\\p{L}+',
    ],
    unless: [
      'priede (?:nurodyt|išdėstyt|pateikt|apraš|išvardy)\\p{L}+|pridė(?:t|d)\\p{L}+|pridedam\\p{L}+|išvardyt\\p{L}+|aprašyt\\p{L}+|ne|neprivalo|iso|wcag|paskelbt\\p{L}+',
    ],
  },
);

/* The window. */
const GOES_ON_EN =
  '(?:renew\\p{L}*|extend\\p{L}*|prolong\\p{L}*|continu\\p{L}+|at a time|(?:further|successive|another|additional) (?:\\p{L}+ )?(?:years?|terms?|periods?|months))';
const GOES_ON_LT =
  '(?:pratęs\\p{L}+|prasitęs\\p{L}+|atsinauj\\p{L}+|atnaujin\\p{L}+|galioja toliau|toliau galioja)';

/** Whether a contract that goes on by itself can be stopped only within a few days or weeks of its term. */
export const isStoppedInAWindow = sayingIn(
  {
    stem: /renew|extend|prolong|continu|at a time|further|successive|another/,
    said: [
      '(?:not|no) (?:earlier|sooner|more) than [^.;]{1,60},? (?:and|nor|or|but) (?:not |no )?(?:later|less) than',
      '(?:between|during|in|within|in the course of) (?:the )?(?:\\p{L}+ )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|last|final|penultimate|calendar)(?: \\p{L}+)? (?:month|week|days|fortnight)s? (?:before|prior to|preceding|of (?:each|every|the))',
      '(?:only|solely|exclusively) (?:in|during|within|between) (?:[^.;]{0,40} )?(?:month|week|days|fortnight|january|february|march|april|june|july|august|september|october|november|december)',
    ],
    and: [
      GOES_ON_EN,
      'unless|notice|object\\p{L}*|terminat\\p{L}*|cancel\\p{L}*|stop\\p{L}*|end(?:s|ed)?|says|opt',
    ],
    unless: [
      'by (?:written )?agreement|both parties agree|or at any (?:other )?time|at any time|licen[cs]es?|domain|insurance|not renew\\p{L}* (?:itself|automatically)',
    ],
  },
  {
    stem: /pratęs|prasitęs|atsinauj|atnaujin|toliau/,
    said: [
      'ne anksčiau (?:kaip|nei|negu) [^.;]{1,60},? (?:ir|bet|tačiau) ne vėliau (?:kaip|nei|negu)',
      '(?:tik )?(?:pirm|antr|treči|ketvirt|penkt|šešt|septint|aštunt|devint|dešimt|vienuolikt|paskutin|priešpaskutin)\\p{L}+ (?:\\p{L}+ )?(?:mėnes|savait)\\p{L}+ (?:\\p{L}+ ){0,2}(?:prieš|iki|iš)',
      'tik (?:per |nuo )?(?:[^.;]{0,30} )?(?:sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio|paskutin\\p{L}+|pirm\\p{L}+)(?: \\p{L}+)? (?:mėnes|savait|dien|\\d)\\p{L}*',
    ],
    and: [
      GOES_ON_LT,
      'neb?ent|jei\\p{L}*|praneš\\p{L}+|nutrauk\\p{L}+|atsisak\\p{L}+|prieštar\\p{L}+|sustabd\\p{L}+',
    ],
    unless: [
      'abi šalys|susitar\\p{L}+|bet kada|bet kuriuo metu|licencij\\p{L}+|domen\\p{L}+|draudim\\p{L}+|nesavaime|savaime ne\\p{L}+|nepratęs\\p{L}+',
    ],
  },
);

/** Whether the client may teach machines with the work. */
export const isTeachingMachines = sayingIn(
  {
    stem: /train|teach|fine-?tun|machine learning/,
    said: [
      '(?:train|training|teach|teaching|fine-?tun\\p{L}+)(?:,? (?:and |or )?[\\p{L}-]+){0,5},? (?:[\\p{L}-]+ )?(?:ai|artificial|models?|algorithms?|systems?|networks?|generators?|machines?|software|machine learning)(?!\\p{L})',
      '(?:ai|artificial intelligence|machine[- ]learning|language|generative|neural)(?: [\\p{L}-]+){0,3} (?:training|be trained|trained)',
    ],
    and: ['client|rights?|licen[cs]e|assign\\p{L}*|transfer\\p{L}*|us(?:e|ed|es)|employ(?:s|ed)?'],
    unless: [
      "not|\\p{L}+n't|never|no|without|only (?:if|with|where|after)|unless|subject to|consent\\p{L}*|separate\\p{L}*|agree[sd]? on|staff|employees|users?|people|team|personnel|colleagues|teachers?|pupils?|students?|labels?|annotat\\p{L}+|workshops?|training (?:sessions?|materials?|of (?:the )?client)|in the use of|how to",
    ],
  },
  {
    stem: /mokyti|mokym|apmoky|treniruo/,
    said: [
      '(?:mokyti|apmokyti|mokymui|apmokymui|mokymo|treniruoti|treniravimui)(?: [\\p{L},]+){0,5} (?:dirbtin\\p{L}+|di|algoritm\\p{L}+|model\\p{L}+|sistem\\p{L}+|neuronin\\p{L}+|generator\\p{L}+|įrank\\p{L}+)',
      '(?:dirbtin\\p{L}+ intelekt\\p{L}+|di|mašinin\\p{L}+|kalbos|generatyv\\p{L}+|neuronin\\p{L}+)(?: \\p{L}+){0,3} (?:mokyti|apmokyti|mokymui|apmokymui|mokymo|apmokymo|treniruoti)',
    ],
    and: ['klient\\p{L}+|teis\\p{L}+|naudo\\p{L}+|licencij\\p{L}+'],
    unless: [
      'ne|nei|negali|nenaudo\\p{L}+|nesuteik\\p{L}+|neperduod\\p{L}+|neperleid\\p{L}+|draudžiam\\p{L}+|neleidžiam\\p{L}+|tik|nebent|sutik\\p{L}+|atskir\\p{L}+|susitar\\p{L}+|be paslaugų teikėj\\p{L}+|darbuotoj\\p{L}+|naudotoj\\p{L}+|komand\\p{L}+|žmon\\p{L}+|kaip naudo\\p{L}+',
    ],
  },
);
