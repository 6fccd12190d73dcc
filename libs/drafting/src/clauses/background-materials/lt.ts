import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  thirdPartyByWork: {
    general: `Trečiųjų asmenų medžiaga`,
    consulting: `Tyrimai, duomenys, įrankiai ir kita trečiųjų asmenų medžiaga`,
    design: `Šriftai, vaizdų bankų nuotraukos ir kita trečiųjų asmenų medžiaga`,
    marketing: `Muzika, vaizdai, naudotojų sukurtas turinys ir kita trečiųjų asmenų medžiaga`,
    web_development: `Atvirojo kodo komponentai, įskiepiai, šriftai ir kita trečiųjų asmenų medžiaga`,
    copywriting: `Citatos, vaizdai ir kita trečiųjų asmenų medžiaga`,
  },
  licenceByStyle: {
    balanced: `Klientas turi teisę ją pritaikyti ir perduoti kartu su Rezultatu.`,
    freelancer: `Atskirai nuo Rezultato jos naudoti, keisti ar perduoti Klientas neturi teisės.`,
    client: `Klientas turi teisę ją pritaikyti, perleisti ir sublicencijuoti kartu su Rezultatu.`,
  },
  ownership: `Visos teisės į Anksčiau sukurtą medžiagą lieka Paslaugų teikėjui, o į Kliento pateiktą medžiagą – Klientui; pastarąją Paslaugų teikėjas naudoja tik Paslaugoms teikti.`,
  licence: {
    licence: `Kiek Anksčiau sukurta medžiaga yra Rezultato dalis, Sutarties {grant} punkte nurodyta licencija tomis pačiomis sąlygomis apima ir ją kaip Rezultato dalį{exclusively}.`,
    otherwise: `Kiek Anksčiau sukurta medžiaga yra Rezultato dalis, kartu su teisėmis į Rezultatą Klientas įgyja neišimtinę, visų valstybių teritorijoje neterminuotai galiojančią licenciją ją naudoti kaip Rezultato dalį; atlyginimas už tai įskaičiuotas į Kainą. {licence}`,
  },
  exclusively: `, tačiau kaip neišimtinė`,
  thirdParty: `{thirdParty} naudojama pagal jos pačios licencijas, kurių Klientas laikosi. Ne vėliau kaip perduodamas Rezultatą, Paslaugų teikėjas pateikia Klientui tokios medžiagos ir jos licencijų sąrašą.`,
  openSource: `Atvirojo kodo programinę įrangą galima naudoti, jeigu jos licencija leidžia sutartą naudojimą. Komponentui, kurio licencija įpareigotų Klientą atskleisti savo paties kodą, reikia išankstinio rašytinio Kliento sutikimo.`,
  approval: `Medžiagai, už kurią Klientas turi mokėti arba kurios licencija riboja sutartą naudojimą, reikia išankstinio rašytinio Kliento pritarimo.`,
  knowHow: `Įgytus bendruosius įgūdžius, metodus ir patirtį Paslaugų teikėjas turi teisę naudoti dirbdamas kitiems klientams{secrecy}.`,
  secrecy: `, neatskleisdamas Konfidencialios informacijos`,
} as const satisfies Wording<typeof en>;
