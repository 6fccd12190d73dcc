import type { Writer } from '../../clause.js';
import { takesDeposit } from '../../engagement.js';
import { freelancerAct } from '../../freelancer-acts.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { INVOICE_DAYS, OBJECTION_DAYS, ORDINARY_LONGEST_TERM, isEuropean } from './terms-of-payment.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const { style } = terms;
  const act = freelancerAct(terms);
  const days = format.count(terms.dueDays, 'calendar-day');
  const received = style === 'freelancer' ? 'nuo jos išrašymo dienos' : 'nuo jos gavimo dienos';
  return [
    paragraph('issue', issue(terms, write)),
    paragraph(
      'contents',
      text`Sąskaitos siunčiamos el. paštu. Sąskaitoje nurodomas jos numeris ir data, už ką mokama, suma, mokesčiai ir kita teisės aktuose nustatyta informacija, taip pat Kliento užsakymo numeris, jeigu Klientas jį iš anksto pateikė.`,
    ),
    paragraph(
      'due',
      text`Kiekvieną sąskaitą Klientas apmoka per ${days} ${received}${
        act?.longestTerm === undefined
          ? ''
          : `, bet ne vėliau kaip per ${format.count(act.longestTerm, 'calendar-day')} nuo paslaugų, už kurias išrašyta sąskaita, užbaigimo`
      }.`,
    ),
    ...when(terms.dueDays > ORDINARY_LONGEST_TERM && isEuropean(terms), () => [
      paragraph(
        'long-term',
        text`Dėl ilgesnio kaip ${format.countGenitive(ORDINARY_LONGEST_TERM, 'calendar-day')} mokėjimo termino Šalys susitarė aiškiai ir, atsižvelgdamos į Paslaugų pobūdį, laiko jį sąžiningu.`,
      ),
    ]),
    ...when(act !== undefined, () => [
      paragraph(
        'list',
        text`Kad Klientas galėtų laiku sumokėti, sąskaitą, kuri kartu yra suteiktų paslaugų sąrašas, Paslaugų teikėjas išsiunčia per ${format.count(INVOICE_DAYS, 'calendar-day')} nuo tada, kai įgyja teisę ją išrašyti.`,
      ),
    ]),
    paragraph(
      'payment',
      text`Mokama banko pavedimu, mokėjimo valiuta: ${terms.payment.currency}. Paslaugų teikėjo banko sąskaita: ${write.blank('provider.iban')} arba kita sąskaitoje faktūroje nurodyta Paslaugų teikėjo banko sąskaita. Banko sąskaitos pakeitimas galioja tik tada, kai Paslaugų teikėjas jį patvirtina kitu ryšio kanalu.`,
    ),
    paragraph(
      'objection',
      text`Jeigu Klientas ginčija sąskaitos dalį, per ${format.count(OBJECTION_DAYS[style], 'calendar-day')} nuo sąskaitos gavimo apie tai raštu praneša Paslaugų teikėjui ir nurodo priežastis. Neginčijamą dalį jis sumoka laiku${style === 'client' ? ', o ginčijamą turi teisę sulaikyti, kol ginčas bus išspręstas' : ', o dėl likusios Šalys susitaria nedelsdamos'}.`,
    ),
    ...when(style !== 'client', () => [
      paragraph(
        'unconditional',
        text`Mokėjimas nepriklauso nuo to, ar Klientui sumokėjo tretieji asmenys ir ar jis naudojasi Rezultatu.`,
      ),
    ]),
    ...when(style === 'freelancer', () => [
      paragraph(
        'set-off',
        text`Klientas turi teisę įskaityti tik tokius priešpriešinius reikalavimus, kuriuos Paslaugų teikėjas pripažino arba kuriuos patvirtina įsiteisėjęs teismo sprendimas.`,
      ),
    ]),
  ];
};

/** The event that allows an invoice. */
function issue(terms: Terms, { text, ref, has }: Writer): Inline[] {
  const { style, payment } = terms;
  const lessDeposit = takesDeposit(terms) ? ', atėmus avansą,' : '';
  switch (payment.structure) {
    case 'fixed':
      return style === 'freelancer' || !has('acceptance')
        ? text`Sąskaitą Kainai${lessDeposit} Paslaugų teikėjas išrašo perdavęs Rezultatą.`
        : text`Sąskaitą Kainai${lessDeposit} Paslaugų teikėjas išrašo, kai Rezultatas priimamas arba laikomas priimtu pagal Sutarties ${ref('acceptance')} punktą.`;
    case 'milestones':
      return style === 'freelancer' || !has('acceptance')
        ? text`Sąskaitą už kiekvieną etapą Paslaugų teikėjas išrašo perdavęs to etapo Rezultatą.`
        : text`Sąskaitą už kiekvieną etapą Paslaugų teikėjas išrašo, kai to etapo Rezultatas priimamas arba laikomas priimtu pagal Sutarties ${ref('acceptance')} punktą.`;
    case 'hourly':
      return text`Sąskaitą už dirbtas valandas Paslaugų teikėjas išrašo kiekvieno kalendorinio mėnesio pabaigoje.`;
    case 'retainer':
      return style === 'client'
        ? text`Sąskaitą mėnesiniam mokesčiui Paslaugų teikėjas išrašo mėnesio pabaigoje.`
        : text`Sąskaitą mėnesiniam mokesčiui Paslaugų teikėjas išrašo iš anksto, pirmąją mėnesio dieną.`;
    case 'commission':
      return text`Sąskaitą komisiniam atlygiui už kiekvieną mėnesį Paslaugų teikėjas išrašo gavęs Sutarties ${ref('fees.statement')} punkte nurodytą ataskaitą. Jeigu ataskaita vėluoja, Paslaugų teikėjas turi teisę išrašyti sąskaitą pagal protingą apskaičiavimą, kuris vėliau patikslinamas pagal ataskaitą.`;
    case 'other':
      return text`Jeigu ${ref('fees')} punkte nenustatyta kitaip, sąskaitą už suteiktas Paslaugas Paslaugų teikėjas išrašo kiekvieno kalendorinio mėnesio pabaigoje, o likusiai Kainos daliai${lessDeposit} – užbaigęs Paslaugas.`;
  }
}
