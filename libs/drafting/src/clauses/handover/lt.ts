import type { Style, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { DELIVERY_DAYS, FINAL_INVOICE_DAYS, FREE_HELP_DAYS, RETURN_DAYS } from './periods.js';

/** What is handed over at the end besides the Deliverables themselves. */
const HANDED_OVER: Readonly<Partial<Record<WorkType, string>>> = {
  web_development:
    'Kartu perduodama kodo saugykla, diegimo instrukcijos, trečiųjų asmenų komponentų ir paslaugų sąrašas ir prieiga prie visų Kliento paskyrų ir raktų.',
  marketing:
    'Kartu perduodama prieiga prie Kliento paskyrų, kampanijų, auditorijų ir matavimo duomenų. Savo prieigos Paslaugų teikėjas atsisako.',
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
      text`Per ${format.count(FINAL_INVOICE_DAYS, 'calendar-day')} nuo Sutarties pasibaigimo, kad ir koks būtų jo pagrindas, Paslaugų teikėjas pateikia galutinę sąskaitą už viską, kas dar neįtraukta į sąskaitas. Ji apmokama per Sutarties ${ref('invoicing.due')} punkte nustatytą terminą; per tą patį terminą grąžinama Kliento permoka.`,
    ),
    paragraph('delivery', text`${handedOver[style]}${extras === undefined ? '' : ` ${extras}`}`),
    paragraph(
      'transition',
      style === 'client'
        ? text`${format.count(FREE_HELP_DAYS, 'calendar-day')} po Sutarties pasibaigimo Paslaugų teikėjas nemokamai atsako į protingus su perdavimu susijusius klausimus. Kita pagalba yra papildomi darbai, apmokami pagal Sutarties ${ref('change-control.rate')} punkte nustatytą įkainį.`
        : text`Pagalba perimant darbus Klientui ar kitam paslaugų teikėjui yra papildomi darbai, dėl kurių susitariama raštu ir kurie apmokami pagal Sutarties ${ref('change-control.rate')} punkte nustatytą įkainį.`,
    ),
    paragraph(
      'return',
      text`Per ${format.count(RETURN_DAYS, 'working-day')} nuo Sutarties pasibaigimo kiekviena Šalis grąžina arba ištrina kitos Šalies medžiagą ir atsisako prieigos prie jos sistemų. Vieną kopiją galima pasilikti tiek, kiek to reikalauja teisės aktai arba kiek reikia atliktam darbui įrodyti${has('confidentiality') ? text`; Konfidencialiai informacijai taikomas Sutarties ${ref('confidentiality.return')} punktas` : ''}.`,
    ),
    ...when(style === 'freelancer', () => [
      paragraph(
        'unpaid',
        text`Kliento teisė naudoti Rezultatą baigiasi, jeigu suėjus galutinės sąskaitos mokėjimo terminui ir nepaisant priminimo Kaina už jį lieka nesumokėta. Sumokėjus ši teisė atsinaujina.`,
      ),
    ]),
  ];
};
