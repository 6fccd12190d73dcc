import { describeRules } from '../../../test/check-rules.js';

describeRules('client-duties', [
  [
    'client-duties.missing',
    'en',
    'The Contractor will complete the logo by 30 April 2027.',
    'The Contractor will complete the logo by 30 April 2027. The Client provides texts and images.',
  ],
  [
    'client-duties.missing',
    'lt',
    'Darbai baigiami iki 2027-04-30.',
    'Darbai baigiami iki 2027-04-30. Užsakovas pateikia tekstus ir nuotraukas.',
  ],
]);
