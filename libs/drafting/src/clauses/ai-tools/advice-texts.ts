import type { AdviceTexts } from '../../advice/rule.js';

export const silent: AdviceTexts = {
  en: {
    suggestion: 'Decide whether you may use AI tools for “{work}”',
    why: 'Clients ask about it more and more; an open answer today prevents an accusation after delivery.',
    question: 'May you use generative AI tools, with or without asking the client first?',
    implementation:
      'The Provider may use generative AI tools as an aid. A person checks what they generate before it is delivered, and the Provider is responsible for the Deliverables.',
  },
  lt: {
    suggestion: 'Apsispręskite, ar atlikdami darbą „{work}“ galite naudoti dirbtinio intelekto priemones',
    why: 'Klientai apie tai klausia vis dažniau; aiškus atsakymas šiandien apsaugo nuo priekaištų perdavus darbą.',
    question: 'Ar galite naudoti generatyvinį dirbtinį intelektą, ir ar prieš tai reikia klausti kliento?',
    implementation:
      'Paslaugų teikėjas turi teisę kaip pagalbinę priemonę naudoti generatyvinio dirbtinio intelekto įrankius. Tai, ką jie sugeneravo, prieš perduodant patikrina žmogus, o už Rezultatą atsako Paslaugų teikėjas.',
  },
};
