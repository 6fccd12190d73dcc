import { durations } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { anySays, found, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';
import { PAID_BY_TIME } from '../fees/paid-by-time.js';

const ACCEPTANCE = phrases(
  '(acceptance|accept|accepts|accepted|approve|approves|approval|sign-off|sign off|reject|rejects|rejection)…(deliverable|work|service|result|website|design|material|draft|milestone|project|work product|installation|site)s?',
  '(deliverable|work|service|result|website|design|material|draft|milestone|project|work product|site)s?…(acceptance|accept|accepts|accepted|approve|approves|approval|reject|rejects|rejected|satisf*|happy)',
  '(final|written) (approval|acceptance)',
  '(deemed|considered) (to be )?(accepted|approved)',
  '(acceptance|approval) (criteria|tests?|testing|period|procedure)',
  '(satisfied|satisfaction|happy) (with|of)',
  'priėmim*…perdavim*',
  '(priima|priimt|priėmim|patvirtin)*…(rezultat|darb|paslaug|kūrin|maket|dizain|tekst)*',
  '(rezultat|darb|paslaug|kūrin|maket|dizain|tekst)*…(priima|priimt|priėm|patvirtin|laikom* priimt)*',
);
const DEEMED = phrases(
  '(deemed|considered|treated as) (to be )?(accepted|approved|satisf*|finally accepted)',
  '(deemed|constitutes?|constitute) (acceptance|approval)',
  'accepted…(if|unless|when)…(days|no (comments|objection|reason)|does not|silence|use)',
  '(laikom|skaitom)* (tinkamai )?(priimt|patvirtint|atlikt|suteikt)*',
  '(laikoma|laikytina),? kad…priimt*',
);
const SUBJECTIVE = phrases(
  '(satisfaction|satisfied|satisfactory|liking|happy|pleased)…client',
  'client…(satisfaction|satisfied|satisfactory|liking|happy|pleased|sole discretion|absolute discretion)',
  'client…(accept|approve|reject)*…(any reason|no reason|sole|discretion)',
  '(klient)*…(patenkint|savo nuožiūra|patiks|tenkin)*',
  '(patenkint|savo nuožiūra)*…klient*',
);
const OF_WORK = phrases(
  '(work|works|services?|deliverables?|design|designs|result|results|website|revisions?|draft|pay|approv*|accept*|project|it|content)',
  '(darb|rezultat|paslaug|dizain|kūrin|tekst|pataisym|priim|taiso)*',
);
const HAS_RESULT = phrases(
  '(deliverables?|website|web site|design|designs|logo|article|articles|software|application|work product|campaign|report|artwork|copy|content|milestones?)',
  '(rezultat|svetain|dizain|logotip|tekst|program|maket|ataskait|kampanij|straipsn)*',
);
const hasResult = (contract: ReadContract) => contract.saying(HAS_RESULT).length > 0;

export const acceptanceCheck: ClauseCheck = {
  clause: 'acceptance',
  topic: {
    heading: /(?<!\p{L})(?:acceptance|approval|review and approval|testing|priėmim)/u,
    sentence: ACCEPTANCE,
    unless: phrases(
      '(accept|accepts|acceptance)…(agreement|terms|offer|order|proposal|appointment|engagement)',
      '(subcontract|expense|assign|publicity|travel|gift|liabilit|service of process)*',
      '(subtiek|išlaid|perleis|komandiruot)*',
    ),
  },
  rules: [
    says({
      id: 'acceptance.subjective',
      kind: 'vague',
      category: 'clarity',
      riskFactor: 4,
      within: 'anywhere',
      pattern: SUBJECTIVE,
      unless: phrases(
        '(reasonabl|payment of|obligations|judgment|terminate|surve|customer satisfaction|customers)*',
        '(protingai|pagrįst|reikalavim|nutrauk)*',
      ),
      test: ({ plain }) => OF_WORK.test(plain),
      text: {
        en: say(
          'Ask that the work is accepted when it matches its description, and that refusals come in writing with reasons within a set number of days.',
          'Whether someone is satisfied cannot be checked. The client can refuse good work for reasons of taste, and with it your payment.',
        ),
        lt: say(
          'Paprašykite, kad darbas būtų priimamas, kai atitinka aprašymą, o atsisakymas jį priimti būtų rašytinis, motyvuotas ir pateikiamas per nustatytą dienų skaičių.',
          'Ar kas nors patenkintas, patikrinti neįmanoma. Gerą darbą klientas gali atmesti dėl skonio ir kartu nemokėti.',
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
        const about = contract.about('acceptance');
        const [sentence] = about;
        if (sentence === undefined || anySays(contract.sentences, DEEMED)) return undefined;
        const hasPeriod = about.some(({ plain }) => durations(plain).length > 0);
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
          : { riskFactor: weigh(4, { milder: [contract.saying(PAID_BY_TIME).length > 0] }) },
    }),
  ],
};
