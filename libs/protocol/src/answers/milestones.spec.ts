import { answers } from './answers.js';
import { saveAnswerRequest } from '../contracts/contracts.js';
import { areRows, isBlankRow, type MilestoneRow } from './milestones.js';

const aRow: MilestoneRow = { name: 'Design', date: '2027-03-01', amount: '1200', unit: 'money' };
const saved = (value: unknown) =>
  saveAnswerRequest.safeParse({
    contractId: '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10',
    stepKey: 'contract_overview',
    fieldKey: 'Milestones',
    value,
  });

describe('rows of milestones on the wire', () => {
  it('R-API-13 are saved as rows, and still as a text', () => {
    expect(saved([aRow, { ...aRow, date: '', amount: '' }]).success).toBe(true);
    expect(saved('Design | 2027-03-01 | 1200').success).toBe(true);
    expect(answers.parse({ milestones: [aRow] })).toEqual({ milestones: [aRow] });
  });

  it.each([
    ['a date that is none', { ...aRow, date: '2027-02-30' }],
    ['a unit of its own', { ...aRow, unit: 'apples' }],
    ['no amount', { name: 'Design', date: '', unit: 'money' }],
  ])('are refused with %s', (_, row) => {
    expect(saved([row]).success).toBe(false);
  });

  it('are stored no longer than they may be', () => {
    expect(answers.safeParse({ milestones: [{ ...aRow, name: 'x'.repeat(401) }] }).success).toBe(false);
  });

  it('are told from choices', () => {
    expect([areRows([aRow]), areRows(['design']), areRows([]), areRows('x')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(isBlankRow({ ...aRow, name: ' ', date: '', amount: '' })).toBe(true);
  });
});
