import type { AdviceTexts } from '../rule.js';

export const criteria: AdviceTexts = {
  en: {
    suggestion: 'Say by what “{work}” is accepted: {brief}',
    why: 'A test that both sides can repeat ends the talk about taste, and the last invoice no longer waits for it.',
    question: 'By which facts can both sides see that the work is finished?',
    implementation: '{wording}',
  },
  lt: {
    suggestion: 'Nurodykite, pagal ką priimamas darbas „{work}“: {brief}',
    why: 'Kai abi šalys gali patikrinti tą patį, nelieka ginčų dėl skonio, o paskutinė sąskaita jų nebelaukia.',
    question: 'Pagal kokius faktus abi šalys matys, kad darbas baigtas?',
    implementation: '{wording}',
  },
};

export const longReview: AdviceTexts = {
  en: {
    suggestion: 'Shorten the time for acceptance: with {days} the client can put off the invoice for weeks',
    why: 'What is not accepted is often not invoiced yet. In the European Union it should take no more than 30 days unless the parties expressly agree otherwise.',
    question: 'How many working days does the client really need to check what you delivered?',
  },
  lt: {
    suggestion:
      'Sutrumpinkite priėmimo terminą: per {days:accusative} klientas gali savaites atidėlioti sąskaitą',
    why: 'Tai, kas nepriimta, dažnai dar neįtraukiama į sąskaitą. Europos Sąjungoje priėmimas neturėtų trukti ilgiau kaip 30 dienų, nebent šalys aiškiai susitaria kitaip.',
    question: 'Kiek darbo dienų klientui iš tikrųjų reikia patikrinti tai, ką perdavėte?',
  },
};
