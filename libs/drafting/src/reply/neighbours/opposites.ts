import { words } from '../../check/whole-words.js';

/** Ours and theirs cannot both stand: what our wordings say, in both languages, and what of the other side's speaks against it. */
export interface Opposites {
  readonly ours: RegExp;
  readonly theirs: RegExp;
  /** What the heading or the sentence has to speak of, where the words alone could be about something else. */
  readonly about?: RegExp;
  /** Topics that such a sentence of theirs is taken for besides. */
  readonly besides?: readonly string[];
}

/*
 * That the client answers for no loss at all. A limit, an exception, indirect loss, or what happens to things or to others stands beside
 * a limit for both.
 */
const OF_ALL_LOSS =
  '(?=[^.;]*(?:damage|loss|nuostol|žal))(?![^.;]*(?:exceed|more than|above|beyond|unless|except|indirect|consequential|profit|third|equipment|propert|tools|caused by|viršij|daugiau|didesn|išskyrus|nebent|netiesiog|negaut|pajam|trečiųj|įrang|turt|kaltės))';
const ANSWERS_FOR_NOTHING = [
  `client${OF_ALL_LOSS} (?:is|shall be|will be|shall|will) (?:not|in no (?:event|case|way)) (?:be )?(?:\\p{L}+ )?(?:liable|responsible)`,
  `client${OF_ALL_LOSS} (?:shall |will )?(?:bears?|accepts?|assumes?|has|have) no (?:\\p{L}+ )?(?:liability|responsibility)`,
  `(?:in no event|under no circumstances) (?:shall|will|is) (?:the )?client${OF_ALL_LOSS} (?:be )?(?:liable|responsible)`,
  `klientas${OF_ALL_LOSS} (?:\\p{L}+ ){0,7}(?:neatsako|neatsakys|nėra atsakingas|neatlygina|neprisiima (?:\\p{L}+ )?atsakomybės)`,
];

/* Leaving for a breach stands beside leaving with notice, and whoever pays for leaving gives something for it. */
const NO_PAY_OR_BREACH =
  '(?![^.;]*(?:breach|insolv|bankrupt|pay|compensat|pažeid|bankrut|nemok|sumok|atlygin|kompens))';
const AT_WILL = `(?=[^.;]{0,80}(?:at any time|whenever|immediate|without (?:\\p{L}+ ){0,2}(?:reason|cause|notice)|for convenience|bet kada|bet kuriuo metu|kada (?:tik )?(?:pa)?nor|nedels|be (?:\\p{L}+ )?priežast|neįspėj))${NO_PAY_OR_BREACH}`;

/* A ban on working for the client's customers afterwards; not on approaching them, which leaves the work free. */
const FREE_AFTERWARDS = words(
  'after the end of [^.;]{0,40}provider may work for others',
  'pasibaigus [^.;]{0,40}paslaugų teikėjas gali dirbti kitiems',
);
const AFTERWARDS =
  '(?:after|following|expir\\p{L}*|terminat\\p{L}*|pabaig\\p{L}*|pasibaig\\p{L}*|nutrauk\\p{L}*)';
/* What leads up to the ban is looked at behind it, so that only a ban is looked around for it. */
const afterwards = (ban: string): string => `${ban}(?:(?<=${AFTERWARDS}[^.;]*)|(?=[^.;]*${AFTERWARDS}))`;
const SERVES =
  '(?:accept (?:\\p{L}+ ){0,3}(?:orders?|work|assignments?|jobs?|commissions?)|work (?:for|with)|(?:provid|render|perform|supply|offer)\\p{L}* (?:\\p{L}+ ){0,3}(?:services?|work)|contract with|do business|deal with|serve|enter into)';
const SERVES_LT =
  '(?:(?:neturi teisės|negali|draudžiama) (?:[\\p{L}\\d]+ ){0,6}(?:priimti|dirbti|teikti|sudaryti|vykdyti|atlikti|bendradarbiauti|aptarnauti)|ne(?:priim|teik|dirb|sudar|vykd|atlie|atlik|bendradarbiau|aptarnau)\\p{L}*)';

/* Sentences are read with figures for number words: „nė viena“ is „nė 1“. */

/** What the wordings replace by a rule for both sides or by a right, and words that would take it back elsewhere. */
export const OPPOSITES: Readonly<Record<string, Opposites>> = {
  leaving: {
    ours: words('either party may end', 'kiekviena šalis gali nutraukti'),
    theirs: words(
      'provider (?:may|can|shall|must|will) not (?:\\p{L}+ ){0,3}(?:terminate|end|cancel|withdraw|resign|leave)',
      'provider (?:has|shall have) no right to (?:\\p{L}+ ){0,2}(?:terminate|end|cancel|withdraw)',
      'provider is not entitled to (?:terminate|end|cancel)',
      'only (?:the )?client (?:may|can) (?:terminate|end|cancel)',
      `client (?:may|can|is entitled to|has the right to) (?:\\p{L}+ ){0,3}(?:terminate|end|cancel|leave|walk away)${AT_WILL}`,
      'provider (?:may|can) (?:\\p{L}+ ){0,2}(?:terminate|end|cancel) (?:\\p{L}+ ){0,3}only',
      'provider (?:may|can) only (?:\\p{L}+ ){0,2}(?:terminate|end|cancel)',
      'paslaugų teikėjas (?:\\p{L}+ ){0,3}(?:negali|negalės|neturi teisės) (?:\\p{L}+ ){0,4}(?:nutraukti|atsisakyti|pasitraukti)',
      'nutraukti (?:\\p{L}+ ){0,3}gali tik klientas',
      'tik klientas (?:\\p{L}+ ){0,3}nutraukti',
      `klientas (?:gali|turi teisę) (?:\\p{L}+ ){0,4}(?:nutraukti|atsisakyti)${AT_WILL}`,
      `klientas (?:gali|turi teisę) (?=bet kada|nedelsdam|nedelsiant|be (?:jokios )?priežast|vienašališkai)(?:\\p{L}+ ){1,6}nutraukti${NO_PAY_OR_BREACH}`,
      'paslaugų teikėjas gali (?:\\p{L}+ ){0,3}(?:nutraukti|atsisakyti|pasitraukti) (?:\\p{L}+ ){0,2}tik',
      'paslaugų teikėjas (?:\\p{L}+ ){0,3}nutraukti (?:\\p{L}+ ){0,2}gali tik',
    ),
    besides: ['termination-breach', 'term'],
  },
  'paid-when-it-ends': {
    ours: words(
      'work done (?:as agreed )?until then is paid',
      'pay for (?:all |the )?work done until then',
      'už (?:visą )?iki tol (?:tinkamai )?atliktą darbą',
    ),
    theirs: words(
      '(?:terminat|cancel|withdr|end)\\p{L}*[^.;]{0,120}(?:without (?:any )?(?:further )?(?:payment|compensation|pay)|no (?:further )?(?:payment|compensation|fee)|not be entitled to (?:any )?(?:payment|compensation|fee))',
      '(?:terminat|cancel|withdr|end)\\p{L}*[^.;]{0,120}(?:paid (?:only )?for|only) (?:\\p{L}+ ){0,4}(?:accepted|approved)',
      '(?:nutrauk|atšauk)\\p{L}*[^.;]{0,120}(?:ap|su)mok\\p{L}* (?:tik )?(?:už )?(?:tik )?(?:\\p{L}+ ){0,2}(?:priimt|patvirtint)\\p{L}*',
      'no (?:payment|compensation|fee)[^.;]{0,60}(?:terminat|unfinished|in progress|cancel)\\p{L}*',
      '(?:nutrauk|atšauk)\\p{L}*[^.;]{0,120}(?:nemoka\\p{L}*|neatlygin\\p{L}*|be (?:jokio |jokios )?(?:atlygio|mokėjimo|kompensacijos))',
      'už nebaigt\\p{L}* (?:\\p{L}+ ){0,3}nemoka\\p{L}*',
    ),
  },
  secrecy: {
    ours: words(
      '(?:each|either) party keeps? (?:\\p{L}+ ){0,6}confidential',
      'each party keeps confidential information',
      'the parties keep the contents',
      'a party that breaches confidentiality',
      'kiekviena šalis (?:[\\p{L}\\d]+ ){0,10}saugo',
      'šalys saugo projekto',
      'pažeidusi konfidencialumą',
    ),
    /* What an authority imposes on somebody is none between the two. */
    theirs: words(
      '(?:provider|paslaugų teikėj\\p{L}*)[^.]{0,160} (?<!impos\\p{L}* (?:an? |any )?)(?:penalt\\p{L}*|fines?|liquidated|baud\\p{L}*|netesyb\\p{L}*)',
      '(?<!impos\\p{L}* (?:an? |any )?)(?:penalt\\p{L}*|fines?|liquidated|baud\\p{L}*|netesyb\\p{L}*)[^.]{0,160} (?:provider|paslaugų teikėj\\p{L}*)',
    ),
    about: words(
      'confidential\\p{L}*',
      'secre\\p{L}*',
      'disclos\\p{L}*',
      'saug\\p{L}* (?:\\p{L}+ ){0,5}informacij\\p{L}*',
      'konfidencial\\p{L}*',
      'paslap\\p{L}*',
    ),
  },
  competing: {
    ours: FREE_AFTERWARDS,
    theirs: words(
      '(?:compensat\\p{L}*|consideration|penalt\\p{L}*|fines?|liquidated|restriction|restrictive|covenant|injuncti\\p{L}*)',
      '(?:kompensac\\p{L}*|baud\\p{L}*|netesyb\\p{L}*|draudim(?:as|o|ą|u|ui)|ribojim\\p{L}*|apribojim\\p{L}*)',
      '(?:atlyg\\p{L}*|moka\\p{L}*) (?:\\p{L}+ )?už šį (?:įsipareigojimą|ribojimą|draudimą)',
      'provider (?:shall|will|may|must|agrees) not (?:\\p{L}+ ){0,4}compete',
      'paslaugų teikėjas [^.;]{0,40}nekonkuruo\\p{L}*',
    ),
    about: words('non-?compet\\p{L}*', 'compet(?:e|ing|ition|itors?)', 'n?e?konkur\\p{L}*'),
  },
  'customers-afterwards': {
    ours: FREE_AFTERWARDS,
    theirs: words(
      afterwards(
        `provider [^.;]{0,60}not[^.;]{0,90} ${SERVES} [^.;]{0,80}(?:(?:customers?|clients?|partners?) (?:\\p{L}+ ){0,2}of (?:the )?client|client's (?:\\p{L}+,? ){0,4}(?:customers?|clients?|partners?))`,
      ),
      afterwards(
        `paslaugų teikėj\\p{L}* (?:[^.;]{0,80} )?${SERVES_LT} [^.;]{0,60}kliento (?:\\p{L}+,? ){0,3}(?:klient|partneri|pirkėj|užsakov)\\p{L}*`,
      ),
    ),
    besides: ['non-solicitation', 'exclusivity'],
  },
  'other-work': {
    ours: words(
      '(?<!after the end of [^.;]{0,40})provider may work for others',
      '(?:and|as) may work for others',
      '(?<!pasibaigus [^.;]{0,40})paslaugų teikėjas gali dirbti kitiems',
      'moka savo mokesčius ir gali dirbti kitiems',
    ),
    theirs: words(
      '(?:shall|will|may|must|agrees) not (?:\\p{L}+ ){0,3}(?:work|provide services|render services) (?:\\p{L}+ ){0,2}(?:for|to) (?:any )?(?:others?|third|anyone|anybody|competitors?)',
      'exclusively (?:for|to) (?:the )?client',
      'only (?:for|to) (?:the )?client',
      '(?:full|whole|entire) (?:working|business|professional) time',
      'paslaugų teikėjas (?:\\p{L}+ ){0,4}(?:nedirba|nedirbs|negali dirbti|neturi teisės dirbti) (?:\\p{L}+ ){0,3}(?:kit|trečio)\\p{L}*',
      '(?:tik|išimtinai|vien) klientui(?! \\p{L}*(?:us|ius)(?!\\p{L}))',
    ),
  },
  advance: {
    ours: words('(?:pay )?an advance of', 'dydžio avansą'),
    theirs: words(
      'no (?:deposits?|advances?|advance payments?|up ?front)',
      'without (?:any )?(?:advance|deposit)',
      '(?:advances?|deposits?|advance payments?) (?:is|are|will be|shall be) not',
      'avans\\p{L}* (?:\\p{L}+ ){0,2}(?:nemoka\\p{L}*|neteikia\\p{L}*|nenumat\\p{L}*)',
      'be avanso',
      '\\d{1,3} ?(?:%|percent|per cent)[^.;]{0,120} (?:on|upon|of|after|at) (?:the )?sign\\p{L}*',
      '\\d{1,3} ?(?:%|proc|procent\\p{L}*)[^;]{0,120} (?:pasiraš\\p{L}*|avans\\p{L}*)',
    ),
  },
  expenses: {
    ours: words(
      'client will reimburse expenses',
      'approved expenses are repaid',
      'klientas atlygina iš anksto',
      'patvirtintos išlaidos atlyginamos',
    ),
    theirs: words(
      'no (?:\\p{L}+ (?:or|and) )?expenses',
      'expenses (?:\\p{L}+ ){0,4}(?:not|borne by (?:the )?provider|included in)',
      'provider (?:shall |will |must )?(?:\\p{L}+ )?(?:bears?|pays?) (?:\\p{L}+ ){0,3}(?:own )?expenses',
      'išlaid\\p{L}* (?:\\p{L}+ ){0,4}(?:neatlygin\\p{L}*|nekompens\\p{L}*|įskaičiuo\\p{L}*|tenka paslaugų teikėjui)',
    ),
  },
  'changing-the-work': {
    ours: words(
      'changes and additional work start only after both parties',
      'pakeitimai ir papildomi darbai pradedami tik',
    ),
    theirs: words(
      'client may (?:\\p{L}+ ){0,4}(?:change|alter|vary|modify) (?:the )?(?:scope|services|work|deliverables|specifications?)(?![^.;]{0,120}(?:agree|consent))',
      'klientas (?:\\p{L}+ ){0,3}(?:gali|turi teisę) (?:\\p{L}+ ){0,3}(?:pa)?keisti (?:\\p{L}+ ){0,1}(?:apimt|paslaug|darb|užduot)\\p{L}*(?![^.;]{0,120}(?:susitar|sutikim|suderin))',
    ),
    besides: ['termination-convenience', 'amendments'],
  },
  amending: {
    ours: words(
      'take effect when both parties have agreed',
      'įsigalioja, kai dėl jų raštu susitaria abi šalys',
    ),
    theirs: words(
      'client may (?:\\p{L}+ ){0,6}(?:amend|modify|change|update|vary) (?:\\p{L}+ ){0,4}(?:agreement|contract|terms|conditions|polic\\p{L}*)',
      '(?:silence|continued (?:work|performance|use)) [^.;]{0,60}(?:accept|consent|agree)\\p{L}*',
      'klientas (?:\\p{L}+ ){0,4}(?:gali|turi teisę) (?:\\p{L}+ ){0,4}(?:pakeisti|keisti) (?:\\p{L}+ ){0,3}(?:sutart|sąlyg)\\p{L}*',
      'tylėjimas [^.;]{0,40}(?:sutik|pritar)\\p{L}*',
      '(?:toliau|tęsiant|tolesn\\p{L}*) (?:teik|vykd|dirb|darb|paslaug|bendradarb)\\p{L}*(?: [^.;]{0,60})? (?:laikom|reišk)\\p{L}* [^.;]{0,40}(?:sutik|sutin|pritar|priėm)\\p{L}*',
    ),
    besides: ['acceptance'],
  },
  'price-of-changes': {
    ours: words(
      'take effect when both parties have agreed',
      'changed by written agreement of both parties',
      'changes and additional work start only after both parties',
      'įsigalioja, kai dėl jų raštu susitaria abi šalys',
      'keičiami rašytiniu abiejų šalių susitarimu',
      'pakeitimai ir papildomi darbai pradedami tik',
    ),
    theirs: words(
      '(?:such|these|those|any) (?:changes?|amendments?|alterations?|additions?) (?:\\p{L}+ ){0,2}not (?:\\p{L}+ ){0,2}(?:affect|alter|change|increase|influence|entitle)[^.;]{0,60}(?:fees?|price|remuneration|payment|compensation)',
      'dėl (?:to|šių|tokių)(?: \\p{L}+){0,2} (?:kaina|atlyg\\p{L}*|užmokes\\p{L}*) (?:\\p{L}+ )?(?:nesikeičia|nesikeis|nedidinam\\p{L}*|nedidėja|nekeičiam\\p{L}*)',
      '(?:tokie|šie|tie) (?:pa)?keitimai (?:\\p{L}+ ){0,3}(?:neturi įtakos|nekeičia|nedidina)[^.;]{0,40}(?:kain|atlyg|užmokes)\\p{L}*',
    ),
    besides: ['fees', 'change-control', 'scope', 'timeline', 'amendments', 'invoicing'],
  },
  transfer: {
    ours: words('neither party may transfer', 'nė 1 šalis negali perduoti'),
    theirs: words(
      'client may (?:\\p{L}+ ){0,3}(?:assign|transfer) (?:\\p{L}+ ){0,4}(?:agreement|contract)',
      'klientas (?:\\p{L}+ ){0,3}(?:gali|turi teisę) (?:\\p{L}+ ){0,4}(?:perleisti|perduoti) (?:\\p{L}+ ){0,5}sutart\\p{L}*',
    ),
  },
  helpers: {
    ours: words('provider may have others do parts', 'paslaugų teikėjas gali dalį darbo pavesti'),
    theirs: words(
      'provider (?:shall|may|will|must|can) not (?:\\p{L}+ ){0,3}(?:subcontract|delegate|outsource)\\p{L}*',
      'no subcontract\\p{L}*',
      '(?:perform|do|carr|provid|render)\\p{L}* (?:\\p{L}+ ){0,5}personally',
      'paslaugų teikėjas (?:\\p{L}+ ){0,4}(?:negali|neturi teisės) (?:\\p{L}+ ){0,5}(?:pasitelkti|pavesti|samdyti)',
      '(?:atlieka|atlikti|teikia|teikti) (?:\\p{L}+ ){0,4}(?:asmeniškai|pats)',
    ),
  },
  portfolio: {
    ours: words('may show it and name', 'rodyti jį savo darbų aplanke'),
    theirs: words(
      '(?:shall|may|will|must|can) not [^.;]{0,80}portfolio',
      'provider (?:shall|may|will|must|can) not (?:\\p{L}+ ){0,4}(?:display|show|exhibit)',
      '(?:negali|neturi teisės|draudžiama) [^.;]{0,80}(?:aplank|portfel|portfolio)\\p{L}*',
    ),
  },
  tax: {
    ours: words('price is without vat', 'kaina nurodyta be pvm'),
    theirs: words(
      'inclu(?:sive of|des?|ding) (?:\\p{L}+ ){0,3}(?:vat|taxes)',
      '(?:įskaičiuot\\p{L}*|įeina) (?:\\p{L}+ ){0,4}(?:pvm|mokesč\\p{L}*)',
      'įskaitant (?:\\p{L}+ ){0,2}(?:pvm|mokesčius)',
    ),
  },
  'artificial-intelligence': {
    ours: words('may use tools with artificial intelligence', 'naudoti dirbtinio intelekto įrankius'),
    theirs: words(
      '(?:not|no|without) (?:\\p{L}+ ){0,6}(?:artificial intelligence|generative|ai)',
      '(?:ne(?:naudo|gali)|draudžiama)\\p{L}* (?:\\p{L}+ ){0,4}dirbtinio intelekto',
    ),
  },
  suspending: {
    ours: words('provider may suspend the work', 'paslaugų teikėjas gali sustabdyti darbą'),
    theirs: words(
      'provider (?:shall|may|will|must|can) not (?:\\p{L}+ ){0,3}(?:suspend|stop|interrupt)',
      'no right to suspend',
      'paslaugų teikėjas (?:\\p{L}+ ){0,4}(?:negali|neturi teisės) (?:\\p{L}+ ){0,4}(?:sustabdyti|stabdyti)',
    ),
  },
  silence: {
    ours: words('without an answer in that time', 'per šį laiką neatsakius'),
    theirs: words(
      'silence (?:\\p{L}+ ){0,4}not',
      '(?:no|not be) (?:deemed|implied|tacit) accept\\p{L}*',
      '(?:no obligation|not (?:obliged|required|bound)) to [^.;]{0,60}(?:confirm|accept|approv|sign|respon|answer)\\p{L}* [^.;]{0,40}(?:within|in|by) any (?:\\p{L}+ ){0,2}(?:time|period|date|deadline)',
      '(?:deemed|implied|tacit) acceptance (?:is|does|shall) not',
      'accept\\p{L}* only (?:when|upon|if|by|in) [^.;]{0,50}(?:writ|sign)\\p{L}*',
      'neprivalo (?:\\p{L}+ ){0,4}(?:pasirašyti|patvirtinti|priimti|atsakyti) per (?:\\p{L}+ ){0,3}(?:terminą|laiką)',
      'tylėjimas (?:\\p{L}+ ){0,3}(?:nereiškia|nelaikom\\p{L}*)',
      'priimt\\p{L}* (?:\\p{L}+ ){0,3}tik (?:\\p{L}+ ){0,4}(?:raštu|pasiraš)\\p{L}*',
    ),
  },
  liability: {
    ours: words('the liability of either party is limited', 'kiekvienos šalies atsakomybė neviršija'),
    theirs: words(...ANSWERS_FOR_NOTHING),
  },
  losses: {
    ours: words('each party makes good the losses', 'kiekviena šalis atlygina nuostolius'),
    theirs: words(
      ...ANSWERS_FOR_NOTHING,
      'provider (?:shall|will|must|agrees to) (?:\\p{L}+,? ){0,5}(?:indemnif\\p{L}*|hold (?:the )?client)',
      'paslaugų teikėjas (?:\\p{L}+ ){0,4}(?:atlygina|kompensuoja) (?:\\p{L}+ ){0,3}(?:visus|bet kokius) (?:\\p{L}+ ){0,2}nuostolius',
    ),
  },
  'penalty-for-delay': {
    ours: words('no penalty is owed for late work', 'už vėluojamą atlikti darbą netesybų nemokama'),
    theirs: words(
      'provider (?:\\p{L}+ ){0,4}(?:pays?|owes?)[^.;]{0,80}(?:each|every|per|a) (?:\\p{L}+ ){0,2}day',
      'paslaugų teikėjas (?:\\p{L}+ ){0,4}moka [^.;]{0,80}(?:delspinig|baud)\\p{L}*',
    ),
  },
  court: {
    ours: words('at the seat or residence of the party', 'pagal tos šalies, kuriai pareikštas ieškinys'),
    theirs: words(
      '(?:settled|resolved|decided|determined|submitted|referred|subject) [^.;]{0,60}arbitrat\\p{L}*',
      'exclusive jurisdiction',
      '(?:sprendžia\\p{L}*|nagrinėja\\p{L}*|perduoda\\p{L}*) [^.;]{0,60}arbitraž\\p{L}*',
      'pagal kliento (?:buveinę|buveinės vietą)',
    ),
  },
};
