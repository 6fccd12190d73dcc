import type { TracedDocx } from '../extraction/docx/read-docx.js';
import type { TracedText } from '../extraction/text/traced-text.js';
import type { Placed } from './place-edits.js';

/** Letters that stand side by side in the file: what one paragraph of it shows. */
export type Passage = TracedText;

/** What a body shows, without the numbers and signs that the reader adds of itself. */
export const passagesOf = (body: readonly TracedText[]): Passage[] =>
  body.flatMap((text) => {
    const passages: Passage[] = [];
    let start = 0;
    for (let at = 0; at <= text.length; at++) {
      if ((text.places[at] ?? -1) >= 0) continue;
      if (at > start) passages.push(text.slice(start, at));
      start = at + 1;
    }
    return passages;
  });

/** Where a passage begins and ends in the text as it was read. */
interface Part {
  readonly first: number;
  readonly last: number;
}

/** What the edits are to make of the passages; worked out on the text as it was read, not on the file. */
export function intendedBy(
  placed: readonly Placed[],
  traced: TracedDocx,
  passages: readonly Passage[],
): string[] {
  const found = new PassageFinder(traced, passages);
  const changes = new Map<number, Change[]>();
  const behind = new Map<number, string[]>();
  for (const each of placed) {
    if (each.kind === 'insert') {
      const { after, paragraphs } = each.edit;
      const index = found.at(after) ?? found.at(after - 1);
      if (index !== undefined) behind.set(index, [...(behind.get(index) ?? []), ...paragraphs]);
    } else if (each.kind === 'add') {
      const { start, text } = each.edit;
      put(changes, found.at(each.isAfter ? start - 1 : start), { at: start, until: start, text });
    } else if (each.kind === 'replace') {
      const { start, end, text } = each.edit;
      for (const [at, index] of found.within(start, end).entries())
        put(changes, index, { at: start, until: end, text: at === 0 ? text : '' });
    }
  }
  return passages.flatMap((passage, index) => [
    changed(traced, passage, found.part(index), changes.get(index)),
    ...(behind.get(index) ?? []),
  ]);
}

interface Change {
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

function put(changes: Map<number, Change[]>, index: number | undefined, change: Change): void {
  if (index !== undefined) changes.set(index, [...(changes.get(index) ?? []), change]);
}

function changed(
  { extracted: { text } }: TracedDocx,
  passage: Passage,
  part: Part | undefined,
  changes: readonly Change[] | undefined,
): string {
  if (!part || !changes) return passage.toString();
  let result = '';
  let done = part.first;
  for (const change of [...changes].sort((one, other) => one.at - other.at)) {
    result += text.slice(done, Math.max(done, change.at)) + change.text;
    done = Math.max(done, change.until);
  }
  return result + text.slice(done, Math.max(done, part.last + 1));
}

/** Finds the passage of a letter of the text, and the letters of a passage. */
class PassageFinder {
  private readonly byPlace: ReadonlyMap<number, number>;
  private readonly parts = new Map<number, Part>();

  constructor(
    private readonly traced: TracedDocx,
    passages: readonly Passage[],
  ) {
    this.byPlace = new Map(
      passages.flatMap(({ places }, index) => places.map((place) => [place, index] as const)),
    );
    for (const letter of traced.places.keys()) {
      const index = this.at(letter);
      if (index !== undefined)
        this.parts.set(index, { first: this.parts.get(index)?.first ?? letter, last: letter });
    }
  }

  at(letter: number): number | undefined {
    return this.byPlace.get(this.traced.places[letter] ?? -1);
  }

  within(start: number, end: number): number[] {
    const found = new Set<number>();
    for (let letter = start; letter < end; letter++) {
      const index = this.at(letter);
      if (index !== undefined) found.add(index);
    }
    return [...found];
  }

  part(index: number): Part | undefined {
    return this.parts.get(index);
  }
}
