import { provesRules } from '../../../test/rule-cases.js';
import { publicityCheck } from './check.js';

describe('the check of publicity', () => {
  provesRules(publicityCheck, {
    'publicity.likeness': {
      en: [
        "The Client may freely use the Provider's name and photo in advertising.",
        "The Client may, with the prior consent of the Provider, use the Provider's name in advertising.",
      ],
      lt: [
        'Klientas turi teisę reklamoje naudoti Paslaugų teikėjo vardą ir atvaizdą.',
        'Klientas, gavęs sutikimą, turi teisę reklamoje naudoti Paslaugų teikėjo vardą.',
      ],
    },
  });
});
