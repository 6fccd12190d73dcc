import type { ImproveState } from '../improving/improve-state.js';

export const CONTRACT_ID = '00000000-0000-4000-8000-000000000040';
export const CAP = 'Cap what you can be held to pay';
export const REPOSITORY = 'Name the repository';
export const INTEREST = 'Ask for interest on late payments';

/** Three suggestions as the wizard hands them over, two of them approved by hand: with words ready, without any, and one that changes an answer. */
export const anImproveState = (over: Partial<ImproveState> = {}): ImproveState => ({
  suggestions: [CAP, REPOSITORY, INTEREST],
  formData: {
    freelance_type: 'design',
    scope_of_work: 'A logo for a bakery',
    contract_language: 'en',
    provider_type: 'person',
    client_type: 'company',
    client_country: 'lt',
    late_interest: 'none',
    payment_structure: 'fixed',
    payment_amount: '900',
    starting_work_date: '2027-01-11',
    final_deadline: '2027-03-26',
  },
  contractId: CONTRACT_ID,
  isNewContract: true,
  answers: {},
  saveResult: { success: true },
  extras: {
    facts: {
      [CAP]: {
        id: 'liability-cap.low',
        category: 'risk',
        why: 'One mistake can cost more than the job.',
        riskFactor: 5,
        isRequired: true,
        question: 'How high should the cap be?',
        clauseId: 'liability-cap',
        implementation: 'The liability of the Provider ends at the fees paid.',
      },
      [REPOSITORY]: { category: 'clarity', isRequired: false, clauseId: 'scope' },
      [INTEREST]: {
        id: 'late-payment.none',
        category: 'commercial',
        isRequired: false,
        question: 'Should late payment cost interest?',
        clauseId: 'late-payment',
        fields: ['late_interest'],
        change: { late_interest: 'statutory' },
      },
    },
    chosen: [CAP, INTEREST],
    decided: [CAP, INTEREST],
    decisions: {},
    replaced: {},
    kept: {},
    settled: {},
    seconds: {},
    lost: {},
  },
  ...over,
});

export const keepImproveState = (state: unknown, id: string = CONTRACT_ID): void =>
  localStorage.setItem(`contractState_${id}`, JSON.stringify(state));
