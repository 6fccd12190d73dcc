const EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** Resolves when somebody begins to use the page: what is not in sight need not be fetched before. */
export const firstInteraction: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return;
  /* The page's own script has seen it before the app came (build/page-file.mjs). */
  if ('used' in document.documentElement.dataset) {
    resolve();
    return;
  }
  const begin = ({ type, target }: Event) => {
    /* A page that moves the focus to its heading is not somebody who uses it. */
    if (type === 'focusin' && target instanceof HTMLElement && target.tabIndex < 0) return;
    for (const name of EVENTS) window.removeEventListener(name, begin, { capture: true });
    resolve();
  };
  for (const name of EVENTS) window.addEventListener(name, begin, { capture: true, passive: true });
});
