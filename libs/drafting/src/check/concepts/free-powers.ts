import { anyOf, words, wordsBeside, type Sought } from '../whole-words.js';

/**
 * What the client may do as it pleases, what it answers for never, and what is asked of the one who works beyond the deal. Each is a
 * class as in `grave-words.ts`: who, what, and without which bound, in both languages; then what sounds like it and is none.
 */
/** Some words on, in the same clause. */
const within = (letters: number): string => `(?:[^.;]{0,${letters}} )?`;

const OF_BOTH = words(
  'both|either (?:party|side)|each (?:party|side|of)|neither|mutual\\p{L}*|(?:the )?parties|other party|abi|abiem|abiej\\p{L}+|abipus\\p{L}+|kiekvien\\p{L}+ šal\\p{L}+|nė viena šalis|nei klient\\p{L}+|nei paslaugų|šali(?:s|es|ų|ai)|šalys|kit\\p{L}+ šali\\p{L}+',
);
const CLIENT_MAY_EN =
  'client (?:\\p{L}+ ){0,3}(?:(?:may|can)(?! not| never)|(?:is|shall be|will be) entitled to|(?:has|shall have|reserves) the right to)';
const KLIENTAS_GALI = 'klientas (?:[\\p{L},]+ ){0,6}(?:gali|turi teisę|pasilieka teisę)';

/* Rejecting the work. */
const REJECT = '(?:reject|refuse|decline|turn down|send back|return)(?! to(?!\\p{L}))';
const NEPRIIMTI =
  '(?:nepriimti|atmesti|grąžinti|atsisakyti (?:priimti|pasirašyti (?:\\p{L}+[ -–]){0,3}aktą)|nepasirašyti (?:\\p{L}+[ -–]){0,3}akto)';
const NO_REASONS =
  "(?:without (?:any )?(?:(?:giving|stating|providing|showing|naming|indicating|having to (?:give|state)) )?(?:(?:any|its|a) )?(?:reasons?|grounds?|explanations?|cause|justification)|without (?:having to )?(?:say|saying|state|stating|explain|explaining)(?: to (?:the )?provider)? why|for any (?:reason )?or (?:for )?no reason|for any reason (?:whatsoever|it sees fit)|(?:is|are) not (?:obliged|required|bound) to (?:give|state|explain|say|provide|indicate) (?:(?:any|its|the) )?(?:reasons?|grounds?|why)|need not (?:give|state|explain|say) (?:(?:any|its) )?(?:reasons?|grounds?|why)|(?:doesn't|does not|don't) have to (?:say|tell|explain) (?:\\p{L}+ )?why)";
const BE_PRIEZASCIU =
  '(?:ne(?:nurody|pateik|paaiškin|aiškin|motyvuo)\\p{L}+ (?:\\p{L}+ )?(?:priežas|motyv|pagrind|argument|kodėl)\\p{L}*|neaiškindam\\p{L}*|nemotyvuo\\p{L}+|be (?:jokio |jokių |jokios )?(?:paaiškinim|priežas|motyv|pagrindim)\\p{L}+|ne(?:privalo|turi) (?:\\p{L}+ )?(?:paaiškinti|aiškinti|nurodyti (?:priežas|motyv)\\p{L}+|motyvuoti))';
const AS_IT_LIKES =
  '(?:(?:at|in) its (?:own |sole |absolute |full |free |complete |entire |unfettered |and ){1,5}discretion|as it (?:sees fit|pleases|likes))';
const KAIP_PATINKA = '(?:savo (?:vien[oa] )?nuožiūra|vien savo nuožiūra|kaip (?:jam|jai) atrodo tinkama)';
const rejected = (how: string, kaip: string): Sought =>
  anyOf(
    wordsBeside(
      ['client', REJECT, how],
      `${CLIENT_MAY_EN} (?:\\p{L}+ ){0,2}${REJECT},? ${within(90)}${how}`,
      `${CLIENT_MAY_EN},? ${within(40)}${how},? (?:\\p{L}+ ){0,2}${REJECT}`,
    ),
    wordsBeside(
      ['klientas', NEPRIIMTI, kaip],
      `${KLIENTAS_GALI},? ${within(40)}${NEPRIIMTI},? ${within(70)}${kaip}`,
      `${KLIENTAS_GALI},? ${within(40)}${kaip},? (?:\\p{L}+ ){0,2}${NEPRIIMTI}`,
    ),
  );
const REJECTED_WITHOUT_REASONS = rejected(NO_REASONS, BE_PRIEZASCIU);
const REJECTED_AT_WILL = rejected(AS_IT_LIKES, KAIP_PATINKA);
/** Something else than the work, or bound to the description after all. */
const NOT_THE_WORK = words(
  `(?:reject|refuse|decline|return) (?:\\p{L}+ ){0,3}(?:invoices?|offers?|quot(?:e|es|ation|ations)|estimates?|proposals?|orders?|requests?|consent|approval|permission|access|substitutes?|replacements?|applications?|subcontractors?|assignments?|candidates?|property|equipment|information|deposit|copies)|(?:nepriimti|atmesti|grąžinti) (?:\\p{L}+ ){0,2}(?:sąskait|pasiūlym|prašym|užsakym|sutikim|kandidat|pakeitim|įrang|dokument|turt|avans)\\p{L}*|only (?:if|where|when|for)|unless|conform\\p{L}*|does not (?:match|meet|comply)|departs? from|tik (?:jei|jeigu|raštu|nurod\\p{L}+)|neatitik\\p{L}*|neatitink\\p{L}*`,
);
const isOfTheWork = (plain: string): boolean => !NOT_THE_WORK.test(plain) && !OF_BOTH.test(plain);

/** Whether the client may reject the work without saying why. */
export const isRejectedWithoutReasons = (plain: string): boolean =>
  REJECTED_WITHOUT_REASONS.test(plain) && isOfTheWork(plain);

/** Whether the client may reject the work as it likes, whether or not it says why. */
export const isRejectedAtWill = (plain: string): boolean =>
  REJECTED_AT_WILL.test(plain) && isOfTheWork(plain) && !REJECTED_WITHOUT_REASONS.test(plain);

/* Changing the terms. */
const OF_THE_TERMS =
  '(?:(?:any|all|each|of|in|to|the|this|these|its|our|present|standard|general|special|provisions?|clauses?|terms?|conditions?|and|or) ){0,7}';
const CHANGE = '(?:amend|change|modify|vary|alter|revise|update|adapt|rewrite)';
const KEISTI = '(?:(?:pa)?keisti|(?:pa)?koreguoti|papildyti|(?:pa)?tikslinti|atnaujinti|perrašyti)';
const SUTARTI = '(?:šią |šios )?(?:sutart(?:į|ies)|sąlygas)';
const CHANGES_TERMS = anyOf(
  wordsBeside(
    ['client', `${CHANGE}(?: (?:and|or) \\p{L}+)? ${OF_THE_TERMS}(?:agreement|contract|terms|conditions)`],
    `${CLIENT_MAY_EN},? ${within(60)}${CHANGE}(?: (?:and|or) \\p{L}+)? ${OF_THE_TERMS}(?:agreement|contract|terms|conditions)`,
  ),
  wordsBeside(
    ['klientas', KEISTI],
    `${KLIENTAS_GALI} ${within(50)}${KEISTI}(?: (?:ir|ar|arba) \\p{L}+)? (?:\\p{L}+ ){0,2}${SUTARTI}`,
    `${SUTARTI} (?:[\\p{L},]+ ){0,4}${KLIENTAS_GALI} ${within(30)}${KEISTI}`,
    `${KLIENTAS_GALI} ${within(40)}${SUTARTI} (?:\\p{L}+ ){0,4}${KEISTI}`,
  ),
);
const ALONE = words(
  "unilaterally|alone|at any time|from time to time|(?:at|in) its (?:\\p{L}+ ){0,3}discretion|without (?:the )?(?:provider's|provider) (?:\\p{L}+ )?(?:consent|agreement|approval)|by (?:\\p{L}+ ){0,3}(?:notice|e-?mail|message|letter|circular|publishing|posting|notifying|informing)|provider is deemed|vienašališk\\p{L}+|bet kada|bet kuriuo metu|savo nuožiūra|be (?:atskiro )?paslaugų teikėjo (?:\\p{L}+ )?(?:sutikimo|parašo)|(?:raštu |apie tai )?(?:praneš|informuo|paskelb|išsiun)\\p{L}+",
);
const AGREED = words(
  '(?:if|once|when|where|with|after|subject to|upon|unless) [^.;]{0,60}(?:agree\\p{L}*|consent\\p{L}*|accept\\p{L}*|approv\\p{L}*|object\\p{L}*)|agreement (?:of|with|between)|(?:request|propos|suggest|ask)\\p{L}*|negotiat\\p{L}*|signed by|susitar\\p{L}+|sutik(?:us|ęs|imu)|pritar\\p{L}+|siūl\\p{L}+|pasiūl\\p{L}+|prašy\\p{L}+|kreip\\p{L}+si|išskyrus|nebent|statutory|required by law|įstatym\\p{L}+',
);

/** Whether the client changes the terms of the contract alone. */
export const isChangedByClientAlone = (plain: string): boolean =>
  CHANGES_TERMS.test(plain) && ALONE.test(plain) && !AGREED.test(plain) && !OF_BOTH.test(plain);

/* Answering for nothing. */
const LOSS = '(?:loss(?:es)?|damages?|harm|injur(?:y|ies))';
const NUOSTOLIAI = '(?:nuostol|žal)\\p{L}+';
const CLIENT_ANSWERS_FOR_NOTHING = anyOf(
  wordsBeside(
    ['client', "not |n't |no |exclude", 'liab|responsib|answerable'],
    `client (?:is|shall|will|does)(?: not|n't) (?:be )?(?:\\p{L}+ )?(?:liable|responsible|answerable)(?: to (?:the )?provider)? (?:\\p{L}+ )?for ${within(40)}${LOSS}`,
    `client (?:accepts|assumes|has|bears|takes|shall have|will have) no (?:\\p{L}+ )?(?:liability|responsibility)(?: \\p{L}+)? (?:(?:to|towards) (?:the )?provider )?(?:whatsoever )?for ${within(40)}${LOSS}`,
    `(?:under|in) no (?:circumstances?|event|case) (?:is|shall|will|may) (?:the )?client (?:be )?(?:liable|responsible)(?: to (?:the )?provider)? for ${within(40)}${LOSS}`,
    'client excludes (?:any|all) (?:\\p{L}+ )?liability (?:to|towards) (?:the )?provider',
    '(?:any|all) (?:\\p{L}+ )?liability of (?:the )?client (?:\\p{L}+ ){0,4}(?:is|are|shall be) (?:\\p{L}+ )?excluded',
  ),
  wordsBeside(
    ['klientas', 'neatsak|neatlyg|nėra atsaking', NUOSTOLIAI],
    `klientas (?:[^.;]{0,60} )?(?:neatsako|neatlygina|nėra atsaking\\p{L}+|neatsaking\\p{L}+) (?:[^.;]{0,40} )?${NUOSTOLIAI}`,
    `klientas (?:[^.;]{0,40} )?${NUOSTOLIAI} (?:\\p{L}+ ){0,3}(?:neatsako|neatlygina)`,
  ),
);
const OF_PROVIDER = words(
  "(?:of|by|to|suffered by|incurred by) (?:the )?provider|provider's|provider (?:may|suffers?|incurs?)|whatsoever|of any kind|howsoever|paslaugų teikėj(?:o|ai|ui|a|as)",
);
/** What is the fault or the matter of somebody else, a part of what there is to answer for, and what is answered for after all. */
const ANSWERS_AFTER_ALL = words(
  "except|unless|save|other than|only|beyond|exceed\\p{L}*|more than|up to|indirect|consequential|incidental|special|punitive|profits?|earnings|(?:caused|arising|resulting|due|attributable) (?:\\p{L}+ ){0,4}provider|provider's (?:own )?(?:\\p{L}+ )?(?:fault|breach|negligence|acts?|failure|default)|third part\\p{L}+|force majeure|beyond its control|if|where|išskyrus|nebent|tik|jei|jeigu|neviršij\\p{L}*|netiesiogin\\p{L}+|negaut\\p{L}+|dėl (?:\\p{L}+ ){0,2}paslaugų teikėj\\p{L}+|dėl (?:\\p{L}+ ){0,2}kaltės|trečiųj\\p{L}+|nenugalim\\p{L}+|paslaugų teikėjo (?:padaryt|sukelt)\\p{L}+|paslaugų teikėj(?:as|a) (?:[^.;]{0,40} )?(?:neatsako|neatlygina)",
);

/** Whether the client alone answers for no loss of the one who works. */
export const isClientFreeOfLiability = (plain: string): boolean =>
  CLIENT_ANSWERS_FOR_NOTHING.test(plain) &&
  OF_PROVIDER.test(plain) &&
  !ANSWERS_AFTER_ALL.test(plain) &&
  !OF_BOTH.test(plain);

/* Whatever else is asked for. */
const MORE =
  '(?:any|all|such|whatever|every)(?: and all)? (?:other |additional |further |extra |more |related )';
const MAY_ASK =
  '(?:(?:the )?client|it) (?:(?:may|might|can|could|shall|will|from time to time|reasonably|or|unreasonably|in its discretion|at any time) ){0,7}(?:requires?|requests?|asks? for|demands?|assigns?|needs?|wants?|specif(?:y|ies)|instructs?|directs?|orders?|names?|(?:considers?|deems?|thinks?|finds?|regards? as) (?:it )?(?:to be )?(?:necessary|useful|desirable|appropriate|needed|reasonable))';
const DARBAI = '(?:darb|užduo|pavedim|medžiag|funkcij|rezultat|kūrin|veiksm|reikal)\\p{L}+';
const PAVES =
  '(?:(?:pa)?reikalau|(?:pa)?prašy|pave[sd]|pageidau|nurody|užsaky|prireik\\p{L}* klient|klientui (?:\\p{L}+ )?(?:pri)?reik|skir[st]|paskir|užsiman|sugalvo)\\p{L}*';
const ANYTHING_ASKED = anyOf(
  wordsBeside(
    [
      `${MORE}|anything|whatever`,
      'require|request|ask|demand|assign|need|want|specif|instruct|direct|order|name|consider|deem|think|find|regard',
    ],
    `${MORE}(?:\\p{L}+ ){1,3}(?:that |which |as )?${MAY_ASK}`,
    `(?:anything|whatever) (?:else )?(?:that )?${MAY_ASK}`,
    `${MORE}(?:\\p{L}+ ){1,3}(?:as )?(?:(?:may be|are|is) )?(?:reasonably )?(?:requested|required|assigned|demanded|instructed) by (?:the )?client`,
  ),
  wordsBeside(
    [
      'bet k|vis|kit',
      `${DARBAI}, kuri|(?:pavedam|pavest|skiriam|paskirt|nurod|reikalaujam|pageidaujam|prašom)\\p{L}+ (?:\\p{L}+ )?${DARBAI}|, ko `,
    ],
    `(?:bet koki|bet kuri|vis|kit)\\p{L}+ (?:\\p{L}+ ){0,2}${DARBAI}, kuri\\p{L}+ (?:[^.;,]{0,40} )?${PAVES}`,
    `(?:bet koki|bet kuri|vis)\\p{L}+ (?:\\p{L}+ ){0,2}(?:kit|papildom)\\p{L}+ (?:\\p{L}+ ){0,3}(?:pavedam|pavest|skiriam|nurod|reikalaujam|pageidaujam|prašom)\\p{L}+ (?:\\p{L}+ )?${DARBAI}`,
    `kit(?:us|as) (?:\\p{L}+ )?klient\\p{L}+ (?:\\p{L}+ ){0,3}(?:pavedam|pavest|skiriam|paskirt|nurod|reikalaujam|pageidaujam)\\p{L}+ (?:\\p{L}+ )?${DARBAI}`,
    `(?:ir|taip pat) (?:\\p{L}+ ){0,2}(?:visa kita|viską|bet ką), ko (?:(?:[^.;,]{0,30} )?${PAVES}|(?:[^.;,]{0,20} )?prireik\\p{L}* klientui|klientui (?:[^.;,]{0,20} )?prireik\\p{L}*)`,
  ),
);
const PROVIDER_WORKS = words(
  'provider (?:\\p{L}+ ){0,3}(?:shall|will|must|agrees?|undertakes?|performs?|provides?|delivers?|produces?|carries|makes?|prepares?|creates?|does)|(?:services?|works?|scope|deliverables?|fee|price)[^.;]{0,60}(?:includ\\p{L}+|compris\\p{L}+|cover\\p{L}*|consist\\p{L}*|means?)|paslaugų teikėj(?:as|a) (?:[\\p{L},]+ ){0,4}(?:įsipareigoja|privalo|turi(?! teis)|atlie?ka|vykdo|parengia|sukuria|pateikia|perduoda|teikia|daro)|paslaugų teikėj(?:as|a) [^.;]{1,160} ir (?:atlie?ka|vykdo|daro|teikia)|(?:paslaug|darb|kain|atlyg)\\p{L}+ (?:[^.;]{0,40} )?(?:apima|įeina|sudaro|įskaičiuot\\p{L}+)',
);
/** What is paid or agreed, and what is told or handed over about the work: papers, answers, access. */
const ASKED_FAIRLY = words(
  "(?:other|further|additional) (?:periods?|times?|dates?|places?|manner|forms?|formats?|address\\p{L}*|persons?|accounts?|amounts?)|paid|pays?|charg\\p{L}*|fees? (?:for|of|at)|additional (?:fee|charge|cost|payment)|rates?|hourly|quot\\p{L}*|separate(?:ly)?|agree[sd]? (?:in writing|by|between|with|on|upon)|(?:if|when|once|as|subject to) (?:[^.;]{0,40} )?agree\\p{L}*|decline|change (?:order|request)|at (?:the )?client's (?:expense|cost)|information|documents?|documentation|evidence|records?|certificates?|assistance|cooperation|details|clarification\\p{L}*|explanations?|access|proofs?|reports?|insurance|invoices?|data|reasons?|actions?|steps|instruments?|assurances?|mokam\\p{L}+|apmok\\p{L}+|sumok\\p{L}+|papildom\\p{L}+ (?:mokest|užmokes|atlyg)\\p{L}+|atskir\\p{L}+|įkain\\p{L}+|valandin\\p{L}+|susitar\\p{L}+|sutar(?:us|ta)|sutik\\p{L}+|informacij\\p{L}+|dokument\\p{L}+|duomen\\p{L}+|ataskait\\p{L}+|paaiškinim\\p{L}+|pagalb\\p{L}+|neprivalo",
);
const NOT_ASKED = words(
  "not|no|never|nothing|cannot|does not|needn't|nereikal\\p{L}+|neįskait\\p{L}+|neapima|neįeina|neatlieka|ne",
);

/** Whether whatever else the client asks for belongs to the work, and is paid by nothing. */
export const isAnythingAsked = (plain: string): boolean =>
  ANYTHING_ASKED.test(plain) &&
  PROVIDER_WORKS.test(plain) &&
  !ASKED_FAIRLY.test(plain) &&
  !NOT_ASKED.test(plain) &&
  !OF_BOTH.test(plain);

/* Never showing the work. */
const SHOW =
  '(?:show|display|exhibit|use|publish|include|reproduce|refer to|mention|post|share|feature|present|place|put)';
const PORTFOLIO =
  "(?:portfolios?|show-?reels?|reels?|case stud(?:y|ies)|(?:its|his|her|their|the provider's) (?:own )?(?:self-)?(?:promotion\\p{L}*|references|curriculum vitae|cv|list of works))";
const BARRED =
  "(?:(?:shall|may|must|will|can|does)(?: not|n't)|cannot|may never|shall never|agrees not to|is (?:not (?:allowed|permitted|entitled) to|forbidden (?:to|from)|prohibited from)|has no right to|waives[^.;]{0,60} and (?:shall|may|will) not)";
const APLANKE =
  '(?:portfel\\p{L}+|portfolio|darbų (?:aplank|pavyzdž|sąraš|kolekcij)\\p{L}+|savo (?:interneto |asmenin\\p{L}+ )?(?:svetain|paskyr)\\p{L}+|referencij\\p{L}+)';
const RODYTI =
  '(?:(?:pa)?rody|naudo|skelb|viešin|mini|minė|įtrauk|dė(?:ti|s)|talpin|kel(?:ti|s)|demonstruo|pristat)\\p{L}*';
const NEVER_SHOWN = anyOf(
  wordsBeside(
    ['client (?:\\p{L}+ )?(?:as|among)', "not|n't|never|forbidden|prohibited|no right"],
    `provider (?:[^.;]{0,60} (?:and|or) )?(?:\\p{L}+ ){0,3}${BARRED} (?:\\p{L}+ ){0,2}(?:nam(?:e|ing)|mention(?:ing)?|refer(?:ring)? to|list(?:ing)?|identify(?:ing)?|present(?:ing)?|cit(?:e|ing)) (?:the )?client (?:\\p{L}+ )?(?:as|among) (?:[^.;]{0,30} )?(?:clients?|customers?|references?)`,
  ),
  wordsBeside(
    ['klient\\p{L}+ (?:kaip|tarp)', 'paslaugų teikėj', 'ne|draudž'],
    `paslaugų teikėj(?:as|a|ui|ai) (?:[^.;]{0,60} )?(?:negali|neturi teisės|draudžiama|neleidžiama|nemini|nenurodo|neįvardija|neskelbia) (?:(?:minėti|nurodyti|įvardyti|skelbti|rodyti) )?klient\\p{L}+ (?:kaip|tarp) (?:[^.;]{0,20} )?(?:klient|užsakov)\\p{L}+`,
  ),
  wordsBeside(
    [PORTFOLIO, "not|n't|never|forbidden|prohibited|excluded|no right"],
    `provider (?:\\p{L}+ ){0,3}${BARRED} (?:\\p{L}+ ){0,4}${SHOW} (?:[^.;]{0,80} )?${PORTFOLIO}`,
    `provider waives (?:[^.;]{0,80} )?and (?:shall|may|will|must) not (?:\\p{L}+ ){0,2}${SHOW} (?:[^.;]{0,80} )?${PORTFOLIO}`,
    `(?:may|shall|must|will|can)(?: not| never) be (?:\\p{L}+ )?(?:shown|displayed|exhibited|used|published|included|mentioned|presented|featured|placed) (?:[^.;]{0,60} )?(?:by (?:the )?provider (?:[^.;]{0,30} )?)?${PORTFOLIO}`,
    `portfolio use(?: by (?:the )?provider)?(?: of (?:[^.;]{1,40}))? ?(?:is|:)? (?:not (?:permitted|allowed)|prohibited|forbidden|excluded)`,
  ),
  wordsBeside(
    ['paslaugų teikėj', APLANKE, 'draudž|ne'],
    `paslaugų teikėj(?:ui|ai) (?:[^.;]{0,20} )?(?:draudžiama|neleidžiama) (?:[^.;]{0,80} )?${RODYTI} (?:[^.;]{0,60} )?${APLANKE}`,
    `paslaugų teikėj(?:as|a) (?:[^.;]{0,50} )?(?:negali|neturi teisės|niekada ne\\p{L}+) (?:[^.;]{0,70} )?${RODYTI} (?:[^.;]{0,60} )?${APLANKE}`,
    `paslaugų teikėj(?:as|a) (?:[^.;]{0,60} )?(?:nerod|nenaudo|neskelb|neviešin|nemini|neįtrauk|nede|nekel)\\p{L}+ (?:[^.;]{0,60} )?${APLANKE}`,
    `paslaugų teikėj(?:as|a) (?:[^.;]{0,60} )?${APLANKE} (?:[^.;]{0,40} )?(?:nerod|nenaudo|neskelb|neviešin|nemini|neįtrauk|nede|nekel)\\p{L}+`,
    `paslaugų teikėj(?:as|a) (?:[^.;]{0,60} )?${APLANKE} (?:[^.;]{0,40} )?(?:negali|neturi teisės) (?:[^.;]{0,30} )?${RODYTI}`,
  ),
);
/** Until it is public, with leave, or what is no work: secrets, the name of the client. */
const SHOWN_AFTER_ALL = words(
  "without|until|before|unless|except|save|other than|only|prior|consent\\p{L}*|permission|approv\\p{L}*|(?:un)?published|unreleased|confidential\\p{L}*|embargo\\p{L}*|personal data|client's (?:name|logo|trade ?marks?|brand)|(?:name|logo|trade ?marks?) of (?:the )?client|be (?:išankstinio |raštiško |rašytinio |atskiro |kliento ){0,4}(?:sutikim|leidim)\\p{L}+|iki|kol|nebent|išskyrus|tik|konfidencial\\p{L}+|nepaskelb\\p{L}+|asmens duomen\\p{L}+|paskelbus|po to, kai|kliento (?:vardo|pavadinim|logotip|ženkl|prekių)\\p{L}*",
);

/** Whether the work may never be shown as an example of what its maker does. */
export const isNeverShown = (plain: string): boolean =>
  NEVER_SHOWN.test(plain) && !SHOWN_AFTER_ALL.test(plain) && !OF_BOTH.test(plain);
