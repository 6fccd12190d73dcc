import { describeRules } from '../../../test/check-rules.js';

describeRules('fees', [
  [
    'fees.cap-without-rate',
    'en',
    'The Contractor is paid for the hours worked. The total may not exceed EUR 7,800.',
    'The Contractor is paid for the hours worked at EUR 60 per hour. The total may not exceed EUR 7,800.',
  ],
  [
    'fees.cap-without-rate',
    'lt',
    'Vykdytojui mokama už dirbtas valandas. Bendra suma neviršija 5 400 Eur.',
    'Vykdytojui mokama 40 Eur už valandą. Bendra suma neviršija 5 400 Eur.',
  ],
  [
    'fees.elsewhere',
    'en',
    'Provider is paid the fees and its expenses as described in the SOW.',
    'The Client pays a fee of EUR 900 as described in the SOW.',
  ],
  [
    'fees.elsewhere',
    'lt',
    'Vykdytojo atlygis ir išlaidos nurodomi užsakyme.',
    'Vykdytojo atlygis – 900 Eur, kaip nurodyta užsakyme.',
  ],
  ['fees.missing', 'en', 'The Contractor will design a logo.', 'The fee is EUR 900.'],
  ['fees.missing', 'lt', 'Vykdytojas sukuria logotipą.', 'Kaina – 900,00 Eur.'],
  [
    'fees.no-currency',
    'en',
    'The fixed fee is 7,800 for the services.',
    'The fixed fee is EUR 7,800 for the services.',
  ],
  [
    'fees.no-currency',
    'lt',
    'Fiksuota kaina yra 5 400 už paslaugas.',
    'Fiksuota kaina yra 5 400 Eur už paslaugas.',
  ],
  [
    'fees.to-be-agreed',
    'en',
    'The fee is to be agreed after the start.',
    'The price of additional work is to be agreed.',
  ],
  [
    'fees.to-be-agreed',
    'lt',
    'Paslaugų kaina bus sutarta vėliau.',
    'Papildomų darbų kaina bus sutarta atskirai.',
  ],
  [
    'fees.no-amount',
    'en',
    'The fee is determined by the usual practice, the price is confirmed.',
    'The fee is EUR 900.',
  ],
  ['fees.no-amount', 'lt', 'Atlygis mokamas už dirbtas valandas.', 'Atlygis – 40 Eur už valandą.'],
  [
    'fees.cap-without-rate',
    'en',
    'The fee follows the hours worked and may not exceed EUR 7,800.',
    'The fee is EUR 65 per hour for the hours worked and may not exceed EUR 7,800.',
  ],
  [
    'fees.cap-without-rate',
    'lt',
    'Mokama už dirbtas valandas, bendra kaina neviršija 5 400 Eur.',
    'Mokama už dirbtas valandas, įkainis 40 Eur, kaina neviršija 5 400 Eur.',
  ],
  [
    'fees.stages-sum',
    'en',
    'The price of EUR 900 is paid 50% on signing and 30% on delivery.',
    'The price of EUR 900 is paid 50% on signing and 50% on delivery.',
  ],
  [
    'fees.stages-sum',
    'lt',
    'Kaina 900 Eur: 50 proc. pasirašius ir 30 proc. perdavus.',
    'Kaina 900 Eur: 50 proc. pasirašius ir 50 proc. perdavus.',
  ],
]);
