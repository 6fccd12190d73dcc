import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  extras: {
    web_development: `Kartu perduodama kodo saugykla, diegimo instrukcijos ir trečiųjų asmenų komponentų bei paslaugų sąrašas.`,
    marketing: `Kliento paskyros, kampanijos, auditorijos ir matavimo duomenys bet kuriuo atveju lieka Klientui.`,
    design: `Kartu perduodamas panaudotų šriftų ir vaizdų sąrašas su jų licencijomis.`,
  },
  deliverables: {
    balanced: `Per {delivery} nuo tada mokėtinų sumų sumokėjimo Paslaugų teikėjas perduoda Rezultatą, kiek jo sukurta.`,
    freelancer: `Per {delivery} nuo visų tada mokėtinų sumų sumokėjimo Paslaugų teikėjas perduoda Rezultatą, kiek jo sukurta.`,
    client: `Per {delivery} nuo Sutarties pasibaigimo Paslaugų teikėjas perduoda visą Rezultatą, įskaitant neužbaigtą, už kurį Klientas sumokėjo arba įsipareigoja laiku sumokėti.`,
  },
  commission: `Per {days} nuo Sutarties pasibaigimo, kad ir koks būtų jo pagrindas, Paslaugų teikėjas grąžina Kliento permoką. Sąskaitos už vėliau mokėtiną komisinį atlyginimą išrašomos pagal Sutarties {issue} punktą.`,
  invoice: `Per {days} nuo Sutarties pasibaigimo, kad ir koks būtų jo pagrindas, Paslaugų teikėjas pateikia galutinę sąskaitą už viską, kas dar neįtraukta į sąskaitas, ir grąžina Kliento permoką. Sąskaita apmokama per Sutarties {due} punkte nustatytą terminą.`,
  delivery: `{deliverables}{extras} {help} yra papildomi darbai, apmokami pagal Sutarties {rate} punktą.`,
  help: {
    client: `{days} po Sutarties pasibaigimo Paslaugų teikėjas nemokamai atsako į protingus su perdavimu susijusius klausimus. Kita pagalba`,
    otherwise: `Pagalba perimant darbus`,
  },
  return: `Per {days} nuo Sutarties pasibaigimo kiekviena Šalis grąžina arba ištrina kitos Šalies medžiagą, kuria naudotis nebeturi teisės{access}. Galima pasilikti kopiją, kurios reikalauja teisės aktai arba kurios reikia atliktam darbui įrodyti{prevailing}.`,
  /** Where no other clause ends it earlier. */
  access: `, ir atsisako prieigos prie jos sistemų`,
  /** On secrets and personal data other clauses are stricter. */
  prevailing: {
    secrets: `; viršesnis yra Sutarties {return} punktas`,
    personal: `; viršesnis yra Sutarties {deletion} punktas`,
    both: `; viršesni yra Sutarties {return} ir {deletion} punktai`,
  },
  unpaid: `Kol mokėjimas už Rezultatą pradelstas, Klientas jo naudoti neturi teisės, taip pat ir Sutarčiai pasibaigus. Sumokėjus ši teisė atsinaujina.`,
} as const satisfies Wording<typeof en>;
