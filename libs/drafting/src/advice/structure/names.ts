import type { Localised } from '../../questions/question.js';

/** What each rule asks, as the page names it. */
export const STRUCTURE_NAMES: Readonly<Record<string, Localised>> = {
  'legal.parties': {
    en: 'Who both parties are and where the client is established is said, with a place for name, address and e-mail',
    lt: 'Pasakyta, kas yra abi šalys ir kurioje valstybėje klientas įsikūręs, ir numatyta vieta pavadinimui, adresui ir el. paštui',
  },
  'legal.rights': {
    en: 'When the rights pass is as you answered',
    lt: 'Kada pereina teisės, pasakyta taip, kaip atsakėte',
  },
  'legal.confidentiality': {
    en: 'Confidentiality is as you answered',
    lt: 'Konfidencialumas aptartas taip, kaip atsakėte',
  },
  'legal.subcontracting': {
    en: 'Subcontractors are allowed as you answered',
    lt: 'Subtiekėjai pasitelkiami taip, kaip atsakėte',
  },
  'legal.law': {
    en: 'Law and courts belong to the same country',
    lt: 'Taikytina teisė ir teismai – tos pačios valstybės',
  },
  'legal.disputes': {
    en: 'Disputes are settled as you answered',
    lt: 'Ginčai sprendžiami taip, kaip atsakėte',
  },
  'legal.references': {
    en: 'Every reference leads to a clause of this contract',
    lt: 'Kiekviena nuoroda veda į šios sutarties punktą',
  },
  'clarity.work-type': { en: 'The type of work is named', lt: 'Nurodyta darbo rūšis' },
  'clarity.scope': { en: 'The work is described', lt: 'Darbas aprašytas' },
  'clarity.start': { en: 'The start is settled', lt: 'Sutarta pradžia' },
  'clarity.deadline': { en: 'The final deadline is settled', lt: 'Sutartas galutinis terminas' },
  'clarity.dates': {
    en: 'Start, milestones and deadline follow each other',
    lt: 'Pradžia, etapai ir terminas eina iš eilės',
  },
  'clarity.acceptance': {
    en: 'The days for acceptance are those you answered',
    lt: 'Priėmimo terminas yra toks, kokį nurodėte',
  },
  'clarity.feedback': {
    en: 'The days for the client’s replies are those you answered',
    lt: 'Kliento atsakymo terminas yra toks, kokį nurodėte',
  },
  'clarity.revisions': {
    en: 'The rounds of revisions are those you answered',
    lt: 'Pataisymų ratų yra tiek, kiek nurodėte',
  },
  'clarity.words': {
    en: 'Every capitalised term is defined',
    lt: 'Visos iš didžiosios raidės rašomos sąvokos apibrėžtos',
  },
  'clarity.gaps': {
    en: 'No “TBD”, blanks or template marks are left over',
    lt: 'Neliko „TBD“, brūkšnelių ar šablono žymų',
  },
  'clarity.languages': {
    en: 'What you typed stands in both languages, line by line',
    lt: 'Tai, ką įrašėte, yra abiem kalbomis, eilutė po eilutės',
  },
  'risk.cap': {
    en: 'The limit of compensation is the one you answered',
    lt: 'Žalos atlyginimo riba yra tokia, kokią nurodėte',
  },
  'risk.warranty': {
    en: 'The days for mending defects are those you answered',
    lt: 'Trūkumų šalinimo terminas yra toks, kokį nurodėte',
  },
  'risk.exit': {
    en: 'The notice to end the contract is the one you answered',
    lt: 'Įspėjimo apie nutraukimą terminas yra toks, kokį nurodėte',
  },
  'risk.kill-fee': {
    en: 'The payment for an early end is the one you answered',
    lt: 'Mokestis už nutraukimą anksčiau laiko yra toks, kokį nurodėte',
  },
  'risk.portfolio': {
    en: 'Showing the work is allowed as you answered',
    lt: 'Darbą rodyti leidžiama taip, kaip atsakėte',
  },
  'risk.ai': { en: 'AI tools may be used as you answered', lt: 'DI įrankiai naudojami taip, kaip atsakėte' },
  'commercial.structure': {
    en: 'It is settled how payment is counted',
    lt: 'Sutarta, kaip skaičiuojamas mokestis',
  },
  'commercial.amount': { en: 'The amount is stated', lt: 'Nurodyta suma' },
  'commercial.currency': {
    en: 'The currency is the one you answered',
    lt: 'Valiuta yra tokia, kokią nurodėte',
  },
  'commercial.parts': { en: 'The parts make the whole price', lt: 'Dalys sudaro visą kainą' },
  'commercial.milestones': {
    en: 'Milestones have sums where they are paid for, and only there',
    lt: 'Sumos nurodytos etapams, už kuriuos mokama, ir tik jiems',
  },
  'commercial.hours': {
    en: 'The limit of hours is the one you answered',
    lt: 'Valandų riba yra tokia, kokią nurodėte',
  },
  'commercial.deposit': {
    en: 'The advance payment is the one you answered',
    lt: 'Avansas yra toks, kokį nurodėte',
  },
  'commercial.due': {
    en: 'Invoices fall due as you answered, in a number of days that the law allows',
    lt: 'Sąskaitos apmokamos per jūsų nurodytą ir įstatymo leidžiamą dienų skaičių',
  },
  'commercial.late': {
    en: 'Interest for late payment is as you answered',
    lt: 'Palūkanos už vėlavimą yra tokios, kokias nurodėte',
  },
  'commercial.expenses': {
    en: 'Expenses and their limit are as you answered',
    lt: 'Išlaidos ir jų riba yra tokios, kokias nurodėte',
  },
  'commercial.changes': {
    en: 'The rate for additional work is the one you answered',
    lt: 'Papildomų darbų įkainis yra toks, kokį nurodėte',
  },
  'commercial.taxes': { en: 'VAT is dealt with as you answered', lt: 'Dėl PVM pasakyta taip, kaip atsakėte' },
};
