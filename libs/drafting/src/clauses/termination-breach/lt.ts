import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  cure: `Šalis turi teisę nedelsdama raštu nutraukti Sutartį, jeigu kita Šalis padaro esminį Sutarties pažeidimą ir jo nepašalina per {period} nuo rašytinio reikalavimo, kuriame jis aprašytas, gavimo arba pašalinti negali.`,
  material: `Pažeidimas laikomas esminiu, jeigu dėl jo kita Šalis iš esmės netenka to, ko pagrįstai tikėjosi iš Sutarties, pavyzdžiui, kai Paslaugos šiurkščiai ar pakartotinai teikiamos ne taip, kaip sutarta{seriousBreaches}.`,
  insolvency: `Kiek leidžia teisės aktai, Šalis taip pat turi teisę nedelsdama nutraukti Sutartį, jeigu kita Šalis nutraukia mokėjimus, jai iškeliama nemokumo byla arba ji likviduojama.`,
  nonPayment: `Jeigu neginčijama suma pradelsta ilgiau kaip {days} ir Klientas jos nesumoka per {period} nuo rašytinio priminimo, Paslaugų teikėjas turi teisę nedelsdamas nutraukti Sutartį.`,
  missedDate: `Klientas taip pat turi teisę nedelsdamas nutraukti Sutartį, jeigu Paslaugų teikėjas daugiau kaip {days} praleidžia sutartą terminą dėl priežasties, už kurią neatsako Klientas ir kuri nėra nenugalima jėga.`,
  payment: `Visais šiais atvejais{standstill} {owed}. Dėl pažeidimo kilę reikalavimai išlieka.{besides}`,
  owed: {
    commission: `komisinis atlyginimas mokamas pagal Sutarties {rate} ir {tail} punktus`,
    otherwise: `Klientas sumoka už Paslaugas, kurios iki Sutarties pasibaigimo suteiktos taip, kaip sutarta`,
  },
  standstill: `, taip pat kai Paslaugų teikėjas Sutartį nutraukia pagal jos {stopped} punktą,`,
  besides: ` Kai Paslaugų teikėjas Sutartį nutraukia pagal jos {exits}, Klientas sumoka ir Sutarties {cancellation} punkte nurodytas sumas, lyg Sutartį būtų nutraukęs jis pats.`,
  use: `kai Rezultatas naudojamas peržengiant Sutartimi suteiktas teises`,
  useAlone: ` arba {use}`,
  exits: { two: `{cure} ar {unpaid} punktą`, three: `{cure}, {unpaid} ar {stopped} punktą` },
  clauses: { one: `{first} punktas`, two: `{first} ar {second} punktas` },
  seriousBreach: `, {use} arba kai šiurkščiai pažeidžiamas Sutarties\u00a0{clauses}`,
} as const satisfies Wording<typeof en>;
