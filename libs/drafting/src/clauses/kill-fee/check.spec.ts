import { describeRules } from '../../../test/check-rules.js';

describeRules('kill-fee', [
  [
    'kill-fee.missing',
    'en',
    'Either party may terminate this agreement with 14 days notice.',
    'Either party may terminate with 14 days notice. The Client then pays a cancellation fee of 25%.',
  ],
  [
    'kill-fee.missing',
    'lt',
    'Bet kuri šalis gali nutraukti sutartį prieš 14 dienų.',
    'Bet kuri šalis gali nutraukti sutartį prieš 14 dienų. Užsakovas tada moka kompensaciją už sutarties nutraukimą.',
  ],
]);
