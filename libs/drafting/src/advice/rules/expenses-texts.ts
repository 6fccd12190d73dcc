import type { AdviceTexts } from '../rule.js';

export const included: AdviceTexts = {
  en: {
    suggestion:
      'Take expenses out of the price: the description mentions “{phrase}”, and now you would bear its cost',
    why: 'Costs of third parties change without you; a price that includes them shrinks when they rise.',
    question: 'Who pays for “{phrase}”, and up to which sum without asking?',
  },
  lt: {
    suggestion: 'Išimkite išlaidas iš kainos: aprašyme parašyta „{phrase}“, o dabar tai apmokėtumėte jūs',
    why: 'Trečiųjų asmenų kainos nuo jūsų nepriklauso: joms kylant, jūsų atlygis mažėja.',
    question: 'Kas apmoka šias išlaidas („{phrase}“) ir iki kokios sumos galima išleisti neatsiklausus?',
  },
};
