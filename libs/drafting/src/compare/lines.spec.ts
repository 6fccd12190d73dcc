import { pairLines, saysTheSame, wordEdits } from './lines.js';

const MINE =
  'One of the parties works.\n\nThe other party pays within 30 days.\n\nNobody insures the work at any cost.';

describe(pairLines, () => {
  it('tells what stands for what, what is gone and what came', () => {
    const theirs =
      'One of the parties works.\n\nThe other party pays within 60 weeks.\n\nThe courts of Dublin decide disputes.';
    const told = pairLines(MINE, theirs).map(({ mine, theirs: other }) => [
      mine && MINE.slice(mine.start, mine.end),
      other && theirs.slice(other.start, other.end),
    ]);

    expect(told).toEqual([
      ['Nobody insures the work at any cost.', undefined],
      ['One of the parties works.', 'One of the parties works.'],
      ['The other party pays within 30 days.', 'The other party pays within 60 weeks.'],
      [undefined, 'The courts of Dublin decide disputes.'],
    ]);
  });
});

describe(wordEdits, () => {
  const whole = (text: string) => ({ start: 0, end: text.length });

  it.each([
    ['pays within 30 days', 'pays within 60 weeks', [[12, 19, '60 weeks']]],
    ['may show it', 'may not show it', [[4, 4, 'not ']]],
    ['may not show it', 'may show it', [[4, 8, '']]],
    ['the “Client”  pays', 'the "Client" pays', []],
    ['ends.', 'ends, and begins.', [[4, 4, ', and begins']]],
  ] as const)('makes "%s" say "%s"', (mine, theirs, expected) => {
    const edits = wordEdits(mine, whole(mine), theirs, whole(theirs));

    expect(edits.map(({ start, end, text }) => [start, end, text])).toEqual(expected);
  });
});

describe(saysTheSame, () => {
  it('does not compare numbers of clauses, lines and marks, but references', () => {
    expect(
      saysTheSame(
        '1. Both pay.\n2. Both work as clause 1 says.',
        '7. Both pay.\n\n8. Both work\nas clause 1 says.',
      ),
    ).toBe(true);
    expect(saysTheSame('2. Both work as clause 1 says.', '2. Both work as clause 3 says.')).toBe(false);
    expect(saysTheSame('Both pay.', 'Both may pay.')).toBe(false);
  });
});
