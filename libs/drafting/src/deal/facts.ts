import type { Localised } from '../questions/question.js';

/** What `readDeal` looks for. */
export const FACTS = {
  'payment-days': { en: 'Payment term', lt: 'Mokėjimo terminas' },
  amount: { en: 'Amount', lt: 'Suma' },
  start: { en: 'Start', lt: 'Pradžia' },
  end: { en: 'End or deadline', lt: 'Pabaiga ar terminas' },
  term: { en: 'Length of the contract', lt: 'Sutarties trukmė' },
  notice: { en: 'Notice to end the contract', lt: 'Įspėjimo prieš nutraukimą terminas' },
  renewal: { en: 'Renewal', lt: 'Pratęsimas' },
  'liability-cap': { en: 'Limit of liability', lt: 'Atsakomybės riba' },
  'late-interest': { en: 'Interest or penalty for being late', lt: 'Delspinigiai ar palūkanos už vėlavimą' },
  law: { en: 'Governing law', lt: 'Taikoma teisė' },
  court: { en: 'Disputes', lt: 'Ginčų sprendimas' },
  confidentiality: { en: 'Confidentiality', lt: 'Konfidencialumo trukmė' },
  'non-compete': { en: 'Not to compete or solicit', lt: 'Draudimo konkuruoti ar vilioti trukmė' },
  'ip-moment': { en: 'Rights pass', lt: 'Teisių perėjimas' },
  revisions: { en: 'Rounds of revisions', lt: 'Pataisymų ratai' },
} as const satisfies Readonly<Record<string, Localised>>;

export type FactKey = keyof typeof FACTS;
