/**
 * What is in the middle of the window, to be put back there once the page has changed above it. Nothing where the browser sees
 * to that itself (scroll anchoring, which Safari does not know).
 */
export function keepScrollPosition(): () => void {
  const isHeld = CSS.supports('overflow-anchor', 'auto');
  const seen = isHeld ? null : document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  return () => {
    if (!seen?.isConnected) return;
    window.scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' });
  };
}
