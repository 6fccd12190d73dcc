import { listed, when, type ClauseText } from '../../writing.js';
import { CURE, MISSED_DATE_DAYS, PAYMENT_CURE, STANDSTILL_DAYS } from './periods.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  const { style } = terms;
  const cure = CURE[style];
  const paymentCure = PAYMENT_CURE[style];
  return [
    paragraph(
      'cure',
      text`Šalis turi teisę nedelsdama raštu nutraukti Sutartį, jeigu kita Šalis padaro esminį Sutarties pažeidimą ir jo nepašalina per ${format.count(cure.days, cure.unit)} nuo rašytinio reikalavimo, kuriame jis aprašytas, gavimo. Jeigu pažeidimo pašalinti neįmanoma, terminas nenustatomas.`,
    ),
    paragraph(
      'material',
      text`Pažeidimas laikomas esminiu, jeigu dėl jo kita Šalis netenka to, ko pagrįstai tikėjosi iš Sutarties, pavyzdžiui:`,
      listed(write, [
        'Paslaugos teikiamos iš esmės arba pakartotinai ne taip, kaip sutarta',
        'Rezultatas naudojamas peržengiant Sutartimi suteiktas teises',
        ...(has('confidentiality')
          ? [text`šiurkščiai pažeidžiamas Sutarties ${ref('confidentiality.duties')} punktas`]
          : []),
        ...(has('data-protection')
          ? [text`šiurkščiai pažeidžiamas Sutarties ${ref('data-protection.provider')} punktas`]
          : []),
      ]),
    ),
    paragraph(
      'non-payment',
      text`Jeigu Klientas neginčijamos pradelstos sumos nesumoka per ${format.count(paymentCure.days, paymentCure.unit)} nuo rašytinio priminimo, Paslaugų teikėjas turi teisę ${style === 'freelancer' ? 'iš karto nutraukti visus darbus ir nedelsdamas nutraukti Sutartį' : 'nedelsdamas nutraukti Sutartį'}.`,
    ),
    ...(style === 'client'
      ? [
          paragraph(
            'missed-date',
            text`Klientas taip pat turi teisę nedelsdamas nutraukti Sutartį, jeigu Paslaugų teikėjas daugiau kaip ${format.count(MISSED_DATE_DAYS, 'working-day')} praleidžia sutartą terminą dėl priežasties, už kurią neatsako Klientas ir kuri nėra nenugalima jėga.`,
          ),
        ]
      : [
          paragraph(
            'standstill',
            text`Paslaugų teikėjas taip pat turi teisę nedelsdamas nutraukti Sutartį, jeigu, nepaisant rašytinio priminimo, dėl Kliento Paslaugos sustoja ilgiau kaip ${format.count(STANDSTILL_DAYS, 'calendar-day')}.`,
          ),
        ]),
    paragraph(
      'insolvency',
      text`Kiek leidžia teisės aktai, Šalis turi teisę nedelsdama nutraukti Sutartį, jeigu kita Šalis nutraukia mokėjimus, jai iškeliama nemokumo byla arba ji likviduojama.`,
    ),
    paragraph(
      'payment',
      text`Klientas sumoka už Paslaugas, kurios iki Sutarties pasibaigimo suteiktos taip, kaip sutarta. Dėl pažeidimo kilę reikalavimai išlieka${has('liability-cap') ? text`, neviršijant Sutarties ${ref('liability-cap')} punkte nustatytų ribų` : ''}.`,
    ),
    ...when(style === 'freelancer', () => [
      paragraph(
        'client-breach',
        text`Kai Paslaugų teikėjas Sutartį nutraukia dėl Kliento, Klientas taip pat moka tai, kas nustatyta Sutarties ${ref(has('kill-fee') ? 'kill-fee' : 'termination-convenience.payment')} punkte, lyg Sutartį būtų nutraukęs jis pats.`,
      ),
    ]),
  ];
};
