import type { AdviceTexts } from '../../advice/rule.js';

export const missing: AdviceTexts = {
  en: {
    suggestion:
      'Add the clause on personal data: the description mentions “{phrase}”, so you are likely to handle data about people for the client',
    why: 'Whoever handles such data for a client needs a written agreement on it under article 28 of the GDPR, and both sides answer for a missing one.',
    question: 'Will you see or handle data about people for the client, for example through “{phrase}”?',
    implementation:
      'The Provider processes personal data for the Client only on its documented instructions, keeps them secure and secret, and deletes or returns them when the Services end, as article 28 of the GDPR requires.',
  },
  lt: {
    suggestion:
      'Įtraukite asmens duomenų nuostatą: aprašyme minima „{phrase}“, todėl tikriausiai tvarkysite žmonių duomenis kliento vardu',
    why: 'Tam, kas tvarko tokius duomenis kliento pavedimu, pagal BDAR 28 straipsnį reikia rašytinio susitarimo, o jo neturint atsako abi šalys.',
    question: 'Ar matysite arba tvarkysite žmonių duomenis kliento pavedimu, pavyzdžiui, per „{phrase}“?',
    implementation:
      'Asmens duomenis Paslaugų teikėjas tvarko tik pagal dokumentais įformintus Kliento nurodymus, užtikrina jų saugumą ir slaptumą, o baigęs teikti Paslaugas juos ištrina arba grąžina, kaip to reikalauja BDAR 28 straipsnis.',
  },
};
