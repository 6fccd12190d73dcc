import type { AdviceTexts } from '../../advice/rule.js';

export const included: AdviceTexts = {
  en: {
    suggestion:
      'Take expenses out of the price: the description mentions “{phrase}”, and now you would bear its cost',
    why: 'Costs of third parties change without you; a price that includes them shrinks when they rise.',
    question: 'Who pays for “{phrase}”, and up to which sum without asking?',
    implementation:
      'The Client reimburses necessary expenses that it has approved beforehand in writing, at cost and with copies of the receipts. Ordinary business costs are included in the Fees.',
  },
  lt: {
    suggestion: 'Išimkite išlaidas iš kainos: aprašyme parašyta „{phrase}“, o dabar tai apmokėtumėte jūs',
    why: 'Trečiųjų asmenų kainos nuo jūsų nepriklauso: joms kylant, jūsų atlygis mažėja.',
    question: 'Kas apmoka šias išlaidas („{phrase}“) ir iki kokios sumos galima išleisti neatsiklausus?',
    implementation:
      'Klientas savikaina atlygina būtinas išlaidas, kurias iš anksto patvirtino raštu, pagal jas pagrindžiančių dokumentų kopijas. Įprastos veiklos sąnaudos įeina į Kainą.',
  },
};
