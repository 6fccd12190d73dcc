import type { Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'permission',
      text`${terms.subcontracting === 'allowed' ? free(terms) : withConsent(terms, write)}`,
    ),
    paragraph(
      'responsibility',
      text`Paslaugų teikėjas atsako už subtiekėjų ir pavaduotojų darbą ir veiksmus kaip už savo ir pats su jais atsiskaito.`,
    ),
    paragraph(
      'flow-down',
      text`Paslaugų teikėjas su kiekvienu iš jų ${terms.style === 'client' ? 'raštu susitaria ir Kliento prašymu tai parodo' : 'susitaria'}, kad:`,
      [
        ...(write.has('confidentiality')
          ? [
              text`informacija būtų saugoma, kaip reikalauja Sutarties ${write.ref('confidentiality.duties')} punktas;`,
            ]
          : []),
        ...(write.has('data-protection')
          ? [
              text`asmens duomenys būtų tvarkomi tik taip, kaip leidžia Sutarties ${write.ref('data-protection.subprocessors')} punktas;`,
            ]
          : []),
        text`Paslaugų teikėjas įgytų tas teises į jų darbą, kurias Sutartis suteikia Klientui.`,
      ],
    ),
  ];
};

const free = ({ style }: Terms): string =>
  `Paslaugų teikėjas turi teisę visoms Paslaugoms ar jų daliai pasitelkti trečiuosius asmenis (subtiekėjus) arba kvalifikuotą pavaduotoją.${
    {
      freelancer: '',
      balanced: ' Jis iš anksto praneša Klientui, kas jie yra.',
      client:
        ' Jis iš anksto praneša Klientui, kas jie yra, ir nepasitelkia asmenų, dėl kurių Klientas prieštarauja turėdamas rimtą priežastį.',
    }[style]
  }`;

const withConsent = ({ style }: Terms, { format }: Writer): string =>
  `Paslaugų teikėjas Paslaugas teikia pats. Pasitelkti trečiuosius asmenis (subtiekėjus) ar pavaduotoją jis turi teisę tik gavęs išankstinį rašytinį Kliento sutikimą.${
    {
      freelancer: ` Klientas gali nesutikti tik turėdamas rimtą priežastį; jeigu į raštišką prašymą jis neatsako per ${format.count(5, 'working-day')}, laikoma, kad sutiko.`,
      balanced: ' Klientas neatsisako jo duoti be rimtos priežasties.',
      client: '',
    }[style]
  }`;
