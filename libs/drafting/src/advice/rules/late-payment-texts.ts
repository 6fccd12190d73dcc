import type { AdviceTexts } from '../rule.js';

export const none: AdviceTexts = {
  en: {
    suggestion:
      'Add interest for late payment: now a client that pays {price} late owes nothing more under the contract',
    why: 'Interest is what makes paying on time cheaper than paying late; the rate set by law needs no negotiation.',
    question: 'What should the client owe when it pays late: the rate set by law or a percentage a day?',
  },
  lt: {
    suggestion:
      'Numatykite palūkanas už vėlavimą: dabar pavėlavęs sumokėti {price} klientas pagal sutartį nieko papildomai neskolingas',
    why: 'Dėl palūkanų mokėti laiku pigiau nei vėluoti, o dėl įstatymo nustatyto dydžio derėtis nereikia.',
    question: 'Ką klientas turėtų mokėti pavėlavęs: įstatymo nustatytas palūkanas ar procentą per dieną?',
  },
};

export const highRate: AdviceTexts = {
  en: {
    suggestion: 'Consider a lower rate for late payment: {percent} a day is {yearly} a year',
    why: 'Courts cut rates that look like a punishment, and a client notices them first; 0.02 to 0.2% a day is common.',
    question: 'Which rate a day for late payment would you defend before a court?',
  },
  lt: {
    suggestion: 'Apsvarstykite mažesnius delspinigius: {percent} per dieną yra {yearly} per metus',
    why: 'Į baudą panašius delspinigius teismai mažina, o klientas juos pastebi pirmiausia; įprasta 0,02–0,2 % per dieną.',
    question: 'Kokio dydžio delspinigius galėtumėte pagrįsti teisme?',
  },
};
