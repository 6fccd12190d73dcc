import { documentText, draft, readTerms } from '@pactwright/drafting';
import { anImproveState, CAP, INTEREST } from '../testing/improve-state.js';
import {
  changesToApply,
  changesToUndo,
  withChanges,
  withReadyText,
  withReplaced,
  withAnswer,
  withFieldAnswer,
} from './improve-reducer.js';

const applied = () => {
  const state = anImproveState();
  const changes = changesToApply(state, INTEREST);
  return withChanges(withReplaced(state, INTEREST, changes), changes);
};

describe('the changes of an applied suggestion', () => {
  it('are made once and given back', () => {
    expect(applied().formData['late_interest']).toBe('statutory');
    expect(changesToApply(applied(), INTEREST)).toEqual({});
    expect(changesToUndo(applied(), INTEREST)).toEqual({ late_interest: 'none' });
  });

  it('take an answer away again that was not there before', () => {
    const { late_interest: _, ...formData } = anImproveState().formData;
    const bare = anImproveState({ formData });
    const changes = changesToApply(bare, INTEREST);
    const state = withChanges(withReplaced(bare, INTEREST, changes), changes);
    expect(changesToUndo(state, INTEREST)).toEqual({ late_interest: null });
    expect(withChanges(state, { late_interest: null }).formData).toEqual(formData);
  });

  it('leave an answer alone that was changed again since', () => {
    const state = withChanges(applied(), { late_interest: 'none' });
    expect(changesToUndo(state, INTEREST)).toEqual({});
  });
});

describe(withReadyText.name, () => {
  it('puts the ready words in, but never over somebody’s own', () => {
    expect(withReadyText(anImproveState(), CAP).answers[CAP]).toMatch(/^The liability/);
    expect(withReadyText(withAnswer(anImproveState(), CAP, 'Mine'), CAP).answers[CAP]).toBe('Mine');
  });
});

describe(withFieldAnswer.name, () => {
  const HOURS = 'Agree on a limit of hours';
  const hourly = () => {
    const { formData, extras } = anImproveState();
    const facts = { category: 'commercial' as const, isRequired: false, fields: ['hours_cap'] };
    return anImproveState({
      suggestions: [HOURS],
      formData: { ...formData, payment_structure: 'hourly', payment_amount: '60', deposit_percent: '30' },
      extras: { ...extras, facts: { [HOURS]: facts } },
    });
  };
  const typed = (words: string, state = hourly()) =>
    [...words].reduce(
      (now, _, at) => withFieldAnswer(now, HOURS, 'hours_cap', words.slice(0, at + 1)),
      state,
    );

  it('changes the hours only: a deposit that nobody was shown stays out of the contract', () => {
    for (const words of ['80', ' 80']) {
      const { formData } = typed(words);
      expect(readTerms(formData)).toMatchObject({ payment: { hoursCap: 80 }, depositPercent: 0 });
      expect(documentText(draft(formData, 'en'))).not.toMatch(/deposit of/);
    }
  });

  it('leaves a deposit alone that was chosen beside a limit of hours', () => {
    const chosen = withChanges(typed('80'), { deposit_percent: '50' });
    expect(typed('90', chosen).formData).toMatchObject({ hours_cap: '90', deposit_percent: '50' });
    const limited = withChanges(hourly(), { hours_cap: '80' });
    expect(typed('90', limited).formData).toMatchObject({ hours_cap: '90', deposit_percent: '30' });
  });
});
