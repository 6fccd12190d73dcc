import { typed, when, type ClauseText } from '../../writing.js';
import type { Style, WorkType } from '../../terms.js';

const KINDS: Readonly<Partial<Record<WorkType, string>>> = {
  consulting: 'konsultavimas',
  design: 'dizainas',
  marketing: 'rinkodara',
  web_development: 'interneto svetainių ir programinės įrangos kūrimas',
  copywriting: 'tekstų kūrimas',
};

/** What usually leads to a dispute in this kind of work when it is left unsaid. */
const PARTICULARS: Readonly<Record<WorkType, Readonly<Record<string, string>>>> = {
  general: {},
  consulting: {
    advice:
      'Konsultacijos grindžiamos informacija, kurią Paslaugų teikėjas turi jas teikdamas. Kaip jomis pasinaudoti, sprendžia Klientas. Konkretaus verslo rezultato Paslaugų teikėjas nežada.',
    reliance:
      'Konsultacijos skirtos paties Kliento reikmėms. Kiti asmenys jomis remtis gali tik gavę išankstinį rašytinį Paslaugų teikėjo sutikimą.',
    regulated:
      'Į Paslaugas neįeina teisinės, mokesčių, audito, investavimo ir kitos konsultacijos, kurias pagal teisės aktus gali teikti tik tam leidimą turintys asmenys.',
  },
  design: {
    searches:
      'Ankstesnių prekių ženklų ir dizainų paieška, spausdinimas ir jo priežiūra į Paslaugas neįeina, nebent tai nurodyta aprašyme. Spalvos skirtinguose ekranuose, ant skirtingų medžiagų ir skirtinguose spaudos tiražuose gali skirtis įprastose ribose.',
  },
  marketing: {
    targets:
      'Tikslai ir prognozės yra darbo gairės. Konkrečios vietos paieškos rezultatuose, pasiekiamumo, užklausų skaičiaus ar pajamų Paslaugų teikėjas nežada, nes tai priklauso ir nuo platformų, konkurentų bei Kliento.',
    accounts:
      'Reklamos paskyros, puslapiai, auditorijos ir matavimo priemonės sukuriamos Kliento vardu ir priklauso Klientui. Paslaugų teikėjui suteikiama tokia prieiga, kokios reikia Paslaugoms.',
  },
  web_development: {
    compatibility:
      'Jeigu aprašyme nenurodyta kitaip, Rezultatas kompiuteriuose ir mobiliuosiuose įrenginiuose veikia tomis „Chrome“, „Edge“, „Firefox“ ir „Safari“ naršyklių versijomis, kurios yra naujausios perdavimo dieną, ir prieš jas išleistomis versijomis.',
    operation:
      'Domenų vardai, priegloba, atsarginės kopijos, stebėsena ir priežiūra po paleidimo į Paslaugas neįeina, nebent tai nurodyta aprašyme. Prieinamumo standarto laikomasi tiek, kiek nurodyta aprašyme arba kiek pačiam Rezultatui privaloma pagal teisės aktus.',
  },
  copywriting: {
    brief:
      'Apimtis, stilius, temos, raktažodžiai ir šaltiniai nustatomi pagal aprašymą ir rašytinę Kliento užduotį. Į Paslaugas įeina įprastas informacijos rinkimas; interviu, vaizdai ir vertimai įeina tik tada, kai nurodyti aprašyme.',
    targets:
      'Konkrečios vietos paieškos rezultatuose, pasiekiamumo ar pardavimų skaičiaus Paslaugų teikėjas nežada.',
  },
};

const COMPLETENESS: Readonly<Record<Style, string>> = {
  balanced:
    'Smulkūs veiksmai, be kurių aprašytų Paslaugų užbaigti neįmanoma, į Paslaugas įeina. Visi kiti darbai laikomi papildomais darbais',
  freelancer: 'Šis aprašymas yra baigtinis. Visi kiti darbai laikomi papildomais darbais',
  client:
    'Į Paslaugas įeina visi veiksmai, kurių protingai reikia aprašytoms Paslaugoms užbaigti, net jeigu jie nepaminėti, išskyrus tuos, kurie aiškiai nurodyti kaip neįeinantys. Papildomais darbais laikomi tik tai viršijantys darbai',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const kind = terms.workTypeText ?? KINDS[terms.workType];
  const named = kind === undefined ? '' : `Darbo rūšis: ${kind}. `;
  return [
    paragraph(
      'services',
      text`Paslaugų teikėjas įsipareigoja teikti Klientui Paslaugas, o Klientas įsipareigoja už jas sumokėti Kainą.`,
    ),
    paragraph(
      'description',
      terms.scopeBlocks.length > 0
        ? text`${named}Paslaugų aprašymas:`
        : text`${named}Paslaugų aprašymas: ${terms.scope ?? write.blank('terms.scope')}.`,
      typed(write, terms.scopeBlocks),
    ),
    ...when(terms.deliverables.length > 0, () => [
      paragraph(
        'deliverables',
        text`Paslaugų teikėjas perduoda Klientui šį Rezultatą:`,
        typed(write, terms.deliverables),
      ),
    ]),
    ...Object.entries(PARTICULARS[terms.workType]).map(([name, words]) => paragraph(name, text`${words}`)),
    ...when(terms.workType === 'design', () => [
      paragraph(
        'files',
        terms.style === 'client'
          ? text`Paslaugų teikėjas perduoda galutines rinkmenas kartu su redaguojamomis darbinėmis rinkmenomis.`
          : text`Paslaugų teikėjas perduoda galutines rinkmenas. Redaguojamos darbinės rinkmenos perduodamos tik tada, kai nurodytos aprašyme${terms.deliverables.length > 0 ? ' arba Rezultato sąraše' : ''}.`,
      ),
    ]),
    ...when(terms.exclusions.length > 0, () => [
      paragraph('exclusions', text`Į Paslaugas neįeina:`, typed(write, terms.exclusions)),
    ]),
    paragraph(
      'completeness',
      text`${COMPLETENESS[terms.style]} (Sutarties ${write.ref('change-control')} punktas).`,
    ),
  ];
};
