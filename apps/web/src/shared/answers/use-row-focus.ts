import { useLayoutEffect, useRef, type RefObject } from 'react';

export type RowPart = 'name' | 'up' | 'down' | 'remove';
type Target = readonly [at: number, part: RowPart] | readonly ['add'];

/**
 * Moves the focus once the list has been drawn anew. A button that is out of use at either end of the list gives it to the
 * name of its row.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<Target>(undefined);
  useLayoutEffect(() => {
    const target = wanted.current;
    if (!target) return;
    const find = (part: string, at?: number) =>
      list.current?.querySelector<HTMLElement>(
        `${at === undefined ? '' : `[data-row="${at}"] `}[data-row-part="${part}"]:not(:disabled)`,
      );
    const [at, part] = target;
    const found = at === 'add' ? find('add') : (find(part ?? 'name', at) ?? find('name', at));
    if (!found) return;
    wanted.current = undefined;
    found.focus();
  });
  return (...target: Target) => {
    wanted.current = target;
  };
}
