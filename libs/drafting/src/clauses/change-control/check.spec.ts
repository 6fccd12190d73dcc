import { describeRules } from '../../../test/check-rules.js';

describeRules('change-control', [
  [
    'change-control.free',
    'en',
    'The Client may request changes at any time without additional charge.',
    'No change is made without additional charge.',
  ],
  [
    'change-control.free',
    'lt',
    'Pakeitimai atliekami be papildomo mokesčio.',
    'Joks pakeitimas neatliekamas be papildomo mokesčio.',
  ],
  [
    'change-control.client-decides',
    'en',
    'The Client may change the scope of the services.',
    'The Client may change the scope of the services by written agreement on the price.',
  ],
  [
    'change-control.client-decides',
    'lt',
    'Užsakovas turi teisę keisti paslaugų apimtį.',
    'Užsakovas turi teisę siūlyti keisti paslaugų apimtį, šalims susitarus dėl kainos.',
  ],
  [
    'change-control.missing',
    'en',
    'The Client pays EUR 900.',
    'Additional work is agreed in writing with its price.',
  ],
  [
    'change-control.missing',
    'lt',
    'Užsakovas moka 900 Eur.',
    'Papildomi darbai atliekami raštu suderinus jų kainą.',
  ],
]);
