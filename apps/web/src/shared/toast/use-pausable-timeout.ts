import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once `milliseconds` have passed, not counting the time while `isPaused`. */
export function usePausableTimeout(milliseconds: number, isPaused: boolean, onTimeout: () => void): void {
  const remaining = useRef(milliseconds);
  const fire = useEffectEvent(onTimeout);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(fire, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
