import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  /** How a defined word stands in the other clauses. */
  used: {
    services: /Paslaug(?:os|ų|oms|as|omis|ose)(?! teikėj)/u,
    deliverables: /Rezultat(?:as|o|ui|ą|u|e|ai|ų|ams|us|ais)/u,
    fees: /Kain(?:a|os|ai|ą)/u,
    backgroundMaterials: /Anksčiau sukurt\S+ medžiag/u,
  },
  services: `**Paslaugos** – Sutarties {description} punkte aprašytos paslaugos, pakeitimai pagal {change} punktą ir papildomi darbai;`,
  deliverables: `**Rezultatas** – viskas, ką Paslaugų teikėjas pagal Sutartį kuria Klientui ir turi jam perduoti, taip pat kiekviena atskirai perduodama to dalis, išskyrus juodraščius ir nepasirinktas koncepcijas;`,
  fees: `**Kaina** – Paslaugų kaina pagal Sutarties {fees} punktą, įskaitant pakeitimų ir papildomų darbų kainą;`,
  backgroundMaterials: `**Anksčiau sukurta medžiaga** – įrankiai, programų kodas, šablonai, praktinė patirtis ir kita medžiaga, kurią Paslaugų teikėjas turėjo iki Sutarties arba sukuria ne pagal ją, taip pat bendro pobūdžio jos patobulinimai;`,
  terms: `Sutartyje vartojamos sąvokos:`,
  others: `**darbo diena** – diena, kuri Paslaugų teikėjo valstybėje nėra šeštadienis, sekmadienis ar švenčių diena; **raštu** – taip pat ir el. paštu, jeigu konkrečiame punkte nereikalaujama parašo.`,
} as const satisfies Wording<typeof en>;
