import type { AdviceTexts } from '../rule.js';

export const uncapped: AdviceTexts = {
  en: {
    suggestion:
      'Limit what you can owe for damage to the price of the contract: now claims have no limit, while you earn {price}',
    why: 'One mistake could cost more than years of work. A mutual cap is usual; intent and gross negligence are never limited.',
    question: 'What is the most that one side may owe the other for damage?',
  },
  lt: {
    suggestion:
      'Apribokite žalos atlyginimą sutarties kaina: dabar reikalavimai neriboti, o uždirbate {price}',
    why: 'Viena klaida galėtų kainuoti daugiau nei kelerių metų darbas. Abipusė riba įprasta; tyčiai ir dideliam neatsargumui ji netaikoma.',
    question: 'Kiek daugiausia viena šalis gali būti skolinga kitai už žalą?',
  },
};

export const high: AdviceTexts = {
  en: {
    suggestion: 'Consider a lower cap for damage: {total} is {multiple} times what you earn',
    why: 'The price of the contract once is the usual limit for a freelancer; more should match your insurance.',
    question: 'Which cap does your insurance or your savings cover?',
  },
  lt: {
    suggestion:
      'Apsvarstykite mažesnę žalos atlyginimo ribą: {total} – gerokai daugiau, nei uždirbate (santykis {multiple} : 1)',
    why: 'Savarankiškai dirbančiam asmeniui įprasta riba – viena sutarties kaina; didesnę ribą turėtų padengti draudimas.',
    question: 'Kokią ribą padengtų jūsų draudimas ar santaupos?',
  },
};
