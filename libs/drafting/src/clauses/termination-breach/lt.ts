import type { Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import { when, type ClauseText } from '../../writing.js';
import { PATIENCE_DAYS } from '../late-payment/regime.js';
import { CURE, MISSED_DATE_DAYS, PAYMENT_CURE } from './periods.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  const { style } = terms;
  const cure = CURE[style];
  const paymentCure = PAYMENT_CURE[style];
  return [
    paragraph(
      'cure',
      text`Šalis turi teisę nedelsdama raštu nutraukti Sutartį, jeigu kita Šalis padaro esminį Sutarties pažeidimą ir jo nepašalina per ${format.count(cure.days, cure.unit)} nuo rašytinio reikalavimo, kuriame jis aprašytas, gavimo arba pašalinti negali.`,
    ),
    paragraph(
      'material',
      text`Pažeidimas laikomas esminiu, jeigu dėl jo kita Šalis iš esmės netenka to, ko pagrįstai tikėjosi iš Sutarties, pavyzdžiui, kai Paslaugos šiurkščiai ar pakartotinai teikiamos ne taip, kaip sutarta${seriousBreaches(write)}.`,
    ),
    paragraph(
      'insolvency',
      text`Kiek leidžia teisės aktai, Šalis taip pat turi teisę nedelsdama nutraukti Sutartį, jeigu kita Šalis nutraukia mokėjimus, jai iškeliama nemokumo byla arba ji likviduojama.`,
    ),
    paragraph(
      'non-payment',
      text`Jeigu neginčijama suma pradelsta ilgiau kaip ${format.count(PATIENCE_DAYS[style], 'calendar-day')} ir Klientas jos nesumoka per ${format.count(paymentCure.days, paymentCure.unit)} nuo rašytinio priminimo, Paslaugų teikėjas turi teisę nedelsdamas nutraukti Sutartį.`,
    ),
    ...when(style === 'client', () => [
      paragraph(
        'missed-date',
        text`Klientas taip pat turi teisę nedelsdamas nutraukti Sutartį, jeigu Paslaugų teikėjas daugiau kaip ${format.count(MISSED_DATE_DAYS, 'working-day')} praleidžia sutartą terminą dėl priežasties, už kurią neatsako Klientas ir kuri nėra nenugalima jėga.`,
      ),
    ]),
    paragraph(
      'payment',
      text`Visais šiais atvejais Klientas sumoka už Paslaugas, kurios iki Sutarties pasibaigimo suteiktos taip, kaip sutarta. Dėl pažeidimo kilę reikalavimai išlieka.${
        style === 'freelancer'
          ? text` Kai Paslaugų teikėjas Sutartį nutraukia dėl Kliento, Klientas sumoka ir Sutarties ${ref(has('kill-fee') ? 'kill-fee.amount' : 'termination-convenience.payment')} punkte nurodytas sumas, lyg Sutartį būtų nutraukęs jis pats.`
          : ''
      }`,
    ),
  ];
};

/** The last of the examples, as far as the contract has these duties. */
function seriousBreaches({ text, has, ref }: Writer): Inline[] {
  const use = 'kai Rezultatas naudojamas peržengiant Sutartimi suteiktas teises';
  const duties = [
    ...(has('confidentiality') ? [ref('confidentiality.duties')] : []),
    ...(has('data-protection') ? [ref('data-protection.provider')] : []),
  ];
  const [first, second] = duties;
  if (first === undefined) return text` arba ${use}`;
  const clauses = second === undefined ? text`${first} punktas` : text`${first} ar ${second} punktas`;
  return text`, ${use} arba kai šiurkščiai pažeidžiamas Sutarties\u00a0${clauses}`;
}
