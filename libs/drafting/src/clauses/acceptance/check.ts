import { durations } from '../../check/measures.js';
import { allOf, butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { anySays, found, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';
import { PAID_BY_TIME } from '../fees/paid-by-time.js';

/** How the client says yes or no to the work. A payment "on acceptance" alone says nothing about that. */
const ACCEPTANCE = butNot(
  allOf(
    phrases(
      '(accept|accepts|accepted|acceptable|acceptance|approve|approves|approved|approval|sign-off|sign off|signs off|reject|rejects|rejected|satisf*|happy with)',
      '(priima|priimam|priimt|priėmim|aktą|akto)*',
      'patvirtin* (rezultat|maket|dizain|tekst|darb|kūrin|eskiz)*',
      '(rezultat|maket|dizain|tekst|darb|kūrin|eskiz)* (patvirtin)*',
    ),
    phrases(
      '(deliverables?|works?|services?|results?|website|site|shop|designs?|draft|drafts|texts?|articles?|copy|photos?|logo|project|milestones?|concepts?|materials?|software|installation|releases?|report|reports|it|each|everything)',
      '(rezultat|darb|paslaug|svetain|maket|kūrin|logotip|tekst|dizain|straipsn|failai|aktą|akto|versij|ataskait|juos|jį|ją)*',
    ),
    phrases(
      '(writing|written|within|days|criteria|tests?|testing|deemed|counts as|considered|if it|unless|when the client|when client|sole|discretion|until|by client|by the client|matches|departs|satisf*|final|happy)',
      '(raštu|rašytin|per|dien|aktą|akto|aktu|laikom|jeigu|jei|nuožiūra|motyvuot|kol|atitinka)*',
    ),
  ),
  phrases(
    '(deposit|invoices?|invoiced|expense*|warrant*|warranty|licen[cs]e*|publicity|subcontract*|assign*|questions|concepts, the|comments and approvals|terms of this|prior written approval|change request|charge no more|rounds? of revisions|a round consists|gift*|offer|order form|\\d{1,3} ?%|bank|set off|accepted the terms|runs from|last text is approved|skill and care|defects reported|ends this agreement|new costs|platforms|budget|milestones: no|paid by milestones|without cause|premises|accept this|additional work|amendment|general terms)',
    '(sąskait|avans|garant|išlaid|klausim|banko|dokumentą|įskaity|ratas|ratai|ratų|pataisymams|etapas|etapus|subtiek|perleis|pakeitim|papildomi|biudžet|kvalifikuot|rūpesting|įsigalioja|aplinkyb|esmini|sprendim|sutartį|pranešim|medžiagą, pastabas)*',
  ),
);
const DEEMED = phrases(
  '(deemed|considered|treated as) (to be )?(accepted|approved|satisf*|finally accepted)',
  '(deemed|constitutes?|constitute) (acceptance|approval)',
  'counts? as (accepted|approved)',
  'accepted…(if|unless|when)…(days|no (comments|objection|reason)|does not|silence|use)',
  '(laikom|skaitom)* (tinkamai )?(priimt|patvirtint|atlikt|suteikt)*',
  '(laikoma|laikytina),? kad…priimt*',
);
const SUBJECTIVE = phrases(
  '(satisfaction|satisfied|satisfactory|liking|happy|pleased)…client',
  'client…(satisfaction|satisfied|satisfactory|liking|happy|pleased|sole discretion|absolute discretion)',
  'client…(accept|approve|reject|turn down|refuse|decline)*…(any reason|no reason|sole|discretion)',
  'client,? in its (own |sole )?(judge?ment|opinion|view)',
  'for (the )?client alone to (decide|say|judge|determine)',
  'client (alone|solely) (decides?|determines?|judges?|says)',
  '(only|solely) (the )?client (decides?|determines?|judges?)',
  'sprendž* (tik |vien |išimtinai |pats |pati ){1,2}klientas',
  '(klient)*…(patenkint|nuožiūra|patiks|tenkin)*',
  '(patenkint|savo nuožiūra)*…klient*',
);
const OF_WORK = phrases(
  '(work|works|services?|articles?|texts?|deliverables?|design|designs|result|results|website|revisions?|draft|pay|approv*|accept*|project|it|content)',
  '(darb|rezultat|paslaug|dizain|kūrin|tekst|straipsn|svetain|pataisym|priim|patvirtin|taiso)*',
);
const HAS_RESULT = phrases(
  '(deliverables?|website|web site|design|designs|logo|article|articles|software|application|work product|campaign|report|artwork|copy|content|milestones?)',
  '(rezultat|svetain|dizain|logotip|tekst|program|maket|ataskait|kampanij|straipsn)*',
);
const DELIVERS = phrases('(hand over|hands over|deliver|delivers)…deliverables?', 'perduoda…rezultat*');
/** Each order tells how its own results are accepted, and facts of other clauses "become accepted" too. */
const SETTLED_ELSEWHERE = phrases(
  '(sow|statement of work|order|work order)s? (will|shall|must) (specify|describe|set out|state|define|include)',
  '(is|are) not confidential information',
  '(užsakym|pried)* (nurodom|nustatom|aprašom|apibrėž)*',
);
/** A template leaves the number of days to be filled in. */
const GAP_OF_DAYS = /[\]}_] ?(?:\p{L}{2,10} )?(?:days|dien)/u;
/** Work that goes on and on is accepted by paying for it rather than piece by piece. */
const ONGOING = phrases('(commission|commissions|per month|monthly)', '(komisin|per mėnesį|mėnesin)*');
/** Work of no special kind that is paid by time or share is done, not handed over, whatever its last page says of Deliverables. */
const hasResult = (contract: ReadContract) =>
  contract.industry === 'general'
    ? contract.saying(DELIVERS).length > 0 &&
      ![PAID_BY_TIME, ONGOING].some((pattern) => contract.saying(pattern).length > 0)
    : anySays(contract.about('scope'), HAS_RESULT) || contract.saying(DELIVERS).length > 0;

export const acceptanceCheck: ClauseCheck = {
  clause: 'acceptance',
  topic: { sentence: ACCEPTANCE },
  rules: [
    says({
      id: 'acceptance.subjective',
      kind: 'vague',
      category: 'clarity',
      riskFactor: 4,
      within: 'anywhere',
      pattern: SUBJECTIVE,
      unless: phrases(
        'happy to',
        '(expert|not (for )?(the )?client alone|ne vien klientas|ekspert*)',
        '(reasonabl|payment of|obligations|terminate|surve|customer satisfaction|customers)*',
        '(protingai|pagrįstai|pagrįstos|pagrįstų|reikalavim|nutrauk)*',
      ),
      test: ({ plain }) => OF_WORK.test(plain),
      text: {
        en: say(
          'Ask that the work is accepted when it matches its description, and that refusals come in writing with reasons within a set number of days.',
          'Whether someone is satisfied cannot be checked. The client can refuse good work for reasons of taste, and with it your payment.',
        ),
        lt: say(
          'Paprašykite, kad darbas būtų priimamas, kai atitinka aprašymą, o atsisakymas jį priimti būtų rašytinis, motyvuotas ir pateikiamas per nustatytą dienų skaičių.',
          'Ar kas nors patenkintas, patikrinti neįmanoma. Gerą darbą klientas gali atmesti vien dėl skonio ir už jį nemokėti.',
        ),
      },
    }),
    found({
      id: 'acceptance.open-ended',
      kind: 'vague',
      category: 'clarity',
      text: {
        en: say(
          'Ask for a period for the review, for example 7 working days, after which the work counts as accepted if the client gives no reason against it.',
          'Nothing says how long the client may take. Payment and the warranty period can wait for an answer that never comes.',
        ),
        lt: say(
          'Paprašykite nustatyti patikrinimo terminą, pavyzdžiui, 7 darbo dienas, po kurio negavus motyvuotų pastabų darbas laikomas priimtu.',
          'Nepasakyta, kiek laiko klientas gali tikrinti. Mokėjimas gali laukti atsakymo, kurio taip ir nebus.',
        ),
      },
      find(contract) {
        const about = contract.about('acceptance').filter(({ plain }) => !SETTLED_ELSEWHERE.test(plain));
        const [sentence] = about;
        if (sentence === undefined || anySays(contract.sentences, DEEMED)) return undefined;
        const hasPeriod = about.some(({ plain }) => durations(plain).length > 0 || GAP_OF_DAYS.test(plain));
        return hasPeriod ? undefined : { riskFactor: 3, sentence };
      },
    }),
    found({
      id: 'acceptance.missing',
      kind: 'missing',
      category: 'clarity',
      when: hasResult,
      text: {
        en: say(
          'Ask how the work is accepted: against its description, within a set number of days, and accepted when the client says nothing or uses it.',
          'Without this it stays open when you have finished and when the last payment is due.',
        ),
        lt: say(
          'Paprašykite nustatyti, kaip darbas priimamas: pagal aprašymą, per nustatytą dienų skaičių, o klientui tylint ar naudojantis rezultatu jis laikomas priimtu.',
          'Be to neaišku, kada darbas baigtas ir kada klientas privalo sumokėti likusią dalį.',
        ),
      },
      find: (contract) =>
        contract.about('acceptance').length > 0
          ? undefined
          : {
              riskFactor: weigh(4, {
                milder: [PAID_BY_TIME, ONGOING].map((pattern) => contract.saying(pattern).length > 0),
              }),
            },
    }),
  ],
};
