import { provesRules } from '../../../test/rule-cases.js';
import { siteRulesCheck } from './check.js';

describe('the check of rules of the place, hosting and maintenance', () => {
  provesRules(siteRulesCheck, {
    'site-rules.free-maintenance': {
      en: [
        'After the launch the Provider hosts and maintains the shop for as long as the Client wishes, at no extra charge.',
        'The Provider maintains the shop for EUR 90 a month for as long as the Client wishes.',
      ],
      lt: [
        'Paslaugų teikėjas svetainę prižiūri neterminuotai ir nemokamai.',
        'Paslaugų teikėjas svetainę prižiūri už mėnesinį mokestį.',
      ],
    },
    'site-rules.unseen-policies': {
      en: [
        "The Provider complies with the Client's policies and procedures.",
        "The Provider follows the Client's reasonable policies that it has been given in writing.",
      ],
      lt: [
        'Paslaugų teikėjas laikosi Kliento vidaus taisyklių.',
        'Paslaugų teikėjas laikosi Kliento vidaus taisyklių, kurios jam pateiktos raštu.',
      ],
    },
  });
});
