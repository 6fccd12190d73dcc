import { useCallback } from 'react';

/** For what may be taken away while it has the focus, which goes to its fallback then. `fallbackOf` stays the same function. */
export const useFocusFallback = (fallbackOf: (leaving: HTMLElement) => Element | null | undefined) =>
  useCallback(
    (element: HTMLElement | null) => () => {
      if (!element || document.activeElement !== element) return;
      const fallback = fallbackOf(element);
      if (fallback instanceof HTMLElement) fallback.focus();
    },
    [fallbackOf],
  );
