import type { Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
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
      text`Už subtiekėjų ir pavaduotojų darbą ir veiksmus Paslaugų teikėjas atsako kaip už savo ir pats su jais atsiskaito. Jis juos ${terms.style === 'client' ? 'raštu įpareigoja (Kliento prašymu tai parodo)' : 'įpareigoja'} ${duties(write)}suteikti jam tas teises į jų darbą, kurias Sutartis suteikia Klientui.`,
    ),
  ];
};

/** What they owe besides the rights in their work, as far as the contract has it. */
function duties({ text, has, ref }: Writer): Inline[] {
  const secrecy = has('confidentiality')
    ? text`saugoti informaciją (Sutarties ${ref('confidentiality.duties')} punktas)`
    : [];
  if (!has('data-protection')) return secrecy.length === 0 ? [] : text`${secrecy} ir `;
  return text`${secrecy}${secrecy.length === 0 ? '' : ', '}laikytis asmens duomenų tvarkymo pareigų (Sutarties ${ref('data-protection.subprocessors')} punktas) ir `;
}

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
      freelancer: ` Klientas gali nesutikti tik turėdamas rimtą priežastį; jeigu į rašytinį prašymą jis neatsako per ${format.count(5, 'working-day')}, laikoma, kad sutiko.`,
      balanced: ' Klientas neatsisako jo duoti be rimtos priežasties.',
      client: '',
    }[style]
  }`;
