import type { AdviceTexts } from '../rule.js';

export const missing: AdviceTexts = {
  en: {
    suggestion: 'Add scope of work details to ensure contract completeness and clarity',
    why: 'Without a description nobody can say what the price covers or when the work is finished.',
    question: 'What exactly will you do, how much of it and for what purpose?',
  },
  lt: {
    suggestion: 'Nurodykite darbo apimtį, kad sutartis būtų išsami ir aiški',
    why: 'Be aprašymo neįmanoma pasakyti, už ką mokama ir kada darbas baigtas.',
    question: 'Ką tiksliai darysite, kiek ir kokiam tikslui?',
  },
};

export const workType: AdviceTexts = {
  en: {
    suggestion: 'Add type of work details to ensure contract completeness and clarity',
    why: 'The type of work decides the title and which clauses the contract gets. Judged by the description, it is {type}.',
    question:
      'What kind of work is it: consulting, design, marketing, web development, copywriting or another?',
  },
  lt: {
    suggestion: 'Nurodykite darbo rūšį, kad sutartis būtų išsami ir aiški',
    why: 'Nuo darbo rūšies priklauso sutarties pavadinimas ir nuostatos. Sprendžiant iš aprašymo, tai – {type}.',
    question:
      'Koks tai darbas: konsultavimas, dizainas, rinkodara, interneto svetainių kūrimas, tekstų kūrimas ar kita?',
  },
};

export const tooShort: AdviceTexts = {
  en: {
    suggestion:
      'Describe the work (“{work}”) in more detail: how much is done, in which form and what belongs to it (words so far, lists included: {words})',
    why: 'What is not written is easily read as included. Change requests and acceptance are measured against the description, so {usual} words or more are usual.',
    question: 'How many pieces, in which formats, with which steps and limits is this work done?',
  },
  lt: {
    suggestion:
      'Aprašykite darbą („{work}“) išsamiau: kiek ir kokia forma bus padaryta ir kas įeina (kol kas žodžių, įskaitant sąrašus: {words})',
    why: 'Tai, kas neparašyta, lengva palaikyti savaime įeinančiu. Pagal aprašymą sprendžiama, kas yra papildomas darbas ir ar rezultatas priimtinas, todėl įprasta bent {usual} žodžių.',
    question:
      'Kiek vienetų, kokiais formatais, kokiais žingsniais ir kokiose ribose bus atliekamas šis darbas?',
  },
};

export const noDeliverables: AdviceTexts = {
  en: {
    suggestion: 'List what you hand over at the end of “{work}”, one item a line',
    why: 'A closed list of deliverables shows when the work is complete and what the client accepts and pays for.',
    question: 'Which files, formats and numbers of pieces does the client receive?',
  },
  lt: {
    suggestion: 'Surašykite, ką perduosite baigę darbą „{work}“, – po vieną dalyką eilutėje',
    why: 'Baigtinis rezultatų sąrašas parodo, kada darbas užbaigtas, ką klientas priima ir už ką moka.',
    question: 'Kokius failus, kokiais formatais ir kiek vienetų gaus klientas?',
  },
};

export const openEnded: AdviceTexts = {
  en: {
    suggestion: 'Close the list of tasks: “{phrase}” in the description has no end',
    why: 'Open words let the work grow while the price stays the same.',
    question: 'What do you mean by “{phrase}”, and what is outside it?',
    implementation:
      'The words “{phrase}” in the description cover only tasks of the same kind without which the work named there cannot be completed. Everything else is additional work: the Provider starts it when the Parties have agreed in writing on it and its price.',
  },
  lt: {
    suggestion: 'Padarykite darbų sąrašą baigtinį: aprašymo žodžiai „{phrase}“ neturi ribų',
    why: 'Dėl tokių žodžių darbo gali daugėti, o kaina nesikeis.',
    question: 'Ką reiškia „{phrase}“ ir kas į tai neįeina?',
    implementation:
      'Aprašymo žodžiai „{phrase}“ apima tik tos pačios rūšies veiksmus, be kurių ten įvardyto darbo užbaigti neįmanoma. Visa kita yra papildomi darbai: Paslaugų teikėjas juos pradeda, kai Šalys raštu susitaria dėl jų ir jų kainos.',
  },
};

export const noExclusions: AdviceTexts = {
  en: {
    suggestion: 'Say what is not included in “{work}”, for example {examples}',
    why: 'Most quarrels about price begin with something that one side took for granted.',
    question: 'What might the client expect although the price does not cover it?',
  },
  lt: {
    suggestion: 'Nurodykite, kas į darbą „{work}“ neįeina, pavyzdžiui: {examples}',
    why: 'Dauguma ginčų dėl kainos prasideda nuo to, ką viena pusė laikė savaime suprantamu dalyku.',
    question: 'Ko klientas galėtų tikėtis, nors kaina to neapima?',
  },
};
