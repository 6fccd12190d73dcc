import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';

const DURATION_MS = 2_000;

export const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Counts from 0 to `target` in two seconds, fast first; shows the target at once to who wants no motion. Undefined until it
 * begins: in a page's file there is nothing to count with.
 */
export function useCountUp(target: number): number | undefined {
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [value, setValue] = useState<number>();
  useEffect(() => {
    if (isMotionReduced) return;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, now - startedAt) / DURATION_MS);
      setValue(Math.round(target * easeOut(progress)));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, isMotionReduced]);
  return isMotionReduced ? target : value;
}
