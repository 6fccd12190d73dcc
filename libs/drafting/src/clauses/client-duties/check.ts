import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say } from '../../check/rules.js';

const DUTIES = phrases(
  'client…(shall|will|must|agrees to|to|is responsible for)…(provide|supply|give|furnish|deliver|make available|review|respond|cooperate|co-operate|approve|designate|appoint)',
  'client…(provides|supplies|gives|furnishes|answers|reviews|responds|cooperates)',
  '(provided|supplied|furnished|given) by (the )?client',
  "client's (responsibilit|obligation|cooperation|materials|content|feedback|delay|inputs?)*",
  '(delay|late|fails? to provide|failure)…client',
  'client…(delay|late|fails? to provide)*',
  'klient*…(pateik|teik|suteik|bendradarb|atsako į|nepateik|perduo|sudar)*…(medžiag|informac|turin|duomen|prieig|pastab|sąlyg|dokument|laiku)*',
  'klient* (laiku )?(nepateik|vėluo|pateik)*',
  '(medžiag|turin|informacij)*…klient*',
);
const DEADLINES = phrases(
  '(deadline|milestone|due date|delivery date|completion date)s?',
  '(deliver|complete|finish|perform)…(by|within|no later than)…\\d',
  '(terminas|terminai|termin|iki|ne vėliau kaip)…\\d',
);

export const clientDutiesCheck: ClauseCheck = {
  clause: 'client-duties',
  topic: {
    heading:
      /(?<!\p{L})(?:client(?:'s)? (?:responsibilit|obligation|dut|cooperation)|cooperation|užsakovo (?:pareig|teis)|kliento (?:pareig|teis))/u,
    sentence: DUTIES,
    unless: phrases('confidential information', 'konfidenc*'),
  },
  rules: [
    missing({
      id: 'client-duties.missing',
      category: 'clarity',
      riskFactor: 3,
      when: (contract) => contract.saying(DEADLINES).length > 0,
      text: {
        en: say(
          'Consider asking for a list of what the client gives you and when: materials, access, one contact person, feedback within a few days; and that dates move when this is late.',
          'Your deadline binds you even while you wait for texts, pictures or an answer.',
        ),
        lt: say(
          'Siūlome įrašyti, ką ir kada pateikia klientas: medžiagą, prieigą, vieną kontaktinį asmenį, pastabas per kelias dienas; ir kad dėl jo vėlavimo terminai pratęsiami.',
          'Jūsų terminas galioja ir tada, kai laukiate tekstų, nuotraukų ar atsakymo.',
        ),
      },
    }),
  ],
};
