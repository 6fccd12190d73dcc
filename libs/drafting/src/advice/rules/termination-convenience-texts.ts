import type { AdviceTexts } from '../rule.js';

export const longNotice: AdviceTexts = {
  en: {
    suggestion: 'Consider a shorter notice: {days} bind you to a client after you have decided to leave',
    why: 'For projects 14 to 30 days are usual, and in some countries the client cannot be held to a long notice anyway.',
    question: 'How many days ahead should either side say that it ends the contract?',
  },
  lt: {
    suggestion:
      'Apsvarstykite trumpesnį įspėjimo terminą: nusprendę nutraukti sutartį, klientui dirbtumėte dar {days:accusative}',
    why: 'Projektams įprasta 14–30 dienų, o Lietuvoje klientas gali sutartį nutraukti bet kada.',
    question: 'Prieš kiek dienų šalis turėtų pranešti, kad nutraukia sutartį?',
  },
};

export const shortNotice: AdviceTexts = {
  en: {
    suggestion:
      'Consider a longer notice for continuous work: after {days} the income from this client may be gone',
    why: 'A month gives time to find other work; with a monthly fee 30 days are usual.',
    question: 'How many days do you need to replace this client?',
  },
  lt: {
    suggestion:
      'Apsvarstykite ilgesnį įspėjimo terminą nuolatiniam darbui: dabar šio kliento pajamų netektumėte jau po {days:genitive}',
    why: 'Per mėnesį galima rasti kito darbo; kai mokama kas mėnesį, įprasta 30 dienų.',
    question: 'Per kiek dienų galėtumėte rasti kitą klientą?',
  },
};
