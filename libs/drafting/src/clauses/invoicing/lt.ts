import type { Writer } from '../../clause.js';
import { takesDeposit } from '../../engagement.js';
import { freelancerAct } from '../../freelancer-acts.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { INVOICE_DAYS, ORDINARY_LONGEST_TERM, isEuropean, objectionDays } from './terms-of-payment.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const { style } = terms;
  const act = freelancerAct(terms);
  const days = format.count(terms.dueDays, 'calendar-day');
  return [
    paragraph(
      'issue',
      text`${issue(terms, write)} Sąskaitos siunčiamos el. paštu su teisės aktuose nustatytais duomenimis.`,
    ),
    paragraph(
      'due',
      text`Kiekvieną sąskaitą Klientas apmoka per ${days} nuo jos gavimo dienos${
        act?.longestTerm === undefined
          ? ''
          : `, bet ne vėliau kaip per ${format.count(act.longestTerm, 'calendar-day')} nuo paslaugų, už kurias išrašyta sąskaita, užbaigimo`
      }.${style === 'client' ? '' : ' Tai nepriklauso nuo to, ar Klientui sumokėjo tretieji asmenys ir ar jis naudojasi Rezultatu.'}`,
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
      text`Mokama banko pavedimu, mokėjimo valiuta: ${terms.payment.currency}. Paslaugų teikėjo banko sąskaita: ${write.blank('provider.iban')}. Banko sąskaitos pakeitimas galioja tik tada, kai Paslaugų teikėjas jį patvirtina kitu ryšio kanalu, pavyzdžiui, telefonu.`,
    ),
    paragraph(
      'objection',
      text`Jeigu Klientas ginčija sąskaitos dalį, per ${format.count(objectionDays(terms), 'calendar-day')} nuo sąskaitos gavimo jis apie tai raštu praneša Paslaugų teikėjui ir nurodo priežastis. Neginčijamą dalį jis sumoka laiku${style === 'client' ? ', o ginčijamą turi teisę sulaikyti, kol ginčas bus išspręstas' : ', o dėl likusios Šalys susitaria nedelsdamos'}.`,
    ),
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
  const onAcceptance = has('acceptance') && style !== 'freelancer';
  switch (payment.structure) {
    case 'fixed': {
      if (takesDeposit(terms) && terms.depositPercent === 100) {
        return text`Sąskaita visai Kainai išrašoma iš anksto, kaip nustatyta Sutarties ${ref('deposit.amount')} punkte.`;
      }
      const sum = takesDeposit(terms) ? 'likusią Kainos dalį' : 'Paslaugas';
      return onAcceptance
        ? text`Sąskaitą už ${sum} Paslaugų teikėjas išrašo, kai Rezultatas priimamas${earlier(terms, { text, ref })}.`
        : text`Sąskaitą už ${sum} Paslaugų teikėjas išrašo perdavęs Rezultatą.`;
    }
    case 'milestones':
      return onAcceptance
        ? text`Sąskaitą už kiekvieną etapą Paslaugų teikėjas išrašo, kai to etapo Rezultatas priimamas${earlier(terms, { text, ref })}.`
        : text`Sąskaitą už kiekvieną etapą Paslaugų teikėjas išrašo perdavęs to etapo Rezultatą.`;
    case 'hourly':
      return text`Sąskaitą už dirbtas valandas Paslaugų teikėjas išrašo kiekvieno kalendorinio mėnesio pabaigoje.`;
    case 'retainer':
      return style === 'client'
        ? text`Sąskaitą už kiekvieną mėnesį Paslaugų teikėjas išrašo to mėnesio pabaigoje.`
        : text`Sąskaitą už kiekvieną mėnesį Paslaugų teikėjas išrašo iš anksto, pirmąją to mėnesio dieną.`;
    case 'commission':
      return text`Kiekvieno mėnesio komisinio atlyginimo sąskaitą Paslaugų teikėjas išrašo gavęs Sutarties ${ref('fees.statement')} punkte nurodytą ataskaitą. Jeigu ataskaita vėluoja, Paslaugų teikėjas turi teisę išrašyti sąskaitą pagal protingą apskaičiavimą, kuris vėliau patikslinamas pagal ataskaitą.`;
    case 'other':
      return text`Jeigu Sutarties ${ref('fees')} punkte nenustatyta kitaip, sąskaitą už suteiktas Paslaugas Paslaugų teikėjas išrašo kiekvieno kalendorinio mėnesio pabaigoje, o už likusią Kainos dalį – užbaigęs Paslaugas.`;
  }
}

/** What stands in for an acceptance that the client does not declare. */
const earlier = ({ style }: Terms, { text, ref }: Pick<Writer, 'text' | 'ref'>): Inline[] =>
  style === 'client'
    ? text` arba kai tai leidžia Sutarties ${ref('acceptance.payment')} punktas`
    : text` arba laikomas priimtu pagal Sutarties ${ref('acceptance.deemed')} punktą`;
