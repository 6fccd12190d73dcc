import { describeRules } from '../../../test/check-rules.js';

describeRules('background-materials', [
  [
    'background-materials.no-open-source',
    'en',
    'The Contractor warrants that the code contains no open-source software.',
    'Open-source software may be used with a list of licences.',
  ],
  [
    'background-materials.no-open-source',
    'lt',
    'Programoje nenaudojama atvirojo kodo programinė įranga.',
    'Atvirojo kodo programinę įrangą galima naudoti pagal sąrašą.',
  ],
  [
    'background-materials.missing',
    'en',
    'The Contractor assigns the copyright in the logo to the Client.',
    'The Contractor assigns the copyright in the logo to the Client and retains its tools.',
  ],
  [
    'background-materials.missing',
    'lt',
    'Autorių turtinės teisės pereina Užsakovui.',
    'Autorių turtinės teisės pereina Užsakovui, o anksčiau sukurta medžiaga lieka Vykdytojui.',
  ],
]);
