import { useCallback } from 'react';

/** For what may be taken away while it has the focus, which goes to its heir then. `heirOf` stays the same function. */
export const useFocusHeir = (heirOf: (leaving: HTMLElement) => Element | null | undefined) =>
  useCallback(
    (element: HTMLElement | null) => () => {
      if (!element || document.activeElement !== element) return;
      const heir = heirOf(element);
      if (heir instanceof HTMLElement) heir.focus();
    },
    [heirOf],
  );
