/** The element in which the run of text that begins there stands. */
export const quoteId = (start: number): string => `quote-${start}`;

/** The entry of the list that is about a finding. */
export const findingId = (id: string): string => `finding-${id}`;

/** Brings the focus to a finding's entry and leaves the page where it is. */
export function focusFinding(id: string): void {
  document.getElementById(findingId(id))?.querySelector('button')?.focus({ preventScroll: true });
}

/** The detail of the chosen finding, where it stands beside the document. */
export const DETAIL_ID = 'finding-detail';

/** The scrolling sheet of the document. */
export const DOCUMENT_ID = 'checked-document';

/**
 * Brings a passage of the document, and the focus, to the middle of what can be seen; to its top, where what the passage
 * means comes up from below.
 */
export function showQuote(start: number, block: 'center' | 'start' = 'center'): void {
  const passage = document.getElementById(quoteId(start));
  if (!passage) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  passage.scrollIntoView({ block, behavior: isCalm || block === 'start' ? 'auto' : 'smooth' });
  passage.focus({ preventScroll: true });
}
