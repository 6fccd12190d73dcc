import type { AdviceTexts } from '../rule.js';

export const oneWay: AdviceTexts = {
  en: {
    suggestion:
      'Make confidentiality mutual: now only the client’s information is protected, for {years}, and yours is not',
    why: 'Your prices, methods and unpublished drafts are worth protecting too, and equal duties are accepted more easily.',
    question: 'Should both sides keep each other’s information secret for {years}?',
  },
  lt: {
    suggestion:
      'Padarykite konfidencialumą abipusį: dabar {years:accusative} saugoma tik kliento informacija, o jūsų – ne',
    why: 'Jūsų kainas, metodus ir neskelbtus juodraščius taip pat verta saugoti, o vienodos pareigos priimamos lengviau.',
    question: 'Ar abi šalys turėtų {years:accusative} saugoti viena kitos informaciją?',
  },
};

export const missing: AdviceTexts = {
  en: {
    suggestion: 'Add a confidentiality clause for both sides: {reason}',
    why: 'With a clear clause both sides know what may be told and for how long it stays secret.',
    question: 'For how many years should both sides keep each other’s information secret?',
  },
  lt: {
    suggestion: 'Įtraukite abipusio konfidencialumo nuostatą: {reason}',
    why: 'Kai nuostata aiški, abi šalys žino, ką galima pasakoti ir kiek laiko tylėti.',
    question: 'Kiek metų abi šalys turėtų saugoti viena kitos informaciją?',
  },
};

/** Why this contract should have the clause. */
export const MISSING_REASONS = {
  data: {
    en: 'you will see personal data of the client’s people or customers',
    lt: 'matysite kliento darbuotojų ar pirkėjų asmens duomenis',
  },
  insight: {
    en: 'a consultant sees the client’s plans and figures',
    lt: 'konsultantas mato kliento planus ir skaičius',
  },
  usual: {
    en: 'the work shows each side’s plans, prices and methods to the other',
    lt: 'dirbdamos šalys sužino viena kitos planus, kainas ir darbo būdus',
  },
} as const;
