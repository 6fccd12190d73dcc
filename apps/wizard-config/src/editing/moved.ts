import type { ReorderRequest } from '@pactwright/protocol';

/** The ids with one of them moved one place, or to an index; undefined when it is there already. */
export function moved(ids: readonly number[], id: number, to: ReorderRequest): readonly number[] | undefined {
  const from = ids.indexOf(id);
  if (from < 0) return undefined;
  const wanted = 'index' in to ? to.index : from + (to.direction === 'up' ? -1 : 1);
  const index = 'index' in to ? Math.min(wanted, ids.length - 1) : wanted;
  if (index === from || index < 0 || index >= ids.length) return undefined;
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}
