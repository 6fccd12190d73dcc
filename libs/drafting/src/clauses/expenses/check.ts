import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';

const EXPENSES = phrases(
  '(expense|expenses|out-of-pocket|reimburse|reimburses|reimbursed|reimbursement|disbursements?|refunded at cost|at cost|travel costs?|third[- ]party costs?)',
  '(išlaid|kompensuoja|sąnaud)*',
);
/** Things that cost money and that somebody else sells. */
const THIRD_PARTIES = phrases(
  '(travel|hosting|domain|stock (photos?|images?|footage)|fonts?|printing|ad spend|advertising budget|media budget|licen[cs]es? (for|of) (fonts|software|images|third)|plug-?ins?|courier|equipment rental|venue)',
  '(kelion|priegl|domen|nuotraukų bank|šrift|spausdin|spaud|reklamos biudžet|licencij|komandiruot|įskiep)*',
);

/** A price that counts the costs in is known beforehand and milder than a duty to bear whatever comes. */
const INCLUDED = phrases(
  '(fee|fees|price|prices) (include|includes|are inclusive|is inclusive)',
  '(įskaičiuot|įeina)*',
);

export const expensesCheck: ClauseCheck = {
  clause: 'expenses',
  topic: {
    heading: /(?<!\p{L})(?:expenses?|reimbursement|išlaid)/u,
    sentence: EXPENSES,
    unless: phrases(
      "(attorneys?'?|legal|indemnif|litigation|arbitration|insurance|court)*…expenses",
      'expenses…(attorneys?|legal|claims?|litigation|arising out of)',
      '(teismo|bylinėjim|išieškojim|gynybos) išlaid*',
    ),
  },
  rules: [
    says({
      id: 'expenses.on-provider',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 2,
      within: 'anywhere',
      pattern: phrases(
        'no (\\p{L}{2,12} (or|and) )?expenses? (are|is|will be|shall be) (payable|reimbursed|paid|covered)',
        'expenses? (are|is|will be|shall be) (not|never) (payable|reimbursed|reimbursable|paid|covered)',
        'provider…(bears?|bear|responsible for|pay|pays|cover|covers|meets?|carries)…(all|any|every|its own|his own|her own|their own)…(expenses?|costs?)',
        'client…not…(reimburse|responsible for|pay)…expenses',
        '(fee|price)s? (includes?|is inclusive of|are inclusive of)…(all )?(expenses|costs)',
        'paslaugų teikėjas…(savo sąskaita|savo lėšomis|pats|pati)…(padengia|apmoka)*…(išlaid|biudžet)*',
        '(visas|visos) išlaid*…(įskaičiuot|įeina|dengia paslaugų)*',
        'išlaid* (neatlygin|nekompensuo|nepadeng)*',
      ),
      unless: phrases(
        '(except|unless|insurance|taxes|indemn|prior written|approved|pre-approved|ordinary|usual|business costs)*',
        '(išskyrus|nebent|nepareikalaut|be raštiško|įprast|draudim|mokesč)*',
      ),
      circumstances: ({ plain }) => ({ worse: [!INCLUDED.test(plain)] }),
      text: {
        en: say(
          'Consider asking that travel, licences and other outside costs approved beforehand are paid back at cost within 14 days.',
          'Costs that you cannot foresee today come out of your fee.',
        ),
        lt: say(
          'Siūlome paprašyti, kad iš anksto suderintos kelionių, licencijų ir kitos išlaidos būtų atlyginamos savikaina per 14 dienų.',
          'Išlaidos, kurių šiandien nenumatote, mažina jūsų atlygį.',
        ),
      },
    }),
    missing({
      id: 'expenses.missing',
      category: 'commercial',
      riskFactor: 2,
      unless: EXPENSES,
      when: (contract) => contract.saying(THIRD_PARTIES).length > 0,
      text: {
        en: say(
          'Consider adding who pays for outside costs that the work needs, such as travel, licences, hosting or printing.',
          'The work seems to need things that others sell, and nothing says who pays for them.',
        ),
        lt: say(
          'Siūlome įrašyti, kas apmoka darbui reikalingas išlaidas, pavyzdžiui, kelionių, licencijų, prieglobos ar spaudos.',
          'Darbui, regis, reikės kitų parduodamų dalykų, o kas už juos moka, nepasakyta.',
        ),
      },
    }),
  ],
};
