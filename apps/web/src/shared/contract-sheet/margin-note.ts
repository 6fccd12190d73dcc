import { createContext } from 'react';

/** A remark about a clause: a number in the margin of the sheet, the same as on the card that says it in full. */
export interface MarginNote {
  readonly number: number;
  /** The clause that it is about; one that is not in the document has no place in the margin. */
  readonly clauseId: string;
  readonly text: string;
  /** The reader has decided to take it up. */
  readonly isTaken: boolean;
}

/** Leads from a note to its card; where there is no way, notes are no buttons. */
export const NoteContext = createContext<((note: MarginNote) => void) | null>(null);

/** Those about one clause, in their order; none at all for most of them. */
export const notesOn = (
  notes: readonly MarginNote[] | undefined,
  clauseId: string,
): readonly MarginNote[] | undefined => {
  const own = notes?.filter((note) => note.clauseId === clauseId);
  return own?.length ? own : undefined;
};
