import type { Wording } from '../writing/clause.js';
import type { en } from './rights-en.js';

export const lt = {
  assignment: `Paslaugų teikėjas perduoda Klientui visas autorių turtines ir kitas intelektinės nuosavybės teises į Rezultatą. Jos pereina, {moment}{beforePayment}.`,
  beforePayment: {
    part: `, o Sutarčiai pasibaigus – viską, kas už Rezultatą mokėtina; iki tol Klientas turi teisę jį išbandyti ir{accepted} naudoti, kol nepraleistas jo apmokėjimo terminas`,
    whole: `, o Sutarčiai pasibaigus – viską, kas mokėtina; iki tol Klientas turi teisę Rezultatą išbandyti ir{accepted} naudoti, kol nepraleistas joks mokėjimo terminas`,
  },
  onceAccepted: `, kai jis priimtas,`,
  /** Outside common law a transfer covers only the uses that it names. */
  extent: {
    named: `Šios teisės galioja visų valstybių teritorijoje visą apsaugos terminą ir apima visus naudojimo būdus{article}: atgaminti, išleisti, versti, adaptuoti, platinti, viešai rodyti, atlikti, transliuoti ir kitaip viešai skelbti, taip pat internete{sourceCode}. Atlyginimas įskaičiuotas į Kainą.{own}`,
    otherwise: `Šios teisės galioja visų valstybių teritorijoje ir visą apsaugos terminą{sourceCode}. Atlyginimas įskaičiuotas į Kainą.{own}`,
  },
  own: ` Tai, ką Paslaugų teikėjas turėjo anksčiau, ir trečiųjų asmenų medžiaga neperduodama; Klientas turi teisę tuo naudotis kartu su Rezultatu, o trečiųjų asmenų medžiaga – pagal jos licencijas.`,
  article: ` pagal Autorių teisių ir gretutinių teisių įstatymo 15 straipsnio 1 dalį`,
  sourceCode: {
    named: `; jos apima ir programos pirminį (išeities) tekstą`,
    otherwise: `; jos apima ir programos pirminį (išeities) tekstą`,
  },
  drafts: {
    client: `Tokia pat tvarka pereina teisės į juodraščius ir darbines rinkmenas.`,
    otherwise: `Juodraščiai, neišvardytos darbinės rinkmenos ir nepasirinktos koncepcijos lieka Paslaugų teikėjui.`,
  },
  background: `Savo įrankius, medžiagą ir ankstesnius darbus kiekviena Šalis pasilieka.`,
  backgroundLicence: {
    licence: ` Kiek tai, kas priklauso Paslaugų teikėjui, yra Rezultato dalis, Sutarties {grant} punkte nurodyta licencija apima ir tai{exclusively}.`,
    otherwise: ` Kiek tai, kas priklauso Paslaugų teikėjui, yra Rezultato dalis, teises į Rezultatą turintis asmuo turi neišimtinę, visose valstybėse neterminuotai galiojančią teisę tai naudoti kartu su juo.`,
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
    freelancer: ` Teksto autorius nurodomas ten, kur tai įprasta, nebent Šalys raštu susitaria kitaip.`,
    client: ` Tekstus galima skelbti be autoriaus vardo.`,
  },
  portfolio: {
    allowed: `Paslaugų teikėjas turi teisę Rezultatą{unsecret} rodyti savo darbų aplanke bei pasiūlymuose ir nurodyti Klientą kaip savo klientą{accepted}.`,
    'after-publication': `Klientui paskelbus Rezultatą, Paslaugų teikėjas turi teisę jį rodyti savo darbų aplanke bei pasiūlymuose ir nurodyti Klientą kaip savo klientą.`,
  },
  unsecret: `, neatskleisdamas Konfidencialios informacijos,`,
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
  years: `Paslaptis saugoma {years} po Sutarties pasibaigimo{tradeSecrets}.`,
  tradeSecrets: `, o komercinė paslaptis – kol ją saugo teisės aktai`,
} as const satisfies Wording<typeof en>;
