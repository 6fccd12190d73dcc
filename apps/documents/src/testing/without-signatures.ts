import type { DraftDocument } from '@pactwright/drafting';

/**
 * A text of the contract as one run of characters, without white space and the marks between table cells, and without
 * what stands between the heading of the signatures and the disclaimer: the signatures stand side by side on the page, so that
 * their order differs from that of the model, and what is to fill in is listed on screen only.
 */
export function withoutSignatures(contract: DraftDocument, text: string): string {
  const all = bare(text);
  const heading = bare(contract.signatures.heading);
  const [start, end] = [all.lastIndexOf(heading), all.lastIndexOf(bare(contract.disclaimer))];
  if (start === -1 || end < start) throw new Error('the text has no signatures before its disclaimer');
  return all.slice(0, start) + heading + all.slice(end);
}

/** The characters alone. */
export function bare(text: string): string {
  return text.replace(/ \| |\s+/g, '');
}
