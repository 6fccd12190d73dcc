import { analyze, defaultAnswers, draft, documentText, type Language } from '@pactwright/drafting';
import { extrasOf, approvedAdditions, type ImproveState } from '../../../shared/improving/improve-state.js';
import { anImproveState } from '../../../shared/testing/improve-state.js';
import { contradictionsIn, withSettled } from './contradictions.js';

const DEPOSIT = 'Ask for a deposit';
const SAID = 'Before the work starts, the Client pays a deposit of 30% of the Fees.';

function aDepositState(words: string, over: Partial<ImproveState['extras']> = {}): ImproveState {
  const state = anImproveState();
  const facts = {
    [DEPOSIT]: {
      id: 'deposit.missing',
      category: 'commercial' as const,
      isRequired: false,
      clauseId: 'deposit',
      change: { deposit_percent: '30' },
    },
  };
  return {
    ...state,
    suggestions: [DEPOSIT],
    formData: { ...state.formData, deposit_percent: '30' },
    answers: { [DEPOSIT]: words },
    extras: { ...extrasOf(facts), decisions: { [DEPOSIT]: 'applied' }, said: { [DEPOSIT]: SAID }, ...over },
  };
}
const addedBy = (state: ImproveState) => approvedAdditions(withSettled(state, 'en')).map(({ text }) => text);

describe(contradictionsIn.name, () => {
  it('R-IMP-10 finds own words with another number than their clause, and the answer that would make both the same', () => {
    const state = aDepositState('Half of the price, so 50 % of it, is paid first.');
    expect(contradictionsIn(state, 'en').get(DEPOSIT)).toEqual({
      own: { kind: 'percent', value: 50, words: '50 %' },
      clause: ['30%'],
      change: { deposit_percent: '50' },
    });
    expect(addedBy(state)).toEqual([]);
  });

  it('R-IMP-10 offers the answer behind another number of the clause, and none where more than one could be meant', () => {
    const late = { formData: { ...anImproveState().formData, payment_due_days: '14' } };
    const facts = {
      Pay: { id: 'own', category: 'commercial' as const, isRequired: false, clauseId: 'invoicing' },
    };
    const state = anImproveState({
      ...late,
      suggestions: ['Pay'],
      answers: { Pay: 'Invoices are paid within 21 days.' },
      extras: extrasOf(facts),
    });
    expect(contradictionsIn(state, 'en').get('Pay')?.change).toEqual({
      payment_due_days: 'other',
      payment_due_days_other: '21',
    });
    const money = { ...state, answers: { Pay: 'A fixed sum of EUR 90 is due.' } };
    expect(contradictionsIn(money, 'en').get('Pay')).toBeUndefined();
  });

  it.each([
    ['the same number', 'The deposit of 30 % is paid by card.'],
    ['a number of another kind', 'The deposit is paid within 5 rounds of talks.'],
    ['no number', 'The deposit is paid by card.'],
  ])('R-IMP-10 lets words with %s in', (_, words) => {
    const state = aDepositState(words);
    expect(contradictionsIn(state, 'en').size).toBe(0);
    expect(addedBy(state)).toEqual([words]);
  });

  it('R-IMP-10 keeps both once somebody has said that they are about different things', () => {
    const words = 'If the Client stops, 50 % of the time kept free is paid.';
    const state = aDepositState(words, { kept: { [DEPOSIT]: words } });
    expect(contradictionsIn(state, 'en').size).toBe(0);
    expect(addedBy(state)).toEqual([words]);
    const edited = { ...state, answers: { [DEPOSIT]: words.replace('50', '60') } };
    expect(contradictionsIn(edited, 'en').size).toBe(1);
  });

  it('R-IMP-10 adds only what the clause does not say already', () => {
    expect(addedBy(aDepositState(SAID))).toEqual([]);
    expect(addedBy(aDepositState(`${SAID} It is paid by card.`))).toEqual(['It is paid by card.']);
  });

  it('asks nothing about a suggestion that was skipped', () => {
    const state = aDepositState('50 % first.', { decisions: { [DEPOSIT]: 'skipped' } });
    expect(contradictionsIn(state, 'en').size).toBe(0);
  });
});

const oneLine = (text: string) => text.replace(/\s+/gu, ' ');

/** The wordings of the rule set itself never raise the question. */
describe.each(['en', 'lt'] as const)('the wordings that are ready (%s)', (language: Language) => {
  const work = ['web_development', 'design', 'marketing', 'consulting'];
  it.each(work)('R-IMP-12 agree with their clauses: %s', (freelance_type) => {
    const formData = {
      ...defaultAnswers(),
      freelance_type,
      scope_of_work: 'A shop for a bakery',
      payment_structure: 'hourly',
      payment_amount: '60',
      starting_work_date: '2027-01-11',
      final_deadline: '2027-06-26',
      late_interest: 'none',
      warranty_days: '0',
      kill_fee_percent: '0',
      contract_language: language,
    };
    const ready = analyze(formData, { language, contractLanguage: language }).flatMap(
      ({ suggestion: text, ...facts }) =>
        facts.implementation ? [{ text, implementation: facts.implementation, facts }] : [],
    );
    const state = anImproveState({
      suggestions: ready.map(({ text }) => text),
      formData,
      answers: Object.fromEntries(ready.map(({ text, implementation }) => [text, implementation])),
      extras: extrasOf(Object.fromEntries(ready.map(({ text, facts }) => [text, facts]))),
    });
    expect(ready.length).toBeGreaterThan(0);
    expect([...contradictionsIn(state, language)]).toEqual([]);
    const additions = approvedAdditions(withSettled(state, language));
    const written = oneLine(documentText(draft(formData, language, additions)));
    for (const { implementation } of ready) expect(written).toContain(oneLine(implementation).slice(0, 60));
  });
});
