import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { say, says } from '../../check/rules.js';

export const backgroundCheck: ClauseCheck = {
  clause: 'background',
  topic: {
    heading: /(?<!\p{L})(?:recitals?|background|preambul|whereas)/u,
    sentence: /^[\W\d]{0,6}(?:whereas|kadangi|atsižvelgda\p{L}{1,4})(?!\p{L})/u,
    unless: phrases(
      'now,? therefore',
      'background (materials?|technology|ip|intellectual)',
      'background check*',
    ),
  },
  rules: [
    says({
      id: 'background.duty',
      kind: 'vague',
      category: 'clarity',
      riskFactor: 1,
      pattern: phrases(
        'provider…(shall|must|undertakes|agrees to|is obliged)',
        'paslaugų teikėjas…(privalo|įsipareigoja|turi pareigą)',
      ),
      circumstances: () => ({ worse: [true] }),
      text: {
        en: say(
          'Consider moving this duty from the introduction into the numbered clauses.',
          'An introduction explains why the contract is made; a duty there is easy to overlook and it is unclear how far it binds you.',
        ),
        lt: say(
          'Siūlome šį įsipareigojimą iš įžangos perkelti į sutarties punktus.',
          'Įžangoje paaiškinama, kodėl sudaroma sutartis; ten įrašytą pareigą lengva praleisti ir neaišku, kiek ji saisto.',
        ),
      },
    }),
  ],
};
