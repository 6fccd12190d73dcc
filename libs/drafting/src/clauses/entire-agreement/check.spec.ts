import { provesRules } from '../../../test/rule-cases.js';
import { entireAgreementCheck } from './check.js';

describe('the check of the entire agreement', () => {
  provesRules(entireAgreementCheck, {
    'entire-agreement.missing': {
      en: [
        'This agreement is made in two counterparts.',
        'This document is the entire agreement of the parties.',
      ],
      lt: ['Sutartis sudaryta dviem egzemplioriais.', 'Ši Sutartis yra visas Šalių susitarimas.'],
    },
  });
});
