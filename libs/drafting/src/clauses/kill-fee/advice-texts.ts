import type { AdviceTexts } from '../../advice/rule.js';

export const none: AdviceTexts = {
  en: {
    suggestion:
      'Ask for a cancellation fee of {percent}: the client may end the contract early and would pay nothing for the time you kept free for “{work}”',
    why: 'Time that is reserved cannot be sold again at short notice; 25 to 50% of the open price is usual.',
    question: 'What part of the open price does the client pay when it ends the contract early?',
    implementation:
      'If the Client ends this Agreement early without a breach by the Provider, it also pays {percent} of the Fees for the Services not yet performed, as the price of preparation and of the time kept free.',
  },
  lt: {
    suggestion:
      'Paprašykite {percent} kompensacijos už nutraukimą: anksčiau nutraukęs sutartį, klientas nieko nesumokėtų už darbui „{work}“ rezervuotą laiką',
    why: 'Rezervuoto laiko greitai niekam kitam neparduosite; įprasta 25–50 % likusios kainos.',
    question: 'Kokią likusios kainos dalį klientas sumoka, jeigu sutartį nutraukia anksčiau laiko?',
    implementation:
      'Jeigu Klientas nutraukia Sutartį anksčiau laiko ne dėl Paslaugų teikėjo pažeidimo, jis taip pat sumoka {percent} dar nesuteiktų Paslaugų Kainos kaip atlygį už pasirengimą ir rezervuotą laiką.',
  },
};
