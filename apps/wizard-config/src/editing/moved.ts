import type { ReorderRequest } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';

/** The ids with one of them moved one place, or next to another one. @throws AppError CANNOT_MOVE, NEIGHBOUR_GONE */
export function moved(ids: readonly number[], id: number, to: ReorderRequest): readonly number[] {
  if ('direction' in to) {
    const neighbour = ids[ids.indexOf(id) + (to.direction === 'up' ? -1 : 1)];
    if (neighbour === undefined) throw new AppError('CANNOT_MOVE');
    return moved(ids, id, to.direction === 'up' ? { before: neighbour } : { after: neighbour });
  }
  const others = ids.filter((each) => each !== id);
  const place = others.indexOf('before' in to ? to.before : to.after);
  if (place < 0) throw new AppError('NEIGHBOUR_GONE');
  const index = 'before' in to ? place : place + 1;
  return [...others.slice(0, index), id, ...others.slice(index)];
}
