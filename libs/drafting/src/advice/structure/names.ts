import type { Localised } from '../../questions/question.js';

/** What each rule asks, as the page names it. */
export const STRUCTURE_NAMES: Readonly<Record<string, Localised>> = {
  'legal.parties': {
    en: 'Both parties have a place for name, address and e-mail',
    lt: 'Abiem šalims numatyta vieta pavadinimui, adresui ir el. paštui',
  },
  'legal.core': {
    en: 'Work, dates, price, payment, term and changes each have a clause',
    lt: 'Darbas, terminai, kaina, mokėjimas, galiojimas ir keitimas turi savo nuostatas',
  },
  'legal.rights': {
    en: 'The contract says who owns the result and from when',
    lt: 'Sutartyje pasakyta, kam ir nuo kada priklauso rezultatas',
  },
  'legal.status': {
    en: 'The provider is independent and not an employee',
    lt: 'Paslaugų teikėjas veikia savarankiškai ir nėra darbuotojas',
  },
  'legal.confidentiality': {
    en: 'Confidentiality has exceptions and an end, where it is agreed',
    lt: 'Sutartas konfidencialumas turi išimčių ir pabaigą',
  },
  'legal.data': {
    en: 'Personal data are handled under the rules of the GDPR, where there are any',
    lt: 'Asmens duomenims, jeigu jų yra, taikomos BDAR taisyklės',
  },
  'legal.law': {
    en: 'Law and courts belong to the same country',
    lt: 'Taikytina teisė ir teismai – tos pačios valstybės',
  },
  'legal.references': {
    en: 'Every reference leads to a clause of this contract',
    lt: 'Kiekviena nuoroda veda į šios sutarties punktą',
  },
  'legal.signatures': { en: 'Both parties have a place to sign', lt: 'Abi šalys turi vietą pasirašyti' },
  'clarity.work-type': { en: 'The type of work is named', lt: 'Nurodyta darbo rūšis' },
  'clarity.scope': { en: 'The work is described', lt: 'Darbas aprašytas' },
  'clarity.start': { en: 'The start is settled', lt: 'Sutarta pradžia' },
  'clarity.deadline': { en: 'The final deadline is settled', lt: 'Sutartas galutinis terminas' },
  'clarity.dates': {
    en: 'Start, milestones and deadline follow each other',
    lt: 'Pradžia, etapai ir terminas eina iš eilės',
  },
  'clarity.words': {
    en: 'Every capitalised term is defined',
    lt: 'Visos iš didžiosios raidės rašomos sąvokos apibrėžtos',
  },
  'clarity.gaps': {
    en: 'No “TBD”, blanks or template marks are left over',
    lt: 'Neliko „TBD“, brūkšnelių ar šablono žymų',
  },
  'clarity.gaps-listed': {
    en: 'Everything to fill in by hand is on the list',
    lt: 'Visa, ką reikia įrašyti ranka, yra sąraše',
  },
  'risk.cap': {
    en: 'The rule on compensation for damage binds both parties',
    lt: 'Žalos atlyginimo taisyklė galioja abiem šalims',
  },
  'risk.carve-outs': {
    en: 'What the law does not let anybody limit stays unlimited',
    lt: 'Tai, ko įstatymas neleidžia riboti, neribojama',
  },
  'risk.warranty': {
    en: 'The standard of the work is stated',
    lt: 'Nurodyta, kokios kokybės turi būti darbas',
  },
  'risk.exit': {
    en: 'Both parties can end the contract with notice',
    lt: 'Įspėjusios abi šalys gali sutartį nutraukti',
  },
  'risk.work-paid': {
    en: 'Work done is paid when the contract ends early',
    lt: 'Anksčiau pasibaigus sutarčiai atliktas darbas apmokamas',
  },
  'risk.breach': {
    en: 'A breach can be mended before the contract ends',
    lt: 'Prieš nutraukiant sutartį pažeidimą leidžiama ištaisyti',
  },
  'risk.force-majeure': {
    en: 'Events beyond control excuse a delay and have an end',
    lt: 'Nenugalima jėga pateisina vėlavimą ir turi pabaigą',
  },
  'risk.handover': {
    en: 'It is settled what happens after the end',
    lt: 'Aptarta, kas vyksta sutarčiai pasibaigus',
  },
  'risk.disputes': {
    en: 'The parties negotiate before they go to court',
    lt: 'Prieš kreipdamosi į teismą šalys derasi',
  },
  'commercial.structure': {
    en: 'It is settled how payment is counted',
    lt: 'Sutarta, kaip skaičiuojamas mokestis',
  },
  'commercial.amount': { en: 'The amount is stated', lt: 'Nurodyta suma' },
  'commercial.parts': { en: 'The parts make the whole price', lt: 'Dalys sudaro visą kainą' },
  'commercial.milestones': {
    en: 'Each milestone that is paid has its part',
    lt: 'Kiekvienas apmokamas etapas turi savo dalį',
  },
  'commercial.due': {
    en: 'Invoices fall due in a number of days that the law allows',
    lt: 'Sąskaitos apmokamos per įstatymo leidžiamą dienų skaičių',
  },
  'commercial.late': {
    en: 'Work may stop while an invoice is overdue',
    lt: 'Kol sąskaita laiku neapmokėta, darbą galima sustabdyti',
  },
  'commercial.deposit': {
    en: 'A deposit, where agreed, is credited or returned',
    lt: 'Sutartas avansas įskaitomas arba grąžinamas',
  },
  'commercial.changes': {
    en: 'Changes and additional work have a procedure and a price',
    lt: 'Pakeitimams ir papildomiems darbams numatyta tvarka ir kaina',
  },
  'commercial.acceptance': {
    en: 'Acceptance has a time limit, where something is handed over',
    lt: 'Perduodamo rezultato priėmimas turi terminą',
  },
  'commercial.taxes': { en: 'It is settled who bears which taxes', lt: 'Sutarta, kas kokius mokesčius moka' },
};
