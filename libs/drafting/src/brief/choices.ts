import { NO_END_DATE, type AnswerKey } from '../terms/answers.js';
import { delayClauseIn, type SaidClause } from './delay.js';
import type { Finding } from './proposal.js';
import type { Statement } from './statements.js';

/** Words that choose one option of a question; several values where they leave open which. */
interface Choosing {
  readonly key: AnswerKey;
  readonly values: readonly string[];
  readonly words: RegExp;
}

const choose = (key: AnswerKey, value: string | readonly string[], words: RegExp): Choosing => ({
  key,
  values: typeof value === 'string' ? [value] : value,
  words,
});

const RIGHTS = String.raw`(?:rights?|copyrights?|ip|intellectual property|ownership|teis(?:es|iu)|autorin\w+ teis\w+|nuosavyb\w+)`;
/** To have all of it: "we want to own everything", „priklausys mums“. */
const OWN = String.raw`\b(?:(?:to|will|'ll|would|should|must|we|shall) own\b|(?:is|are|be|becomes?) (?:all )?ours\b|belongs? to (?:us|the client)\b|priklaus\w+ (?:mums|uzsakov\w+|klient\w+)|savinink\w+)`;
const PAID = String.raw`(?:paid|payment|pays|pay|invoice|apmok\w+|sumok\w+|atsiskait\w+)`;
const WHOLE_LT = String.raw`(?:visk\w+|vis(?:a|os) (?:sum|kain|honorar|atlyg)\w+)`;
/** The last payment, or all of them: „po galutinio apmokėjimo“, "once it's fully paid". */
const ALL_PAID = String.raw`(?:(?:final|last|full|complete|closing|remaining) (?:and final )?(?:payment|invoice|instal?ment|balance|sum|amount)|(?:payment|paid|pay|pays|settled) (?:\w+ ){0,2}(?:in full|off)|(?:fully|completely) (?:paid|settled)|(?:everything|it all|all of it|it)(?: is| are|'s| has been| have been| was)(?: all| fully)? (?:paid|settled)|(?:have|has|'ve) paid (?:for )?(?:everything|it all|all of it)|(?:paskutin|galutin)\w+ (?:\w+ )?(?:mokejim|apmokejim|imok|saskait|atsiskai[tc])\w*|(?:visisk|piln)\w+ (?:apmok|sumok|atsiskai[tc])\w*|${WHOLE_LT} (?:\w+ ){0,2}(?:apmok|sumok|atsiskai[tc])\w*|(?:apmok|sumok|atsiskai[tc])\w+ (?:uz )?${WHOLE_LT}|(?:apmok|sumok|atsiskai[tc])\w+ (?:visiskai|pilnai|iki galo))`;
/** "Rights to each stage, once it is paid" wait for no last payment. */
const OF_ALL = String.raw`(?:(?!\b(?:each|every|kiekvien\w+)\b)[^.])`;
const AI = String.raw`(?:ai|chatgpt|midjourney|generative|di|dirbtin\w+ intelekt\w*)`;

const SUM = String.raw`(?:everything|all(?: of it)?|100 ?%|(?:the )?(?:full|whole|entire) (?:amount|sum|price|fee|payment))`;
const SUM_LT = String.raw`(?:${WHOLE_LT}|100 ?%)`;
/** "Everything at the end", „viską iškart sumokėsim, kai atiduosi failus“: nothing is paid before. */
const ALL_AT_END = [
  String.raw`(?:^\W*|[,;:(-]\s*)${SUM} (?:only )?(?:at the (?:very )?end|(?:on|upon|after|at) (?:delivery|completion|handover))(?!\s+(?:of|and)\b)`,
  String.raw`\b(?:the )?(?:full|whole|entire) (?:amount|sum|price|fee|payment) (?:is |will be )?(?:paid |payable |due )?(?:only )?(?:at the (?:very )?end|(?:on|upon|after) (?:delivery|completion|handover))`,
  String.raw`\bpay(?:s|ing|ment)? (?:you )?(?:for )?(?:${SUM}|in full|at once|in one go) (?:at once |in one go )?(?:when|once|after|as soon as) (?:you|we|the|it|i)\b[^.,;]{0,40}\b(?:deliver\w*|hand\w*|sen[dt]\w*|get|got|receiv\w*|ha(?:s|ve)|done|ready|finish\w*)`,
  String.raw`(?:^\W*|[,;:(-]\s*)${SUM_LT} (?:(?:is karto|tik|bus|mokama) )?(?:pabaigoj\w*|gale|po (?:darb|pridav|perdav|atlik)\w+|perdavus|atidavus)`,
  String.raw`\b${SUM_LT} (?:\w+ ){0,2}(?:su|ap)?mok\w+ (?:tik )?(?:pabaigoj\w*|gale|po (?:darb|pridav|perdav|atlik)\w+|perdavus|atidavus)`,
  String.raw`\b(?:${SUM_LT} (?:\w+ ){0,2}(?:su|ap)?mok\w+|(?:su|ap)?mok\w+ (?:\w+ )?${SUM_LT}),? (?:tik )?(?:kai|tada) (?:\w+ ){0,2}(?:atiduo|perduo|pristat|atsius|gaus|padary|pabaig|baig|bus )\w*`,
].join('|');

/** In each key the first that fits wins: the narrower stand first. */
const CHOOSING: readonly Choosing[] = [
  choose(
    'ip_ownership',
    'licence',
    new RegExp(
      String.raw`\b(?:(?:non-?exclusive |exclusive )?licen[cs]e (?:to use|for|only)|only (?:a )?licen[cs]e|i keep (?:the|all) (?:copyright|rights)|(?:copyright|${RIGHTS}) (?:stays?|remains?) (?:with|mine)|licencij\w+ (?:naudo|naudot)\w*|(?:autorin\w+ )?teis\w+ lieka (?:man|autor\w+|kurej\w+|vykdytoj\w+|mano))`,
      'u',
    ),
  ),
  choose(
    'ip_ownership',
    'on_last_payment',
    new RegExp(
      String.raw`(?:\b${RIGHTS}\b|${OWN})${OF_ALL}{0,80}\b${ALL_PAID}|\b${ALL_PAID}${OF_ALL}{0,60}(?:\b${RIGHTS}\b|${OWN})`,
      'u',
    ),
  ),
  /* „Teisės turi pereiti mums visos, kai sumokam“: all of them may wait for all of the money. */
  choose(
    'ip_ownership',
    ['on_payment', 'on_last_payment'],
    new RegExp(
      String.raw`\b${RIGHTS}\b${OF_ALL}{0,60}\b(?:visos|visiskai|pilnai|(?<!\bnot )all|entirely|completely|in full|fully)\b${OF_ALL}{0,40}\b(?:kai|kuomet|once|when|after|upon|as soon as)\b${OF_ALL}{0,30}\b${PAID}|\b${RIGHTS}\b${OF_ALL}{0,60}\b(?:visos|visiskai)\b${OF_ALL}{0,30}\b(?:sumokejus|apmokejus|atsiskaicius|po (?:ap)?mokejimo)\b`,
      'u',
    ),
  ),
  choose(
    'ip_ownership',
    'on_payment',
    new RegExp(
      String.raw`\b${RIGHTS}\b[^.]{0,80}\b(?:after|once|upon|on|when|po|kai|tik|gavus)\b[^.]{0,30}\b${PAID}|\b(?:after|once|upon|when|po|kai)\b[^.]{0,30}\b${PAID}[^.]{0,50}\b${RIGHTS}\b|\b${RIGHTS}\b[^.]{0,60}\b(?:sumokejus|apmokejus|atsiskaicius)\b|\b(?:sumokejus|apmokejus|atsiskaicius)\b[^.]{0,60}\b${RIGHTS}\b|${OWN}[^.]{0,40}\b(?:after|once|upon|when|as soon as|kai|po)\b[^.]{0,30}\b${PAID}|${OWN}[^.]{0,40}\b(?:sumokejus|apmokejus|atsiskaicius)\b|\b(?:sumokejus|apmokejus|atsiskaicius)\b[^.]{0,40}${OWN}`,
      'u',
    ),
  ),
  choose(
    'ip_ownership',
    'on_creation',
    new RegExp(
      String.raw`\b${RIGHTS}\b[^.]{0,60}\b(?:from (?:the )?(?:start|beginning|moment|day one|creation)|immediately|as soon as|right away|is karto|nuo (?:sukurimo|pradz\w+|pat pradz\w+))\b`,
      'u',
    ),
  ),
  choose(
    'ip_ownership',
    ['on_payment', 'on_creation'],
    new RegExp(
      String.raw`\b(?:(?:all|full|the|exclusive) ${RIGHTS}\b[^.]{0,60}\b(?:to us|ours|belongs? to|transfer\w*|go(?:es)? to|are ours|for us|pass\w*)|we (?:will )?(?:own|get|keep|receive|want|need) (?:all |the |full |exclusive )*(?:${RIGHTS}|everything|source files and rights)|(?:visos|visas|turtin\w+|autor\w+) (?:turtin\w+ )?(?:autor\w+ )?teis\w+[^.]{0,50}\b(?:mums|musu|uzsakov\w+|klient\w+|perduo\w+|pere\w+|priklaus\w+))`,
      'u',
    ),
  ),
  choose(
    'portfolio_right',
    'forbidden',
    /\b(?:(?:not|no|n't|never|without|cannot)\b[^.]{0,40}\bportfolio|portfolio\b[^.]{0,30}\b(?:not allowed|forbidden|no\b|negal\w*|nerod\w*|neded\w*|nenor\w*|draudz\w*)|(?:negal\w*|nerod\w*|neded\w*|nedek\w*|nenor\w*|be|draudz\w*)\b[^.]{0,50}\b(?:portfolio|portfel\w+|darbu aplank\w+|your (?:own )?(?:web ?site|instagram|page)|savo (?:svetain\w+|puslap\w+|[„"]?instagram\w*)|kur nori))/u,
  ),
  choose(
    'portfolio_right',
    'after_publication',
    /\b(?:portfolio|portfel\w+|darbu aplank\w+|your (?:own )?(?:web ?site|instagram|page)|savo (?:svetain\w+|puslap\w+|[„"]?instagram\w*)|kur nori)\b[^.]{0,60}\b(?:after|once|when|kai|po)\b[^.]{0,30}\b(?:launch\w*|live|publish\w*|public|announc\w*|out\b|paskelb\w*|paleid\w*|vies\w*)|\b(?:after|once|when|kai|po)\b[^.]{0,40}\b(?:launch\w*|live|publish\w*|public|announc\w*|out\b|paskelb\w*|paleid\w*|vies\w*)[^.]{0,60}\b(?:portfolio|portfel\w+|darbu aplank\w+|your (?:own )?(?:web ?site|instagram|page)|savo (?:svetain\w+|puslap\w+|[„"]?instagram\w*)|kur nori)/u,
  ),
  choose(
    'portfolio_right',
    'allowed',
    /\b(?:can|may|could|free to|fine|ok|okay|happy|allowed|welcome|like to|gal\w+|leidz\w+|nepriestar\w+|norec\w+|dediu|desiu)\b[^.]{0,60}\b(?:portfolio|portfel\w+|darbu aplank\w+|your (?:own )?(?:web ?site|instagram|page)|savo (?:svetain\w+|puslap\w+|[„"]?instagram\w*)|kur nori)|\bportfolio\b[^.]{0,30}\b(?:is fine|ok|okay|allowed|galima|tinka|galit\w*)/u,
  ),
  choose(
    'ai_use',
    'forbidden',
    new RegExp(
      String.raw`\b(?:no|not|n't|without|never|be|jokio|nenaudo\w+|negal\w+|draudz\w+)\b[^.]{0,30}\b${AI}\b(?![^.]{0,40}\b(?:without|unless|be musu|nesuderin))`,
      'u',
    ),
  ),
  choose(
    'ai_use',
    'consent',
    new RegExp(
      String.raw`\b${AI}\b[^.]{0,60}\b(?:only (?:if|with|after)|ask (?:us|me|first)|tell us|approv\w+|consent|permission|unless|suderin\w+|sutikim\w+|pasiklaus\w+|leidim\w+)`,
      'u',
    ),
  ),
  choose(
    'ai_use',
    'allowed',
    new RegExp(
      String.raw`\b(?:can|may|fine|ok|okay|allowed|feel free|gal\w+|leidz\w+)\b[^.]{0,30}\b(?:use |naudo\w+ )?${AI}\b|\b${AI}\b[^.]{0,30}\b(?:is fine|is ok|allowed|galima|tinka|leidz\w+)`,
      'u',
    ),
  ),
  choose(
    'subcontracting',
    'consent',
    /\b(?:subcontract\w*|other people|third part\w+|subrang\w*|subtiek\w*|tretie\w*)\b[^.]{0,50}\b(?:only (?:if|with|after)|consent|approv\w+|permission|unless|suderin\w+|sutikim\w+|leidim\w+)|\bask (?:us|me) before passing|\b(?:without (?:our|my|your) (?:written )?(?:consent|approval|permission)|be (?:musu|mano|uzsakov\w+|klient\w+) sutikim\w+)\b[^.]{0,50}\b(?:subcontract\w*|pass|subrang\w*|subtiek\w*|kit\w+)/u,
  ),
  choose(
    'subcontracting',
    'allowed',
    /\b(?:can|may|free to|fine|ok|okay|allowed|gal\w+|leidz\w+)\b[^.]{0,40}\b(?:subcontract\w*|involve others|subrang\w*|subtiek\w*)/u,
  ),
  choose(
    'vat_status',
    'not_registered',
    /\b(?:not? (?:vat|pvm) ?-?(?:registered|payer)|not registered for vat|n't (?:vat registered|registered for vat)|no vat number|ne pvm mok\w+|ne(?:su|same|u)? (?:esu )?pvm mok\w+|nera pvm mok\w+|pvm mok\w+ ne(?:su|same|ra)|(?:don't|do not|won't) charge (?:any )?vat|pvm (?:netaik\w+|nemok\w+|nera|neskaiciuo\w+)|not registered\))/u,
  ),
  choose(
    'vat_status',
    'inclusive',
    /\b(?:(?:incl\w*\.?|including|with|inclusive of) (?:vat|pvm)|(?:vat|pvm) (?:is )?incl\w*|su pvm|iskait\w+ pvm|pvm iskaic\w+)/u,
  ),
  choose(
    'vat_status',
    'exclusive',
    /(?:\+|\b(?:plus|excl\w*\.?|excluding|without|before|net of|be|plius)) ?(?:vat|pvm)\b|\b(?:vat|pvm) (?:is )?(?:not included|excluded|on top|extra|added|neiskaic\w+|atskirai|papildomai|prided\w+)|\bvat (?:[\d,. ]{1,6}% )?(?:is|will be) added/u,
  ),
  choose(
    'expenses',
    'included',
    /\b(?:(?:price|fee|budget|amount|kain\w+|suma)\b[^.]{0,40}\b(?:includes?|covers?|apima|iskaic\w+|ieina)\b[^.]{0,40}\b(?:expenses|travel|all costs|islaid\w+|kelion\w+|kur\w{2,3})|(?:expenses|travel(?: costs)?|islaid\w+|kelion\w+)\b[^.]{0,40}\b(?:are |is |yra )?(?:included|in the price|iskaic\w+|ieina|i kaina|on you\b)|no extra costs|(?:ieina|iskaic\w+) (?:ir )?(?:kelion\w+|islaid\w+))/u,
  ),
  choose(
    'expenses',
    'approved',
    /\b(?:expenses|costs|travel|licen[cs]es|islaid\w+|kelion\w+)\b[^.]{0,80}\b(?:(?:if|when|only|once|after)\b[^.]{0,30}\b(?:approv\w*|agreed|ask\w*|confirm\w*)|approved (?:in advance|beforehand)|(?:is anksto )?suderin\w+|patvirtin\w+)/u,
  ),
  choose(
    'payment_structure',
    'milestones',
    /\b(?:(?:paid|pay|payment|payable|price) (?:is |are )?(?:in|by|per|for each|after each) (?:\w+ )?(?:stages?|milestones?|phases?)|(?:two|three|four|five|six|[2-6]) (?:stages|milestones|phases)\b[^.]{0,200}?(?:\d ?(?:eur|usd|gbp|€|k\b)|[€$£] ?\d)|(?:paid|pay|payment|payable) (?:is |are )?in (?:two|three|four|five|six|[2-6]) (?:parts|instal?ments|tranches)|(?:du|trys|keturi|penki|[2-6]) etapai\b[^.]{0,200}?\d ?(?:eur|€)|(?:mok\w+|atsiskait\w+)\b[^.]{0,20}\b(?:dviem|trimis|keturiomis|penkiomis|[2-6]) dalimis|(?:mok\w+|atsiskait\w+|kaina)\b[^.]{0,20}\b(?:etapais|uz kiekviena etapa|po kiekvieno etapo))/u,
  ),
  choose(
    'payment_structure',
    'hourly',
    /\b(?:(?:paid|pay|bill\w*|charge\w*|work) (?:you )?(?:hourly|by the hour|per hour)|hourly (?:rate|basis)|valandin\w+ (?:ikain\w*|atlyg\w*|tarif\w*)|mok\w+ (?:uz|pagal) valand\w+|pagal valandas)/u,
  ),
  choose(
    'payment_structure',
    'retainer',
    /\b(?:monthly (?:retainer|fee)|on retainer|retainer|menesin\w+ (?:mokest\w*|abonent\w*|atlyg\w*|fiksuot\w*)|abonentin\w+)/u,
  ),
  choose(
    'payment_structure',
    'fixed',
    /\b(?:fixed (?:price|fee|budget)|flat fee|lump sum|fiksuot\w+ (?:kain\w*|sum\w*|atlyg\w*)|vienkartin\w+ (?:mokejim\w*|sum\w*|atlyg\w*))/u,
  ),
  choose(
    'personal_data',
    'yes',
    /\b(?:personal data|gdpr|customers?(?:'s?)? (?:data\w*|lists?|records)|(?:client|patient|user|member|subscriber|mailing)s?(?:'s?)? (?:data|database|lists?|records)|access to (?:our |the )?(?:crm|customers?)|asmens duomen\w+|bdar|klientu (?:duomen\w*|sarasa\w*|baz\w*)|pacientu (?:duomen\w*|sarasa\w*)|naudotoju duomen\w*|prenumeratoriu (?:sarasa\w*|baz\w*))/u,
  ),
  choose(
    'contract_language',
    'lt',
    /\b(?:contract|agreement)\b[^.]{0,30}\bin lithuanian|\blithuanian (?:contract|agreement)|\bsutart\w+\b[^.]{0,30}\blietuv\w+( kalba)?|\blietuvisk\w+ sutart\w+|\blietuviu kalba[^.]{0,20} sutart\w+/u,
  ),
  choose(
    'contract_language',
    'en',
    /\b(?:contract|agreement)\b[^.]{0,30}\bin english|\benglish (?:contract|agreement)|\bsutart\w+\b[^.]{0,30}\bangl\w+( kalba)?|\banglisk\w+ sutart\w+|\banglu kalba[^.]{0,20} sutart\w+/u,
  ),
  choose('dispute_resolution', 'mediation', /\bmediat\w+|\bmediacij\w+/u),
  choose(
    'dispute_resolution',
    'negotiation',
    /\bdisputes?\b[^.]{0,40}\bnegotiat\w+|\bgincai\b[^.]{0,40}\bderyb\w+/u,
  ),
  choose(
    'liability_cap',
    'uncapped',
    /\bliabilit\w+\b[^.]{0,30}\b(?:unlimited|no (?:limit|cap)|not limited)|\b(?:unlimited|no limit (?:on|of)) liabilit\w+|\batsakomyb\w+\b[^.]{0,30}\b(?:neribo\w+|be ribos)/u,
  ),
  choose(
    'liability_cap',
    '2',
    /\bliabilit\w+\b[^.]{0,50}\b(?:twice|two times|2 ?x|double)|\batsakomyb\w+\b[^.]{0,50}\b(?:dvi\w*|dvigub\w+|2 (?:kain|kart)\w*)/u,
  ),
  choose(
    'liability_cap',
    '3',
    /\bliabilit\w+\b[^.]{0,50}\b(?:three times|3 ?x|triple)|\batsakomyb\w+\b[^.]{0,50}\b(?:tri(?:s|ju|gub)\w*|3 (?:kain|kart)\w*)/u,
  ),
  choose(
    'liability_cap',
    '1',
    /\bliabilit\w+\b[^.]{0,50}\b(?:limited|capped|cap|max\w*|up to|not exceed)\b[^.]{0,30}\b(?:fee|price|contract|project|paid|amount)|\batsakomyb\w+\b[^.]{0,50}\b(?:ribo\w+|nevirsy\w+|iki)\b[^.]{0,30}\b(?:kain\w+|sutart\w+|sum\w+)/u,
  ),
  choose(
    'late_interest',
    'statutory',
    /\b(?:statutory|legal|by law)\b[^.]{0,20}\binterest|\binterest\b[^.]{0,30}\b(?:set by law|by law|statutory)|\bistatym\w+ (?:nustatyt\w+ )?(?:dydzio )?palukan\w+|\bpalukan\w+\b[^.]{0,20}\bpagal istatym\w+/u,
  ),
  choose(
    'late_interest',
    'none',
    /\b(?:no|without) (?:late (?:fees?|interest)|interest)|\bbe (?:palukan\w+|delspinig\w+)/u,
  ),
  choose(
    'revision_rounds',
    'none',
    /\bunlimited (?:revisions?|changes|edits|rounds)|\b(?:neribo\w+|kiek reik\w+) (?:pataisym\w*|taisym\w*|korekcij\w*|ratu)/u,
  ),
  choose(
    'deposit_percent',
    '0',
    new RegExp(
      String.raw`(?<!\b(?:else|rest|remain\w*|balance|likus\w*|likut\w*)\b[^.]{0,30})(?:\b(?:no|without(?: an?)?) (?:deposit|advance|prepayment|up-?front payment)|\bnothing (?:up ?-?front|in advance)|\b(?:pay|pays|payable|payment|paid)\b(?: \w+){0,2} (?:only )?(?:after|on|upon|at) (?:delivery|completion|the end)(?!\s+(?:of|and)\b)|\b(?:everything|all) (?:is |will be )?(?:paid|payable|due) (?:only )?(?:after|on|upon|at) (?:delivery|completion|the end)|\bbe (?:jokio )?avanso|\bavansu ne\w+|\bisankstin\w+ (?:ap)?mokejim\w+ ne\w+|\bavans\w+ (?:ne(?:reik|mok|bus|num)\w*)|\bmok\w+ (?:tik )?(?:po (?:darb\w+|pridav\w+|perdav\w+|atlikimo)|pabaigoje)|${ALL_AT_END})`,
      'u',
    ),
  ),
  choose(
    'monthly_fee_time',
    'end',
    /\b(?:pa(?:id|y|ys|yable|yment)|invoiced?|billed)\b[^.]{0,40}\b(?:in arrears|(?:after|at) the end of (?:each|every|the) month|(?:by|until|before) (?:the )?\d{1,2}(?:st|nd|rd|th)? of (?:the )?(?:next|following) month)|\b(?:ap|su)?mok\w+ (?:\w+ ){0,3}iki (?:kito|sekancio|ateinancio) men\w*\.? \d|\b(?:ap|su)?mok\w+ (?:\w+ ){0,3}(?:menesio (?:gale|pabaigoje)|uz praejusi menesi)|\b(?:menesio (?:gale|pabaigoje)|uz praejusi menesi),? (?:\w+ ){0,2}(?:ap|su)?(?:mok|saskait)\w+/u,
  ),
  choose(
    'monthly_fee_time',
    'start',
    /\b(?:pa(?:id|y|ys|yable|yment)|invoiced?|billed) (?:monthly|each month|every month) in advance|\b(?:ap|su)?mok\w+ (?:\w+ ){0,2}is anksto uz (?:kiekviena )?menesi/u,
  ),
  choose(
    'final_deadline',
    NO_END_DATE,
    /\bno (?:fixed |set |agreed )?end ?date\b|\buntil further notice\b|\bopen-?ended (?:contract|agreement|engagement|cooperation|basis|work)|\bindefinite (?:contract|agreement|engagement)|\b(?:contract|agreement|engagement|cooperation) (?:is |runs |lasts |for |of )*(?:an )?(?:open-?ended|indefinite)|\bneterminuot\w+ (?:sutart|darb|bendradarb)\w+|\b(?:sutart|bendradarb)\w+ (?:\w+ ){0,2}neterminuot\w+|\bbe (?:pabaigos|galutin\w+) (?:datos|termino)|\biki atskiro pranesimo/u,
  ),
  choose('provider_status', 'business_certificate', /\bversl\w+ liudijim\w+|\bbusiness certificate/u),
  choose('provider_status', 'certificate', /\bindividuali\w* veikl\w*|\bindividual activity/u),
  choose('provider_status', 'author', /\bautorin\w+ (?:sutart\w+|atlyg\w+)|\bauthor'?s agreement/u),
];

/** Further clauses that somebody asks for by name. */
const CLAUSES: readonly (readonly [clause: string, words: RegExp])[] = [
  [
    'insurance',
    /\b(?:must|should|need\w*|have|has|require\w*|with) (?:[\w ]{0,30})\binsurance\b|\b(?:professional|civil|liability) (?:indemnity |liability )?insurance|\b(?:civilin\w+ |profesin\w+ )?(?:atsakomyb\w+ )?draudim\w+ (?:reik|privalo|butin|turi)\w*|\b(?:reik\w*|privalo|turi\w*) (?:\w+ ){0,4}draudim\w+/u,
  ],
  [
    'exclusivity',
    /\b(?:not|n't|no) (?:to )?(?:work\w*)\b[^.]{0,30}\bcompetitors?|(?<!\bno |\bnot? )\bexclusivity\b|\bne(?:dirb\w*|gal\w* dirbti)\b[^.]{0,30}\bkonkurent\w+/u,
  ],
  [
    'non_solicitation',
    /\b(?:not|n't|no) (?:to )?(?:poach|solicit|hire away|hire)\w*\b|\bnon-?solicit\w+|\bnevilio\w+|\bneperviliot\w+/u,
  ],
  [
    'audit',
    /\b(?:check|audit|see)\b[^.]{0,20}\b(?:time ?sheets?|time records|hours log)|\b(?:tikrin\w+|audit\w+)\b[^.]{0,20}\b(?:laiko apskait\w+|darbo valand\w+)/u,
  ],
];

/** Options that a statement chooses. */
export function choicesIn({ plain, start }: Statement): Finding[] {
  const found = new Map<AnswerKey, Finding[]>();
  for (const { key, values, words } of CHOOSING) {
    if (found.has(key)) continue;
    /* A list of customers that is to be kept secret is not handled. */
    if (key === 'personal_data' && /\b(?:paslapt|confiden|secret)/u.test(plain)) continue;
    const match = words.exec(plain);
    if (match === null) continue;
    const quote = { start: start + match.index, end: start + match.index + match[0].length };
    found.set(
      key,
      values.map((value) => ({
        key,
        value: key === 'personal_data' ? true : value,
        quote,
        isCertain: values.length === 1,
      })),
    );
  }
  return [...found.values()].flat();
}

export function clausesIn(statement: Statement): SaidClause[] {
  const { plain, start } = statement;
  const named = CLAUSES.flatMap(([clause, words]): SaidClause[] => {
    const match = words.exec(plain);
    return match === null
      ? []
      : [{ clause, start: start + match.index, end: start + match.index + match[0].length }];
  });
  return [...named, ...delayClauseIn(statement)];
}

const OF_EACH =
  /(?<!\p{L})(?:each|every|parts?|stages?|milestones?|phases?|kiekvien\p{L}+|dal(?:is|į|ies|ims)|etap\p{L}+)(?!\p{L})/iu;

/**
 * Where the price is paid in stages, "once it is paid" says not of which: rights may pass with each of them or with the last, so
 * both are offered.
 */
export const rightsOf = (findings: readonly Finding[], brief: string, isInStages: boolean): Finding[] =>
  findings.flatMap((each) => {
    const words = brief.slice(each.quote.start, each.quote.end);
    const isOpen =
      isInStages && each.key === 'ip_ownership' && each.value === 'on_payment' && !OF_EACH.test(words);
    return isOpen
      ? ['on_payment', 'on_last_payment'].map((value) => ({ ...each, value, isCertain: false }))
      : [each];
  });
