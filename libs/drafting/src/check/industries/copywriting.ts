import type { Industry } from './industry.js';

export const copywriting: Industry = {
  en: {
    name: 'Copywriting',
    considerations: [
      'Statements about people and competitors can lead to claims (defamation, comparative advertising): agree on who has them checked.',
      'Health and finance texts follow strict advertising rules; ask the client for an expert’s approval.',
      'Quotations, pictures and tables of others need a licence or an exception in copyright law.',
      'Translations, audio and new editions are separate uses: say whether the price covers them.',
      'Ghost-writing usually comes with secrecy about who wrote the text; ask for an exception for your portfolio.',
      'Clients increasingly want to know whether AI tools were used.',
      'Authors may be members of a collecting society (in Lithuania LATGA): check that the contract fits with your membership.',
    ],
    bestPractices: [
      'Agree on the number of texts and words, the brief, the tone, the keywords and the sources.',
      'Include one or two rounds of revisions, asked for within 14 days.',
      'Let the rights pass on payment, and say whether they are exclusive or for first publication only.',
      'Settle the by-line: your name, the client’s name or none.',
      'Let the client approve facts and claims before publication.',
      'Name a cancellation fee for each stage and a rate per word, piece or hour.',
    ],
    commonPitfalls: [
      'Payment only when the text is published.',
      'Rewriting without end.',
      'All rights and the author’s name given away for a small fee.',
      'Your promise to pay for claims that rest on facts the client supplied.',
      'A promise of places in search results.',
      'No word on AI tools.',
    ],
  },
  lt: {
    name: 'Tekstų kūrimas',
    considerations: [
      'Dėl teiginių apie žmones ir konkurentus gali kilti reikalavimų (šmeižtas, lyginamoji reklama): susitarkite, kas juos duoda patikrinti.',
      'Sveikatos ir finansų tekstams taikomos griežtos reklamos taisyklės: paprašykite kliento, kad juos patvirtintų specialistas.',
      'Kitų autorių citatoms, nuotraukoms ir lentelėms reikia licencijos arba autorių teisių įstatymo išimties.',
      'Vertimas, garso įrašas ir nauja laida yra atskiri naudojimo būdai: parašykite, ar jie įeina į kainą.',
      'Rašant kito vardu, autorystė paprastai laikoma paslaptyje: paprašykite išimties savo darbų aplankui.',
      'Klientai vis dažniau nori žinoti, ar naudoti dirbtinio intelekto įrankiai.',
      'Autoriai gali būti kolektyvinio administravimo organizacijos nariai (Lietuvoje – LATGA): patikrinkite, ar sutartis su naryste dera.',
    ],
    bestPractices: [
      'Susitarkite dėl tekstų ir žodžių skaičiaus, užduoties, tono, raktažodžių ir šaltinių.',
      'Įtraukite vieną ar du pataisymų ratus, kurių prašoma per 14 dienų.',
      'Tegul teisės pereina sumokėjus, ir parašykite, ar jos išimtinės, ar skirtos tik pirmajai publikacijai.',
      'Susitarkite dėl autoriaus nurodymo: jūsų vardas, kliento vardas ar jokio.',
      'Tegul faktus ir teiginius prieš skelbimą patvirtina klientas.',
      'Nurodykite kiekvieno etapo nutraukimo kompensaciją ir žodžio, teksto ar valandos įkainį.',
    ],
    commonPitfalls: [
      'Mokama tik tada, kai tekstas paskelbiamas.',
      'Perrašymas be galo.',
      'Už mažą atlygį atiduotos visos teisės ir autoriaus vardas.',
      'Jūsų pažadas mokėti pagal reikalavimus dėl faktų, kuriuos pateikė klientas.',
      'Pažadas dėl vietos paieškos rezultatuose.',
      'Nė žodžio apie dirbtinio intelekto įrankius.',
    ],
  },
};
