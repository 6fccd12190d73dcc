import { lacksWords } from '../check/concepts/needed-words.js';

const word = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.replaceAll('*', '\\p{L}*')})(?!\\p{L})`, 'u');

const both = (some: string, others: string): RegExp =>
  new RegExp(`^(?=.*${word(some).source})(?=.*${word(others).source})`, 'u');

const BREACH = word(
  'breach*|default*|fail*|violat*|compl*|non-*|infring*|pažeid*|nevykd*|nesilaik*|netinkam*|neatlik*|vėluo*',
);
const LOSS = word('liab*|responsib*|damage*|loss*|answer*|claim*|atsak*|nuostol*|žal*|pretenz*|reikalav*');
const RIGHT = word(
  'rights?|own*|title|assign*|licen*|property|copyright*|belong*|vest*|transfer*|hire|teis*|nuosav*|priklaus*|licenc*|perei*|perduo*|perlei*|atitenka',
);
const PAID_WORDS =
  'pa(?:y|id|id for)*|invoic*|fees?|sums?|amounts?|price|compensat*|mokė*|moka*|(?:su|ap|iš|ne)mok*|sąskait*|atlyg*|kain*|honorar*';
const PAID = word(PAID_WORDS);

/**
 * Words that a sentence has to have before another is put in its place: more is asked for than where it is only blamed, since what
 * was taken for something else would be lost.
 */
const SPOKEN: readonly (readonly [RegExp, RegExp])[] = [
  [/^termination-breach\./u, BREACH],
  [/^(?:liability-cap\.|indemnity\.(?!legal-costs))/u, LOSS],
  [/^indemnity\.legal-costs$/u, word('costs?|expens*|attorney*|lawyer*|išlaid*')],
  [
    /^liability-cap\.for-others$/u,
    word(
      'others?|another|third|subcontract*|host*|platform*|servers?|provider of*|staff|employ*|personnel|helper*|assistant*|any(?:one|body)|whoever|whomever|who|persons?|people|compan*|carrier*|couriers?|centres?|centers?|gateways?|networks?|authors?|tinkl*|ryš*|suppl*|vendors?|partners?|agents?|contractors?|authorit*|venues?|kit*|trečiųj*|tret*|darbuotoj*|subrangov*|subtiek*|prieglob*|asmen*|žmon*|tiekėj*|teikėjų|pagalbinink*|partner*|įmon*|bendrov*|institucij*|vežėj*|kurj*|platform*|rangov*|kas nors|bet kas',
    ),
  ],
  [/^(?:ip-ownership|background-materials)\./u, RIGHT],
  [/^(?:invoicing|kill-fee)\./u, PAID],
  [/^late-payment\./u, word(`${PAID_WORDS}|interest|delspinig*|palūkan*`)],
  [
    /^provider-warranties\.(?:results|error-free|any-purpose|absolute-originality)$/u,
    word(
      'guarant*|warrant*|ensur*|promis*|represent*|undertake*|agree*|garantuo*|užtikrin*|įsipareigo*|pareišk*|patvirtin*',
    ),
  ],
  [
    /^acceptance\.use-without-accepting$/u,
    word('us(?:e|es|ed|ing)|deploy*|exploit*|naudo*|panaudo*|eksploat*|paleis*'),
  ],
  [
    /^acceptance\.(?!use)/u,
    word(
      'accept*|unaccept*|unapprov*|approv*|review*|reject*|refus*|satisf*|discretion|opinion|silence|comment*|(?:ne)?priim*|(?:ne)?priėm*|(?:ne)?patvirtin*|tylėj*|neatsak*|atmes*|tikrin*|tenkin*|nuožiūr*|patinka|patik*',
    ),
  ],
  [
    /^amendments\./u,
    word(
      'chang*|amend*|modif*|var(?:y|ies)|adapt*|updat*|revis*|silence|continued|object*|keis*|keič*|pakeit*|pakeis*|tylėj*|tyl*|prieštar*|atnaujin*',
    ),
  ],
  [
    /^fees\.clawback$/u,
    word(
      'back|refund*|repa*|recover*|(?<!tax )return*|reclaim*|reimburs*|clawback|remit*|credit*|giv* up|forfeit*|less|reduc*|waiv*|grąžin*|grąž*|susigrąžin*|atgal|atgau*|išieš*|permok*|atsisak*|sumaž*|įskait*|išskait*|praran*',
    ),
  ],
  [/^expenses\./u, word('expens*|cost*|travel*|licen*|išlaid*|kelion*|lėšomis|sąskaita')],
  [
    /^liquidated-damages\./u,
    word(
      'penalt*|fine*|forfeit*|liquidated|damages|deduct*|%|percent|per cent|pays?|owes?|baud*|delspinig*|netesyb*|proc|procent*|moka|sumoka',
    ),
  ],
  [
    /\.penalty$/u,
    word(
      'penalt*|fin(?:e|es|ed)|forfeit*|liquidated|damages|compensat*|sums?|amounts?|%|percent|per cent|pa(?:y|ys|id|yable|yment|yments)|owes?|owed|charge*|times|baud*|netesyb*|delspinig*|kompens*|proc|procent*|(?:su)?mok*|sum*|dydž*',
    ),
  ],
  [
    /^deposit\.refundable$/u,
    both(
      'back|refund*|repa*|return*|reclaim*|reimburs*|(?:su)?grąžin*|(?:su)?grąž*|atgau*|atsiim*',
      'deposit*|advance*|down ?payment|retainer*|prepa*|up ?front|before*|start*|first|paid|payment*|money|sums?|instal*|booking|earnest|depozit*|avans*|išankst*|iš anksto|rankpinig*|užstat*|sumok*|moka*|mokė*|pinig*|sum(?:a|ą|os|ų)|įmok*|rezerv*',
    ),
  ],
  [/^insurance\./u, word('insur*|cover|policy|policies|draud*')],
  [
    /^timeline\.no-extension$/u,
    word(
      'exten*|delay*|late|lateness|lag|lags|drag*|hinder*|postpon*|wait*|slip*|mov(?:e|es|ed|ing)|shift*|hold*|held|stands?|remain*|irrespective|regardless|additional|more time|longer|slow*|affect*|excus*|even (?:if|where|though)|pratęs*|vėl[au]*|vėlyv*|uždels*|užtr[uū]*|užtęs*|atid*|nukel*|perkel*|kelti|atsilik*|ilgesn*|nekei*|nekinta|nesikei*|keič*|lieka|išlieka|nepaisant|nesvarbu|papildom*|stab*|lauk*|pavėl*|net (?:jei|jeigu)|nors|vis tiek',
    ),
  ],
  [
    /^exclusivity\.(?:only-client|non-compete)$/u,
    word(
      'others?|another|else|(?:for|to) any|any(?:one|body)|no(?:body| one|-one)|third|compet*|rival*|similar*|like|same|exclusive*|sole|solely|only|alone|full|kit*|konkur*|tret*|trečiosi*|vien*|tik|išimtin*|panaš*|niek*|toki*|customers?|clients',
    ),
  ],
  [
    /^confidentiality\.residual-gag$/u,
    word(
      'skill*|know*|underst*|remark*|*favourabl*|critical*|express*|utter*|experience*|ideas?|methods?|learn*|memor*|(?:dis)?parag*|statements?|critici*|complain*|comment*|opinions?|speaks?|says?|mention*|public*|authorit*|press|media|reviews?|whistle*|report*|talk*|tell*|repeat*|word*|žini*|patir*|įgūdž*|idėj*|metod*|išmok*|suži*|atsilie*|skund*|skųs*|kritik*|komentuo*|komentar*|nuomon*|kalb*|sak*|pasako*|min*|vieš*|institucij*|spaud*|žiniasklaid*|praneš*|pareišk*|atmint*|prisim*|*skund*|palank*|vertinim*',
    ),
  ],
  /* What is added only fits where something is not to be told. */
  [
    /^confidentiality\.no-/u,
    word(
      'disclos*|divulg*|reveal*|impart*|secre*|confiden*|private*|non-public|proprietary|mention*|silen*|quiet|discre*|share[sd]?|sharing|(?:say|tell|show|pass)* (?:it |them |anything |nothing )?(?:to )?(?:no|any|others?|another|any other)*|(?:not|never|nobody|no one|no-one) (?:to )?(?:tell|show|say|speak|talk|discuss|pass)*|konfidenc*|paslap*|slapt*|(?:ne)?atskl*|(?:ne)?skelb*|(?:ne)?vieš*|informacij*|ne(?:pa)?sako*|nepasakoj*|nekalb*|nutyl*|tyl*|neperduo*|nerod*|neapt*|neužsimin*|nemini*',
    ),
  ],
  [
    /^disputes\.client-(?:decides|arbiter)$/u,
    word('final|decides?|decision|binding|determin*|arbit*|sprendim*|sprendžia|galutin*'),
  ],
];

/** What the client takes out of the price is no duty to make a loss good. */
const DEDUCTS =
  /(?:client (?:may|can|is entitled to|has the right to|shall be entitled to) (?:\p{L}+ ){0,6}(?:deduct|withhold|set off|keep back|reduce)|klientas (?:\p{L}+ ){0,3}(?:gali|turi teisę) (?:\p{L}+ ){0,6}(?:išskaič|išskait|sulaik|įskait|sumažin)|klientas (?:\p{L}+ ){0,6}(?:išskaič|išskait|sulaiko|įskait))/u;

/** A ban on telling is none on working. */
const OF_TELLING = word(
  'disclos*|divulg*|reveal*|secre*|confidential*|information|atskleis*|neatskleis*|neatskleidž*|paslap*|konfidencial*|informacij*',
);
const OF_WORKING = word(
  'work*|compet*|serv*|engag*|provides?|providing|provision*|accept*|perform*|advis*|produc*|employ*|customers?|clients|competitors?|others|business*|commission*|(?:ne)?dirb*|darb*|konkur*|nekonkur*|teikia|teiks|teikti|neteik*|paslaug(?:as|ų|oms)(?! teikėj)|(?:ne)?priim*|užsakym*|kit(?:iems|oms|ų|am|ai)|klient(?:ams|ų|us)',
);

/** Whether the words of a sentence leave no doubt that it is what the finding says. */
export const speaksOf = (id: string, plain: string): boolean =>
  !lacksWords(id, plain) &&
  !(id.startsWith('indemnity.') && DEDUCTS.test(plain)) &&
  !(id.startsWith('exclusivity.') && OF_TELLING.test(plain) && !OF_WORKING.test(plain)) &&
  SPOKEN.every(([ids, words]) => !ids.test(id) || words.test(plain));
