import type { Localised } from '../questions/question.js';
import type { AnswerKey } from '../terms/answers.js';

/** What may stand under "Other": something usual that the list of the question does not offer. */
export const OTHER_WORDS: Readonly<Partial<Record<AnswerKey, string | Localised>>> = {
  revision_rounds: '4',
  acceptance_days: '8',
  feedback_days: '4',
  currency: 'CHF',
  deposit_percent: '40',
  payment_due_days: '21',
  late_interest: { en: '0.03', lt: '0,03' },
  liability_cap: '4',
  termination_notice_days: '21',
  kill_fee_percent: '30',
  warranty_days: '45',
  payment_structure: {
    en: 'One half before the work starts and the other half after acceptance',
    lt: 'Pusė kainos prieš pradedant darbą, kita pusė – po priėmimo',
  },
};
