import type { AdviceTexts } from '../rule.js';

export const none: AdviceTexts = {
  en: {
    suggestion: 'Agree on a number of revision rounds for “{work}”; {rounds} are usual',
    why: 'Without a number the client may ask for changes until it is satisfied, at the same price.',
    question: 'How many rounds of revisions does the price include?',
  },
  lt: {
    suggestion: 'Susitarkite dėl darbo „{work}“ pataisymų ratų skaičiaus; įprasta – {rounds}',
    why: 'Kai skaičius nenurodytas, klientas už tą pačią kainą gali prašyti taisyti tol, kol bus patenkintas.',
    question: 'Kiek pataisymų ratų įeina į kainą?',
  },
};

export const many: AdviceTexts = {
  en: {
    suggestion: 'Consider fewer revision rounds: {rounds} within the price may double the work',
    why: 'Two or three rounds make the client collect its comments; more are paid as additional work.',
    question: 'How many rounds of revisions can you do at this price?',
  },
  lt: {
    suggestion:
      'Apsvarstykite mažesnį pataisymų ratų skaičių: į kainą įeina {rounds}, o tai gali padvigubinti darbą',
    why: 'Kai ratai tik du ar trys, klientas pastabas surenka kartu; kiti ratai apmokami kaip papildomas darbas.',
    question: 'Kiek pataisymų ratų galite atlikti už šią kainą?',
  },
};
