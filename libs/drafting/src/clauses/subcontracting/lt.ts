import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  responsibility: `Už subtiekėjų ir pavaduotojų darbą ir veiksmus Paslaugų teikėjas atsako kaip už savo ir pats su jais atsiskaito. Jis juos {binding} {duties}suteikti jam Sutarčiai vykdyti reikalingas teises į savo darbą.`,
  binding: { client: `raštu įpareigoja (Kliento prašymu tai parodo)`, otherwise: `įpareigoja` },
  secrecy: `saugoti informaciją (Sutarties {duties} punktas)`,
  secrecyAlone: `{secrecy} ir `,
  both: `{secrecy}{comma}laikytis asmens duomenų tvarkymo pareigų (Sutarties {subprocessors} punktas) ir `,
  allowed: `Paslaugų teikėjas turi teisę visoms Paslaugoms ar jų daliai pasitelkti trečiuosius asmenis (subtiekėjus) arba kvalifikuotą pavaduotoją.{notice}`,
  notice: {
    freelancer: ``,
    balanced: ` Jis iš anksto praneša Klientui, kas jie yra.`,
    client: ` Jis iš anksto praneša Klientui, kas jie yra, ir nepasitelkia asmenų, dėl kurių Klientas prieštarauja turėdamas rimtą priežastį.`,
  },
  consent: `Paslaugų teikėjas Paslaugas teikia pats. Pasitelkti trečiuosius asmenis (subtiekėjus) ar pavaduotoją jis turi teisę tik gavęs išankstinį rašytinį Kliento sutikimą.{answer}`,
  answer: {
    freelancer: ` Klientas gali nesutikti tik turėdamas rimtą priežastį; jeigu į rašytinį prašymą jis neatsako per {days}, laikoma, kad sutiko.`,
    balanced: ` Klientas neatsisako jo duoti be rimtos priežasties.`,
    client: ``,
  },
} as const satisfies Wording<typeof en>;
