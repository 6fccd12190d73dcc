import { describeRules } from '../../../test/check-rules.js';

describeRules('timeline', [
  [
    'timeline.missing',
    'en',
    'The Client pays EUR 900.',
    'The Contractor will complete the logo by 30 April 2027.',
  ],
  ['timeline.missing', 'lt', 'Užsakovas moka 900 Eur.', 'Darbai baigiami iki 2027 m. balandžio 30 d.'],
  [
    'timeline.asap',
    'en',
    'The Contractor delivers the texts as soon as possible.',
    'The Client answers questions as soon as possible and pays the invoice.',
  ],
  ['timeline.asap', 'lt', 'Darbai atliekami kuo greičiau.', 'Sąskaita apmokama kuo greičiau.'],
  ['timeline.ambiguous-date', 'en', 'The work ends on 03/04/2025.', 'The work ends on 23/04/2025.'],
  ['timeline.ambiguous-date', 'lt', 'Darbai baigiami 03/04/2025.', 'Darbai baigiami 2025-04-03.'],
  [
    'timeline.order',
    'en',
    'The work starts on 1 May 2027. The logo is delivered by 1 March 2027.',
    'The work starts on 1 March 2027. The logo is delivered by 1 May 2027.',
  ],
  [
    'timeline.order',
    'lt',
    'Darbai pradedami 2027-05-01. Logotipas pateikiamas iki 2027-03-01.',
    'Darbai pradedami 2027-03-01. Logotipas pateikiamas iki 2027-05-01.',
  ],
  [
    'timeline.client-sets',
    'en',
    'The Contractor meets every deadline set by the Client.',
    'The Contractor meets the deadlines set by mutual agreement of the parties.',
  ],
  [
    'timeline.client-sets',
    'lt',
    'Darbų terminus nustato Užsakovas.',
    'Darbų terminus nustato abi šalys susitarusios su Užsakovu.',
  ],
  ['timeline.essence', 'en', 'Time is of the essence.', 'Time is of the essence for payment.'],
  [
    'timeline.essence',
    'lt',
    'Terminų laikymasis yra esminė sutarties sąlyga.',
    'Mokėjimo terminas yra esminė sąlyga.',
  ],
]);
