import type { AdviceTexts } from '../../advice/rule.js';

export const missing: AdviceTexts = {
  en: {
    suggestion:
      'Add the clause on personal data: the description mentions “{phrase}”, so you are likely to handle data about people for the client',
    why: 'Where the GDPR applies, its article 28 asks for a written agreement with whoever handles data for a client, and both sides answer for a missing one.',
    question: 'Will you see or handle data about people for the client, for example through “{phrase}”?',
    implementation:
      'The Provider processes personal data for the Client only on its documented instructions, keeps them secure and secret, and deletes or returns them when the Services end; where the GDPR applies, its article 28 is observed.',
  },
  lt: {
    suggestion:
      'Įtraukite asmens duomenų nuostatą: aprašyme parašyta „{phrase}“, todėl tikriausiai tvarkysite žmonių duomenis kliento vardu',
    why: 'Kur taikomas BDAR, jo 28 straipsnis reikalauja rašytinio susitarimo su tuo, kas tvarko duomenis kliento pavedimu, o jo neturint atsako abi šalys.',
    question: 'Ar matysite arba tvarkysite žmonių duomenis kliento pavedimu (aprašyme parašyta „{phrase}“)?',
    implementation:
      'Asmens duomenis Paslaugų teikėjas tvarko tik pagal dokumentais įformintus Kliento nurodymus, užtikrina jų saugumą ir slaptumą, o baigęs teikti Paslaugas juos ištrina arba grąžina; kur taikomas BDAR, laikomasi jo 28 straipsnio.',
  },
};
