import { describeRules } from '../../../test/check-rules.js';

describeRules('taxes', [
  ['taxes.missing', 'en', 'The fee is EUR 900.', 'All fees are stated without VAT.'],
  ['taxes.missing', 'lt', 'Kaina – 900,00 Eur.', 'Kainos nurodytos be PVM.'],
  ['taxes.inclusive', 'en', 'The price is inclusive of VAT.', 'The price is stated without VAT.'],
  ['taxes.inclusive', 'lt', 'Kaina nurodyta su PVM.', 'Kaina nurodyta be PVM.'],
  [
    'taxes.gross-up',
    'en',
    'The Contractor indemnifies the Client for every tax and penalty.',
    'Each party pays its own taxes.',
  ],
  [
    'taxes.gross-up',
    'lt',
    'Vykdytojas atlygina Užsakovui visus mokesčius.',
    'Kiekviena šalis pati moka savo mokesčius.',
  ],
  [
    'taxes.withholding',
    'en',
    'The Client may withhold any taxes that it thinks fit.',
    'The Client may withhold taxes only where required by law.',
  ],
  [
    'taxes.withholding',
    'lt',
    'Užsakovas gali išskaičiuoti mokesčius savo nuožiūra.',
    'Užsakovas gali išskaičiuoti mokestį tik kai to reikalauja įstatymas.',
  ],
]);
