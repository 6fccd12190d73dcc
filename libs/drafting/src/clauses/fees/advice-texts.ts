import type { AdviceTexts } from '../../advice/rule.js';

export const missingStructure: AdviceTexts = {
  en: {
    suggestion: 'Add payment structure details to ensure contract completeness and clarity',
    why: 'The contract has to say whether the price is fixed or counted by time, month, milestone or result.',
    question: 'What is the payment counted by: a fixed price, milestones, hours, months or a percentage?',
    implementation: 'The Fees are a fixed price for all the Services described.',
  },
  lt: {
    suggestion: 'Nurodykite kainos rūšį, kad sutartis būtų išsami ir aiški',
    why: 'Sutartyje turi būti pasakyta, ar kaina fiksuota, ar skaičiuojama pagal laiką, mėnesius, etapus ar rezultatą.',
    question: 'Pagal ką skaičiuojamas mokestis: fiksuota kaina, etapai, valandos, mėnesiai ar procentas?',
    implementation: 'Kaina yra fiksuota už visas aprašytas Paslaugas.',
  },
};

export const missingAmount: AdviceTexts = {
  en: {
    suggestion: 'Add payment amount details to ensure contract completeness and clarity',
    why: 'Without an amount you would have to prove later what the work was worth.',
    question: 'How much is paid, and in which currency?',
    implementation:
      'Before the Services begin, the Provider states the price in writing. The price binds the Parties when the Client has agreed to it in writing; until then the Provider need not start, and no deadline runs.',
  },
  lt: {
    suggestion: 'Nurodykite mokėjimo sumą, kad sutartis būtų išsami ir aiški',
    why: 'Jeigu suma nenurodyta, vėliau tektų įrodinėti, kiek darbas vertas.',
    question: 'Kiek ir kokia valiuta mokama?',
    implementation:
      'Iki Paslaugų teikimo pradžios Paslaugų teikėjas raštu nurodo kainą. Ji Šalims privaloma, kai Klientas raštu ją patvirtina; iki tol Paslaugų teikėjas neprivalo pradėti darbo ir terminai neskaičiuojami.',
  },
};

export const milestoneSum: AdviceTexts = {
  en: {
    suggestion: 'Make the milestones add up: together they come to {sum}, while the price is {price}',
    why: 'Two prices in one contract invite the client to pay the lower one. If you approve, the parts are adjusted so that they make {price}.',
    question: 'How is the price of {price} divided between the milestones?',
    implementation:
      'If the amounts of the milestones do not make the price of {price}, the price prevails and the amount of the last milestone is adjusted.',
  },
  lt: {
    suggestion: 'Suderinkite etapų sumas: kartu jos sudaro {sum}, o kaina – {price}',
    why: 'Kai sutartyje dvi kainos, klientas gali mokėti mažesniąją. Jeigu patvirtinsite, dalys bus pakoreguotos taip, kad sudarytų {price}.',
    question: 'Kaip {price} kaina padalijama etapams?',
    implementation:
      'Jeigu etapų sumos nesudaro kainos ({price}), galioja kaina, o pakoreguojama paskutinio etapo suma.',
  },
};

export const noMilestones: AdviceTexts = {
  en: {
    suggestion:
      'Name the milestones with their parts of {price}: the price is paid by milestones, but they are not set out',
    why: 'When the parts are open, nothing falls due until somebody agrees on them.',
    question: 'Which stages does the work have, when is each due and what part of the price belongs to it?',
    implementation: 'The price is paid by these milestones: {list}.',
  },
  lt: {
    suggestion:
      'Nurodykite etapus ir kiekvienam tenkančią kainos ({price}) dalį: mokama etapais, bet jie nenurodyti',
    why: 'Kol dalys neaptartos, nesueina nė vienos sumos mokėjimo terminas.',
    question: 'Kokie darbo etapai, kada kiekvienas baigiamas ir kokia kainos dalis jam tenka?',
    implementation: 'Kaina mokama šiais etapais: {list}.',
  },
};

export const noHoursCap: AdviceTexts = {
  en: {
    suggestion:
      'Consider a rule on estimates: {rate} an hour is agreed, but not how many hours the client should expect',
    why: 'A client who knows when to expect more hours approves them sooner and disputes fewer invoices.',
    question: 'How many hours do you expect, and who approves more?',
    implementation:
      'If the Client asks, the Provider estimates the hours of a task beforehand. When the estimate is about to be exceeded by more than {percent}, the Provider tells the Client and goes on when the Client has approved the further hours in writing.',
  },
  lt: {
    suggestion:
      'Apsvarstykite nuostatą dėl darbo laiko įvertinimo: valandinis įkainis ({rate}) sutartas, o kiek valandų gali prireikti, nepasakyta',
    why: 'Iš anksto sužinojęs apie papildomas valandas, klientas greičiau jas patvirtina ir rečiau ginčija sąskaitas.',
    question: 'Kiek valandų numatote ir kas patvirtina papildomas?',
    implementation:
      'Klientui paprašius, Paslaugų teikėjas iš anksto įvertina, kiek valandų prireiks užduočiai. Jeigu įvertintą skaičių tektų viršyti daugiau kaip {percent}, Paslaugų teikėjas apie tai praneša Klientui ir darbą tęsia, kai Klientas papildomas valandas raštu patvirtina.',
  },
};

export const noRetainerHours: AdviceTexts = {
  en: {
    suggestion: 'Limit what the monthly fee of {fee} covers: no number of hours is agreed',
    why: 'A monthly fee without a limit of hours lets the client ask for any amount of work.',
    question: 'How many hours, or which tasks, does one monthly fee cover?',
    implementation:
      'Before each calendar month the Parties agree in writing on the tasks of that month. The monthly fee covers these tasks and no others; what the Client asks for beyond them is additional work. A task that the Client puts off is moved once, to the next month.',
  },
  lt: {
    suggestion: 'Nustatykite, ką apima mėnesio mokestis ({fee}): valandų skaičius nesutartas',
    why: 'Kai mėnesio mokestis nesusietas su valandomis, klientas gali prašyti bet kokio kiekio darbo.',
    question: 'Kiek valandų arba kokias užduotis apima vieno mėnesio mokestis?',
    implementation:
      'Prieš kiekvieną kalendorinį mėnesį Šalys raštu suderina to mėnesio užduotis. Mėnesio mokestis apima tik jas; visa kita, ko Klientas prašo, yra papildomi darbai. Kliento atidėta užduotis vieną kartą perkeliama į kitą mėnesį.',
  },
};
