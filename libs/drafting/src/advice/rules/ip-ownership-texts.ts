import type { AdviceTexts } from '../rule.js';

export const beforePayment: AdviceTexts = {
  en: {
    suggestion:
      'Let the rights pass after full payment: now the client owns the result of “{work}” as soon as it is made, before {price} is paid',
    why: 'Once the client owns the work, you have nothing left to hold back if it does not pay.',
    question: 'May the rights pass to the client when it has paid in full?',
  },
  lt: {
    suggestion:
      'Numatykite, kad teisės pereina visiškai apmokėjus: dabar darbo „{work}“ rezultatas klientui priklauso nuo sukūrimo, dar nesumokėjus {price}',
    why: 'Kai rezultatas jau priklauso klientui, jam nesumokėjus neturite ko sulaikyti.',
    question: 'Ar teisės klientui gali pereiti tada, kai jis sumoka visą kainą?',
  },
};
