import { provesRules } from '../../../test/rule-cases.js';
import { governingLawCheck } from './check.js';

describe('the check of the governing law', () => {
  provesRules(governingLawCheck, {
    'governing-law.missing': {
      en: [
        'The Provider complies with the laws of Ireland on data protection.',
        'This agreement is governed by the laws of Ireland.',
      ],
      lt: ['Paslaugų teikėjas laikosi teisės aktų.', 'Sutarčiai taikoma Lietuvos Respublikos teisė.'],
    },
    'governing-law.two-laws': {
      en: [
        'This agreement is governed by the law of Ireland. All payments are governed by the laws of the State of Delaware.',
        'This agreement is governed by the laws of England and Wales. It is construed under the laws of England.',
      ],
      lt: [
        'Sutarčiai taikoma Lietuvos Respublikos teisė. Mokėjimams pagal Sutartį taikoma Lenkijos teisė.',
        'Sutarčiai taikoma Lietuvos Respublikos teisė. Ginčams taikoma Lietuvos teisė.',
      ],
    },
  });
});
