import { anImproveState, CAP, INTEREST } from '../../../shared/testing/improve-state.js';
import {
  changesToApply,
  changesToUndo,
  withChanges,
  withReadyText,
  withReplaced,
  withAnswer,
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
