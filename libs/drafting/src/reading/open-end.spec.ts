import { readTerms } from './read-terms.js';
import { endFaultsOf } from './open-end.js';

const OPEN = { final_deadline: 'no_end_date' };
const STAGES = { milestones: 'Design | 2027-03-01' };

describe(endFaultsOf.name, () => {
  it('R-WIZ-10 holds a price and stages to a last day, each where it is answered', () => {
    expect(endFaultsOf({ ...OPEN, payment_structure: 'fixed' })).toEqual([
      { key: 'payment_structure', reason: 'no-end' },
    ]);
    expect(endFaultsOf({ ...OPEN, ...STAGES, payment_structure: 'hourly' })).toEqual([
      { key: 'milestones', reason: 'no-end' },
    ]);
  });

  it('has nothing against work paid by time or results, nor against a day', () => {
    for (const payment_structure of ['hourly', 'retainer', 'commission'])
      expect(endFaultsOf({ ...OPEN, payment_structure })).toEqual([]);
    expect(endFaultsOf({ ...STAGES, final_deadline: '2027-04-01', payment_structure: 'milestones' })).toEqual(
      [],
    );
  });
});

describe('the answer that there is no end date', () => {
  it('is read as such, and not as a date that nobody understands', () => {
    expect(readTerms(OPEN)).toMatchObject({ hasNoEnd: true, deadline: undefined, unread: [] });
    expect(readTerms({ final_deadline: 'some day' })).toMatchObject({
      hasNoEnd: false,
      unread: [{ key: 'final_deadline', words: 'some day' }],
    });
  });
});
