import type { AdviceTexts } from '../rule.js';

export const missingStart: AdviceTexts = {
  en: {
    suggestion: 'Add start date details to ensure contract completeness and clarity',
    why: 'Without a start date it is open from when the client may expect work and by when it supplies its materials.',
    question: 'On which day does the work begin?',
  },
  lt: {
    suggestion: 'Nurodykite pradžios datą, kad sutartis būtų išsami ir aiški',
    why: 'Be pradžios datos neaišku, nuo kada klientas gali tikėtis darbo ir iki kada turi pateikti medžiagą.',
    question: 'Kurią dieną pradėsite darbą?',
  },
};

export const missingDeadline: AdviceTexts = {
  en: {
    suggestion: 'Add final deadline details to ensure contract completeness and clarity',
    why: 'Without a deadline it is open when the work is late and when the last payment is due.',
    question: 'By which day is everything delivered?',
  },
  lt: {
    suggestion: 'Nurodykite galutinį terminą, kad sutartis būtų išsami ir aiški',
    why: 'Be termino neaišku, kada vėluojama ir kada mokama paskutinė suma.',
    question: 'Iki kurios dienos viskas bus perduota?',
  },
};

export const deadlineBeforeStart: AdviceTexts = {
  en: {
    suggestion: 'Put the dates in order: the final deadline {deadline} lies before the start {start}',
    why: 'A deadline that has passed before the work begins cannot be kept, and late-delivery rules would count from it. Change the one that is wrong.',
    question: 'On which day does the work start, and by which day is it finished?',
  },
  lt: {
    suggestion: 'Sutvarkykite datas: galutinis terminas ({deadline}) ankstesnis už pradžią ({start})',
    why: 'Iki pradžios pasibaigusio termino laikytis neįmanoma, o vėlavimas būtų skaičiuojamas nuo jo. Pataisykite tą datą, kuri klaidinga.',
    question: 'Kurią dieną darbas prasideda ir iki kurios dienos baigiamas?',
  },
};

export const milestoneDates: AdviceTexts = {
  en: {
    suggestion:
      'Check the date of the milestone “{milestone}” ({date}): it does not fit the dates of the contract',
    why: 'Milestones that are out of order, or lie outside {start} to {deadline}, make it open which date counts. If you approve, they are put in order and dates outside this time are taken out.',
    question: 'By which day is “{milestone}” done?',
  },
  lt: {
    suggestion: 'Patikrinkite etapo „{milestone}“ datą ({date}): ji nedera su sutarties datomis',
    why: 'Kai etapai surašyti ne iš eilės arba nepatenka į laikotarpį nuo {start} iki {deadline}, neaišku, kuri data galioja. Jeigu patvirtinsite, etapai bus surikiuoti, o į šį laikotarpį nepatenkančios datos išimtos.',
    question: 'Iki kurios dienos bus baigtas etapas „{milestone}“?',
  },
};
