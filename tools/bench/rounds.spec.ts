import { verdictRow } from './report.ts';
import { each, inTurns, ratios, spread } from './rounds.ts';

describe(inTurns.name, () => {
  it('runs every arm once in each round, in an order that turns', async () => {
    const order: string[] = [];
    const found = await inTurns(['a', 'b', 'c'], 3, async (arm, round) => {
      order.push(`${arm}${round}`);
      return { value: round };
    });

    expect(order).toEqual(['a0', 'b0', 'c0', 'b1', 'c1', 'a1', 'c2', 'a2', 'b2']);
    expect(each(found.get('b'), 'value')).toEqual([0, 1, 2]);
  });
});

describe('figures of rounds', () => {
  it('compares round by round', () => {
    expect(ratios([2, 9], [1, 3])).toEqual([2, 3]);
  });

  it('tells the median and where half of the rounds lie', () => {
    expect(spread([5, 1, 3, 2, 4], 0)).toBe('3 (2–4)');
  });
});

describe(verdictRow.name, () => {
  const most = { what: 'time', unit: ' ms', target: 100, moonshot: 50 };
  const last = (row: string) => row.split('|').at(-2)?.trim();

  it('says how far a target is that was missed', () => {
    expect(last(verdictRow('B1', { ...most, figure: 150 }))).toBe('no, 1.50 times off');
    expect(
      last(verdictRow('B8', { what: 'calls', unit: '', target: 400, bound: 'least', figure: 200 })),
    ).toBe('no, 2 times off');
  });

  it('says how far the moonshot is from a target that was reached', () => {
    expect(last(verdictRow('B1', { ...most, figure: 75 }))).toBe('yes; the moonshot is 1.50 times away');
    expect(last(verdictRow('B1', { ...most, figure: 50 }))).toBe('yes, the moonshot too');
  });
});
