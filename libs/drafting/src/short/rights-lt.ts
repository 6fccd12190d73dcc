import type { Wording } from '../writing/clause.js';
import type { en } from './rights-en.js';

export const lt = {
  assignment: `Paslaugų teikėjas perduoda Klientui visas autorių turtines ir kitas intelektinės nuosavybės teises į Rezultatą. Jos pereina, {moment}.`,
  /** Outside common law a transfer covers only the uses that it names. */
  extent: {
    named: `Šios teisės galioja visų valstybių teritorijoje, visą apsaugos terminą ir visais būdais{article}: atgaminti, išleisti, versti, adaptuoti, platinti, viešai rodyti, atlikti, transliuoti ir kitaip viešai skelbti, taip pat internete{sourceCode}. Atlyginimas įskaičiuotas į Kainą.`,
    otherwise: `Šios teisės galioja visų valstybių teritorijoje ir visą apsaugos terminą{sourceCode}. Atlyginimas įskaičiuotas į Kainą.`,
  },
  article: ` pagal Autorių teisių ir gretutinių teisių įstatymo 15 straipsnio 1 dalį`,
  sourceCode: `; jos apima ir programos pirminį (išeities) tekstą`,
  drafts: {
    client: `Taip pat pereina teisės į juodraščius ir darbines rinkmenas.`,
    otherwise: `Juodraščiai, darbinės rinkmenos ir nepasirinktos koncepcijos lieka Paslaugų teikėjui.`,
  },
  background: `Savo įrankius, medžiagą ir ankstesnius darbus kiekviena Šalis pasilieka.`,
  backgroundLicence: {
    licence: ` Kiek tai, kas priklauso Paslaugų teikėjui, yra Rezultato dalis, Sutarties {grant} punkte nurodyta licencija apima ir tai{exclusively}.`,
    otherwise: ` Kiek tai, kas priklauso Paslaugų teikėjui, yra Rezultato dalis, Klientas turi neišimtinę, visose valstybėse neterminuotai galiojančią teisę tai naudoti kartu su Rezultatu.`,
  },
  exclusively: `, tačiau kaip neišimtinė`,
  thirdParty: `Trečiųjų asmenų medžiagai taikomos jos pačios licencijos, kurių sąrašas pateikiamas perduodant Rezultatą.`,
  moralRights: `Asmeninės neturtinės teisės lieka autoriui{limit}.`,
  limit: { lithuanian: ` ir neperduodamos`, otherwise: `, kiek jas saugo teisės aktai` },
  credit: {
    balanced: ``,
    freelancer: ` Autorius nurodomas visur, kur tai įprasta.`,
    client: ` Klientas neprivalo nurodyti autoriaus.`,
  },
  byLine: {
    balanced: ` Autoriaus vardas prie teksto nurodomas tik tada, kai Šalys dėl to susitaria.`,
    freelancer: ` Autoriaus vardas prie teksto nurodomas, nebent Šalys raštu susitaria kitaip.`,
    client: ` Tekstus galima skelbti be autoriaus vardo.`,
  },
  portfolio: {
    allowed: `Paslaugų teikėjas turi teisę Rezultatą rodyti savo darbų aplanke ir nurodyti Klientą kaip savo klientą{accepted}.`,
    'after-publication': `Klientui paskelbus Rezultatą, Paslaugų teikėjas turi teisę jį rodyti savo darbų aplanke ir nurodyti Klientą kaip savo klientą.`,
  },
  accepted: ` po to, kai Rezultatas priimtas arba pradėtas naudoti`,
  confidential: `{keeper} {owner} informaciją, {quality} (toliau – **Konfidenciali informacija**), saugo paslaptyje, naudoja tik Sutarčiai vykdyti ir atskleidžia tik tiems, kam jos reikia ir kas įsipareigojo ją saugoti.`,
  keeper: { mutual: `Kiekviena Šalis`, otherwise: `Paslaugų teikėjas` },
  owner: { mutual: `kitos Šalies`, otherwise: `Kliento` },
  quality: {
    freelancer: `kuri pažymėta kaip konfidenciali arba per {days} nuo pateikimo raštu taip įvardyta`,
    balanced: `kuri pažymėta kaip konfidenciali arba akivaizdžiai tokia yra`,
    client: `kuri nėra viešai žinoma, nesvarbu, ar ji pažymėta kaip konfidenciali`,
  },
  exclusions: `Tai netaikoma informacijai, kuri yra vieša, jau buvo žinoma, teisėtai gauta iš kitų, sukurta savarankiškai ar kurią atskleisti reikalauja teisės aktai, taip pat pranešimams institucijoms.`,
  years: `Pareiga saugoti paslaptį galioja {years} po Sutarties pasibaigimo.`,
} as const satisfies Wording<typeof en>;
