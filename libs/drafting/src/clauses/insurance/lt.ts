import { hasPrice } from '../../engagement.js';
import { when, type ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, ref, has } = write;
  const minimum =
    has('liability-cap') && terms.liabilityCap !== 'uncapped'
      ? text`Sutarties ${ref('liability-cap')} punkte nustatyta atsakomybės riba`
      : text`${hasPrice(terms) ? 'visa Kaina' : `Kaina už ${write.format.count(12, 'month')}`}`;

  return [
    paragraph(
      'cover',
      {
        freelancer: text`Teikdamas Paslaugas, Paslaugų teikėjas išlaiko tą profesinės civilinės atsakomybės draudimą, kurį turi pasirašydamas Sutartį. Sudaryti papildomos draudimo sutarties jis neprivalo.`,
        balanced: text`Teikdamas Paslaugas, Paslaugų teikėjas turi jo darbo pobūdžiui įprastą profesinės civilinės atsakomybės draudimą, jeigu tokį galima įsigyti už protingą įmoką.`,
        client: text`Teikdamas Paslaugas ir dar ${write.format.count(12, 'month')} po to, Paslaugų teikėjas turi profesinės civilinės atsakomybės draudimą, kurio suma ne mažesnė negu ${minimum}.`,
      }[terms.style],
    ),
    ...when(terms.style !== 'freelancer', () => [
      paragraph(
        'proof',
        text`Kliento prašymu, bet ne dažniau kaip kartą per metus, Paslaugų teikėjas parodo draudiko išduotą liudijimą.`,
      ),
    ]),
    paragraph(
      'price',
      text`Jeigu Klientas prašo didesnio draudimo, jis sumoka iš anksto sutartą papildomą draudimo įmoką.`,
    ),
  ];
};
