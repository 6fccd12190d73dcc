import type { Kind } from './kind.js';

/** Work that hands nothing over, or says already how it does. */
const LASTING =
  /teach|tutor|course|lesson|training|coach|bookkeep|administrat|assistant|format|corrections|mokym|moky[ts]|mokau|kurs(?:as|ą|us|ai)|pamok|buhalter|apskait|administrav|taisym/u;

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
    },
    {
      en: 'Photographs and recordings are selected, corrected in colour and sound and delivered in full resolution.',
      lt: 'Nuotraukos ir įrašai atrenkami, pataisomos jų spalvos bei garsas, o perduodami jie visa raiška.',
      when: /photo|video|film|recording|nuotrauk|fotograf|filmav|įraš/u,
    },
    {
      en: 'Before the start the Client names the people to ask, supplies the materials and gives the access that the tasks need.',
      lt: 'Prieš pradedant Klientas nurodo, į ką kreiptis, pateikia medžiagą ir suteikia užduotims reikalingą prieigą.',
      unless: /supplies|access|pateikia|prieig/u,
    },
    {
      en: 'The Provider tells the Client once a week what has been done and what comes next.',
      lt: 'Kartą per savaitę Paslaugų teikėjas praneša Klientui, kas padaryta ir kas bus daroma toliau.',
      unless: /week|report|savait|ataskait/u,
    },
    {
      en: 'What is handed over is checked for completeness and delivered in the usual formats, so that the Client can use it at once.',
      lt: 'Tai, kas perduodama, patikrinama ir pateikiama įprastais formatais, kad Klientas galėtų iš karto naudoti.',
      unless: LASTING,
    },
    {
      en: 'The tasks are done when what is named here has been handed over; corrections of mistakes are included.',
      lt: 'Užduotys atliktos, kai perduota tai, kas čia įvardyta; klaidų taisymas įeina į kainą.',
      unless: LASTING,
    },
  ],
  deliverables: [
    {
      en: 'The results of the tasks named in the description, in usual formats',
      lt: 'Aprašyme įvardytų užduočių rezultatai įprastais formatais',
      unless: /result|rezultat/u,
    },
    {
      en: 'Short written summary of what was done',
      lt: 'Trumpa rašytinė atliktų darbų santrauka',
      unless: /summary|report|santrauk|ataskait/u,
    },
    {
      en: 'The materials that the Client supplied, returned',
      lt: 'Grąžinta Kliento pateikta medžiaga',
      unless: /material|medžiag/u,
    },
  ],
  exclusions: [
    {
      en: 'Costs of third parties, travel and materials',
      lt: 'Trečiųjų asmenų paslaugos, kelionės ir medžiagos',
      unless: /travel|costs|kelion|išlaid/u,
    },
    {
      en: 'Work outside business hours and at weekends',
      lt: 'Darbas ne darbo valandomis ir savaitgaliais',
      unless:
        /weekend|savaitgal|wedding|event|festival|concert|conference|party|saturday|sunday|evening|night|vestuv|rengin|švent|koncert|konferencij|šeštadien|sekmadien|vakar|\d\s*val/u,
    },
  ],
  stages: [],
};
