import { longestDays } from '../../check/measures.js';
import { anyOf, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';
import { PAYS_WORK_DONE } from '../termination-convenience/exits.js';

/** A month of questions about the handover is usual with careful clients. */
const SHORT_HELP = 31;
const AFTER = phrases(
  '(upon|on|after|following|in the event of) (the |any |such )?(expir|terminat|cancel|complet)*…(return|deliver|hand over|hand back|transition|transfer|assist|cooperat|pay|invoice|destroy)*',
  '(return|deliver|hand over|transition|transfer|assist|pay|invoice|destroy)*…(upon|on|after|following) (the |any |such )?(expir|terminat|cancel)*',
  '(nutrauk|pasibaig)*…(grąžin|perduo|sumok|atsiskait|apmok|sunaikin)*',
  '(grąžin|perduo|atsiskait|apmok)*…(nutrauk|pasibaig)*',
);

export const handoverCheck: ClauseCheck = {
  clause: 'handover',
  topic: {
    heading:
      /(?<!\p{L})(?:(?:consequences|effects?) of (?:termination|expir)|handover|hand-over|transition|return of (?:materials|property))/u,
    sentence: AFTER,
  },
  rules: [
    says({
      id: 'handover.free-help',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 3,
      within: 'anywhere',
      pattern: phrases(
        '(after|upon|following|post)…(terminat|expir|complet|launch|end)*…(assist|support|transition|help|train|answer|maint|cooperat|available)*…(free of charge|without (any )?(additional |further )?(charge|cost|payment|compensation|fee)|at no (additional |extra )?(cost|charge))',
        '(free of charge|without (any )?(additional |further )?(charge|cost|payment|compensation|fee)|at no (additional |extra )?(cost|charge))…(transition|support|assist|help|training)*…(after|upon|following)',
        '(free|unpaid) (support|maintenance|transition|handover|training)',
        '(pasibaig|nutrauk|perdav|paleid)*…(neatlygint|nemokam|be papildomo)*…(pagalb|pade|prieži|konsult|mokym|palaik)*',
        '(pasibaig|nutrauk|perdav|paleid)*…(pagalb|pade|prieži|konsult|mokym|palaik)*…(neatlygint|nemokam|be papildomo)*',
        '(neatlygint|nemokam)*…(pagalb|pade|prieži|konsult|mokym|palaik)*…(pasibaig|nutrauk|perdav|paleid)*',
      ),
      unless: phrases(
        '(defect|error|bug|warrant|correct|mistake)*',
        'client…(provides?|supply|supplies)',
        '(trūkum|klaid|garant|ištais)*',
        'kliento pagalb*',
      ),
      test: (sentence, contract) => contract.whoIsBound(sentence) !== 'client',
      circumstances: ({ plain }) => ({
        worse: [longestDays(plain) === 0],
        milder: [longestDays(plain) > 0 && longestDays(plain) <= SHORT_HELP],
      }),
      text: {
        en: say(
          'Ask that help after the end of the contract is paid at your hourly rate, or limit it to a few hours.',
          'Free help has no natural end; questions can come for months after the last invoice.',
        ),
        lt: say(
          'Paprašykite, kad pagalba pasibaigus sutarčiai būtų apmokama pagal valandinį įkainį arba ribojama keliomis valandomis.',
          'Nemokama pagalba pati nesibaigia: klausimų gali kilti dar kelis mėnesius po paskutinės sąskaitos.',
        ),
      },
    }),
    missing({
      id: 'handover.missing',
      category: 'commercial',
      riskFactor: 2,
      unless: anyOf(AFTER, PAYS_WORK_DONE),
      text: {
        en: say(
          'Consider adding what happens at the end: a final invoice, delivery of what is paid for, return of materials, further help at your hourly rate.',
          'The last days of a project are when most misunderstandings come up.',
        ),
        lt: say(
          'Siūlome įrašyti, kas vyksta pabaigoje: galutinė sąskaita, apmokėto rezultato perdavimas, medžiagos grąžinimas, tolesnė pagalba pagal įkainį.',
          'Daugiausia nesusipratimų kyla paskutinėmis projekto dienomis.',
        ),
      },
    }),
  ],
};
