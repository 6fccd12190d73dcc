import { describeRules } from '../../../test/check-rules.js';

describeRules('revisions', [
  [
    'revisions.unlimited',
    'en',
    'Revisions continue until the Client is satisfied.',
    'The price includes up to two rounds of revisions.',
  ],
  [
    'revisions.unlimited',
    'lt',
    'Pataisymai atliekami, kol Užsakovas bus patenkintas.',
    'Į kainą įeina 2 pataisymų ratai.',
  ],
  ['revisions.missing', 'en', 'The Client pays EUR 900.', 'The price includes two rounds of revisions.'],
  ['revisions.missing', 'lt', 'Užsakovas moka 900 Eur.', 'Į kainą įeina 2 pataisymų ratai.'],
]);
