import type { Style, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { DELIVERY_DAYS, FINAL_INVOICE_DAYS, FREE_HELP_DAYS, RETURN_DAYS } from './periods.js';

/** What is handed over at the end besides the Deliverables themselves. */
const HANDED_OVER: Readonly<Partial<Record<WorkType, string>>> = {
  web_development:
    'Kartu perduodama kodo saugykla, diegimo instrukcijos ir trečiųjų asmenų komponentų bei paslaugų sąrašas.',
  marketing:
    'Kliento paskyros, kampanijos, auditorijos ir matavimo duomenys bet kuriuo atveju lieka Klientui.',
  design: 'Kartu perduodamas panaudotų šriftų ir vaizdų sąrašas su jų licencijomis.',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  const { style } = terms;
  const delivery = format.count(DELIVERY_DAYS, 'working-day');
  const handedOver: Readonly<Record<Style, string>> = {
    balanced: `Per ${delivery} nuo mokėtinų sumų sumokėjimo Paslaugų teikėjas perduoda apmokėtą Rezultatą, kiek jo sukurta.`,
    freelancer: `Per ${delivery} nuo visų mokėtinų sumų sumokėjimo Paslaugų teikėjas perduoda apmokėtą Rezultatą, kiek jo sukurta.`,
    client: `Per ${delivery} nuo Sutarties pasibaigimo Paslaugų teikėjas perduoda visą Rezultatą, įskaitant neužbaigtą, už kurį Klientas sumokėjo arba įsipareigoja laiku sumokėti.`,
  };
  const extras = HANDED_OVER[terms.workType];
  return [
    paragraph(
      'invoice',
      text`Per ${format.count(FINAL_INVOICE_DAYS, 'calendar-day')} nuo Sutarties pasibaigimo, kad ir koks būtų jo pagrindas, Paslaugų teikėjas pateikia galutinę sąskaitą už viską, kas dar neįtraukta į sąskaitas, ir grąžina Kliento permoką. Sąskaita apmokama per Sutarties ${ref('invoicing.due')} punkte nustatytą terminą.`,
    ),
    paragraph(
      'delivery',
      text`${handedOver[style]}${extras === undefined ? '' : ` ${extras}`} ${
        style === 'client'
          ? `${format.count(FREE_HELP_DAYS, 'calendar-day')} po Sutarties pasibaigimo Paslaugų teikėjas nemokamai atsako į protingus su perdavimu susijusius klausimus. Kita pagalba`
          : 'Pagalba perimant darbus'
      } yra papildomi darbai, apmokami pagal Sutarties ${ref('change-control.rate')} punktą.`,
    ),
    paragraph(
      'return',
      text`Per ${format.count(RETURN_DAYS, 'working-day')} nuo Sutarties pasibaigimo kiekviena Šalis grąžina arba ištrina kitos Šalies medžiagą ir atsisako prieigos prie jos sistemų. Galima pasilikti kopiją, kurios reikalauja teisės aktai arba kurios reikia atliktam darbui įrodyti${has('confidentiality') ? text`; Konfidencialiai informacijai taikomas Sutarties ${ref('confidentiality.return')} punktas` : ''}.`,
    ),
    ...when(style === 'freelancer', () => [
      paragraph(
        'unpaid',
        text`Kliento teisė naudoti Rezultatą baigiasi, jeigu suėjus galutinės sąskaitos mokėjimo terminui ir nepaisant priminimo Kaina už jį lieka nesumokėta. Sumokėjus ši teisė atsinaujina.`,
      ),
    ]),
  ];
};
