import { additionalRate } from '../../engagement.js';
import { when, type ClauseText } from '../../writing.js';

const OFFER_DAYS = 5;

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const rate = additionalRate(terms);
  return [
    paragraph(
      'request',
      text`Kiekviena Šalis turi teisę bet kada raštu pasiūlyti pakeisti Paslaugas arba atlikti papildomus darbus (toliau – prašymas pakeisti paslaugų apimtį). Per ${format.count(OFFER_DAYS, 'working-day')} nuo Kliento prašymo gavimo Paslaugų teikėjas raštu nurodo, kaip tai paveiks kainą ir terminus.`,
    ),
    ...(terms.style === 'client'
      ? [
          paragraph(
            'instruction',
            text`Dėl pakeitimo susitariama raštu. Klientas taip pat turi teisę nurodyti atlikti protingą pakeitimą, jeigu darbo rūšis lieka tokia, kokia aprašyta Sutarties ${write.ref('scope.description')} punkte; kaina ir terminai tada pakeičiami tiek, kiek dėl jo protingai reikia. Paslaugų teikėjas turi teisę atsisakyti to, ko atlikti neleidžia jo kvalifikacija ar turimas laikas.`,
          ),
        ]
      : [
          paragraph(
            'agreement',
            text`Pakeitimas Šalims privalomas, kai abi raštu susitaria dėl jo, jo kainos ir įtakos terminams. Iki tol Paslaugos teikiamos taip, kaip sutarta anksčiau${terms.style === 'freelancer' ? ', o pakeistų ar papildomų darbų Paslaugų teikėjas neatlieka' : ''}.`,
          ),
        ]),
    ...when(terms.workType === 'marketing', () => [
      paragraph(
        'platforms',
        text`Jeigu platforma pakeičia savo taisykles, kainas ar funkcijas arba sustabdo paskyrą ne dėl Paslaugų teikėjo ir tai paveikia Paslaugas, Šalys tai laiko prašymu pakeisti paslaugų apimtį.`,
      ),
    ]),
    paragraph(
      'rate',
      rate === undefined
        ? text`Dėl papildomų darbų kainos Šalys raštu susitaria prieš juos pradedant. Už papildomus darbus, užsakytus dėl kainos nesusitarus, Klientas moka tokiems darbams įprastą kainą.`
        : text`Jeigu Šalys nesusitaria dėl kitokios kainos, papildomi darbai apmokami pagal sugaištą laiką. Jų valandinis įkainis: ${format.moneyInWords(rate, terms.payment.currency)}.`,
    ),
  ];
};
