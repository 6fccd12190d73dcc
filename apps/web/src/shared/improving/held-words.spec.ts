import { analyze, defaultAnswers, draft, documentText, type Language } from '@pactwright/drafting';
import { extrasOf, approvedAdditions, type ImproveState } from './improve-state.js';
import { anImproveState } from '../testing/improve-state.js';
import { heldIn, withSettled } from './held-words.js';

const OWN = 'Say when invoices are paid';

function aState(words: string, over: Partial<ImproveState['extras']> = {}): ImproveState {
  const state = anImproveState();
  const facts = {
    [OWN]: { id: 'own', category: 'commercial' as const, isRequired: false, clauseId: 'invoicing' },
  };
  return {
    ...state,
    suggestions: [OWN],
    formData: { ...state.formData, payment_due_days: '14' },
    answers: { [OWN]: words },
    extras: { ...extrasOf(facts), decisions: { [OWN]: 'applied' }, ...over },
  };
}
const addedBy = (state: ImproveState) => approvedAdditions(withSettled(state, 'en')).map(({ text }) => text);

describe(heldIn.name, () => {
  it('R-IMP-10 finds own words with another number than their clause, and the answer that would make both the same', () => {
    const state = aState('Invoices are paid within 21 days.');
    expect(heldIn(state, 'en').get(OWN)).toEqual({
      kind: 'figures',
      own: { kind: 'period', value: 21, words: '21 days' },
      clause: [expect.stringContaining('14')],
      key: 'payment_due_days',
      change: { payment_due_days: 'other', payment_due_days_other: '21' },
    });
    expect(addedBy(state)).toEqual([]);
  });

  it('R-IMP-10 offers no answer where none is meant', () => {
    expect(heldIn(aState('A fixed sum of EUR 90 is due.'), 'en').get(OWN)).toBeUndefined();
  });

  it.each([
    ['the same number', 'Invoices are paid by card within 14 days.'],
    ['a number of another kind', 'Invoices are paid within 5 rounds of talks.'],
    ['no number', 'Invoices are paid by card.'],
  ])('R-IMP-10 lets words with %s in', (_, words) => {
    const state = aState(words);
    expect(heldIn(state, 'en').size).toBe(0);
    expect(addedBy(state)).toEqual([words]);
  });

  it.each([
    ['60 euros an hour', 'fragment'],
    ['Kaunas', 'fragment'],
    ['I am paid by card.', 'person'],
    ['Disputes are decided by the courts of Kaunas.', 'court'],
    ['This contract is governed by English law.', 'law'],
  ])('R-IMP-10 keeps “%s” out of the contract: %s', (words, kind) => {
    const state = aState(words, { kept: { [OWN]: words } });
    expect(heldIn(state, 'en').get(OWN)).toEqual({ kind });
    expect(addedBy(state)).toEqual([]);
  });

  it('R-IMP-10 keeps both once somebody has said that they are about different things', () => {
    const words = 'A payment by card may follow within 21 days.';
    const state = aState(words, { kept: { [OWN]: words } });
    expect(heldIn(state, 'en').size).toBe(0);
    expect(addedBy(state)).toEqual([words]);
    const edited = { ...state, answers: { [OWN]: words.replace('21', '60') } };
    expect(heldIn(edited, 'en').size).toBe(1);
  });

  it('asks nothing about a suggestion that was skipped', () => {
    const state = aState('Kaunas', { decisions: { [OWN]: 'skipped' } });
    expect(heldIn(state, 'en').size).toBe(0);
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
    expect([...heldIn(state, language)]).toEqual([]);
    const additions = approvedAdditions(withSettled(state, language));
    const written = oneLine(documentText(draft(formData, language, additions)));
    for (const { implementation } of ready) expect(written).toContain(oneLine(implementation).slice(0, 60));
  });
});
