import type { Writer } from '../clause.js';
import type { Inline, SignatureParty } from '../model.js';
import type { Terms } from '../terms.js';

/** What stands around the numbered sections of a contract in one language. */
export interface Frame {
  title(terms: Terms): string;
  opening(terms: Terms, write: Writer): readonly (readonly Inline[])[];
  readonly partiesHead: readonly [string, string, string];
  partiesRows(terms: Terms, write: Writer): readonly (readonly (readonly Inline[])[])[];
  readonly signaturesHeading: string;
  signatureParties(terms: Terms, write: Writer): readonly [SignatureParty, SignatureParty];
  readonly toFillHeading: string;
  readonly toFillIntro: string;
  readonly disclaimer: string;
}

export type Side = 'provider' | 'client';

/** A cell of the parties table that does not apply to that party. */
export const notApplicable: readonly Inline[] = [{ kind: 'text', text: '–' }];
