import { useCallback } from 'react';

/** For the beginning of the next step: what was focused has gone with the step before. */
export const useFocusAtOnce = () => useCallback((element: HTMLElement | null) => element?.focus(), []);
