import { describeRules } from '../../../test/check-rules.js';

describeRules(
  'ip-ownership',
  [
    [
      'ip-ownership.before-payment',
      'lt',
      'Visos turtinės teisės į svetainę ir į viską, ką Vykdytojas sukūrė anksčiau, pereina Užsakovui nuo sukūrimo momento, nepriklausomai nuo to, ar sumokėta.',
      'Visos turtinės teisės į svetainę ir į visą jos turinį, kurį Vykdytojas sukūrė, pereina Užsakovui sumokėjus visą kainą.',
    ],
    [
      'ip-ownership.swept-in',
      'lt',
      'Visos turtinės teisės į svetainę ir į viską, ką Vykdytojas sukūrė anksčiau, pereina Užsakovui nuo sukūrimo momento, nepriklausomai nuo to, ar sumokėta.',
      'Vykdytojas pasilieka teises į viską, ką sukūrė anksčiau, o teisės į svetainę pereina Užsakovui sumokėjus.',
    ],
    [
      'ip-ownership.missing',
      'en',
      'The Client pays EUR 900.',
      'The Contractor assigns the copyright in the logo to the Client upon full payment.',
    ],
    [
      'ip-ownership.missing',
      'lt',
      'Užsakovas moka 900 Eur.',
      'Autorių turtinės teisės pereina Užsakovui sumokėjus visą kainą.',
    ],
    [
      'ip-ownership.before-payment',
      'en',
      'The Contractor hereby assigns to the Client all rights in the logo upon creation.',
      'The Contractor assigns to the Client all rights in the logo upon full payment.',
    ],
    [
      'ip-ownership.before-payment',
      'lt',
      'Visos autorių turtinės teisės pereina Užsakovui nuo sukūrimo momento.',
      'Visos autorių turtinės teisės pereina Užsakovui sumokėjus visą kainą.',
    ],
    [
      'ip-ownership.swept-in',
      'en',
      'All pre-existing materials and tools are hereby assigned to the Client.',
      'The work is assigned to the Client upon payment, excluding pre-existing materials.',
    ],
    [
      'ip-ownership.swept-in',
      'lt',
      'Vykdytojas perduoda Užsakovui autorių teises, taip pat į anksčiau sukurtą medžiagą.',
      'Vykdytojas perduoda Užsakovui autorių teises, išskyrus anksčiau sukurtą medžiagą.',
    ],
    [
      'ip-ownership.work-for-hire',
      'en',
      'All results are works made for hire.',
      'All results are works made for hire and are otherwise assigned to the Client.',
    ],
    [
      'ip-ownership.work-for-hire',
      'lt',
      'Rezultatas yra „work made for hire“.',
      'Rezultatas yra „work made for hire“, o autorių teisės perduodamos Užsakovui.',
    ],
    [
      'ip-ownership.future-works',
      'en',
      'The Contractor hereby assigns to the Client all rights in all future works.',
      'The Contractor hereby assigns to the Client all rights in the logo.',
    ],
    [
      'ip-ownership.future-works',
      'lt',
      'Užsakovui pereina autorių teisės į visus ateityje sukurtus kūrinius.',
      'Užsakovui pereina autorių teisės į logotipą.',
    ],
    [
      'ip-ownership.no-assignment',
      'en',
      'All work belongs to the Client.',
      'All work belongs to the Client, to whom the rights are assigned upon payment.',
    ],
    [
      'ip-ownership.no-assignment',
      'lt',
      'Viskas priklauso Užsakovui.',
      'Viskas priklauso Užsakovui, kuriam teisės perduodamos sumokėjus.',
    ],
    [
      'ip-ownership.extent',
      'lt',
      'Autorių turtinės teisės pereina Užsakovui sumokėjus.',
      'Autorių turtinės teisės pereina Užsakovui sumokėjus, neterminuotai ir visų valstybių teritorijoje.',
    ],
  ],
  ['ip-ownership.extent en'],
);
