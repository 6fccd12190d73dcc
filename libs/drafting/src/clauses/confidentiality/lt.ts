import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  owner: { mutual: `ją pateikusiai Šaliai`, otherwise: `Klientui` },
  recipient: { mutual: `informacijos gavėjas`, otherwise: `Paslaugų teikėjas` },
  quality: {
    freelancer: `kuri pateikiant pažymėta kaip konfidenciali arba per {days} nuo pateikimo raštu įvardyta kaip konfidenciali`,
    balanced: `kuri pažymėta kaip konfidenciali arba akivaizdžiai tokia yra pagal savo pobūdį`,
    client: `kuri nėra viešai žinoma, nesvarbu, ar ji pažymėta kaip konfidenciali`,
  },
  definition: `**Konfidenciali informacija** – visa informacija apie {discloser} verslą, klientus, produktus, technologijas, finansus ar planus, kurią {receiver} gauna dėl Sutarties ir {quality}.`,
  discloser: { mutual: `Šalies`, otherwise: `Kliento` },
  receiver: { mutual: `kita Šalis`, otherwise: `Paslaugų teikėjas` },
  duties: `{use} naudoti tik Sutarčiai vykdyti arba iš jos kylančioms teisėms įgyvendinti, saugoti ne mažiau rūpestingai negu savo ir visada imtis protingų apsaugos priemonių, atskleisti tik tiems darbuotojams, patarėjams ir subtiekėjams, kuriems jos reikia šiam tikslui ir kurie yra įsipareigoję ją saugoti, ir atsakyti už jų veiksmus.`,
  use: {
    mutual: `Konfidencialią informaciją gavusi Šalis (toliau – informacijos gavėjas) įsipareigoja ją`,
    otherwise: `Paslaugų teikėjas įsipareigoja Konfidencialią informaciją`,
  },
  exclusions: `Šie įsipareigojimai netaikomi informacijai, kuri yra arba tampa vieša ne dėl Sutarties pažeidimo, kurią {recipient} jau teisėtai turėjo, teisėtai gauna iš kito asmens, turinčio teisę ją atskleisti, arba sukuria savarankiškai.{showing}`,
  showing: ` Rezultato rodymas taip, kaip leidžia Sutarties {portfolio} punktas, jų nepažeidžia.`,
  compelled: `Konfidencialią informaciją galima atskleisti tiek, kiek to reikalauja teisės aktai, teismas ar valdžios institucija; jeigu teisės aktai leidžia, {recipient} apie tai iš anksto praneša {owner}. Jokia Sutarties nuostata nedraudžia kompetentingai institucijai pranešti apie galimą teisės pažeidimą ar duoti parodymus.`,
  return: `Per {days} nuo rašytinio prašymo, o bet kuriuo atveju – nuo Sutarties pasibaigimo {recipient} grąžina arba ištrina Konfidencialią informaciją{confirmation}. Teisės aktų reikalaujamas ir įprastas atsargines kopijas galima pasilikti; šie įsipareigojimai joms taikomi toliau.`,
  confirmation: ` ir tai patvirtina raštu`,
  duration: `Šie įsipareigojimai galioja Sutarties galiojimo metu ir {years} po jos pasibaigimo.{tradeSecrets}`,
  tradeSecrets: ` Komercinė paslaptis saugoma tol, kol ji tokia laikoma pagal teisės aktus.`,
  immunity: `Pagal Jungtinių Amerikos Valstijų kodekso 18 U.S.C. § 1833(b) fizinis asmuo nei baudžiamąja, nei civiline tvarka neatsako pagal federalinę ar valstijos komercinių paslapčių teisę, jeigu komercinę paslaptį atskleidžia:`,
  inConfidence: `konfidencialiai federalinės, valstijos ar vietos valdžios pareigūnui (tiesiogiai ar netiesiogiai) arba advokatui, siekdamas vien tik pranešti apie galimą teisės pažeidimą ar jį ištirti; arba`,
  underSeal: `ieškinyje ar kitame dokumente, kuris byloje pateikiamas kaip nevieša medžiaga.`,
  retaliation: `Fizinis asmuo, kuris kreipiasi į teismą dėl persekiojimo už pranešimą apie galimą teisės pažeidimą, turi teisę atskleisti komercinę paslaptį savo advokatui ir remtis ja byloje, jeigu visi ją atskleidžiantys dokumentai pateikiami kaip nevieša medžiaga, o kitaip ji atskleidžiama tik teismo nurodymu.`,
} as const satisfies Wording<typeof en>;
