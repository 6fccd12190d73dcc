import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { say, says } from '../../check/rules.js';

export const subcontractingCheck: ClauseCheck = {
  clause: 'subcontracting',
  topic: {
    heading: phrases('(sub-?contract|substitut|delegation|subtiek|subrang|pasitelk)*'),
    sentence: phrases('(sub-?contract|substitut|delegat|subtiek|subrang|pasitelk|pavaduo)*', 'personally'),
  },
  rules: [
    says({
      id: 'subcontracting.ban',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 3,
      pattern: phrases(
        'provider (may|shall|will|must|can|is)( \\p{L}{2,8}){0,2} (not|never|under no circumstances)…(sub-?contract|delegate|substitute)*',
        'provider cannot…(sub-?contract|delegate|substitute)*',
        'no (sub-?contract)*',
        '(sub-?contracting|subcontractors|delegation)…(prohibited|forbidden|not (be )?(allowed|permitted))',
        'provider (shall|must|will)…(perform|provide|render)…(personally|in person)',
        '(negali|neturi teisės|draudžiam|nepasitelk|neleidžiam)*…(pasitelk|subtiek|subrang|pavaduo|tretiesiems)*',
        '(pasitelkti|subtiek|subrang)*…(draudžiam|neleidžiam|negali)*',
        'paslaugų teikėjas…(asmeniškai)',
      ),
      unless: phrases(
        'without…(consent|approval|permission|agreement|authori|writ)*',
        '(unless|except|prior|written|consent|approval)',
        '(be|gav|tik|išskyr|nebent|sutik)*…(sutikim|pritarim|leidim)*',
        '(liable|responsible|assign|data|benefit)*',
      ),
      text: {
        en: say(
          'Consider asking for a helper or substitute with the client’s consent, given without unreasonable delay, while you answer for the work.',
          'If you fall ill, nobody may step in. A right to send somebody else also speaks for your independence from an employer.',
        ),
        lt: say(
          'Siūlome paprašyti leisti pasitelkti pagalbininką ar pavaduotoją, kai klientas sutinka ir su atsakymu be pagrindo nedelsia, o už darbą ir toliau atsakote jūs.',
          'Jeigu susirgtumėte, niekas negalėtų jūsų pavaduoti. Teisė atsiųsti kitą asmenį taip pat rodo, kad dirbate savarankiškai.',
        ),
      },
    }),
  ],
};
