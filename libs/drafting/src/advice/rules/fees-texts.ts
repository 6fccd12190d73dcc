import type { AdviceTexts } from '../rule.js';

export const missingStructure: AdviceTexts = {
  en: {
    suggestion: 'Add payment structure details to ensure contract completeness and clarity',
    why: 'The contract has to say whether the price is fixed or counted by time, month, milestone or result.',
    question: 'What is the payment counted by: a fixed price, milestones, hours, months or a percentage?',
  },
  lt: {
    suggestion: 'Nurodykite kainos rūšį, kad sutartis būtų išsami ir aiški',
    why: 'Sutartyje turi būti pasakyta, ar kaina fiksuota, ar skaičiuojama pagal laiką, mėnesius, etapus ar rezultatą.',
    question: 'Pagal ką skaičiuojamas mokestis: fiksuota kaina, etapai, valandos, mėnesiai ar procentas?',
  },
};

export const missingAmount: AdviceTexts = {
  en: {
    suggestion: 'Add payment amount details to ensure contract completeness and clarity',
    why: 'Without an amount you would have to prove later what the work was worth.',
    question: 'How much is paid, and in which currency?',
  },
  lt: {
    suggestion: 'Nurodykite mokėjimo sumą, kad sutartis būtų išsami ir aiški',
    why: 'Jeigu suma nenurodyta, vėliau tektų įrodinėti, kiek darbas vertas.',
    question: 'Kiek ir kokia valiuta mokama?',
  },
};

export const milestoneSum: AdviceTexts = {
  en: {
    suggestion: 'Make the milestones add up: together they come to {sum}, while the price is {price}',
    why: 'Two prices in one contract invite the client to pay the lower one. If you approve, the parts are adjusted so that they make {price}.',
    question: 'How is the price of {price} divided between the milestones?',
  },
  lt: {
    suggestion: 'Suderinkite etapų sumas: kartu jos sudaro {sum}, o kaina – {price}',
    why: 'Kai sutartyje dvi kainos, klientas gali mokėti mažesniąją. Jeigu patvirtinsite, dalys bus pakoreguotos taip, kad sudarytų {price}.',
    question: 'Kaip {price} kaina padalijama etapams?',
  },
};

export const noMilestones: AdviceTexts = {
  en: {
    suggestion:
      'Name the milestones with their parts of {price}: the price is paid by milestones, but they are not set out',
    why: 'When the parts are open, nothing falls due until somebody agrees on them.',
    question: 'Which stages does the work have, when is each due and what part of the price belongs to it?',
  },
  lt: {
    suggestion:
      'Nurodykite etapus ir kiekvienam tenkančią kainos ({price}) dalį: mokama etapais, bet jie nenurodyti',
    why: 'Kol dalys neaptartos, nesueina nė vienos sumos mokėjimo terminas.',
    question: 'Kokie darbo etapai, kada kiekvienas baigiamas ir kokia kainos dalis jam tenka?',
  },
};

export const noHoursCap: AdviceTexts = {
  en: {
    suggestion:
      'Consider a rule on estimates: {rate} an hour is agreed, but not how many hours the client should expect',
    why: 'A client who knows when to expect more hours approves them sooner and disputes fewer invoices.',
    question: 'How many hours do you expect, and who approves more?',
  },
  lt: {
    suggestion:
      'Apsvarstykite nuostatą dėl darbo laiko įvertinimo: valandinis įkainis ({rate}) sutartas, o kiek valandų gali prireikti, nepasakyta',
    why: 'Iš anksto sužinojęs apie papildomas valandas, klientas greičiau jas patvirtina ir rečiau ginčija sąskaitas.',
    question: 'Kiek valandų numatote ir kas patvirtina papildomas?',
  },
};

export const noRetainerHours: AdviceTexts = {
  en: {
    suggestion: 'Limit what the monthly fee of {fee} covers: no number of hours is agreed',
    why: 'A monthly fee without a limit of hours lets the client ask for any amount of work.',
    question: 'How many hours, or which tasks, does one monthly fee cover?',
  },
  lt: {
    suggestion: 'Nustatykite, ką apima mėnesio mokestis ({fee}): valandų skaičius nesutartas',
    why: 'Kai mėnesio mokestis nesusietas su valandomis, klientas gali prašyti bet kokio kiekio darbo.',
    question: 'Kiek valandų arba kokias užduotis apima vieno mėnesio mokestis?',
  },
};
