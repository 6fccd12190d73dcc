import { describeRules } from '../../../test/check-rules.js';

describeRules('definitions', [
  [
    'definitions.undefined',
    'en',
    'The Contractor hands over the Deliverables. The Client tests the Deliverables.',
    '"Deliverables" means the logo files. The Contractor hands over the Deliverables. The Client tests the Deliverables.',
  ],
  [
    'definitions.undefined',
    'lt',
    'Darbai baigiami, kai įvykdyti Paleidimo kriterijai. Ar įvykdyti Paleidimo kriterijai, sprendžia Užsakovas.',
    'Paleidimo kriterijai – trys patikros. Darbai baigiami, kai įvykdyti Paleidimo kriterijai, o tai, ar įvykdyti Paleidimo kriterijai, sprendžia abi šalys.',
  ],
  [
    'definitions.unused',
    'en',
    '“Territory” means the Baltic states. The Client pays at once.',
    '“Territory” means the Baltic states. The rights apply in the Territory.',
  ],
  [
    'definitions.unused',
    'lt',
    '„Teritorija“ – Baltijos šalys. Užsakovas moka laiku.',
    '„Teritorija“ – Baltijos šalys. Teisės galioja Teritorijoje.',
  ],
  [
    'definitions.two-names',
    'en',
    'The Client shall pay. The Client may test. The Customer shall answer. The Customer may comment.',
    'The Client shall pay. The Client may test. The Customers of the Client are not parties.',
  ],
  [
    'definitions.two-names',
    'lt',
    'Užsakovas moka laiku. Užsakovas gali tikrinti. Klientas moka avansą. Klientas gali teikti pastabas.',
    'Užsakovas moka laiku. Užsakovas gali tikrinti. Jo klientai nėra šalys.',
  ],
]);
