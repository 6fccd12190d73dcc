import { describeRules } from '../../../test/check-rules.js';

describeRules('term', [
  ['term.missing', 'en', 'The Client pays EUR 900.', 'This agreement ends on 31 May 2027.'],
  ['term.missing', 'lt', 'Užsakovas moka 900 Eur.', 'Sutartis galioja iki visiško įvykdymo.'],
  [
    'term.auto-renewal',
    'en',
    'This agreement renews automatically for successive one-year terms unless the Client gives notice.',
    'This agreement renews automatically unless either party gives notice 30 days before.',
  ],
  [
    'term.auto-renewal',
    'lt',
    'Sutartis automatiškai pratęsiama metams, nebent Užsakovas prieš 90 dienų praneša kitaip.',
    'Sutartis automatiškai pratęsiama metams, nebent šalis prieš 30 dienų praneša kitaip.',
  ],
  [
    'term.no-end',
    'en',
    'This agreement continues indefinitely.',
    'This agreement continues indefinitely. Either party may terminate it with 30 days notice.',
  ],
  [
    'term.no-end',
    'lt',
    'Sutartis galioja neterminuotai.',
    'Sutartis galioja neterminuotai. Bet kuri šalis gali ją nutraukti prieš 30 dienų.',
  ],
]);
