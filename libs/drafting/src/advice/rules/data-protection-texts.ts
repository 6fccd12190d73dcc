import type { AdviceTexts } from '../rule.js';

export const missing: AdviceTexts = {
  en: {
    suggestion:
      'Add the clause on personal data: the description mentions “{phrase}”, so you are likely to handle data about people for the client',
    why: 'Where the GDPR applies, its article 28 asks for a written agreement with whoever handles data for a client, and both sides answer for a missing one.',
    question: 'Will you see or handle data about people for the client, for example through “{phrase}”?',
  },
  lt: {
    suggestion:
      'Įtraukite asmens duomenų nuostatą: aprašyme parašyta „{phrase}“, todėl tikriausiai tvarkysite žmonių duomenis kliento vardu',
    why: 'Kur taikomas BDAR, jo 28 straipsnis reikalauja rašytinio susitarimo su tuo, kas tvarko duomenis kliento pavedimu, o jo neturint atsako abi šalys.',
    question: 'Ar matysite arba tvarkysite žmonių duomenis kliento pavedimu (aprašyme parašyta „{phrase}“)?',
  },
};
