const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when somebody begins to use the page: what is not in sight need not be fetched before. */
export const firstInteraction: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return;
  const begin = () => {
    for (const name of EVENTS) window.removeEventListener(name, begin, { capture: true });
    resolve();
  };
  for (const name of EVENTS) window.addEventListener(name, begin, { capture: true, passive: true });
});
