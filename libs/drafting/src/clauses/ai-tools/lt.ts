import type { Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

const USE: Readonly<Record<Terms['aiUse'], string>> = {
  allowed:
    'Teikdamas Paslaugas, Paslaugų teikėjas turi teisę kaip pagalbinę priemonę naudoti generatyvinio dirbtinio intelekto įrankius.',
  consent:
    'Rezultatui kurti Paslaugų teikėjas generatyvinio dirbtinio intelekto įrankius naudoja tik gavęs išankstinį rašytinį Kliento sutikimą dėl konkretaus įrankio ir jo paskirties.',
  forbidden:
    'Rezultatui kurti Paslaugų teikėjas generatyvinio dirbtinio intelekto įrankių nenaudoja. Tai netaikoma įrankiams, kurie tik tikrina ar taiso rašybą, gramatiką ar formatavimą.',
};

const DISCLOSURE: Readonly<Record<Style, string>> = {
  balanced:
    'Perduodamas Rezultatą, Paslaugų teikėjas praneša Klientui, kurias reikšmingas jo dalis sugeneravo dirbtinio intelekto įrankis.',
  freelancer:
    'Kliento prašymu Paslaugų teikėjas praneša, kurias reikšmingas Rezultato dalis sugeneravo dirbtinio intelekto įrankis.',
  client:
    'Perduodamas Rezultatą, Paslaugų teikėjas pateikia Klientui visų jo dalių, sugeneruotų dirbtinio intelekto įrankiais, sąrašą ir nurodo įrankių pavadinimus.',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, has, ref } = write;
  const used = terms.aiUse !== 'forbidden';
  return [
    paragraph('use', text`${USE[terms.aiUse]}`),
    ...when(used, () => [
      paragraph(
        'review',
        text`Viską, ką sugeneravo dirbtinio intelekto įrankis, prieš perduodant patikrina ir suredaguoja žmogus. Už Rezultatą atsako Paslaugų teikėjas, kad ir kokius įrankius naudotų. ${DISCLOSURE[terms.style]}`,
      ),
    ]),
    paragraph(
      'secrets',
      text`${
        has('confidentiality')
          ? 'Konfidenciali informacija, asmens duomenys'
          : 'Kliento komercinės paslaptys, asmens duomenys'
      } ir neskelbta Kliento medžiaga neįvedami į dirbtinio intelekto įrankius, kurie gali juos naudoti mokymui ar rodyti kitiems.`,
    ),
    ...when(used, () => [
      paragraph(
        'protection',
        text`Dirbtinio intelekto įrankio sugeneruotų dalių autorių teisės gali nesaugoti; Sutarties ${ref('ip-ownership')} punktas joms taikomas tiek, kiek teisės į jas egzistuoja.`,
      ),
    ]),
  ];
};
