import { counter, replace, restate, rewrite, said, type Counters } from '../counter.js';

/** Taxes, changes of the price, and what is paid back. */
export const TAXES: Counters = {
  'fees.elsewhere': counter(
    said(
      'Could the document with the price be attached, or the price be written here?',
      'The price confirmed by e-mail before signing.',
      'Signing for a price that nobody has shown.',
    ),
    said(
      'Siūlau pridėti dokumentą, kuriame nurodyta kaina, arba kainą įrašyti čia.',
      'Kaina, patvirtinta el. paštu prieš pasirašant.',
      'Pasirašymas dėl kainos, kurios niekas neparodė.',
    ),
  ),
  'fees.no-currency': counter(
    said(
      'Could the currency stand next to the amount?',
      'One sentence that names the currency of all amounts.',
      'An amount that may mean several currencies.',
    ),
    said(
      'Siūlau prie sumos įrašyti valiutą.',
      'Vienas sakinys, kokia valiuta nurodytos visos sumos.',
      'Suma, galinti reikšti kelias valiutas.',
    ),
  ),
  'fees.stages-sum': counter(
    said(
      'The parts do not seem to make up the whole. Could we check the figures together?',
      'A sentence that the total price counts.',
      'Figures of which the smaller ones may be paid.',
    ),
    said(
      'Atrodo, dalys nesudaro visos sumos. Siūlau kartu patikrinti skaičius.',
      'Sakinys, kad galioja bendra kaina.',
      'Skaičiai, pagal kuriuos galima mokėti mažiau.',
    ),
  ),
  'fees.below-effort': counter(
    said(
      'Could the contract say how many hours the fee covers, and what more of them cost?',
      'A limit in hours that is looked at every three months.',
      'A fixed fee for any amount of work.',
    ),
    said(
      'Siūlau nurodyti, kiek valandų apima mokestis ir kiek kainuoja papildomos.',
      'Valandų riba, peržiūrima kas tris mėnesius.',
      'Fiksuotas mokestis už bet kokį darbo kiekį.',
    ),
  ),
  'fees.no-increase': counter(
    said(
      'Could rates be looked at once a year? Nothing changes without both sides.',
      'Fixed rates for the first year.',
      'The same rates for many years.',
    ),
    said(
      'Siūlau įkainius kartą per metus peržiūrėti; be abiejų šalių niekas nesikeičia.',
      'Nekintantys įkainiai pirmaisiais metais.',
      'Tie patys įkainiai daugelį metų.',
    ),
    [
      rewrite(
        'The parties look at the rates once a year; a change needs the written agreement of both.',
        'Šalys kartą per metus peržiūri įkainius; pakeitimui reikia rašytinio abiejų šalių susitarimo.',
      ),
    ],
  ),
  'fees.clawback': counter(
    said(
      'Could payments for accepted work be final?',
      'Repayment of what was paid by mistake.',
      'Repaying what was earned because of an opinion or poor sales.',
    ),
    said(
      'Siūlau, kad mokėjimai už priimtą darbą būtų galutiniai.',
      'Per klaidą sumokėtų sumų grąžinimas.',
      'Uždirbto atlygio grąžinimas dėl nuomonės ar prastų pardavimų.',
    ),
    [restate('Payments for accepted work are final.', 'Mokėjimai už priimtą darbą yra galutiniai.')],
  ),
  'taxes.gross-up': counter(
    said(
      'Could each side pay its own taxes?',
      'Sharing of a tax that nobody could foresee.',
      'Bearing taxes of the other side.',
    ),
    said(
      'Siūlau, kad kiekviena šalis mokėtų savo mokesčius.',
      'Mokesčio, kurio nebuvo galima numatyti, pasidalijimas.',
      'Kitos šalies mokesčių mokėjimas.',
    ),
    [restate('Each party pays its own taxes.', 'Kiekviena šalis moka savo mokesčius.')],
  ),
  'taxes.inclusive': counter(
    said(
      'Could the price be without VAT, to be added where the law requires it?',
      'A price with VAT, where VAT can be deducted.',
      'A price out of which any new tax is paid.',
    ),
    said(
      'Siūlau kainą nurodyti be PVM ir jį pridėti, kai to reikalauja įstatymai.',
      'Kaina su PVM, kai jį galima atskaityti.',
      'Kaina, iš kurios sumokamas bet koks naujas mokestis.',
    ),
    [
      replace({
        en: [
          [
            /\b(?:is |are )?(?:inclusive of|includes?|including) (?:all |any )?(?:applicable )?(?:VAT|value added tax|sales tax)(?: and (?:all |any )?(?:other )?(?:taxes|duties)[^,.;]{0,40})?/gu,
            'is without VAT or similar taxes, which are added where the law requires them',
          ],
        ],
        lt: [],
      }),
      rewrite(
        'The price is without VAT and similar taxes, which are added where the law requires them.',
        'Kaina nurodyta be PVM ir panašių mokesčių; jie pridedami, kai to reikalauja įstatymai.',
      ),
    ],
  ),
  'taxes.withholding': counter(
    said(
      'Could only those taxes be deducted that the law requires, with a proof of payment?',
      'Deduction with help to get it back.',
      'Deductions without a legal duty.',
    ),
    said(
      'Siūlau išskaičiuoti tik tai, ko reikalauja įstatymai, ir pateikti sumokėjimo įrodymą.',
      'Išskaičiavimas padedant susigrąžinti sumą.',
      'Išskaičiavimai, kurių įstatymai nereikalauja.',
    ),
    [
      restate(
        '{client} will deduct only taxes that the law requires to be deducted and will hand over proof of each payment.',
        '{client išskaičiuoja} tik tuos mokesčius, kuriuos privaloma išskaičiuoti pagal įstatymus, ir {client/pateikia} kiekvieno sumokėjimo įrodymą.',
      ),
    ],
  ),
  'taxes.bank-charges': counter(
    said(
      'Could each side bear the charges of its own bank?',
      'Shared charges for payments from abroad.',
      'Large charges on each payment.',
    ),
    said(
      'Siūlau, kad savo banko mokesčius mokėtų kiekviena šalis.',
      'Pasidalyti mokesčiai už mokėjimus iš užsienio.',
      'Dideli mokesčiai už kiekvieną mokėjimą.',
    ),
    [rewrite('Each party bears the charges of its own bank.', 'Kiekviena šalis moka savo banko mokesčius.')],
  ),
};
