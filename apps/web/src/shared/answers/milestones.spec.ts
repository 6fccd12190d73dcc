import { planState, type MilestonePlan } from '@pactwright/drafting';
import type { MilestoneRow } from '@pactwright/protocol';
import { aField } from '../testing/wizard-fields.js';
import { rowProblems, shownRows } from './milestone-plan.js';
import { answerOfLines, linesOf, moved, rowsOf, typedAmount } from './milestones.js';
import { fieldKind, isEmpty } from './wizard-content.js';

const aRow = (over: Partial<MilestoneRow> = {}): MilestoneRow => ({
  name: 'Design',
  date: '2027-03-01',
  amount: '1200',
  unit: 'money',
  ...over,
});
const aPlan = (over: Partial<MilestonePlan>): MilestonePlan => ({
  milestones: [],
  currency: 'EUR',
  price: 4800,
  total: undefined,
  percent: undefined,
  isPaidByStages: true,
  isComplete: true,
  ...over,
});

describe('milestones', () => {
  it('R-WIZ-13 are rows in a textarea of that key, and plain in a field of another type', () => {
    expect(fieldKind(aField({ key: 'milestones', type: 'textarea' }))).toBe('milestones');
    expect(fieldKind(aField({ key: 'milestones', type: 'text' }))).toBe('text');
    expect(fieldKind(aField({ key: 'exclusions', type: 'textarea' }))).toBe('textarea');
  });

  it('of an older draft are lines, which become rows without loss', () => {
    const lines = 'Design | 2027-03-01 | 40%\nLaunch | soon';
    expect(rowsOf(lines)).toEqual([
      aRow({ amount: '40', unit: 'percent' }),
      aRow({ name: 'Launch (soon)', date: '', amount: '' }),
    ]);
    expect(rowsOf('x'.repeat(900))).toBeUndefined();
    expect(rowsOf(undefined)).toEqual([]);
  });

  it('go to a suggestion and come back from it as lines', () => {
    const lines = 'Design | 2027-03-01 | 1440\nLaunch | 2027-04-01 | 60%';
    expect(linesOf(answerOfLines(lines))).toBe(lines);
    expect(answerOfLines(' ')).toBeUndefined();
  });

  it('keep what lines do not say when a suggestion comes back', () => {
    const before = [aRow({ acceptance: 'it works', second: 'Dizainas' })];
    expect(answerOfLines('Design | 2027-04-01 | 900\nLaunch', before)).toEqual([
      aRow({ date: '2027-04-01', amount: '900', acceptance: 'it works', second: 'Dizainas' }),
      aRow({ name: 'Launch', date: '', amount: '' }),
    ]);
  });

  it('take a figure with its sign of percent for a part of the price', () => {
    expect(typedAmount('30%')).toEqual({ amount: '30', unit: 'percent' });
    expect(typedAmount(' 12,5 % ')).toEqual({ amount: '12,5', unit: 'percent' });
    expect(typedAmount('300')).toEqual({ amount: '300' });
    expect(typedAmount('30% or so')).toEqual({ amount: '30% or so' });
  });

  it('change places, and stay where there is no place to go', () => {
    const rows = [aRow({ name: 'A' }), aRow({ name: 'B' })];
    expect(moved(rows, 1, -1).map(({ name }) => name)).toEqual(['B', 'A']);
    expect(moved(rows, 1, 1)).toEqual(rows);
  });

  it.each([
    ['a name is missing beside other answers', aRow({ name: '' }), { isNameMissing: true }],
    [
      'nothing, while a row is blank',
      aRow({ name: '', date: '', amount: '' }),
      {
        isNameMissing: false,
        wrongAmount: undefined,
        isAmountMissing: false,
        isAmountIdle: false,
        dayFault: undefined,
        isPast: false,
      },
    ],
    ['an amount that is none', aRow({ amount: 'much' }), { wrongAmount: { code: 'ANSWER_NO_AMOUNT' } }],
    [
      'more than the whole',
      aRow({ amount: '120', unit: 'percent' }),
      { wrongAmount: { code: 'ANSWER_NO_PERCENTAGE' } },
    ],
    [
      'an amount in other money',
      aRow({ amount: 'USD 1200' }),
      { wrongAmount: { code: 'ANSWER_OTHER_CURRENCY' } },
    ],
    ['a day that is past', aRow({ date: '2026-11-26' }), { isPast: true }],
    ['a day after the deadline', aRow({ date: '2027-06-01' }), { dayFault: { reason: 'after-deadline' } }],
    ['a day before the start', aRow({ date: '2027-01-01' }), { dayFault: { reason: 'before-start' } }],
  ])('have a problem: %s', (_, row, problems) => {
    const work = { starting_work_date: '2027-02-01', final_deadline: '2027-05-01', milestones: [row] };
    expect(rowProblems(row, 0, work, '2026-11-27')).toMatchObject(problems);
  });

  it.each([
    ['whole', { total: 4800 }],
    ['less', { total: 4000 }],
    ['sum', { total: 4000, isComplete: false }],
    ['more', { total: 5000 }],
    ['sum', { total: 4000, price: undefined }],
    ['whole', { percent: 100, price: undefined }],
    ['more', { percent: 110, price: undefined }],
    ['sum', { total: 100, percent: 40, price: undefined }],
    ['none', {}],
  ] as const)('come to %s when they are %j', (state, plan) => {
    expect(planState(aPlan(plan))).toBe(state);
  });

  it('are read on the summary with currency or percent', () => {
    const rows = [aRow(), aRow({ name: 'Launch', date: '', amount: '60', unit: 'percent' })];
    expect(shownRows(rows, { currency: 'USD' })).toBe('Design – Mar 1, 2027 – 1200 USD\nLaunch – 60%');
  });

  it('R-WIZ-11 count as unanswered while all rows are blank', () => {
    expect(isEmpty([aRow({ name: '', date: '', amount: ' ' })])).toBe(true);
    expect(isEmpty([aRow()])).toBe(false);
  });
});
