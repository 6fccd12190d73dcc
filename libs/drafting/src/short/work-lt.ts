import type { Wording } from '../writing/clause.js';
import type { en } from './work-en.js';

export const lt = {
  description: { text: `{deal} {named}Paslaugos: {scope}.`, blocks: `{deal} {named}Paslaugos:` },
  named: `Darbo rūšis: {kind}. `,
  deal: `Paslaugų teikėjas įsipareigoja teikti Klientui šias paslaugas su pakeitimais (toliau – **Paslaugos**), o Klientas – sumokėti jų kainą (toliau – **Kaina**).`,
  deliverables: {
    named: `**Rezultatas** – viskas, ką Paslaugų teikėjas kuria Klientui ir turi jam perduoti, taip pat kiekviena atskirai perduodama to dalis, išskyrus juodraščius ir nepasirinktas koncepcijas. Perduodamas šis Rezultatas:`,
    otherwise: `**Rezultatas** – viskas, ką Paslaugų teikėjas kuria Klientui ir turi jam perduoti, taip pat kiekviena atskirai perduodama to dalis, išskyrus juodraščius ir nepasirinktas koncepcijas.`,
  },
  staged: `Tai apima ir tai, kas Sutarties {stages} punkte nurodyta prie kiekvieno etapo.`,
  /** What usually leads to a dispute in this kind of work when it is left unsaid. */
  limits: {
    consulting: `Konsultacijomis, net ir paskelbtomis, gali remtis tik Klientas. Konsultacijos, kurias pagal teisės aktus gali teikti tik tam leidimą turintys asmenys, į Paslaugas neįeina, o konkretaus verslo rezultato nežadama.`,
    marketing: `Reklamos paskyros ir auditorijos priklauso Klientui. Vietos paieškos rezultatuose, pasiekiamumo, užklausų skaičiaus ar pajamų nežadama.`,
    web_development: `Rezultatas veikia naujausiose įprastų naršyklių versijose.`,
    copywriting: `Vaizdai ir vertimai į Paslaugas įeina tik tada, kai nurodyti pirmiau. Konkretaus poveikio, pavyzdžiui, pardavimų ar vietos paieškos rezultatuose, nežadama.`,
  },
  files: {
    client: `Prekių ženklų paieška ir spausdinimas į Paslaugas įeina tik tada, kai tai nurodyta pirmiau. Galutinės rinkmenos perduodamos kartu su redaguojamomis darbinėmis rinkmenomis.`,
    otherwise: `Prekių ženklų paieška, spausdinimas ir redaguojamos darbinės rinkmenos į Paslaugas įeina tik tada, kai tai nurodyta pirmiau.`,
  },
  completeness: {
    balanced: `Smulkūs veiksmai, be kurių šio darbo atlikti neįmanoma, į Paslaugas įeina.`,
    freelancer: `Šis aprašymas yra baigtinis.`,
    client: `Į Paslaugas įeina visi veiksmai, kurių protingai reikia šiam darbui atlikti, net jeigu jie nepaminėti, išskyrus aiškiai nurodytus kaip neįeinančius.`,
  },
  agreement: `Visi kiti darbai yra papildomi darbai; dėl jų, kiekvieno pakeitimo ir terminų Šalys susitaria raštu{noneBefore}.`,
  noneBefore: ` iš anksto`,
  beyond: `Kiti darbai yra papildomi darbai.`,
  rate: `Už papildomus darbus, užsakytus nesusitarus dėl kainos, mokama įprasta kaina.{invoiced}`,
  invoiced: {
    once: ` Sąskaita už juos išrašoma juos atlikus.`,
    monthly: ` Sąskaita už juos išrašoma mėnesio pabaigoje.`,
  },
  supplies: `Klientas laiku ir neatlygintinai pateikia {materials}. Į klausimus jis atsako per {days} nuo rašytinio prašymo. Kontaktinis asmuo: {contact}.`,
  materials: {
    general: `informaciją, medžiagą, prieigą ir sprendimus`,
    consulting: `duomenis, dokumentus, prieigą, sprendimus ir savo darbuotojų laiką`,
    design: `tekstus, vaizdus, prekių ženklo naudojimo taisykles, techninius reikalavimus ir patvirtinimus`,
    marketing: `prieigą, informaciją apie prekes ir paslaugas, vaizdus ir turinio patvirtinimą prieš jį skelbiant`,
    web_development: `tekstus, vaizdus, prieigą ir trečiųjų asmenų paslaugų paskyras`,
    copywriting: `rašytinę užduotį, šaltinius ir tekstams reikalingą informaciją`,
  },
  byTime: ` (jų laikas apmokamas)`,
  rounds: `Į Paslaugas įeina {rounds} kiekvienai Rezultato daliai{byTime}; kiekvienam Klientas {window} pateikia vieną išsamų rašytinį pastabų sąrašą. Kiti ratai yra papildomi darbai; savo klaidų taisymas ratu nelaikomas.`,
  window: {
    withAcceptance: `per Sutarties {review} punkte nustatytą terminą`,
    otherwise: `per {days} nuo atitinkamo varianto gavimo`,
  },
  review: `Per {review} nuo Rezultato perdavimo Klientas jį priima arba raštu nurodo, kuo jis neatitinka aprašymo; {noReason} nėra pagrindas jo nepriimti. Neatitikimus Paslaugų teikėjas nemokamai pašalina per {days}. Naujas variantas tikrinamas ta pačia tvarka{longest}.`,
  noReason: { web: `skonio dalykai ir smulkūs trūkumai`, otherwise: `skonio dalykai` },
  longest: `, o visi Kliento terminai dėl vienos Rezultato dalies kartu trunka ne ilgiau kaip {longest}`,
  deemed: `Rezultatas laikomas priimtu, kai Kliento terminas baigiasi, o neatitikimų nenurodyta{rounds}{earlierByUse}.`,
  orComments: ` ir pastabų pagal į Paslaugas įeinantį ratą nepateikta`,
  earlierByUse: {
    balanced: ``,
    freelancer: `, arba kai Klientas jį anksčiau paskelbia ar pradeda naudoti`,
  },
  signOff: `Rezultatas priimamas tik rašytiniu Kliento patvirtinimu; Kliento tylėjimas ar Rezultato naudojimas priėmimu nelaikomas.`,
  payment: {
    waiting: `Jeigu per {longest} nuo perdavimo, neįskaitant dienų, kuriomis Paslaugų teikėjas dirba prie Rezultato, patvirtinimas nepateikiamas, Paslaugų teikėjas turi teisę išrašyti sąskaitą{defects}, lyg Rezultatas būtų priimtas, nebent neatitikimai dar nepašalinti.`,
    apart: `Mokėjimas nuo priėmimo nepriklauso.{defects}`,
    defects: {
      waiting: ` ir prasideda terminas pranešti apie trūkumus`,
      apart: ` Jeigu per {longest} nuo perdavimo, neįskaitant dienų, kuriomis Paslaugų teikėjas dirba prie Rezultato, patvirtinimas nepateikiamas, terminas pranešti apie trūkumus prasideda, lyg Rezultatas būtų priimtas.`,
    },
  },
  consent: `Subtiekėjus Paslaugų teikėjas pasitelkia tik gavęs išankstinį rašytinį Kliento sutikimą{refusal} ir už juos atsako kaip už save.`,
  refusal: { balanced: `, kurio šis neatsisako duoti be rimtos priežasties,`, client: `` },
  silence: `, kurio šis neatsisako duoti be rimtos priežasties (jeigu į rašytinį prašymą jis neatsako per {days}, laikoma, kad sutiko),`,
  allowed: `Paslaugų teikėjas turi teisę pasitelkti subtiekėjus{notice} ir už juos atsako kaip už save.`,
  notice: {
    freelancer: ``,
    balanced: `, apie kuriuos iš anksto praneša Klientui,`,
    client: `, apie kuriuos iš anksto praneša Klientui ir dėl kurių šis gali prieštarauti turėdamas rimtą priežastį,`,
  },
  aiUse: {
    allowed: `Paslaugų teikėjas turi teisę naudoti generatyvinio dirbtinio intelekto įrankius ir tikrina, ką jie sukuria.`,
    consent: `Rezultatui kurti Paslaugų teikėjas generatyvinio dirbtinio intelekto įrankius naudoja tik gavęs išankstinį rašytinį Kliento sutikimą.`,
    forbidden: `Rezultatui kurti Paslaugų teikėjas generatyvinio dirbtinio intelekto įrankių nenaudoja.`,
  },
  aiReview: {
    balanced: ``,
    freelancer: ``,
    client: ` Visų sugeneruotų dalių ir panaudotų įrankių sąrašas pateikiamas perduodant Rezultatą.`,
  },
  aiSecrets: ` {secrets} ir asmens duomenų į viešus įrankius neįvedama.`,
  secrets: { defined: `Konfidencialios informacijos`, otherwise: `Kliento komercinių paslapčių` },
} as const satisfies Wording<typeof en>;
