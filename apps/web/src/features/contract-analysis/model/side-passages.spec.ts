import type { VersionChange } from '@pactwright/protocol';
import { nearestIn, sideRuns } from './side-passages.js';

const change = (over: Partial<VersionChange>): VersionChange => ({
  kind: 'changed',
  provision: '',
  words: [],
  matters: false,
  meanings: [],
  risks: [],
  isCostly: false,
  isUntracked: false,
  isTakenBack: false,
  standsIn: 'text',
  isReworded: false,
  trackedMeanings: [],
  ...over,
});
const MINE = 'One. Two. Three. Four.';
const CHANGES = [
  change({ kind: 'added', theirs: 'New.', theirsAt: 0 }),
  change({ kind: 'moved', mine: 'Four.', mineAt: 17, theirs: 'Four.', theirsAt: 5 }),
  change({ mine: 'Two.', mineAt: 5, theirs: 'Too.', theirsAt: 11 }),
  change({ mine: 'wo.', mineAt: 6 }),
];

describe(sideRuns, () => {
  it('marks each passage by its change; the runs are the text again, also where two overlap', () => {
    const runs = sideRuns(MINE, CHANGES, 'mine');

    expect(runs.map(({ text }) => text).join('')).toBe(MINE);
    expect(runs.flatMap(({ at, text }) => (at === undefined ? [] : [[at, text]]))).toEqual([
      [2, 'Two.'],
      [1, 'Four.'],
    ]);
  });
});

describe(nearestIn, () => {
  it('is the change itself, or its neighbour where it left nothing in that text', () => {
    expect(nearestIn(CHANGES, 1, 'mine')).toBe(1);
    expect(nearestIn(CHANGES, 0, 'mine')).toBe(1);
    expect(nearestIn(CHANGES, 3, 'theirs')).toBe(2);
    expect(nearestIn(CHANGES.slice(0, 1), 0, 'mine')).toBeUndefined();
  });
});
