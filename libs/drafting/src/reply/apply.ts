import type { NewParagraphs, Place, TextEdit } from './proposal.js';

export interface TextChange {
  readonly edits: readonly TextEdit[];
  readonly insert: NewParagraphs | null;
}

/** A text after changes, and where in it the words of each change stand, piece by piece. */
export interface Applied<T> {
  readonly text: string;
  readonly places: ReadonlyMap<T, readonly Place[]>;
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
  const places = new Map<T, Place[]>();
  for (const piece of pieces) {
    made += text.slice(read, piece.start);
    const start = made.length;
    made += piece.text;
    read = piece.end;
    const place = { start, end: made.length };
    const before = places.get(piece.change);
    if (before === undefined) places.set(piece.change, [place]);
    else before.push(place);
  }
  return { text: made + text.slice(read), places };
}
