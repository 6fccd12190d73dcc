import type { AdviceTexts } from '../rule.js';

export const silent: AdviceTexts = {
  en: {
    suggestion: 'Decide whether you may use AI tools for “{work}”',
    why: 'Clients ask about it more and more; an open answer today prevents an accusation after delivery.',
    question: 'May you use generative AI tools, with or without asking the client first?',
  },
  lt: {
    suggestion: 'Apsispręskite, ar atlikdami darbą „{work}“ galite naudoti dirbtinio intelekto priemones',
    why: 'Klientai apie tai klausia vis dažniau; aiškus atsakymas šiandien apsaugo nuo priekaištų perdavus darbą.',
    question: 'Ar galite naudoti generatyvinį dirbtinį intelektą, ir ar prieš tai reikia klausti kliento?',
  },
};
