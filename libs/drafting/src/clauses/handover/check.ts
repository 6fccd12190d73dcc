import { longestDays } from '../../check/measures.js';
import { butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';

/** A month of questions about the handover is usual with careful clients. */
const SHORT_HELP = 31;
/** Who gives what to whom when the contract is over. */
const AFTER = butNot(
  phrases(
    'final invoice',
    '(each|either|both) part(y|ies)…(returns?|deletes?|gives? back)',
    '(upon|on|after|following|within|when|in the event of)…(expir|terminat|cancel|ends|the end)*…(return|deliver|hand|hands over|transition|transfer|sends|assist|destroy)*',
    '(returns?|deliver|delivers|hand over|hands over|transition|transfers?|destroy)…(upon|on|after|following|within)…(expir|terminat|cancel|the end|ends)*',
    'galutin* sąskait*',
    '(pasibaig|nutrauk)*…(grąžin|perduo|sunaikin|perdavim|padeda)*',
    '(grąžin|perduo)*…(nutrauk|pasibaig)*',
  ),
  phrases(
    '(confidential|set off|non-public|credited|start date|in advance|begins on|each month|deposit|secret|refund|insolven|personal data|provisions that|surviv|warrant|written request|assign)*',
    '(konfidenc|iš anksto|slaptum|slaptos|slaptą|avans|asmens duomen|paslapt|nuostatos, kurios|duomenų|garant|perleid)*',
  ),
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
        'pasibaig* sutar*[^.;]{0,120}?(neatlygint|nemokam)* (pade|konsult|teikia pagalb|palaik)*',
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
      unless: AFTER,
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
