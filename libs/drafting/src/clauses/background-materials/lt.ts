import type { Style, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

const THIRD_PARTY: Readonly<Record<WorkType, string>> = {
  general: 'Trečiųjų asmenų medžiaga',
  consulting: 'Tyrimai, duomenys, įrankiai ir kita trečiųjų asmenų medžiaga',
  design: 'Šriftai, vaizdų bankų nuotraukos ir kita trečiųjų asmenų medžiaga',
  marketing: 'Muzika, vaizdai, naudotojų sukurtas turinys ir kita trečiųjų asmenų medžiaga',
  web_development: 'Atvirojo kodo komponentai, įskiepiai, šriftai ir kita trečiųjų asmenų medžiaga',
  copywriting: 'Citatos, vaizdai ir kita trečiųjų asmenų medžiaga',
};

const LICENCE: Readonly<Record<Style, string>> = {
  balanced: 'Klientas turi teisę ją pritaikyti ir perduoti kartu su Rezultatu.',
  freelancer: 'Atskirai nuo Rezultato jos naudoti, keisti ar perduoti Klientas neturi teisės.',
  client: 'Klientas turi teisę ją pritaikyti, perleisti ir sublicencijuoti kartu su Rezultatu.',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, has, ref } = write;
  return [
    paragraph(
      'ownership',
      text`Visos teisės į Anksčiau sukurtą medžiagą lieka Paslaugų teikėjui, o į Kliento pateiktą medžiagą – Klientui; pastarąją Paslaugų teikėjas naudoja tik Paslaugoms teikti.`,
    ),
    paragraph(
      'licence',
      terms.ip === 'licence'
        ? text`Kiek Anksčiau sukurta medžiaga yra Rezultato dalis, Sutarties ${ref('ip-ownership.grant')} punkte nurodyta licencija tomis pačiomis sąlygomis apima ir ją kaip Rezultato dalį${terms.style === 'client' ? ', tačiau kaip neišimtinė' : ''}.`
        : text`Kiek Anksčiau sukurta medžiaga yra Rezultato dalis, kartu su teisėmis į Rezultatą Klientas įgyja neišimtinę, visų valstybių teritorijoje neterminuotai galiojančią licenciją ją naudoti kaip Rezultato dalį; atlyginimas už tai įskaičiuotas į Kainą. ${LICENCE[terms.style]}`,
    ),
    paragraph(
      'third-party',
      text`${THIRD_PARTY[terms.workType]} naudojama pagal jos pačios licencijas, kurių Klientas laikosi. Ne vėliau kaip perduodamas Rezultatą, Paslaugų teikėjas pateikia Klientui tokios medžiagos ir jos licencijų sąrašą.`,
    ),
    ...when(terms.workType === 'web_development', () => [
      paragraph(
        'open-source',
        text`Atvirojo kodo programinę įrangą galima naudoti, jeigu jos licencija leidžia sutartą naudojimą. Komponentui, kurio licencija įpareigotų Klientą atskleisti savo paties kodą, reikia išankstinio rašytinio Kliento sutikimo.`,
      ),
    ]),
    ...when(terms.style === 'client', () => [
      paragraph(
        'approval',
        text`Medžiagai, už kurią Klientas turi mokėti arba kurios licencija riboja sutartą naudojimą, reikia išankstinio rašytinio Kliento pritarimo.`,
      ),
    ]),
    paragraph(
      'know-how',
      text`Įgytus bendruosius įgūdžius, metodus ir patirtį Paslaugų teikėjas turi teisę naudoti dirbdamas kitiems klientams${
        has('confidentiality') ? ', neatskleisdamas Konfidencialios informacijos' : ''
      }.`,
    ),
  ];
};
