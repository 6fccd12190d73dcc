import { when, type ClauseText } from '../../writing.js';
import { monthsAfterEnd } from './period.js';

export const lt: ClauseText = (terms, { text, paragraph, format }) => {
  const months = monthsAfterEnd(terms);
  const period =
    months === 0
      ? 'Sutarties galiojimo metu'
      : `Sutarties galiojimo metu ir ${format.count(months, 'month')} po jos pasibaigimo`;

  return [
    paragraph(
      'staff',
      text`${period} nė viena Šalis savo iniciatyva neragina pas kitą Šalį dirbančių asmenų, su kuriais bendravo dėl Paslaugų, iš jos išeiti.`,
    ),
    ...when(terms.style === 'client', () => [
      paragraph(
        'customers',
        text`Tuo pačiu laikotarpiu Paslaugų teikėjas savo iniciatyva nesikreipia į Kliento raštu įvardytus klientus, su kuriais bendravo dėl Paslaugų, siekdamas perimti Kliento su jais turimą verslą. Tai netaikoma klientams, kuriuos Paslaugų teikėjas turėjo anksčiau.`,
      ),
    ]),
    paragraph(
      'freedom',
      text`Leidžiama skelbti viešus skelbimus, atsakyti asmenims, kurie kreipiasi patys, ir juos priimti į darbą. Už priėmimą į darbą nieko mokėti nereikia.`,
    ),
  ];
};
