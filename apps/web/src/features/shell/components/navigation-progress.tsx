import { Suspense } from 'react';
import { useNavigation } from 'react-router-dom';
import { lazyOptional } from '../../../shared/ui/lazy-optional.js';

const ProgressLine = lazyOptional(async () => (await import('./progress-line.js')).ProgressLine);

/** A thin line under the bar while the next page loads; it fades in late, so that quick loads show nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Suspense>
      <ProgressLine />
    </Suspense>
  );
}
