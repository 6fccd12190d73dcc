/** The element in which the run of text that begins there stands. */
export const quoteId = (start: number): string => `quote-${start}`;

/** Brings a passage of the document to the middle of what can be seen, and the focus to it. */
export function showQuote(start: number): void {
  const passage = document.getElementById(quoteId(start));
  if (!passage) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  passage.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  passage.focus({ preventScroll: true });
}
