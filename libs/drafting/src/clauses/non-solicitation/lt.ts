import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  period: {
    term: `Sutarties galiojimo metu`,
    after: `Sutarties galiojimo metu ir {months} po jos pasibaigimo`,
  },
  staff: `{period} nė viena Šalis savo iniciatyva neragina pas kitą Šalį dirbančių asmenų, su kuriais bendravo dėl Paslaugų, iš jos išeiti.`,
  customers: `Tuo pačiu laikotarpiu Paslaugų teikėjas savo iniciatyva nesikreipia į Kliento raštu įvardytus klientus, su kuriais bendravo dėl Paslaugų, siekdamas perimti Kliento su jais turimą verslą. Tai netaikoma klientams, kuriuos Paslaugų teikėjas turėjo anksčiau.`,
  freedom: `Leidžiama skelbti bendro pobūdžio skelbimus, atsakyti asmenims, kurie kreipiasi patys, ir juos priimti į darbą. Už priėmimą į darbą nieko mokėti nereikia.`,
} as const satisfies Wording<typeof en>;
