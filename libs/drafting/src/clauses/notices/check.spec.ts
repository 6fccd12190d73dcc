import { provesRules } from '../../../test/rule-cases.js';
import { noticesCheck } from './check.js';

describe('the check of notices', () => {
  provesRules(noticesCheck, {
    'notices.missing': {
      en: [
        'The Client gives 14 days of notice before it ends this agreement.',
        'Notices are sent by e-mail to the addresses above.',
      ],
      lt: [
        'Klientas apie nutraukimą įspėja prieš 14 dienų.',
        'Pranešimai siunčiami el. paštu aukščiau nurodytais adresais.',
      ],
    },
    'notices.conflict': {
      en: [
        'Notices are given by e-mail. Notices are valid only by registered mail.',
        'Notices are given by e-mail. A copy may follow by registered mail.',
      ],
      lt: [
        'Pranešimai siunčiami el. paštu. Pranešimai galioja tik išsiųsti registruotu laišku.',
        'Pranešimai siunčiami el. paštu. Kopija gali būti siunčiama registruotu laišku.',
      ],
    },
  });
});
