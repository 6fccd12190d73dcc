import { useCallback } from 'react';

/**
 * For what may be taken away while it has the focus, which goes to its fallback then; also where a dialog goes with it that would have
 * given the focus back. `fallbackOf` stays the same function.
 */
export const useFocusFallback = (fallbackOf: (leaving: HTMLElement) => Element | null | undefined) =>
  useCallback(
    (element: HTMLElement | null) => () => {
      if (!element) return;
      const fallback = fallbackOf(element);
      if (!(fallback instanceof HTMLElement)) return;
      const { activeElement } = document;
      if (activeElement === element) fallback.focus();
      else if (activeElement?.closest('[role="dialog"]')) whenLost(() => fallback.focus());
    },
    [fallbackOf],
  );

/** Once the dialog has gone and the focus with it. */
function whenLost(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) act();
  });
}
