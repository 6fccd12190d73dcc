import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../../shared/store/root-reducer.js';

/**
 * A part of the state once it has stood still for so long: what is costly follows whoever types in the pauses, and nothing
 * renders before. `select` is always the same function.
 */
export function useSettled<T>(select: (state: RootState) => T, milliseconds: number): T {
  const store = useStore<RootState>();
  const [settled, setSettled] = useState(() => select(store.getState()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: T | undefined;
    const follow = () => {
      const now = select(store.getState());
      if (now === seen) return;
      seen = now;
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(() => now), milliseconds);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, select, milliseconds]);
  return settled;
}
