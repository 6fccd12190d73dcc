import { anyOf, words, wordsBeside } from '../whole-words.js';

/**
 * What the one who works gives up in passing: pay for what is changed, leaving without paying for it, being named, an invoice before the
 * very end, and a cap that the client alone has. Each is a class as in `quiet-burdens.ts`.
 */

const OF_BOTH =
  'both|either (?:party|side)|each (?:party|side)|neither(?! (?:\\p{L}+ ){0,2}(?:fees?|price|remuneration))|mutual\\p{L}*|abi šalys|abiej\\p{L}+|kiekvien\\p{L}+ šal\\p{L}+|nė viena šalis';

/* Changes for nothing. */
const OF_THE_WORK =
  '(?:scope|services?|works?|specifications?|deliverables?|tasks?|brief|apimt\\p{L}+|paslaug(?:as|ų(?! teikėj))|darb(?:us|ų|ą)|užduot\\p{L}+|specifikacij\\p{L}+|rezultat\\p{L}+)';
const CLIENT_CHANGES = words(
  `client (?:\\p{L}+ ){0,3}(?:may|can|is entitled to|has the right to) (?:[^.;]{0,40} )?(?:change|modify|alter|vary|extend|expand|enlarge|amend|adjust|add to)(?: [^.;]{0,60})? ${OF_THE_WORK}`,
  "changes (?:\\p{L}+ ){0,3}(?:by|of) (?:the )?client|client's changes|changes (?:that |which )?(?:the )?client (?:asks for|requests?|orders?|makes?|wants?)",
  `(?:${OF_THE_WORK}) (?:may|can) be (?:changed|modified|altered|varied|extended|expanded|enlarged) (?:[^.;]{0,40} )?by (?:the )?client`,
  `klientas (?:[\\p{L},]+ ){0,6}(?:gali|turi teisę) (?:[^.;]{0,40} )?(?:(?:pa)?keisti|koreguoti|tikslinti|papildyti|(?:pa)?didinti|(?:iš)?plėsti)(?: [^.;]{0,60})? ${OF_THE_WORK}`,
  `${OF_THE_WORK} (?:[^.;]{0,40} )?klientas (?:[^.;]{0,40} )?(?:gali|turi teisę) (?:[^.;]{0,40} )?(?:(?:pa)?keisti|koreguoti|tikslinti|papildyti|(?:pa)?didinti|(?:iš)?plėsti)`,
  `klientui (?:\\p{L}+ ){0,3}(?:pakeitus|pakoregavus|patikslinus|papildžius|padidinus|išplėtus)(?: [^.;]{0,40})? ${OF_THE_WORK}`,
  'kliento (?:\\p{L}+ ){0,2}pakeitim\\p{L}+',
);
const FEE = '(?:(?:agreed|total|contract) )?(?:fees?|price|remuneration)';
const KAINA = '(?:kain|atlyg|honorar|užmokes)\\p{L}+';
/** Of a rate for each hour or page the price is another. */
const WHOLE_FEE = `${FEE}(?! (?:per|for (?:each|every|an?)|an?) )`;
const NEKINTA =
  '(?:nesikeičia|nekinta|nedidėja|ne(?:didin|keičia|peržiūri|perskaičiuoja|koreguoja|tikslina)m\\p{L}+)';
const TOKIA_PATI =
  'lieka (?:t(?:a|ie|as|os) (?:pat(?:i|ys|s|ios))|tok(?:ia|ie|s|ios) pat(?:i|ys|s)|nepakit\\p{L}+)';
const SAME_FEE = anyOf(
  wordsBeside(
    ['change', 'fee|price|remuneration|cost|pay|charge', 'not|never|without|no |same|unchanged'],
    `changes? (?:[^.;]{0,60} )?(?:do|does|shall|will|may|can)(?: not| never|not) (?:affect|change|alter|increase|raise|influence) (?:the |its |provider's )?${FEE}`,
    `changes? (?:[^.;]{0,60} )?(?:without|at no|for no) (?:any )?(?:extra|additional|further|increase in the|increase of the) (?:cost|pay|payment|charge|${FEE})`,
    `${FEE} (?:[^.;]{0,30} )?(?:(?:does|shall|will) not (?:change|increase|rise)|is not (?:adjusted|increased|raised|changed)|(?:stays|remains) (?:the same|unchanged)) (?:[^.;]{0,40} )?changes?`,
  ),
  wordsBeside(
    ['client', 'fee|price|remuneration', 'neither|nor |no |not |without|same|unchanged|as agreed'],
    `neither (?:the |its |any )?${WHOLE_FEE} nor (?:[^.;]{0,40} )?(?:chang|adjust|alter|increas|affect|mov|revis)\\p{L}*`,
    `${WHOLE_FEE} (?:(?:and|or) [^.;]{0,40} )?(?:(?:shall |will )?(?:stays?|remains?|be) (?:the same|unchanged|as agreed)|(?:do|does|shall|will) not (?:change|increase|rise|be (?:adjusted|increased|changed|affected)))`,
    `(?:without (?:any )?|no (?:\\p{L}+ ){0,4}entitles? (?:the )?provider to (?:an? |any )?|not (?:\\p{L}+ ){0,2}entitled? (?:(?:the )?provider )?to (?:an? |any )?|no right to (?:an? |any )?)(?:adjustment|increase|change|alteration|revision|rise)s? (?:of|in|to) (?:the |its )?${WHOLE_FEE}`,
    `(?:no right|not (?:\\p{L}+ ){0,2}entitled?|no (?:claim|entitlement)) (?:[^.;]{0,20} )?to (?:an? |any )?(?:higher|additional|further|greater|larger|extra) ${WHOLE_FEE}`,
  ),
  wordsBeside(
    ['kain|atlyg|honorar|užmokes', 'nesikeičia|nekinta|nedidėja|nedidinam|nekeičiam|lieka'],
    `(?:dėl|nepaisant|atlikus) (?:[^.;]{0,40} )?${KAINA} (?:dėl to )?(?:nesikeičia|nekinta|nedidėja|nedidinam\\p{L}+|nekeičiam\\p{L}+|lieka (?:ta pati|tokia pati|tas pats|toks pats|nepakitus\\p{L}+))`,
    `${KAINA} (?:dėl|nepaisant) (?:to|tokių|šių|jų)(?: \\p{L}+)? (?:nesikeičia|nekinta|nedidėja|nedidinam\\p{L}+|nekeičiam\\p{L}+|lieka (?:ta pati|tokia pati|nepakitus\\p{L}+))`,
    `${KAINA} (?:dėl (?:[^.;]{0,40} )?)?(?:nesikeičia|nekinta|nedidėja|nedidinam\\p{L}+|nekeičiam\\p{L}+) (?:dėl (?:to|tokių|šių|jų)|nepaisant)`,
  ),
  wordsBeside(
    ['kain|atlyg|honorar|užmokes', '(?<!\\p{L})ne|lieka', 'klient|dėl to'],
    `nei (?:\\p{L}+ ){0,2}${KAINA},? nei (?:[^.;]{0,40} )?${NEKINTA}`,
    `${KAINA} (?:ir|bei|ar) (?:[^.;]{0,40} )?(?:${NEKINTA}|${TOKIA_PATI})`,
    `${KAINA} (?:\\p{L}+ ){0,2}(?:${NEKINTA}|${TOKIA_PATI})(?= ?[.,;]|$)`,
    `ne(?:keičiant|didinant|koreguojant|perskaičiuojant) (?:nei )?(?:\\p{L}+ ){0,2}${KAINA}`,
    `(?:neturi teisės|negali|nesuteikia (?:[^.;]{0,30} )?teisės|neįgyja teisės) (?:[^.;]{0,20} )?(?:reikalauti|prašyti|į|gauti) (?:nei )?(?:didesn|papildom|aukštesn)\\p{L}+ ${KAINA}`,
  ),
);
const AGREED = words(
  `${OF_BOTH}|unless|except|agree(?:s|ment)?|agreed (?!price|fee|remuneration)\\p{L}+|consent\\p{L}*|nebent|išskyrus|susitar\\p{L}+|sutik\\p{L}+|suderin\\p{L}+`,
);
const SMALL = words(
  'minor|small|up to|within|provider (?:asks|requests|proposes)|smulk\\p{L}+|nedidel\\p{L}+|iki',
);

/** Whether the client changes the work alone and pays no more for it; `before`: what the sentence goes back to. */
export const isChangedForNothing = (plain: string, before: string): boolean =>
  SAME_FEE.test(plain) &&
  CLIENT_CHANGES.test(`${before} ${plain}`) &&
  !AGREED.test(`${before} ${plain}`) &&
  !SMALL.test(plain);

/* Leaving for money. */
const SUM =
  '(?:(?:(?:eur|usd|gbp) |[€$£] ?)\\d|\\d[\\d., ]* ?(?:eur|eurų|usd|gbp|€)|\\d+ ?(?:%|per ?cent|proc)|penalt\\p{L}+|fines?|compensation|(?:termination|exit|break|cancellation) fee|baud\\p{L}+|netesyb\\p{L}+|kompensacij\\p{L}+|išpirk\\p{L}+)';
const END = '(?:terminat|end|cancel|leav|withdraw|resign)';
const PAYS_TO_LEAVE = anyOf(
  wordsBeside(
    [
      '(?:if|where|should) provider|provider (?:may|can|is entitled to) ',
      'paying|payment of|pays?|owes?',
      END,
    ],
    `provider (?:may|can|is entitled to) (?:[^.;]{0,20} )?${END}\\p{L}* (?:[^.;]{0,80} )?(?:after|on|upon|against|by|and) (?:[^.;]{0,60} )?(?:paying|payment of|pays) (?:[^.;]{0,40} )?${SUM}`,
    `(?:if|where|should) provider (?:\\p{L}+ )?${END}s?(?:\\p{L}*)?(?: [^.;]{0,60})?,? (?:it|he|she|provider) (?:shall |will |must )?(?:pays?|owes?) (?:[^.;]{0,40} )?${SUM}`,
  ),
  wordsBeside(
    ['paslaugų teikėj', 'nutrauk|atsisak', 'mok'],
    `paslaugų teikėj(?:as|a) (?:[^.;]{0,40} )?(?:nutraukti|atsisakyti) (?:[^.;]{0,80} )?(?:sumokėj(?:ęs|usi)|sumokėdam(?:as|a)) (?:[^.;]{0,40} )?${SUM}`,
    `(?:paslaugų teikėj(?:ui|ai) (?:[^.;]{0,40} )?(?:nutraukus|atsisakius)|(?:jei|jeigu) (?:[^.;]{0,20} )?paslaugų teikėj(?:as|a) (?:[^.;]{0,20} )?(?:nutraukia|atsisako))(?: [^.;]{0,40})?,? (?:jis |ji |paslaugų teikėj(?:as|a) )?(?:privalo |turi )?(?:klientui )?(?:su)?mok(?:a|ėti) (?:[^.;]{0,40} )?${SUM}`,
  ),
);
const LEAVES_FREE = words(
  `${OF_BOTH}|not|no|unpaid|overdue|late|refunds?|repa\\p{L}+|advance|deposit|(?:the )?client (?:shall |will |must )?(?:pays?|owes?)|klientas (?:[^.;]{0,30} )?(?:su|ap)?mok\\p{L}+|nesumok\\p{L}+|neprivalo|nemok\\p{L}+|grąžin\\p{L}+|avans\\p{L}+`,
);

/** Whether the one who works has to pay a sum for leaving. */
export const isPayingToLeave = (plain: string): boolean =>
  PAYS_TO_LEAVE.test(plain) && !LEAVES_FREE.test(plain);

/* Being named. */
const NAMED = '(?:named|credited|identified|mentioned|attributed|acknowledged)';
const NAMED_NEVER = words(
  `provider (?:\\p{L}+ ){0,3}(?:waives?|gives? up|renounces?|relinquish\\p{L}*|forgoes?) (?:[^.;]{0,60} )?(?:being ${NAMED}|(?:rights?|claims?) to (?:(?:be|being) ${NAMED}|(?:a |any )?(?:credit|attribution|by-?line)))`,
  'paslaugų teikėj(?:as|a) (?:[^.;]{0,80} )?atsisako (?:[^.;]{0,40} )?(?:būti (?:[^.;]{0,20} )?(?:nurod|įvard|minim|pamin|vadin|pripaž)\\p{L}*|autorystės|teisės į (?:autorystę|(?:autoriaus )?vardą))',
);
const NAMED_AFTER_ALL = words(
  `${OF_BOTH}|not (?:waive|give up|renounce)|unless|except|where|if|only|when|nebent|išskyrus|jei|jeigu|kai|tik`,
);

/** Whether the author gives up being named. */
export const isNamedNever = (plain: string): boolean =>
  NAMED_NEVER.test(plain) && !NAMED_AFTER_ALL.test(plain);

/* Billed when everything is accepted. */
const BILLED_LAST = words(
  'provider (?:shall |will |may |must )?(?:invoices?|bills?|(?:sends?|issues?|submits?) (?:\\p{L}+ ){0,3}invoices?) (?:[^.;]{0,30} )?(?:after|upon|once|following|on) (?:[^.;]{0,30} )?final(?:ly)? (?:accept|approv)\\p{L}* of (?:all|every|the (?:whole|entire))',
);
const BILLED_BEFORE = words(
  `${OF_BOTH}|balance|remain\\p{L}*|rest|second|half|part|instalments?|stages?|milestones?|deposit|last|deemed|silence|days|\\d+ ?%`,
);

/** Whether nothing can be billed before all of the work is accepted. */
export const isBilledLast = (plain: string): boolean => BILLED_LAST.test(plain) && !BILLED_BEFORE.test(plain);

/* A cap of one. */
const CLIENT_CAPPED = words(
  "(?:client's (?:\\p{L}+ ){0,3}liability|liability of (?:the )?client)(?: [^.;]{0,60})? (?:(?:is|shall be|will be) (?:(?!not )\\p{L}+ )?(?:limited|capped|restricted)|(?:does|shall|will|may|can) ?not (?:\\p{L}+ )?exceed|never exceeds)",
  'kliento (?:\\p{L}+ ){0,2}atsakomyb\\p{L}+ (?:[^.;]{0,60} )?(?:ribojam\\p{L}+|apribo\\p{L}+|neviršij\\p{L}+|negali viršyti|ne didesn\\p{L}+)',
);
const PROVIDER_CAPPED = words(
  "(?:provider's (?:\\p{L}+ ){0,3}liability|liability of (?:the )?provider|provider is liable)(?: [^.;]{0,60})? (?:(?:is|shall be|will be) (?:(?!not )\\p{L}+ )?(?:limited|capped|restricted)|(?:does|shall|will|may|can) ?not (?:\\p{L}+ )?exceed|never exceeds|up to|at most)",
  'paslaugų teikėjo (?:\\p{L}+ ){0,2}atsakomyb\\p{L}+ (?:[^.;]{0,60} )?(?:ribojam\\p{L}+|apribo\\p{L}+|neviršij\\p{L}+|negali viršyti|ne didesn\\p{L}+)',
);
const CAP_OF_BOTH = words(
  `${OF_BOTH}|provider's (?:\\p{L}+ ){0,3}liability|liability of (?:the )?provider|paslaugų teikėjo (?:\\p{L}+ ){0,2}atsakomyb\\p{L}+`,
);

/** Whether a sentence caps what the client answers for, and that alone. */
export const isCapOfClient = (plain: string): boolean =>
  CLIENT_CAPPED.test(plain) && !CAP_OF_BOTH.test(plain);

/** Whether a sentence caps what the one who works answers for. */
export const isCapOfProvider = (plain: string): boolean => PROVIDER_CAPPED.test(plain);

const PART_EXCLUDED = words(
  "(?:client's liability|liability of (?:the )?client) for (?:[^.;]{0,20} )?(?:indirect|consequential|lost profits?|loss of profits?) (?:[^.;]{0,40} )?(?:is|are|shall be) excluded|client (?:is|shall be|does) not (?:\\p{L}+ )?(?:liable|responsible|answer\\p{L}*) for (?:[^.;]{0,20} )?(?:indirect|consequential|lost profits?|loss of profits?)",
  'klientas (?:\\p{L}+ ){0,2}ne(?:atsako|atlygina) (?:[^.;]{0,20} )?(?:netiesiogin|negaut)\\p{L}+|kliento atsakomyb\\p{L}+ už (?:netiesiogin|negaut)\\p{L}+ (?:[^.;]{0,40} )?(?:netaikom|neprisiim|pašalin|nekyla)\\p{L}*',
);
/** Whether what the client does not answer for is indirect loss alone: beside a cap of the other that is none of one side. */
export const isPartExcluded = (plain: string): boolean =>
  PART_EXCLUDED.test(plain) && !CAP_OF_BOTH.test(plain);

/* What one had before. */
const TOOLS =
  '(?:tools?|librar(?:y|ies)|know-how|templates?|frameworks?|methods?|presets?|utilities|scripts?|brushes|materials?|code|works?)';
const BEFORE_IT =
  '(?:used in|used for|(?:(?:created|made|developed|written|acquired|existing|produced|owned|prepared) (?:[^.;]{0,24} )?(?:before|earlier|prior to)))';
const EARLIER = '(?:pre-?existing|previous(?:ly made)?|earlier|prior|existing|background)';
const IS_HIS =
  '(?:assigns?|assigned|transfers?|transferred|vests?|pass(?:es)?|belongs?|conveys?|cedes?|becomes? (?:the )?(?:property|client))';
const IRANKIAI =
  '(?:įrank|bibliotek|šablon|programin|kod|medžiag|kūrin|darb|priemon|metod|ruošin|žini)\\p{L}*';
const ANKSTESNI =
  '(?:ankstesn|seniau sukurt)\\p{L}+ (?:(?:paslaugų teikėj(?:o|os)|jo|jos|savo|autorin\\p{L}+) ){0,2}';
const ANKSCIAU =
  '(?:anksčiau|iki (?:šios )?sutarties|prieš (?:šią )?sutart\\p{L}+)(?: \\p{L}+){0,3} (?:sukurt|turėt|parengt|naudot|įsigyt)\\p{L}*';
const JAM = '(?:pereina|perduoda\\p{L}*|perleidžia\\p{L}*|priklauso|tampa|atitenka)';
const SWEPT_IN = anyOf(
  wordsBeside(
    [
      'assign|transfer|vest|pass|belong|convey|cede|become',
      'used (?:in|for)|before|earlier|prior|existing|previous|background',
    ],
    `${IS_HIS} [^.;]{0,200}(?<= )(?:all|any|every|its|his|her|the) (?:[^.;]{0,50} )?${TOOLS}[^.;]{0,40} ${BEFORE_IT}`,
    `${IS_HIS} [^.;]{0,160}(?<= )${EARLIER} (?:\\p{L}+,? ){0,4}${TOOLS}`,
    `${TOOLS}[^.;]{0,60} (?:created|made|developed|written|existing|produced|prepared) (?:[^.;]{0,24} )?(?:before|earlier|prior to) [^.;]{0,60}${IS_HIS}[^.;]{0,30} client`,
    `provider's ${EARLIER} (?:\\p{L}+,? ){0,4}${TOOLS} [^.;]{0,60}${IS_HIS}[^.;]{0,30} client`,
  ),
  wordsBeside(
    ['anksčiau|iki|prieš', ANKSCIAU, JAM],
    `${ANKSCIAU} (?:\\p{L}+ ){0,2}${IRANKIAI}[^.;]{0,80} ${JAM}`,
    `${JAM} [^.;]{0,120}(?<= )${ANKSCIAU} (?:\\p{L}+ ){0,2}${IRANKIAI}`,
  ),
  wordsBeside(
    ['ankstesn|seniau', JAM],
    `${ANKSTESNI}${IRANKIAI}[^.;]{0,80} ${JAM}`,
    `${JAM} [^.;]{0,120}(?<= )${ANKSTESNI}${IRANKIAI}`,
  ),
);
const KEPT_AFTER_ALL = words(
  "licen[cs]\\p{L}+|retains?|remains?|keeps?|stays?|reserves?|except|exclud\\p{L}*|other than|not|no|never|unless|save|client's (?:own )?(?:pre-?existing|previous|earlier|tools?|materials?)|supplied by (?:the )?client|client (?:hereby )?(?:assigns?|transfers?)|licencij\\p{L}+|lieka|pasilieka|išlieka|išskyrus|nebent|neper\\p{L}+|nepriklauso|netampa|kliento (?:\\p{L}+ )?(?:anksčiau|turėt|pateikt)\\p{L}*|paslaugų teikėj(?:ui|ai) (?:pereina|priklauso)|(?:priklauso|pereina) paslaugų teikėj(?:ui|ai)",
);

const OWN_TOOLS =
  '(?:(?:pre-?existing|own|standard|general) )?(?:tools?|templates?|librar(?:y|ies)|know-how|frameworks?|presets?|brushes|fonts|methods?)';
const SAVI = '(?:įrank|šablon|bibliotek|ruošin|metodik|šrift|karkas)\\p{L}+';
const TOOLS_ASSIGNED = anyOf(
  wordsBeside(
    [
      'provider',
      'assign|transfer|cede|convey|sell|pass|become|belong',
      'tool|template|librar|know-how|framework|preset|brush|font|method',
    ],
    `provider (?:hereby |also |shall |will |agrees to ){0,3}(?:assigns?|transfers?|cedes?|conveys?|sells?) (?:all )?(?:(?:its|his|her) |rights (?:in|to) (?:its|his|her) )(?:\\p{L}+ (?:and|,) ){0,2}${OWN_TOOLS}(?:,? (?:and )?(?:\\p{L}+ )?(?:${OWN_TOOLS}|\\p{L}+)){0,3} to (?:the )?client`,
    `(?:provider's|(?:its|his|her) own) (?:\\p{L}+ (?:and )?){0,2}${OWN_TOOLS}(?: and (?:\\p{L}+ )?${OWN_TOOLS})? (?:pass(?:es)?|become|becomes|belongs?|transfers?|(?:are|is|shall be) (?:assigned|transferred)) (?:[^.;]{0,20} )?(?:to (?:the )?client|(?:the )?property of (?:the )?client)`,
  ),
  wordsBeside(
    [SAVI, 'perlei|perduo|tampa|pereina|atitenka', 'klient'],
    `paslaugų teikėj(?:as|a) (?:[^.;]{0,30} )?(?:perleidžia|perduoda nuosavybėn|perduoda (?:visas )?teises į) (?:[^.;]{0,30} )?savo (?:\\p{L}+ (?:ir )?){0,2}${SAVI}`,
    `paslaugų teikėj(?:as|a) savo (?:\\p{L}+ (?:ir )?){0,2}${SAVI} (?:[^.;]{0,30} )?(?:perleidžia|perduoda) (?:[^.;]{0,20} )?(?:klientui|nuosavybėn)`,
    `paslaugų teikėj(?:o|os) (?:\\p{L}+ (?:ir )?){0,2}${SAVI} (?:[^.;]{0,30} )?(?:tampa kliento nuosavyb\\p{L}+|pereina klientui|atitenka klientui)`,
  ),
);
/** A licence back to the one who works leaves nothing there; one to the client does. */
const ASSIGNED_NOT = words(
  "not|never|no|nothing|except|excluding|unless|keeps?|retains?|licen[cs]es? (?:the |to the )?client|grants? (?:[^.;]{0,20} )?client|created (?:for|under)|client's (?:\\p{L}+ )?(?:tools?|templates?|fonts)|neper\\p{L}+|netampa|nepereina|lieka|išskyrus|nebent|suteikia klientui|sukurt\\p{L}+ (?:pagal|vykdant)|kliento (?:pateikt|turim)\\p{L}*",
);

const LEFT_OUT = words(
  `(?:except(?:ing)?(?: for)?|excluding|other than|save for) (?:\\p{L}+,? ){0,4}${TOOLS}`,
  `išskyrus (?:[\\p{L},]+ ){0,5}${IRANKIAI}`,
);
const OF_CLIENT = words(`client's (?:own )?(?:${EARLIER} )?${TOOLS}`, `kliento (?:\\p{L}+ ){0,2}${IRANKIAI}`);
const OF_PROVIDER = words('provider|paslaugų teikėj\\p{L}+');

/** Whether what one had before is left out of what passes on, or only what the client had is spoken of. */
export const isLeftOut = (plain: string): boolean =>
  LEFT_OUT.test(plain) || (OF_CLIENT.test(plain) && !OF_PROVIDER.test(plain));

/** Whether what the one who works had before, or only used, passes to the client with the rest. */
export const isSweptIn = (plain: string): boolean =>
  (SWEPT_IN.test(plain) && !KEPT_AFTER_ALL.test(plain) && !isLeftOut(plain)) ||
  (TOOLS_ASSIGNED.test(plain) && !ASSIGNED_NOT.test(plain));
