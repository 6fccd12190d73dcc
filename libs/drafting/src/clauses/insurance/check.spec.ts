import { provesRules } from '../../../test/rule-cases.js';
import { insuranceCheck } from './check.js';

describe('the check of insurance', () => {
  provesRules(insuranceCheck, {
    'insurance.high-limit': {
      en: [
        'The fee is EUR 4,800. The Provider maintains liability insurance of at least EUR 5,000,000 per claim.',
        'The fee is EUR 4,800. The Provider keeps the insurance that it already has, with a limit of EUR 50,000.',
      ],
      lt: [
        'Kaina – 4 800 Eur. Paslaugų teikėjo draudimo suma – ne mažesnė kaip 5 000 000 Eur.',
        'Kaina – 4 800 Eur. Paslaugų teikėjo turimo draudimo suma – 50 000 Eur.',
      ],
    },
    'insurance.additional-insured': {
      en: [
        'The insurance policy names the Client as an additional insured.',
        'The insurance certificate names the insurer.',
      ],
      lt: [
        'Draudimo liudijime Klientas nurodomas kaip papildomas apdraustasis.',
        'Draudimo liudijime nurodomas draudikas.',
      ],
    },
    'insurance.own-cost': {
      en: [
        'The Provider shall obtain and maintain professional liability insurance.',
        'The Provider shall maintain the insurance that it already has.',
      ],
      lt: [
        'Paslaugų teikėjas privalo apsidrausti profesinės atsakomybės draudimu.',
        'Paslaugų teikėjas moka socialinio draudimo įmokas.',
      ],
    },
  });
});
