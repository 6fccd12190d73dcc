import type { AdviceTexts } from '../../advice/rule.js';

export const none: AdviceTexts = {
  en: {
    suggestion:
      'Ask for a deposit of {percent} before the start: now {price} is paid only for work already done',
    why: 'A deposit shows that the client is serious and shares the loss if it stops early; 25 to 50% is usual.',
    question: 'Which part of the price should the client pay before the work starts?',
    implementation:
      'Before the Services begin, the Client pays a deposit of {percent} of the Fees. The Provider need not start before it has received the deposit, which is credited against the last invoice.',
  },
  lt: {
    suggestion: 'Prieš pradėdami paprašykite {percent} avanso: dabar {price} mokama tik už jau atliktą darbą',
    why: 'Avansas parodo, kad klientas nusiteikęs rimtai, ir sumažina nuostolį, jeigu jis anksti sustos; įprasta 25–50 %.',
    question: 'Kokią kainos dalį klientas turėtų sumokėti prieš pradedant darbą?',
    implementation:
      'Iki Paslaugų teikimo pradžios Klientas sumoka {percent} Kainos dydžio avansą. Kol avansas negautas, Paslaugų teikėjas neprivalo pradėti darbo; avansas įskaitomas į paskutinę sąskaitą.',
  },
};
