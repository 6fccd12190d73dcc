import { Turns } from './turns.js';

const MOST = { all: 5, each: 3 };
const takenFrom = (turns: Turns<string>): string[] => {
  const taken: string[] = [];
  for (let item = turns.next(); item !== undefined; item = turns.next()) taken.push(item);
  return taken;
};

describe('turns', () => {
  it('take one of each owner after the other, and of one owner what came first', () => {
    const turns = new Turns<string>(MOST);
    for (const [owner, item] of [
      ['ann', 'a1'],
      ['ann', 'a2'],
      ['ann', 'a3'],
      ['ben', 'b1'],
      ['eve', 'e1'],
    ] as const)
      expect(turns.add(owner, item)).toBe(true);
    expect(turns.next()).toBe('a1');
    expect(turns.add('ben', 'b2')).toBe(true);
    expect(takenFrom(turns)).toEqual(['b1', 'e1', 'a2', 'b2', 'a3']);
  });

  it('take in no more than so many of one owner, and of all', () => {
    const turns = new Turns<string>(MOST);
    expect(['a1', 'a2', 'a3', 'a4'].map((item) => turns.add('ann', item))).toEqual([true, true, true, false]);
    expect(['b1', 'b2', 'b3'].map((item) => turns.add('ben', item))).toEqual([true, true, false]);
    expect(takenFrom(turns)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
    expect(turns.add('ann', 'a5')).toBe(true);
  });

  it('forget who has left', () => {
    const turns = new Turns<string>(MOST);
    for (const item of ['a1', 'a2']) turns.add('ann', item);
    turns.add('ben', 'b1');
    turns.remove('ann', 'a1');
    turns.remove('ben', 'b1');
    turns.remove('eve', 'e1');
    expect(takenFrom(turns)).toEqual(['a2']);
  });
});
