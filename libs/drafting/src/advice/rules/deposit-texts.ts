import type { AdviceTexts } from '../rule.js';

export const none: AdviceTexts = {
  en: {
    suggestion:
      'Ask for a deposit of {percent} before the start: now {price} is paid only for work already done',
    why: 'A deposit shows that the client is serious and shares the loss if it stops early; 25 to 50% is usual.',
    question: 'Which part of the price should the client pay before the work starts?',
  },
  lt: {
    suggestion: 'Prieš pradėdami paprašykite {percent} avanso: dabar {price} mokama tik už jau atliktą darbą',
    why: 'Avansas parodo, kad klientas nusiteikęs rimtai, ir sumažina nuostolį, jeigu jis anksti sustos; įprasta 25–50 %.',
    question: 'Kokią kainos dalį klientas turėtų sumokėti prieš pradedant darbą?',
  },
};
