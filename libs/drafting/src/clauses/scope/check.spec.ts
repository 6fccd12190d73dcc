import { describeRules } from '../../../test/check-rules.js';

describeRules('scope', [
  [
    'scope.any-tasks',
    'lt',
    'Vykdytojas įsipareigoja sukurti svetainę ir teikti kitas paslaugas, kurių Užsakovui gali prireikti.',
    'Vykdytojas įsipareigoja sukurti svetainę. Kitas paslaugas, kurių Užsakovui prireiks, jis paveda kitiems asmenims.',
  ],
  [
    'scope.any-tasks',
    'en',
    'The Contractor shall design a logo and give any further assistance for which the Client may ask.',
    'The Contractor shall design a logo. Any further assistance for which the Client may ask is ordered separately.',
  ],
  [
    'scope.any-tasks',
    'en',
    'The Contractor shall:\n\n(a) design a logo;\n\n(b) carry out such other tasks as the Client may request.',
    'The Contractor shall:\n\n(a) design a logo;\n\n(b) carry out the tasks listed in Annex 1.',
  ],
  [
    'scope.any-tasks',
    'lt',
    'Vykdytojas rūpinasi Užsakovo svetaine ir kitomis Užsakovo pavestomis užduotimis.',
    'Vykdytojas rūpinasi Užsakovo svetaine ir kitomis 1 priede išvardytomis svetainėmis.',
  ],
  ['scope.missing', 'en', 'The Client pays EUR 900.', 'The Contractor will design a logo for the Client.'],
  ['scope.missing', 'lt', 'Užsakovas moka 900 Eur.', 'Vykdytojas įsipareigoja sukurti Užsakovo logotipą.'],
  [
    'scope.any-tasks',
    'en',
    'The Contractor shall provide design services and any other services requested by Client.',
    'The Contractor will design a logo; any other services are additional work with a separate price.',
  ],
  [
    'scope.any-tasks',
    'lt',
    'Vykdytojas įsipareigoja sukurti logotipą ir atlikti bet kokius kitus Užsakovo nurodytus darbus.',
    'Vykdytojas įsipareigoja sukurti logotipą; kiti darbai atliekami tik raštu suderinus jų kainą.',
  ],
  [
    'scope.open-list',
    'en',
    'The Contractor provides marketing services, including but not limited to posts and reports.',
    'The Contractor provides twelve posts and one report a month.',
  ],
  [
    'scope.open-list',
    'lt',
    'Vykdytojas teikia rinkodaros paslaugas, įskaitant, bet neapsiribojant, įrašus ir ataskaitas.',
    'Vykdytojas teikia dvylika įrašų ir vieną ataskaitą per mėnesį.',
  ],
  [
    'scope.thin',
    'en',
    'The Contractor will do marketing help.',
    'The Contractor will design the logo as described in Annex 1.',
  ],
  [
    'scope.thin',
    'lt',
    'Vykdytojas teikia IT paslaugas.',
    'Vykdytojas įsipareigoja sukurti svetainę, aprašytą 1 priede.',
  ],
]);
