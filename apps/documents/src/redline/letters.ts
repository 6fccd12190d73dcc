import type { TracedText } from '../extraction/text/traced-text.js';
import type { Paragraph, Piece, Run } from './main-part.js';

/** Where a letter of the text stands in the running text of the file. */
export interface Letter {
  readonly paragraph: Paragraph;
  readonly run: Run;
  readonly piece: Piece;
  readonly offset: number;
}

/** Finds the letters of the running text by their places. */
export class Letters {
  private readonly pieces: readonly Omit<Letter, 'offset'>[];
  /** The places of all that can be seen, growing; not all of it is in the text, where a space stands for many. */
  private readonly seen: Float64Array;

  constructor(paragraphs: readonly Paragraph[], body: readonly TracedText[]) {
    this.pieces = paragraphs
      .flatMap((paragraph) =>
        paragraph.runs.flatMap((run) =>
          run.pieces
            .filter(({ length }) => length > 0)
            .map((piece): Omit<Letter, 'offset'> => ({ paragraph, run, piece })),
        ),
      )
      .sort((one, other) => one.piece.element.content - other.piece.element.content);
    const seen: number[] = [];
    for (const { places } of body) for (const place of places) if (place >= 0) seen.push(place);
    this.seen = Float64Array.from(seen).sort();
  }

  /** Undefined for what is in no piece of the running text. */
  at(place: number): Letter | undefined {
    const piece = this.pieces[lastUpTo(this.pieces, place, (each) => each.piece.element.content)];
    const offset = place - (piece?.piece.element.content ?? 0);
    return piece && offset < piece.piece.length ? { ...piece, offset } : undefined;
  }

  /** What can be seen from one place to before another one. */
  between(start: number, end: number): number[] {
    const identity = (place: number): number => place;
    const from = lastUpTo(this.seen, start - 1, identity) + 1;
    const to = lastUpTo(this.seen, end - 1, identity) + 1;
    return [...this.seen.subarray(from, to)];
  }
}

/** The index of the last one of a growing list that is not beyond a value; -1 when all are. */
export function lastUpTo<T>(list: ArrayLike<T>, value: number, of: (each: T) => number): number {
  let low = -1;
  let high = list.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const each = list[middle];
    if (each !== undefined && of(each) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
