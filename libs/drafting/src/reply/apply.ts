import type { NewParagraphs, TextEdit } from './proposal.js';

export interface TextChange {
  readonly edits: readonly TextEdit[];
  readonly insert: NewParagraphs | null;
}

/** A text after changes, and where in it the words of each change stand: those of an insertion, or those around its edits. */
export interface Applied<T> {
  readonly text: string;
  readonly places: ReadonlyMap<T, { readonly start: number; readonly end: number }>;
}

const endOfLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

/** The text as it is when all changes are accepted. No two of them claim the same letters. */
export function applied<T extends TextChange>(text: string, changes: readonly T[]): Applied<T> {
  const pieces = changes
    .flatMap((change) => [
      ...change.edits.map((edit) => ({ ...edit, change })),
      ...(change.insert === null
        ? []
        : [
            {
              start: endOfLine(text, change.insert.after),
              end: endOfLine(text, change.insert.after),
              text: change.insert.paragraphs.map((words) => `\n\n${words}`).join(''),
              change,
            },
          ]),
    ])
    .sort((a, b) => a.start - b.start || a.end - b.end);
  let made = '';
  let read = 0;
  const places = new Map<T, { start: number; end: number }>();
  for (const piece of pieces) {
    made += text.slice(read, piece.start);
    const start = made.length;
    made += piece.text;
    read = piece.end;
    const before = places.get(piece.change);
    places.set(piece.change, { start: before?.start ?? start, end: made.length });
  }
  return { text: made + text.slice(read), places };
}
