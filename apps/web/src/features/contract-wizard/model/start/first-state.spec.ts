import { aField, anOption, aStep } from '../../../../shared/testing/wizard-fields.js';
import { anOpenedContract as aContract } from '../../testing/opened-contract.js';
import { firstState, LANGUAGE_KEY } from './first-state.js';
import type { OpenedContract } from './open-contract.js';
import { EMPTY_VISIT, type Visit } from './visit.js';

const steps = [
  aStep({ key: 'contract_overview', fields: [aField({ id: 1, key: 'scope_of_work' })] }),
  aStep({ id: 2, key: 'payment_details', order: 1 }),
  aStep({ id: 3, key: 'preview', order: 2 }),
];
const aVisit = (over: Partial<Visit> = {}): Visit => ({ ...EMPTY_VISIT, ...over });
const draftAt = (stepKey: string) => ({ timestamp: 0, contractId: 'c', stepKey, formData: {}, unsaved: [] });

describe(firstState.name, () => {
  it('begins at the first step with the defaults, which nobody has given', () => {
    const { state, noted, meant } = firstState(steps, aVisit(), aContract(), 'lt');
    expect(state).toEqual({
      contractId: 'c',
      answers: { [LANGUAGE_KEY]: 'lt' },
      askedWhen: {},
      stepKey: 'contract_overview',
      visited: ['contract_overview'],
      isRestored: false,
      isNew: true,
    });
    expect(noted).toEqual([LANGUAGE_KEY]);
    expect(meant).toEqual([]);
  });

  it.each([
    ['amount', 'payment_details'],
    ['unknown', 'contract_overview'],
  ])('T-25 begins at the step of the question that it was opened for: %s', (fieldKey, stepKey) => {
    const asking = steps.map((step) =>
      step.key === 'payment_details' ? { ...step, fields: [aField({ id: 7, key: 'amount' })] } : step,
    );
    const { state } = firstState(asking, aVisit({ fieldKey }), aContract({ isNew: false }), 'en');
    expect(state.stepKey).toBe(stepKey);
    expect(state.visited).toContain(stepKey);
  });

  it('R-HOME-05 lets the kind of work chosen on the way here win over a stored one, to be sent with the first answer', () => {
    const answers = { freelance_type: 'marketing', [LANGUAGE_KEY]: 'en' };
    const first = firstState(steps, aVisit({ workType: 'design' }), aContract({ answers }), 'lt');
    expect(first.state.answers).toEqual({ freelance_type: 'design', [LANGUAGE_KEY]: 'en' });
    expect(first.noted).toEqual(['freelance_type']);
    expect(first.meant).toEqual(['freelance_type']);
  });

  it('goes on with the length of the contract that this browser was proposed, unless the server has one', () => {
    const field = aField({
      id: 2,
      key: 'contract_length',
      type: 'radio',
      options: [anOption({ value: 'full', isDefault: true }), anOption({ id: 2, value: 'short' })],
    });
    const asking = [aStep({ key: 'legal_terms', fields: [field] })];
    const draft = { ...draftAt('legal_terms'), formData: { contract_length: 'short' } };
    const lengthOf = (visit: Visit, contract: OpenedContract) =>
      firstState(asking, visit, contract, 'lt').state.answers['contract_length'];
    expect(lengthOf(aVisit({ draft }), aContract({ isRestored: true }))).toBe('short');
    expect(lengthOf(aVisit({ draft }), aContract({ answers: { contract_length: 'full' } }))).toBe('full');
    expect(lengthOf(aVisit({ draft }), aContract({ contractId: 'another' }))).toBe('full');
  });

  it.each([
    [
      'the step of the draft',
      aVisit({ draft: draftAt('payment_details') }),
      aContract({ isRestored: true }),
      2,
    ],
    [
      'the step that history names, before that of the draft',
      aVisit({ draft: draftAt('payment_details'), stepKey: 'preview', isReturn: true }),
      aContract({ isRestored: true }),
      3,
    ],
    [
      'the first step where the other is gone',
      aVisit({ draft: draftAt('gone') }),
      aContract({ isRestored: true }),
      1,
    ],
    [
      'the first step of a contract that is not gone on with',
      aVisit({ draft: draftAt('preview') }),
      aContract(),
      1,
    ],
  ])('goes on at %s', (_, visit, contract, count) => {
    const { state } = firstState(steps, visit, contract, 'en');
    expect(state.stepKey).toBe(steps[count - 1]?.key);
    expect(state.visited).toEqual(steps.slice(0, count).map(({ key }) => key));
  });

  it.each([
    [true, { scope_of_work: 'A logo' }],
    [false, {}],
  ])(
    'counts a contract that back or forward names as restored where it has answers: %s',
    (isRestored, answers) => {
      const { state } = firstState(steps, aVisit({ isReturn: true }), aContract({ answers }), 'en');
      expect(state.isRestored).toBe(isRestored);
    },
  );
});
