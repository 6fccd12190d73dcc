import { describeRules } from '../../../test/check-rules.js';

describeRules('deposit', [
  ['deposit.refused', 'en', 'No deposit is payable.', 'A deposit of 30% is paid before the start.'],
  ['deposit.refused', 'lt', 'Avansas nemokamas.', 'Prieš pradedant mokamas 30 proc. avansas.'],
  ['deposit.missing', 'en', 'The fee is EUR 4,800.', 'The fee is EUR 4,800. Half is paid in advance.'],
  [
    'deposit.missing',
    'lt',
    'Kaina – 4 800,00 Eur.',
    'Kaina – 4 800,00 Eur. Pusė sumokama iš anksto, tai yra avansas.',
  ],
]);
