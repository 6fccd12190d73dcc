import { documentText } from '../model/document-text.js';
import { draft } from '../draft/draft.js';
import { milestonePlan } from './milestone-plan.js';

const rows = [
  { name: 'Design', date: '2027-03-01', amount: '25', unit: 'percent' },
  { name: 'Launch', date: '2027-04-01', amount: '3600,10', unit: 'money' },
] as const;

describe(milestonePlan.name, () => {
  it('adds up money and parts of a known price to the cent', () => {
    const answers = { milestones: rows, payment_amount: '4800', currency: 'USD' };
    expect(milestonePlan(answers)).toMatchObject({
      currency: 'USD',
      price: 4800,
      total: 4800.1,
      percent: undefined,
      isComplete: true,
    });
  });

  it('keeps parts apart while there is no one price', () => {
    const answers = { milestones: rows, payment_structure: 'hourly', payment_amount: '60' };
    expect(milestonePlan(answers)).toMatchObject({ price: undefined, total: 3600.1, percent: 25 });
  });

  it('has nothing to say of no stages', () => {
    expect(milestonePlan({})).toMatchObject({ milestones: [], total: undefined, isComplete: false });
  });

  it('is what the contract sets out, as rows and as the lines of older drafts alike', () => {
    const deal = { payment_structure: 'milestones', payment_amount: '4800' };
    const lines = 'Design | 2027-03-01 | 25%\nLaunch | 2027-04-01 | 3600,10';
    const ofRows = documentText(draft({ ...deal, milestones: rows }, 'en'));
    expect(ofRows).toBe(documentText(draft({ ...deal, milestones: lines }, 'en')));
    expect(ofRows).toMatch(/1\sMarch\s2027/);
    expect(ofRows).toMatch(/1,200\.00/);
  });
});
