import type { Industry } from './industry.js';

export const consulting: Industry = {
  en: {
    name: 'Consulting',
    considerations: [
      'Consultants who work for a long time for one client are often checked for hidden employment (IR35 in the United Kingdom, ABC and economic reality tests in the United States).',
      'Clients that are listed companies usually add rules on inside information; read them before you accept.',
      'Financial, legal and tax advice is often reserved for licensed people: say in the contract what your advice does not cover.',
      'If you see data about employees or customers, an agreement under article 28 of the GDPR usually belongs in the contract.',
      'Ask how long you have to keep your working papers, and who pays for it.',
      'Some clients have independence rules: check whether the contract stops you from advising others in the same field.',
    ],
    bestPractices: [
      'Describe your tasks and what you hand over, and say that you do not promise a business result.',
      'Agree on a day rate with the smallest unit billed, a cap on hours and regular reports.',
      'Name the consultant, and say who may step in.',
      'Disclose conflicts of interest at the start, and limit the use of your advice to the client.',
      'Write down travel rules: what is approved beforehand, which class, whether travel time is paid.',
      'Plan regular meetings in which priorities are decided and noted.',
    ],
    commonPitfalls: [
      'A promise that the advice will be fit for the client’s purpose or bring a certain result.',
      'Unlimited questions by e-mail inside a fixed fee.',
      'A ban on working for a whole industry after the project.',
      'Silence on who owns reports, models and methods.',
      'A success fee without a formula, without a right to see the figures and without a period after the end.',
    ],
  },
  lt: {
    name: 'Konsultavimas',
    considerations: [
      'Ilgai vienam klientui dirbantys konsultantai dažnai tikrinami dėl paslėptų darbo santykių (Jungtinėje Karalystėje – IR35 taisyklės, JAV – ABC ir ekonominės tikrovės testai).',
      'Biržoje kotiruojami klientai paprastai prideda viešai neatskleistos informacijos taisykles: perskaitykite jas prieš sutikdami.',
      'Finansines, teisines ir mokesčių konsultacijas dažnai gali teikti tik leidimą turintys asmenys: sutartyje parašykite, ko jūsų konsultacijos neapima.',
      'Jeigu matote darbuotojų ar klientų duomenis, prie sutarties paprastai pridedama duomenų tvarkymo sutartis pagal BDAR 28 straipsnį.',
      'Paklauskite, kiek laiko reikės saugoti darbo dokumentus ir kas už tai moka.',
      'Kai kurie klientai turi nepriklausomumo taisykles: patikrinkite, ar sutartis neuždraudžia konsultuoti kitų tos pačios srities įmonių.',
    ],
    bestPractices: [
      'Aprašykite savo užduotis ir tai, ką perduodate, ir parašykite, kad verslo rezultato nežadate.',
      'Susitarkite dėl dienos įkainio, mažiausio apmokamo laiko vieneto, valandų ribos ir reguliarių ataskaitų.',
      'Įvardykite konsultantą ir tai, kas gali jį pavaduoti.',
      'Apie interesų konfliktus praneškite pradžioje, o konsultacijomis remtis leiskite tik klientui.',
      'Užrašykite kelionių taisykles: kas patvirtinama iš anksto, kokia klase keliaujama, ar apmokamas kelionės laikas.',
      'Numatykite reguliarius susitikimus, kuriuose sprendžiami ir užrašomi prioritetai.',
    ],
    commonPitfalls: [
      'Pažadas, kad konsultacija tiks kliento tikslui arba duos tam tikrą rezultatą.',
      'Neribotas klausimų el. paštu skaičius už fiksuotą kainą.',
      'Draudimas po projekto dirbti visoje verslo šakoje.',
      'Neparašyta, kam priklauso ataskaitos, modeliai ir metodai.',
      'Sėkmės mokestis be formulės, be teisės matyti skaičius ir be laikotarpio po sutarties pabaigos.',
    ],
  },
};
