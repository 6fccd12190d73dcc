import { describeRules } from '../../../test/check-rules.js';

describeRules('handover', [
  [
    'handover.free-help',
    'en',
    'After termination the Contractor gives transition support free of charge.',
    'After termination the Contractor gives transition support at the hourly rate.',
  ],
  [
    'handover.free-help',
    'lt',
    'Pasibaigus sutarčiai Vykdytojas neatlygintinai teikia pagalbą.',
    'Pasibaigus sutarčiai pagalba apmokama pagal įkainį.',
  ],
  [
    'handover.missing',
    'en',
    'The Client pays EUR 900.',
    'After termination each party returns the materials of the other.',
  ],
  [
    'handover.missing',
    'lt',
    'Užsakovas moka 900 Eur.',
    'Sutarčiai pasibaigus šalys grąžina viena kitos medžiagą.',
  ],
]);
