import type { AdviceTexts } from '../rule.js';

export const none: AdviceTexts = {
  en: {
    suggestion:
      'Ask for a cancellation fee of {percent}: the client may end the contract early and would pay nothing for the time you kept free for “{work}”',
    why: 'Time that is reserved cannot be sold again at short notice; 25 to 50% of the open price is usual.',
    question: 'What part of the open price does the client pay when it ends the contract early?',
  },
  lt: {
    suggestion:
      'Paprašykite {percent} kompensacijos už nutraukimą: anksčiau nutraukęs sutartį, klientas nieko nesumokėtų už darbui „{work}“ rezervuotą laiką',
    why: 'Rezervuoto laiko greitai niekam kitam neparduosite; įprasta 25–50 % likusios kainos.',
    question: 'Kokią likusios kainos dalį klientas sumoka, jeigu sutartį nutraukia anksčiau laiko?',
  },
};
