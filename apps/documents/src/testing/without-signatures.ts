import type { DraftDocument } from '@pactwright/drafting';

/**
 * A text of the contract as one run of characters, without white space and the marks between table cells, and without
 * the lines of the signatures: they stand side by side on the page, so that their order differs from that of the model.
 */
export function withoutSignatures(contract: DraftDocument, text: string): string {
  const start = text.lastIndexOf(contract.signatures.heading);
  const end = text.lastIndexOf(contract.toFill.heading);
  if (start === -1 || end < start)
    throw new Error('the text has no signatures before its list of what is to fill in');
  return bare(text.slice(0, start)) + bare(contract.signatures.heading) + bare(text.slice(end));
}

/** The characters alone. */
export function bare(text: string): string {
  return text.replace(/ \| |\s+/g, '');
}
