import { provesRules } from '../../../test/rule-cases.js';
import { dataProtectionCheck } from './check.js';

describe('the check of data protection', () => {
  provesRules(dataProtectionCheck, {
    'data-protection.missing': {
      en: [
        'The Provider moves the personal data of 12,000 customers into the new shop.',
        'The Provider builds the shop with test data and without any personal data.',
      ],
      lt: [
        'Paslaugų teikėjas perkelia 12 000 pirkėjų asmens duomenis į naują parduotuvę.',
        'Paslaugų teikėjas kuria parduotuvę su bandomaisiais duomenimis, be asmens duomenų.',
      ],
    },
    'data-protection.no-agreement': {
      en: [
        'The Provider processes personal data on behalf of the Client and follows the law.',
        'The Provider processes personal data on behalf of the Client under the annex that article 28 of the GDPR asks for.',
      ],
      lt: [
        'Paslaugų teikėjas tvarko asmens duomenis Kliento vardu ir laikosi teisės aktų.',
        'Paslaugų teikėjas tvarko asmens duomenis Kliento vardu pagal duomenų tvarkymo sutartį.',
      ],
    },
    'data-protection.all-losses': {
      en: [
        'The Provider is liable for all fines and losses after a breach of personal data.',
        'The Provider is liable for losses from a breach of personal data that its fault caused, up to the limit.',
      ],
      lt: [
        'Paslaugų teikėjas atlygina visas baudas ir nuostolius dėl asmens duomenų.',
        'Paslaugų teikėjas atlygina nuostolius dėl asmens duomenų, kiek jis kaltas, neviršydamas ribos.',
      ],
    },
  });
});
