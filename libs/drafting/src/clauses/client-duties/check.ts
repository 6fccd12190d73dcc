import { allOf, butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say } from '../../check/rules.js';
import { PAID_BY_TIME } from '../fees/paid-by-time.js';

const GIVES = phrases(
  'client…(will|shall|must|agrees to|undertakes to|is responsible for)…(provide|providing|supply|supplying|give|furnish|make available|cooperate|co-operate|respond|review|designate|appoint)',
  'client…(provides|supplies|hands over|gives|furnishes|makes available|names|appoints|designates|answers|responds|sends)',
  "(client's|client) (responsibilities|obligations|part|duties)",
  'klientas…(pateikia|įsipareigoja pateikti|privalo pateikti|turi pateikti|suteikia|perduoda|paskiria|atsako į|atsako per|bendradarbiauja|užtikrina prieigą|sudaro sąlygas)',
  'kliento (pareigos|įsipareigojimai)',
);
const WHAT = phrases(
  '(materials?|content|information|access|data|texts?|images|photos|photographs|brief|brand book|style guide|logins?|credentials|accounts?|feedback|drafts?|questions|approvals?|contact person|one person|point of contact|everything|what the|assets|documents|facts|instructions|cooperation|samples|files|input)',
  '(temas|temų|gaires|programą|sąrašą|medžiag|informacij|turin|duomen|prieig|aprašym|matmen|tekst|nuotrauk|klausim|patvirtinim|kontaktin|atsaking|dokument|viską|tai, nuo ko|faktus|instrukcij|sąlygas)*',
);
const DUTIES = butNot(
  allOf(GIVES, WHAT),
  phrases(
    '(warrant|warrants|confirms|promises|indemnif*|confidential|means the|payment|pays?|invoice|late|delay|delayed|terminat*|notice|correct|corrects|account number|accept|accepts|accepted|reject*|dispute*|passwords|premises|in the materials|instalment|deposit)',
    '(garant|patvirtina, kad|konfidenc|sąskait|moka|sumoka|klientas vėluo|klientui vėluo|nutrauk|klaid|pataiso|priima|priėm|ginčij|nuostol|atlygin|nepateik|patalpo|slaptažod|avans)*',
  ),
);
const DATES_MOVE = phrases(
  '(dates?|deadlines?|schedule|time)…(move|moves|extended|shift|shifts|postponed)…client…(late|delay|delays|delayed)',
  'client…(late|delay|delays|delayed|does not)…(dates?|deadlines?|schedule|time)…(move|moves|extended|shift|shifts|postponed)',
  'klient*…(nepateik|vėluo|pavėlav)*…termin* (prat|nukel|perkel)*',
  'termin* (prat|nukel|perkel)*…klient*…(nepateik|vėluo|pavėlav)*',
);
export const clientDutiesCheck: ClauseCheck = {
  clause: 'client-duties',
  topic: {
    sentence: DUTIES,
  },
  rules: [
    missing({
      id: 'client-duties.missing',
      category: 'clarity',
      riskFactor: 3,
      circumstances: (contract) => ({ milder: [contract.saying(DATES_MOVE).length > 0] }),
      when: (contract) =>
        contract.about('timeline').length > 0 &&
        !(contract.industry === 'general' && contract.saying(PAID_BY_TIME).length > 0),
      text: {
        en: say(
          'Consider asking for a list of what the client gives you and when: materials, access, one contact person, feedback within a few days; and, unless the contract says so already, that dates move when this is late.',
          'What the client owes you, and by when, stays open. While you wait for texts, pictures or an answer, it is hard to show whose delay it is.',
        ),
        lt: say(
          'Siūlome įrašyti, ką ir kada pateikia klientas: medžiagą, prieigą, vieną kontaktinį asmenį, pastabas per kelias dienas; jeigu to dar nėra – ir kad dėl jo vėlavimo terminai pratęsiami.',
          'Neaišku, ką ir kada turi pateikti klientas. Kol laukiate tekstų, nuotraukų ar atsakymo, sunku įrodyti, kas iš tikrųjų vėluoja.',
        ),
      },
    }),
  ],
};
