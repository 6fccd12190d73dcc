import type { Kind } from './kind.js';

/** Work that hands nothing over, or says already how it does. */
const LASTING =
  /teach|tutor|course|lesson|training|coach|bookkeep|administrat|assistant|format|corrections|mokym|moky[ts]|mokau|kurs(?:as|ą|us|ai)|pamok|buhalter|apskait|administrav|taisym|interpret|žodžiu|sinchron|vedim/u;

export const general: Kind = {
  opening: {
    en: 'Perform for the Client the tasks that the Parties agree on.',
    lt: 'Atlikti Klientui Šalių suderintas užduotis.',
  },
  details: [
    {
      en: 'The Provider performs the tasks named here, in the quantity named here; every other task is ordered and priced separately.',
      lt: 'Paslaugų teikėjas atlieka čia įvardytas užduotis ir tik čia nurodytą jų kiekį; visos kitos užsakomos ir įkainojamos atskirai.',
      unless: /separately|atskirai/u,
    },
    {
      en: 'For each buyer the Provider records how the contact came about, what was presented and what was agreed.',
      lt: 'Apie kiekvieną pirkėją Paslaugų teikėjas užrašo, kaip užmegztas ryšys, kas pristatyta ir dėl ko susitarta.',
      when: /buyer|customer|sales|sell|pirkėj|klient\p{L}* paiešk|pardav/u,
    },
    {
      en: 'Translations follow the Client’s terms where a list of them exists, and are read a second time before delivery.',
      lt: 'Verčiant laikomasi Kliento terminų sąrašo, jeigu jis yra, o prieš perduodant vertimas perskaitomas antrą kartą.',
      when: /translat|vertim|versti|išversti/u,
      unless: /interpret|consecutive|simultaneous|žodžiu|sinchron/u,
    },
    {
      en: 'Photographs and recordings are selected and corrected in colour and sound before they are delivered.',
      lt: 'Prieš perduodant nuotraukos ir įrašai atrenkami, pataisomos jų spalvos ir garsas.',
      when: /photo|video|film|recording|nuotrauk|fotograf|filmav|įraš/u,
    },
    {
      en: 'Before the start the Client names the people to ask, supplies the materials and gives the access that the tasks need.',
      lt: 'Prieš pradedant Klientas nurodo, į ką kreiptis, pateikia medžiagą ir suteikia užduotims reikalingą prieigą.',
      unless: /supplies|access|pateikia|prieig/u,
    },
    {
      en: 'The tasks are done when what is named here has been handed over; corrections of mistakes are included.',
      lt: 'Užduotys atliktos, kai perduota tai, kas čia įvardyta; klaidų taisymas įeina į kainą.',
      unless: LASTING,
    },
  ],
  deliverables: [],
  exclusions: [],
  stages: [],
};
