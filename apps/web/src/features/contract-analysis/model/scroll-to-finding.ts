import type { AnalysisItem } from '@pactwright/protocol';
import { DETAIL_ID, DOCUMENT_ID, findingId, quoteId } from './show-quote.js';

const GAP = 24;

/**
 * Brings a finding that somebody has chosen to where it can be read: its entry, its detail and its passage at once. Where the
 * document is not beside the list, the page stays at the entry.
 */
export function scrollToFinding({ id, evidence }: AnalysisItem, isBeside: boolean): void {
  document.getElementById(findingId(id))?.scrollIntoView({ block: 'nearest' });
  document.getElementById(DETAIL_ID)?.scrollIntoView({ block: 'nearest' });
  const sheet = document.getElementById(DOCUMENT_ID);
  const passage = evidence && centreInSheet(evidence.start);
  if (!isBeside || !sheet || !passage || isInside(passage, sightOf(sheet))) return;
  /* An end of the document cannot come further than the same end of its sheet, which is not in sight as a whole yet. */
  const { top, bottom } = sheet.getBoundingClientRect();
  const below = bottom + GAP - window.innerHeight;
  window.scrollBy({ top: below > 0 ? below : Math.min(0, top - edgeOf(sheet)), behavior: 'instant' });
  centreInSheet(evidence.start);
}

/** Moves the sheet, not the page, so that a passage is in the middle of what can be seen of it. */
export function centreInSheet(start: number): HTMLElement | null {
  const sheet = document.getElementById(DOCUMENT_ID);
  const passage = document.getElementById(quoteId(start));
  if (!sheet || !passage) return null;
  const sight = sightOf(sheet);
  const { top, bottom } = passage.getBoundingClientRect();
  const isTooTall = bottom - top > sight.bottom - sight.top - GAP;
  sheet.scrollTop += isTooTall ? top - sight.top - GAP : (top + bottom - sight.top - sight.bottom) / 2;
  return passage;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** What can be seen of the sheet; all of it, where it is nowhere near. */
function sightOf(sheet: HTMLElement): Span {
  const whole = sheet.getBoundingClientRect();
  const seen = {
    top: Math.max(whole.top, edgeOf(sheet)),
    bottom: Math.min(whole.bottom, window.innerHeight),
  };
  return seen.bottom > seen.top ? seen : whole;
}

/** How far from the top of the window the sheet comes to rest. */
const edgeOf = (sheet: HTMLElement): number => parseFloat(getComputedStyle(sheet).scrollMarginTop) || 0;

const isInside = (element: HTMLElement, sight: Span): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= sight.top && bottom <= sight.bottom;
};
