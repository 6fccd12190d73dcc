import { describeRules } from '../../../test/check-rules.js';

describeRules('termination-convenience', [
  [
    'termination-convenience.unequal-notice',
    'en',
    "The Client may terminate this Agreement on 3 days' notice. The Contractor may terminate it by giving the Client 60 days' notice.",
    "The Client may terminate this Agreement on 30 days' notice, and the Contractor on 30 days' notice.",
  ],
  [
    'termination-convenience.unequal-notice',
    'lt',
    'Užsakovas gali nutraukti sutartį įspėjęs prieš 3 dienas, o Vykdytojas – prieš 60 dienų.',
    'Užsakovas gali nutraukti sutartį įspėjęs prieš 14 dienų. Vykdytojas gali nutraukti sutartį įspėjęs prieš 14 dienų.',
  ],
  [
    'termination-convenience.no-pay',
    'lt',
    'Užsakovas gali bet kada nutraukti Sutartį be įspėjimo ir nemokėdamas už jau atliktus darbus.',
    'Užsakovas gali bet kada nutraukti Sutartį sumokėdamas už jau atliktus darbus.',
  ],
  [
    'termination-convenience.missing',
    'en',
    'The Client pays EUR 900.',
    'Either party may terminate this agreement with 14 days notice.',
  ],
  [
    'termination-convenience.missing',
    'lt',
    'Užsakovas moka 900 Eur.',
    'Bet kuri šalis gali nutraukti sutartį įspėjusi prieš 14 dienų.',
  ],
  [
    'termination-convenience.client-only',
    'en',
    'The Client may terminate this agreement at any time.',
    'The Client may terminate this agreement at any time. The Contractor may terminate with 14 days notice.',
  ],
  [
    'termination-convenience.client-only',
    'lt',
    'Užsakovas gali bet kada nutraukti sutartį.',
    'Užsakovas gali bet kada nutraukti sutartį. Vykdytojas gali nutraukti sutartį prieš 14 dienų.',
  ],
  [
    'termination-convenience.no-pay',
    'en',
    'The Client may terminate at any time without payment for work in progress.',
    'The Client may terminate at any time and pays for work in progress.',
  ],
  [
    'termination-convenience.no-pay',
    'lt',
    'Užsakovas gali bet kada nutraukti sutartį; nutraukus sutartį, už pradėtus darbus nemokama.',
    'Užsakovas gali bet kada nutraukti sutartį ir sumoka už pradėtus darbus.',
  ],
  [
    'termination-convenience.no-notice',
    'en',
    'The Client may terminate this agreement at any time without notice.',
    'The Client may terminate this agreement at any time with 14 days notice.',
  ],
  [
    'termination-convenience.no-notice',
    'lt',
    'Užsakovas gali bet kada be įspėjimo nutraukti sutartį.',
    'Užsakovas gali bet kada nutraukti sutartį įspėjęs prieš 14 dienų.',
  ],
  [
    'termination-convenience.barred',
    'en',
    'The Contractor may not terminate this agreement.',
    'The Contractor may terminate this agreement.',
  ],
  [
    'termination-convenience.barred',
    'lt',
    'Vykdytojas negali nutraukti sutarties.',
    'Vykdytojas gali nutraukti sutartį.',
  ],
]);
