import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { say, says } from '../../check/rules.js';

const UNLIMITED = phrases(
  '(at )?any (time|reasonable time)',
  'without (prior )?notice',
  '(premises|bank accounts?|computers|systems|facilities)',
  '(all|any) (of )?(\\p{L}{3,14} ){0,3}(books|records|accounts|documents)',
  'bet k(ada|uriuo metu)',
  'be (išankstinio )?(įspėjimo|pranešimo)',
  '(patalp|banko sąskait|kompiuter)*',
  '(vis|bet kok)* (\\p{L}{3,14} )?(dokument|įraš|buhalter)*',
);

const ACCESS = phrases(
  '(may|right to|shall|will|permit|permits|allow|allows|provide|entitled to)…(audit|inspect|examine|access|enter)',
  '(tikrin|patikrin|audit)*',
);

export const auditCheck: ClauseCheck = {
  clause: 'audit',
  topic: {
    heading: phrases('(audit|auditas|patikrinim)*', 'books and records', 'inspection'),
    sentence: phrases(
      '(audit|audits|audited|auditing)',
      '(inspect|examine|access|check)*…(books|records|premises|accounts)',
      '(audituo|auditą)*',
      '(tikrin|patikrin)*…(įraš|dokument|buhalter|patalp|sąskait)*',
    ),
    unless: phrases('(personal data|controller|processor|data protection|asmens duomen|bdar)*'),
  },
  rules: [
    says({
      id: 'audit.unlimited',
      kind: 'risky',
      category: 'commercial',
      riskFactor: 2,
      pattern: UNLIMITED,
      unless: phrases(
        '(once|not more than|no more than|annually) ',
        "(?<!without |without any |without \\p{L}{2,9} )(reasonable|prior|written|days'|days) (prior |advance |written )?notice",
        '(authority|invoices? of the last|nothing else)',
        '(kartą per|iš anksto|įspėj(us|ęs)|pranešus prieš|ne dažniau)*',
      ),
      test: (sentence, contract) => ACCESS.test(sentence.plain) && contract.whoIsBound(sentence) !== 'both',
      circumstances: ({ plain }) => ({
        worse: [
          /any time|without|bet kada|bet kuriuo|be įspėj|be pran/u.test(plain),
          /provider's (?:own |sole )?(?:cost|expense)|paslaugų teikėjo (?:lėš|sąskait)/u.test(plain),
        ],
      }),
      text: {
        en: say(
          'Ask to limit this to the records behind your invoices, once a year, with ten days’ notice and at the client’s cost.',
          'Your books, computers and rooms also hold the secrets of your other clients and your private life.',
        ),
        lt: say(
          'Paprašykite apsiriboti sąskaitas pagrindžiančiais įrašais, kartą per metus, įspėjus prieš dešimt dienų ir kliento lėšomis.',
          'Jūsų apskaitoje, kompiuteriuose ir patalpose yra ir kitų klientų paslapčių bei jūsų asmeninio gyvenimo.',
        ),
      },
    }),
  ],
};
