/** The element in which the run of text that begins there stands. */
export const quoteId = (start: number): string => `quote-${start}`;

/** The entry of the list that is about a finding. */
export const findingId = (id: string): string => `finding-${id}`;

/** Brings the entry of a finding into sight beside the document, once its tab and its detail are there. */
export function showFinding(id: string): void {
  requestAnimationFrame(() => document.getElementById(findingId(id))?.scrollIntoView({ block: 'nearest' }));
}

/** Brings a passage of the document to the middle of what can be seen, and the focus to it. */
export function showQuote(start: number): void {
  const passage = document.getElementById(quoteId(start));
  if (!passage) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  passage.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  passage.focus({ preventScroll: true });
}
