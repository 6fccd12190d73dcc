import fc from 'fast-check';
import { moved } from './moved.js';

describe(moved.name, () => {
  it('R-ADM-07 moves up and down, and not beyond the ends', () => {
    expect(moved([1, 2, 3], 2, { direction: 'up' })).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 2, { direction: 'down' })).toEqual([1, 3, 2]);
    expect(moved([1, 2, 3], 1, { direction: 'up' })).toBeUndefined();
    expect(moved([1, 2, 3], 3, { direction: 'down' })).toBeUndefined();
  });

  it('moves to an index, at most to the end', () => {
    expect(moved([1, 2, 3], 1, { index: 1 })).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 1, { index: 99 })).toEqual([2, 3, 1]);
    expect(moved([1, 2, 3], 3, { index: 99 })).toBeUndefined();
    expect(moved([1, 2, 3], 4, { index: 0 })).toBeUndefined();
  });

  it('keeps every other one, in its order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(100), { minLength: 2, maxLength: 20 }),
        fc.nat(30),
        fc.nat(30),
        (ids, which, index) => {
          const id = ids[which % ids.length] as number;
          const after = moved(ids, id, { index }) ?? ids;
          expect(after.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
          expect(after).toContain(id);
        },
      ),
    );
  });
});
