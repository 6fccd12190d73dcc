import { describeRules } from '../../../test/check-rules.js';

describeRules('background', [
  [
    'background.duty',
    'en',
    'WHEREAS, the Contractor shall maintain the website for five years.',
    'WHEREAS, the Contractor has experience with websites.',
  ],
  [
    'background.duty',
    'lt',
    'Kadangi Vykdytojas įsipareigoja penkerius metus prižiūrėti svetainę.',
    'Kadangi Vykdytojas turi patirties kuriant svetaines.',
  ],
]);
