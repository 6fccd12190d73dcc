import type { Kind } from './kind.js';

export const general: Kind = {
  opening: {
    en: 'Perform for the Client the tasks that the Parties agree on.',
    lt: 'Atlikti Klientui Šalių suderintas užduotis.',
  },
  details: [
    {
      en: 'The Provider performs the tasks named here, in the quantity named here.',
      lt: 'Paslaugų teikėjas atlieka čia įvardytas užduotis, čia nurodytą jų kiekį.',
      unless: /separately|atskirai/u,
    },
    {
      en: 'For each buyer the Provider records how the contact came about, what was presented and what was agreed.',
      lt: 'Apie kiekvieną pirkėją Paslaugų teikėjas užrašo, kaip užmegztas ryšys, kas pristatyta ir dėl ko susitarta.',
      when: /find\p{L}* (?:\p{L}+ )*buyers|sales agent|pirkėj\p{L}* paiešk|ieškoti (?:\p{L}+ )*pirkėjų|klient\p{L}* paiešk/u,
    },
    {
      en: 'Translations follow the Client’s terms where a list of them exists.',
      lt: 'Verčiant laikomasi Kliento terminų sąrašo, jeigu jis yra.',
      when: /translat|vertim|versti|išversti/u,
      unless: /interpret|consecutive|simultaneous|žodžiu|sinchron/u,
    },
    {
      en: 'Before the start the Client names the people to ask, supplies the materials and gives the access that the tasks need.',
      lt: 'Prieš pradedant Klientas nurodo, į ką kreiptis, pateikia medžiagą ir suteikia užduotims reikalingą prieigą.',
      unless: /supplies|access|pateikia|prieig/u,
    },
  ],
  deliverables: [],
  exclusions: [],
  stages: [],
};
