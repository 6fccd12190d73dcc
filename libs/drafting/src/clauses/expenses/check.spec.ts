import { describeRules } from '../../../test/check-rules.js';

describeRules('expenses', [
  [
    'expenses.on-provider',
    'en',
    'The Contractor meets every cost of the pictures and of travel.',
    'The Client meets every cost of the pictures and of travel.',
  ],
  [
    'expenses.on-provider',
    'en',
    'The Contractor bears all expenses.',
    'The Client reimburses approved expenses at cost.',
  ],
  [
    'expenses.on-provider',
    'lt',
    'Visos išlaidos įskaičiuotos į kainą.',
    'Užsakovas atlygina iš anksto patvirtintas išlaidas.',
  ],
  [
    'expenses.missing',
    'en',
    'The Contractor arranges hosting and travel.',
    'The Contractor arranges hosting. The Client reimburses expenses at cost.',
  ],
  [
    'expenses.missing',
    'lt',
    'Vykdytojas pasirūpina priegloba ir kelionėmis.',
    'Vykdytojas pasirūpina priegloba. Užsakovas atlygina išlaidas.',
  ],
]);
