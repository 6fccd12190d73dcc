import { lacksExpenseLimit } from './expense-limit.js';

describe(lacksExpenseLimit.name, () => {
  it.each([
    [{ expenses: 'capped' }, true],
    [{ expenses: 'capped', expense_cap: ' ' }, true],
    [{ expenses: 'capped', expense_cap: 'much' }, true],
    [{ expenses: 'capped', expense_cap: '300' }, false],
    [{ expenses: 'approved' }, false],
    [{}, false],
  ])('of %j is %s', (answers, isLacking) => {
    expect(lacksExpenseLimit(answers)).toBe(isLacking);
  });
});
