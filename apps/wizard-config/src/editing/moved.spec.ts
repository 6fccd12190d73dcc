import { AppError } from '@pactwright/server-kit';
import fc from 'fast-check';
import { moved } from './moved.js';

describe(moved.name, () => {
  it('R-ADM-07 moves up and down, and not beyond the ends', () => {
    expect(moved([1, 2, 3], 2, { direction: 'up' })).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 2, { direction: 'down' })).toEqual([1, 3, 2]);
    expect(() => moved([1, 2, 3], 1, { direction: 'up' })).toThrow(new AppError('CANNOT_MOVE'));
    expect(() => moved([1, 2, 3], 3, { direction: 'down' })).toThrow(new AppError('CANNOT_MOVE'));
  });

  it('moves next to another one, wherever that is by now, and not to where nothing is left', () => {
    expect(moved([1, 2, 3, 4], 1, { after: 3 })).toEqual([2, 3, 1, 4]);
    expect(moved([1, 3, 4], 1, { after: 3 })).toEqual([3, 1, 4]);
    expect(moved([1, 2, 3, 4], 4, { before: 2 })).toEqual([1, 4, 2, 3]);
    expect(moved([2, 3, 4], 4, { before: 2 })).toEqual([4, 2, 3]);
    expect(moved([1, 2], 1, { before: 2 })).toEqual([1, 2]);
    expect(() => moved([1, 2], 1, { after: 3 })).toThrow(new AppError('NEIGHBOUR_GONE'));
    expect(() => moved([1, 2], 1, { after: 1 })).toThrow(new AppError('NEIGHBOUR_GONE'));
  });

  it('keeps every other one, in its order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(100), { minLength: 2, maxLength: 20 }),
        fc.nat(30),
        fc.nat(30),
        fc.constantFrom('before' as const, 'after' as const),
        (ids, which, beside, side) => {
          const id = ids[which % ids.length] as number;
          const others = ids.filter((each) => each !== id);
          const neighbour = others[beside % others.length] as number;
          const now = moved(ids, id, side === 'before' ? { before: neighbour } : { after: neighbour });
          expect(now.filter((each) => each !== id)).toEqual(others);
          expect(now.indexOf(id) - now.indexOf(neighbour)).toBe(side === 'before' ? -1 : 1);
        },
      ),
    );
  });
});
