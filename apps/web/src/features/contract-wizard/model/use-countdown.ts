import { useEffect, useState } from 'react';

/** An analysis is estimated to take at most so long; after that it is still being worked on (T-27). */
export const ANALYSIS_SECONDS = 20;

/** Whole seconds left of the estimate, counted from `startedAt`. */
export function useCountdown(startedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, ANALYSIS_SECONDS - Math.floor((now - startedAt) / 1_000));
}
