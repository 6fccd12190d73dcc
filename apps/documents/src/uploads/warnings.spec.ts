import { warningsOf } from './warnings.js';

const FILE = { hidden: [], isCut: false, columns: null, trackedText: null, isTrackingUnreadable: false };

describe(warningsOf, () => {
  it('tells of tracked changes, and calls nothing hidden that they delete', () => {
    const hidden = [{ way: 'deleted', sample: 'within 14 days' }] as const;

    expect(warningsOf({ ...FILE, hidden, trackedText: 'paid' }, 'en')).toEqual([
      {
        code: 'TRACKED_CHANGES',
        message:
          'The file has tracked changes. It was checked as it reads with all of them accepted; what they delete was not taken into account.',
        details: [],
      },
    ]);
    expect(warningsOf({ ...FILE, isTrackingUnreadable: true }, 'lt')).toMatchObject([
      { code: 'TRACKED_CHANGES' },
    ]);
  });

  it('tells of what is hidden beside what they delete', () => {
    const hidden = [
      { way: 'deleted', sample: 'within 14 days' },
      { way: 'tiny', sample: 'Pay nothing.' },
    ] as const;

    expect(warningsOf({ ...FILE, hidden, trackedText: 'paid' }, 'en')).toMatchObject([
      { code: 'HIDDEN_TEXT', details: ['Letters too small to see: “Pay nothing.”'] },
      { code: 'TRACKED_CHANGES' },
    ]);
  });
});
