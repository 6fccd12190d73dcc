import type { VersionChange } from '@pactwright/protocol';
import { countsOf, shownChanges, type Filter, type Provision } from './shown-changes.js';

const change = (provision: string, over: Partial<VersionChange> = {}): VersionChange => ({
  kind: 'changed',
  provision,
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
const CHANGES = [
  change('1'),
  change('2', { matters: true, risks: [{ id: 'a.b', heading: 'A', riskFactor: 4, isNew: true }] }),
  change('2', { matters: true }),
  change('3', { matters: true, isUntracked: true }),
  change('4', { risks: [{ id: 'a.c', heading: 'B', riskFactor: 2, isNew: false }] }),
  change('4', { kind: 'moved' }),
  change('5', {
    matters: true,
    isCostly: true,
    risks: [{ id: 'a.d', heading: 'C', riskFactor: 3, isNew: true }],
  }),
  change('5', { isCostly: true }),
  change('6', { isTakenBack: true }),
  change('7', { matters: true, isReworded: true }),
];
const places = (provisions: readonly Provision[]) =>
  provisions.map(({ title, changes }) => [title, changes.map(({ at }) => at)]);
const shown = (filter: Filter) => {
  const { untracked, takenBack, others } = shownChanges(CHANGES, filter);
  return { untracked: places(untracked), takenBack: places(takenBack), others: places(others) };
};

describe(shownChanges, () => {
  it('keeps what was not tracked apart, and the rest under its headings as it stands', () => {
    expect(shown('everything')).toEqual({
      untracked: [['3', [3]]],
      takenBack: [['6', [8]]],
      others: [
        ['1', [0]],
        ['2', [1, 2]],
        ['4', [4, 5]],
        ['5', [6, 7]],
        ['7', [9]],
      ],
    });
    expect(shown('matters')).toEqual({
      untracked: [['3', [3]]],
      takenBack: [],
      others: [
        ['2', [1, 2]],
        ['5', [6]],
        ['7', [9]],
      ],
    });
    expect(shown('untracked')).toEqual({
      untracked: [['3', [3]]],
      takenBack: [['6', [8]]],
      others: [],
    });
  });
});

describe(countsOf, () => {
  it('counts each change once by what it amounts to, a risk only where it is new, and every one that costs', () => {
    expect(countsOf({ changes: CHANGES, omitted: 2 })).toEqual({
      all: 12,
      untracked: 1,
      takenBack: 1,
      costly: 2,
      risky: 2,
      weighty: 3,
      reworded: 1,
      wording: 3,
      moved: 1,
    });
  });
});
