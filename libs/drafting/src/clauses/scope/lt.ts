import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  kinds: {
    consulting: `konsultavimas`,
    design: `dizainas`,
    marketing: `rinkodara`,
    web_development: `interneto svetainių kūrimas`,
    copywriting: `tekstų kūrimas`,
  },
  completenessByStyle: {
    balanced: `Smulkūs veiksmai, be kurių aprašytų Paslaugų suteikti neįmanoma, į Paslaugas įeina. Visi kiti darbai laikomi papildomais darbais`,
    freelancer: `Šis aprašymas yra baigtinis. Visi kiti darbai laikomi papildomais darbais`,
    client: `Į Paslaugas įeina visi veiksmai, kurių protingai reikia aprašytoms Paslaugoms suteikti, net jeigu jie nepaminėti, išskyrus tuos, kurie aiškiai nurodyti kaip neįeinantys. Papildomais darbais laikomi tik tai viršijantys darbai`,
  },
  /** What usually leads to a dispute in this kind of work when it is left unsaid. */
  particulars: {
    general: {},
    consulting: {
      advice: `Konsultacijos grindžiamos informacija, kurią Paslaugų teikėjas turi jas teikdamas. Kaip jomis pasinaudoti, sprendžia Klientas. Konkretaus verslo rezultato Paslaugų teikėjas nežada.`,
      reliance: `Konsultacijomis, net ir paskelbtomis, gali remtis tik Klientas, o kiti asmenys – tik gavę išankstinį rašytinį Paslaugų teikėjo sutikimą.`,
      regulated: `Į Paslaugas neįeina konsultacijos, kurias pagal teisės aktus gali teikti tik tam leidimą turintys asmenys.`,
    },
    design: {
      searches: `Ankstesnių prekių ženklų ir dizainų paieška, spausdinimas ir jo priežiūra į Paslaugas neįeina, nebent tai nurodyta aprašyme{orList}. Spalvos skirtinguose ekranuose, ant skirtingų medžiagų ir skirtinguose spaudos tiražuose gali skirtis įprastose ribose.`,
    },
    marketing: {
      targets: `Tikslai ir prognozės yra darbo gairės. Konkrečios vietos paieškos rezultatuose, pasiekiamumo, užklausų skaičiaus ar pajamų Paslaugų teikėjas nežada, nes tai priklauso ir nuo platformų, konkurentų bei Kliento.`,
      accounts: `Reklamos paskyros, puslapiai, auditorijos ir matavimo priemonės sukuriamos Kliento vardu ir priklauso Klientui. Paslaugų teikėjui suteikiama tokia prieiga, kokios reikia Paslaugoms.`,
    },
    web_development: {
      compatibility: `Jeigu aprašyme nenurodyta kitaip, Rezultatas kompiuteriuose ir mobiliuosiuose įrenginiuose veikia tose „Chrome“, „Edge“, „Firefox“ ir „Safari“ naršyklių versijose, kurios yra naujausios perdavimo dieną, ir paskutinėse prieš jas buvusiose versijose.`,
      operation: `Domenų vardai, priegloba, atsarginės kopijos, stebėsena ir priežiūra po paleidimo į Paslaugas neįeina, nebent aprašyme nurodyta, kad įeina. Prieinamumo standarto laikomasi tiek, kiek nurodyta aprašyme arba kiek pačiam Rezultatui privaloma pagal teisės aktus.`,
    },
    copywriting: {
      brief: `Apimtis, stilius, temos, raktažodžiai ir šaltiniai nustatomi pagal aprašymą ir rašytinę Kliento užduotį. Į Paslaugas įeina įprastas informacijos rinkimas; interviu, vaizdai ir vertimai įeina tik tada, kai nurodyti aprašyme{orList}.`,
      targets: `Konkretaus tekstų poveikio, pavyzdžiui, pasiekiamumo, pardavimų ar vietos paieškos rezultatuose, Paslaugų teikėjas nežada.`,
    },
  },
  named: `Darbo rūšis: {kind}. `,
  services: `Paslaugų teikėjas įsipareigoja teikti Klientui Paslaugas, o Klientas įsipareigoja už jas sumokėti Kainą.`,
  description: { blocks: `{named}Paslaugų aprašymas:`, text: `{named}Paslaugų aprašymas: {scope}.` },
  deliverables: `Paslaugų teikėjas perduoda Klientui šį Rezultatą:`,
  staged: `Rezultatas apima ir tai, kas Sutarties {stages} punkte nurodyta prie kiekvieno etapo.`,
  files: {
    client: `Paslaugų teikėjas perduoda galutines rinkmenas kartu su redaguojamomis darbinėmis rinkmenomis.`,
    otherwise: `Paslaugų teikėjas perduoda galutines rinkmenas. Redaguojamos darbinės rinkmenos perduodamos tik tada, kai nurodytos aprašyme{orList}.`,
  },
  orList: ` arba Rezultato sąraše`,
  orTable: ` arba Sutarties {stages} punkto lentelėje`,
  exclusions: `Į Paslaugas neįeina:`,
  completeness: `{completeness} (Sutarties {changeControl} punktas).`,
} as const satisfies Wording<typeof en>;
