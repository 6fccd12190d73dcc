import type { ReplyProposal, VersionChange } from '@pactwright/protocol';
import { proposedSince, sinceMine } from './since-mine.js';

const change = (theirsAt: number, theirs: string, over: Partial<VersionChange> = {}): VersionChange => ({
  kind: 'changed',
  provision: '',
  theirs,
  theirsAt,
  words: [],
  matters: true,
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
const risk = (id: string, isNew: boolean) => ({ id, heading: id, riskFactor: 3 as const, isNew });
const proposal = (
  id: string,
  place: readonly [number, number] | undefined,
  [way, raised]: readonly [ReplyProposal['way'], ReplyProposal['raised']],
): ReplyProposal => ({
  key: id,
  finding: {
    ...{ id, category: 'commercial', heading: id, suggestion: 'Ask.', why: 'So.', riskFactor: 3 },
    ...(place && { evidence: { quote: '', start: place[0], end: place[1] } }),
  },
  ...{ ways: ['change', 'comment', 'leave'], way, raised, edits: [], companions: [], also: [] },
  ...{ doubt: null, repeats: null, insert: null, comment: 'Could it?', figures: [] },
  positions: { ask: 'a', accept: 'b', walkAway: 'c' },
});

describe('a reply to a version that was compared with mine', () => {
  const since = sinceMine({
    relation: 'versions',
    changes: [
      change(100, 'x'.repeat(50)),
      change(200, 'y'.repeat(50), { matters: false }),
      change(300, 'z'.repeat(50), { matters: false, isCostly: true }),
      change(0, 'Supplier', { kind: 'renamed' }),
      change(400, '', { risks: [risk('term.missing', true), risk('fees.missing', false)] }),
    ],
    missing: [risk('notices.missing', true)],
    ...{ mineText: '', theirsText: '' },
  });
  const ways = (...proposals: readonly ReplyProposal[]): string[] =>
    proposedSince(proposals, since).map(({ key, way }) => `${key}: ${way}`);

  it('raises what they have changed, and leaves what was left', () => {
    expect(
      ways(
        proposal('touched', [110, 120], ['change', 'change']),
        proposal('small', [140, 160], ['leave', 'comment']),
        proposal('worded', [210, 220], ['change', 'change']),
        proposal('costly', [310, 320], ['leave', 'change']),
        proposal('old', [0, 90], ['change', 'change']),
      ),
    ).toEqual(['touched: change', 'small: comment', 'worded: leave', 'costly: change', 'old: leave']);
  });

  it('raises of what is not there only what they have taken out', () => {
    expect(
      ways(
        proposal('term.missing', undefined, ['comment', 'comment']),
        proposal('notices.missing', undefined, ['leave', 'comment']),
        proposal('fees.missing', undefined, ['comment', 'comment']),
      ),
    ).toEqual(['term.missing: comment', 'notices.missing: comment', 'fees.missing: leave']);
  });

  it('is as it was where no versions were compared', () => {
    const made = [proposal('old', [0, 90], ['change', 'change'])];

    expect(proposedSince(made, undefined)).toBe(made);
    expect(
      sinceMine({ relation: 'same', changes: [], missing: [], mineText: '', theirsText: '' }),
    ).toBeUndefined();
  });
});
