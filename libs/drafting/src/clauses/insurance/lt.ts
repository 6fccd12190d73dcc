import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  minimum: {
    sum: `{amount}`,
    cap: `Sutarties {liabilityCap} punkte nustatyta atsakomybės riba`,
    fees: `{base}`,
  },
  base: { hasPrice: `visa Kaina`, fees: `Kaina už {months}` },
  cover: {
    freelancer: `Teikdamas Paslaugas, Paslaugų teikėjas išlaiko tą profesinės civilinės atsakomybės draudimą, kurį turi pasirašydamas Sutartį. Sudaryti papildomos draudimo sutarties jis neprivalo.`,
    balanced: `Teikdamas Paslaugas, Paslaugų teikėjas turi jo darbo pobūdžiui įprastą profesinės civilinės atsakomybės draudimą, jeigu tokį galima įsigyti už protingą įmoką.`,
    client: `Teikdamas Paslaugas ir dar {months} po to, Paslaugų teikėjas turi profesinės civilinės atsakomybės draudimą, kurio suma ne mažesnė negu {minimum}.`,
  },
  proof: `Kliento prašymu, bet ne dažniau kaip kartą per metus, Paslaugų teikėjas parodo draudiko išduotą liudijimą.`,
  price: `Jeigu Klientas prašo didesnio draudimo, jis sumoka iš anksto sutartą papildomą draudimo įmoką.`,
} as const satisfies Wording<typeof en>;
