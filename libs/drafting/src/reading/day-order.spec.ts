import { structureChecks } from '../advice/structure/structure-checks.js';
import { goldenAnswers } from '../../test/golden-answers.js';
import type { Answers, MilestoneRow } from '../terms/answers.js';
import { dayFaultsOf } from './day-order.js';

const row = (date: string): MilestoneRow => ({ name: `Stage of ${date}`, date, amount: '', unit: 'money' });
const work = (start: string, deadline: string, ...stages: readonly string[]): Answers => ({
  starting_work_date: start,
  final_deadline: deadline,
  milestones: stages.map(row),
});
const said = (answers: Answers) =>
  dayFaultsOf(answers).map((fault) => (fault.key === 'milestones' ? [fault.at, fault.reason] : fault.key));

describe(dayFaultsOf.name, () => {
  it.each<[string, Answers, unknown]>([
    ['nothing of days in order', work('2027-03-01', '2027-05-01', '2027-03-01', '', '2027-05-01'), []],
    ['nothing of work of one day', work('2027-03-01', '2027-03-01', '2027-03-01'), []],
    ['nothing while only one day is known', work('', '2027-05-01'), []],
    ['a deadline before the start', work('2027-05-01', '2027-03-01'), ['final_deadline']],
    ['a stage before the start', work('2027-03-01', '', '2027-02-28'), [[0, 'before-start']]],
    ['a stage after the deadline', work('', '2027-05-01', '', '2027-05-02'), [[1, 'after-deadline']]],
    ['a stage before the one above it', work('', '', '2027-04-01', '', '2027-03-01'), [[2, 'before-stage']]],
    [
      'each of several',
      work('2027-03-01', '2027-05-01', '2027-01-01', '2027-06-01', '2027-04-01'),
      [
        [0, 'before-start'],
        [1, 'after-deadline'],
        [2, 'before-stage'],
      ],
    ],
    [
      'of stages only their order where the deadline lies before the start',
      work('2027-05-01', '2027-03-01', '2027-04-02', '2027-04-01'),
      ['final_deadline', [1, 'before-stage']],
    ],
    [
      'the same of stages that are lines of a text',
      { final_deadline: '2027-05-01', milestones: 'Design | 2027-04-01\nLaunch | 2027-06-01' },
      [[1, 'after-deadline']],
    ],
  ])('says %s', (_, answers, faults) => {
    expect(said(answers)).toEqual(faults);
  });

  it('is what a contract is refused for', () => {
    const isInOrder = (changes: Answers) =>
      structureChecks({ ...goldenAnswers('web_development', 'en'), ...changes }, 'en').find(
        ({ id }) => id === 'clarity.dates',
      )?.isPassed;
    expect(isInOrder(work('2027-03-01', '2027-05-01', '2027-03-02', '2027-04-02'))).toBe(true);
    expect(isInOrder(work('2027-05-01', '2027-03-01'))).toBe(false);
    expect(isInOrder(work('2027-03-01', '2027-05-01', '2027-05-02'))).toBe(false);
    expect(isInOrder(work('2027-03-01', '2027-05-01', '2027-04-02', '2027-04-01'))).toBe(false);
  });
});
