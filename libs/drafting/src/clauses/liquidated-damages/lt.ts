import type { ClauseText } from '../../writing.js';
import { RATES } from './rates.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  const { daily, most } = RATES[terms.style];

  return [
    paragraph(
      'provider',
      text`Jeigu Paslaugų teikėjas dėl savo kaltės Rezultatą pateikia vėliau, negu sutarta, jis už kiekvieną vėlavimo darbo dieną moka Klientui netesybas – ${format.percent(daily)} Kainos dalies, mokėtinos už tą Rezultatą.`,
    ),
    paragraph(
      'client',
      text`Jeigu Klientas dėl savo kaltės vėluoja pateikti sutartą medžiagą, prieigą ar pastabas, jis moka Paslaugų teikėjui tokio pat dydžio netesybas, skaičiuojamas nuo Kainos dalies už darbus, kurie dėl to sustojo. Vėluojant sumokėti, taikomas tik ${has('late-payment') ? text`Sutarties ${ref('late-payment')} punktas` : 'įstatymas'}.`,
    ),
    paragraph(
      'limit',
      text`Už vieną vėlavimą Šalis moka ne daugiau kaip ${format.percent(most)} tos Kainos dalies; už vėlavimą, kurį lėmė kita Šalis arba nenugalima jėga (force majeure), netesybos nemokamos. Šalys jas laiko protingu, iš anksto sutartu vėlavimo nuostolių įvertinimu, o ne baudimo priemone.`,
    ),
    paragraph(
      'other-remedies',
      text`${
        terms.style === 'client'
          ? 'Netesybos įskaitomos į nuostolius, atlyginamus dėl to paties vėlavimo.'
          : 'Netesybos yra vienintelis nuostolių dėl paties vėlavimo atlyginimas.'
      } Teisė nutraukti Sutartį išlieka.${
        has('liability-cap') && terms.liabilityCap !== 'uncapped'
          ? text` Netesybos įskaičiuojamos į Sutarties ${ref('liability-cap')} punkte nustatytą ribą.`
          : ''
      }`,
    ),
  ];
};
