import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  useKinds: {
    allowed: `Teikdamas Paslaugas, Paslaugų teikėjas turi teisę kaip pagalbinę priemonę naudoti generatyvinio dirbtinio intelekto įrankius.`,
    consent: `Rezultatui kurti Paslaugų teikėjas generatyvinio dirbtinio intelekto įrankius naudoja tik gavęs išankstinį rašytinį Kliento sutikimą dėl konkretaus įrankio ir jo paskirties.`,
    forbidden: `Rezultatui kurti Paslaugų teikėjas generatyvinio dirbtinio intelekto įrankių nenaudoja. Tai netaikoma įrankiams, kurie tik tikrina ar taiso rašybą, gramatiką ar formatavimą.`,
  },
  disclosure: {
    balanced: `Perduodamas Rezultatą, Paslaugų teikėjas praneša Klientui, kurias reikšmingas jo dalis sugeneravo dirbtinio intelekto įrankis.`,
    freelancer: `Kliento prašymu Paslaugų teikėjas praneša, kurias reikšmingas Rezultato dalis sugeneravo dirbtinio intelekto įrankis.`,
    client: `Perduodamas Rezultatą, Paslaugų teikėjas pateikia Klientui visų jo dalių, sugeneruotų dirbtinio intelekto įrankiais, sąrašą ir nurodo įrankių pavadinimus.`,
  },
  review: `Viską, ką sugeneravo dirbtinio intelekto įrankis, prieš perduodant patikrina ir suredaguoja žmogus. Už tokiais įrankiais sukurtas dalis Paslaugų teikėjas atsako pagal Sutarties {originality} punktą. {disclosure}`,
  secrets: `{secrecy} ir neskelbta Kliento medžiaga neįvedami į dirbtinio intelekto įrankius, kurie gali juos naudoti mokymui ar rodyti kitiems.`,
  secrecy: {
    defined: `Konfidenciali informacija, asmens duomenys`,
    otherwise: `Kliento komercinės paslaptys, asmens duomenys`,
  },
} as const satisfies Wording<typeof en>;
