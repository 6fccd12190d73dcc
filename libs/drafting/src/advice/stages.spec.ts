import { fc } from '../../test/fast-check.js';
import type { Language } from '../model/document.js';
import type { Answers } from '../terms/answers.js';
import { readMilestones } from '../reading/milestones.js';
import { situationOf } from './situation.js';
import { plannedMilestones, suggestedStages } from './stages.js';

const staged = (answers: Answers): Answers => ({
  freelance_type: 'design',
  payment_structure: 'milestones',
  ...answers,
});
const suggested = (answers: Answers, language: Language = 'en') =>
  suggestedStages(situationOf(staged(answers), language));
const planned = (answers: Answers) => plannedMilestones(situationOf(staged(answers), 'en'))?.split('\n');

const CAFE: Answers = {
  scope_of_work: 'The whole brand of a small café in the old town',
  deliverables: 'Logo\nMenu\nSign',
  payment_amount: '900',
  starting_work_date: '2027-02-01',
  final_deadline: '2027-04-30',
};

describe('stages that are suggested', () => {
  it('are offered by name, of what is handed over, and nothing is written', () => {
    expect(suggested(CAFE)).toEqual({ suggestion: '', offered: ['Logo', 'Menu', 'Sign'] });
    const separate = { ...CAFE, deliverables: 'Staging site; production site; editor handbook; 2h training' };
    expect(suggested(separate).offered).toEqual([
      'Staging site',
      'Production site',
      'Editor handbook',
      '2h training',
    ]);
    const supplied = {
      ...CAFE,
      deliverables: 'Logo\nMenu\nLeaflet, which the printer translates\nPhotos, supplied by them',
    };
    expect(suggested(supplied).offered).toEqual(['Logo', 'Menu']);
  });

  it.each<[string, Answers]>([
    ['one thing is handed over', { deliverables: 'Veikianti parduotuvė' }],
    ['only the work as a whole is described', { deliverables: '' }],
  ])('are none where %s', (_, over) => {
    const answers = { ...CAFE, freelance_type: 'general', ...over };
    expect(suggested(answers)).toEqual({ suggestion: '', offered: [] });
    expect(planned(answers)).toBeUndefined();
  });

  it('go on from a stage that is typed, which keeps its words', () => {
    const milestones = '1) Current state report – end of February';
    const answers = { ...CAFE, milestones };
    expect(suggested(answers)).toEqual({ suggestion: milestones, offered: ['Logo', 'Menu', 'Sign'] });
    expect(planned(answers)?.[0]).toBe('Current state report – end of February | 225');
  });

  it('are the usual ones where nothing has been said of the work', () => {
    const answers = { ...CAFE, scope_of_work: '', deliverables: '' };
    expect(suggested(answers, 'lt').offered).toEqual([
      'Pristatytos idėjos',
      'Išplėtota pasirinkta idėja',
      'Perduoti galutiniai failai',
    ]);
    expect(planned(answers)).toEqual([
      'Concepts presented | 360',
      'Chosen concept worked out | 270',
      'Final files delivered | 2027-04-30 | 270',
    ]);
  });

  it('give the one open stage what the others leave of the price', () => {
    expect(suggested({ ...CAFE, milestones: 'Logo | 300\nMenu | 200\nSign' }).suggestion).toBe(
      'Logo | 300\nMenu | 200\nSign | 400',
    );
    expect(suggested({ ...CAFE, milestones: 'Logo | 300\nMenu\nSign' }).suggestion).toBe(
      'Logo | 300\nMenu\nSign',
    );
    expect(suggested({ ...CAFE, milestones: 'Logo | 900\nMenu' }).suggestion).toBe('Logo | 900\nMenu');
  });
});

describe('a plan of stages', () => {
  it('makes the price, and sets no day but the last', () => {
    expect(planned({ ...CAFE, milestones: 'Half\nAll' })).toEqual(['Half | 450', 'All | 2027-04-30 | 450']);
  });

  it('holds no day that nobody typed, and its parts make the price, whatever is typed', () => {
    const cell = fc.constantFrom('', ' | 2027-03-05', ' | 100', ' | 2027-03-05 | 250');
    const line = fc.tuple(fc.constantFrom('Draft', 'Layout', 'Proofs, second round', 'Print files'), cell);
    const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ([name]) => name });
    fc.assert(
      fc.property(lines, fc.integer({ min: 600, max: 90_000 }), (typed, price) => {
        const milestones = typed.map((cells) => cells.join('')).join('\n');
        const plan = planned({ ...CAFE, milestones, payment_amount: String(price) }) ?? [];
        const read = readMilestones(plan.join('\n'), price);
        const known = new Set(['2027-03-05', '2027-04-30', undefined]);
        expect(read.every(({ date }) => known.has(date))).toBe(true);
        expect(read.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBeCloseTo(price, 2);
        for (const [name] of typed) expect(read.some((each) => each.name === name)).toBe(true);
      }),
    );
  });
});
