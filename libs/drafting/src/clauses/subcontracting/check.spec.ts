import { provesRules } from '../../../test/rule-cases.js';
import { subcontractingCheck } from './check.js';

describe('the check of subcontracting', () => {
  provesRules(subcontractingCheck, {
    'subcontracting.ban': {
      en: [
        'The Provider may under no circumstances use subcontractors or a substitute.',
        'The Provider may not use subcontractors without the prior written consent of the Client.',
      ],
      lt: [
        'Paslaugų teikėjas neturi teisės pasitelkti subtiekėjų.',
        'Paslaugų teikėjas neturi teisės pasitelkti subtiekėjų be Kliento sutikimo.',
      ],
    },
  });
});
