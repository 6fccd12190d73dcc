import type { MilestoneRow } from '../terms/answers.js';
import { isUnmet, structureChecks } from '../advice/structure/structure-checks.js';
import { stageFaultsOf } from './stage-faults.js';

const row = (amount: string, over: Partial<MilestoneRow> = {}): MilestoneRow => ({
  name: 'Design',
  date: '',
  amount,
  unit: 'money',
  ...over,
});
const part = (amount: string): MilestoneRow => row(amount, { unit: 'percent' });
const BLANK = row('', { name: '' });
const staged = { payment_structure: 'milestones', payment_amount: '1000' };
const reasons = (answers: Parameters<typeof stageFaultsOf>[0]) =>
  stageFaultsOf(answers).map((fault) => ('at' in fault ? `${fault.reason} ${fault.at}` : fault.reason));

describe(stageFaultsOf.name, () => {
  it('names each row that says nothing of what is paid for it, by its place', () => {
    expect(reasons({ ...staged, milestones: [row(''), row('400'), BLANK, row('')] })).toEqual([
      'no-amount 0',
      'no-amount 3',
    ]);
    expect(reasons({ ...staged, milestones: 'Design | 2027-03-01\nLaunch | 2027-04-01 | 600' })).toEqual([
      'no-amount 0',
    ]);
    expect(reasons({ ...staged, payment_amount: '', milestones: [row('400'), row('')] })).toEqual([
      'no-amount 1',
    ]);
    expect(reasons({ ...staged, milestones: [row('much')] })).toEqual(['no-amount 0']);
    expect(reasons({ ...staged, currency: 'EUR', milestones: [row('1000 USD')] })).toEqual(['no-amount 0']);
  });

  it('asks for stages where the price is paid by them', () => {
    expect(reasons(staged)).toEqual(['no-stages']);
    expect(reasons({ ...staged, milestones: [BLANK] })).toEqual(['no-stages']);
    expect(reasons({ payment_structure: 'fixed', payment_amount: '1000' })).toEqual([]);
  });

  it('holds the sums to the price, but for what rounding leaves of parts', () => {
    const parts = (...amounts: string[]) => reasons({ ...staged, milestones: amounts.map(part) });
    expect(parts('33.33', '33.33', '33.33')).toEqual([]);
    expect(parts('33', '33', '33')).toEqual(['price']);
    expect(parts('60', '60')).toEqual(['price']);
    expect(parts('60', '')).toEqual(['no-amount 1']);
    expect(reasons({ ...staged, milestones: [row('1200'), row('')] })).toEqual(['no-amount 1', 'price']);
  });

  it('names the sums that have no place where the price is paid otherwise', () => {
    expect(reasons({ payment_structure: 'fixed', milestones: [row(''), row('1')] })).toEqual([
      'idle-amount 1',
    ]);
  });

  it.each([
    ['no stages', {}],
    ['a row without its amount', { milestones: [row('400'), row('')] }],
    ['sums beside the price', { milestones: [row('400'), row('500')] }],
    ['idle sums', { payment_structure: 'hourly', milestones: [row('400')] }],
  ])('is what no contract is sold with: %s', (_, answers) => {
    const failing = (given: Parameters<typeof stageFaultsOf>[0]) =>
      structureChecks(given, 'en')
        .filter(isUnmet)
        .map(({ id }) => id)
        .filter((id) => id === 'commercial.parts' || id === 'commercial.milestones');
    expect(failing({ ...staged, ...answers })).toHaveLength(1);
    expect(failing({ ...staged, milestones: [row('400'), row('600')] })).toEqual([]);
  });
});
