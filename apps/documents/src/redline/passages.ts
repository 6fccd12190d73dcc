import type { TracedText } from '../extraction/text/traced-text.js';
import { lastUpTo } from './letters.js';
import type { Placed, Traced } from './place-edits.js';

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
  traced: Traced,
  passages: readonly Passage[],
): string[] {
  const found = new PassageFinder(traced, passages);
  const changes = new Map<number, Change[]>();
  const [ahead, behind] = [new Map<number, string[]>(), new Map<number, string[]>()];
  for (const each of placed) {
    if (each.kind === 'insert' || each.kind === 'insert-row') {
      const { after } = each.edit;
      const come = each.kind === 'insert' ? each.edit.paragraphs : each.edit.cells;
      const index = found.at(after) ?? found.at(after - 1);
      const where = each.kind === 'insert' && each.edit.isBefore === true ? ahead : behind;
      if (index !== undefined) where.set(index, [...(where.get(index) ?? []), ...come]);
    } else if (each.kind === 'add') {
      const { start, text } = each.edit;
      const letter = each.isAfter ? start - 1 : start;
      put(changes, found.at(letter), { letter, at: start, until: start, text });
    } else if (each.kind === 'replace' || each.kind === 'remove-row') {
      const { start, end } = each.edit;
      const text = each.kind === 'replace' ? each.edit.text : '';
      for (const [at, [index, letter]] of [...found.within(start, end)].entries())
        put(changes, index, { letter, at: start, until: end, text: at === 0 ? text : '' });
    }
  }
  return passages.flatMap((passage, index) => [
    ...(ahead.get(index) ?? []),
    changed(traced, passage, found, changes.get(index)),
    ...(behind.get(index) ?? []),
  ]);
}

interface Change {
  /** One of the passage. */
  readonly letter: number;
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

function put(changes: Map<number, Change[]>, index: number | undefined, change: Change): void {
  if (index !== undefined) changes.set(index, [...(changes.get(index) ?? []), change]);
}

function changed(
  { extracted: { text } }: Traced,
  passage: Passage,
  found: PassageFinder,
  changes: readonly Change[] | undefined,
): string {
  const [first] = changes ?? [];
  if (!first || !changes) return passage.toString();
  const part = found.around(first.letter);
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
  /** Indices of the passages by where they begin in the file. */
  private readonly order: readonly number[];

  constructor(
    private readonly traced: Traced,
    private readonly passages: readonly Passage[],
  ) {
    this.order = [...passages.keys()].sort((one, other) => this.beginOf(one) - this.beginOf(other));
  }

  at(letter: number): number | undefined {
    const place = this.traced.places[letter] ?? -1;
    if (place < 0) return undefined;
    /* What stands in a box lies between the letters of the paragraph that holds it. */
    for (let at = lastUpTo(this.order, place, (index) => this.beginOf(index)); at >= 0; at--) {
      const index = this.order[at] ?? -1;
      const { places = [] } = this.passages[index] ?? {};
      if (places[lastUpTo(places, place, (each) => each)] === place) return index;
    }
    return undefined;
  }

  /** The passages of these letters, and the first letter of each. */
  within(start: number, end: number): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    for (let letter = start; letter < end; letter++) {
      const index = this.at(letter);
      if (index !== undefined && !found.has(index)) found.set(index, letter);
    }
    return found;
  }

  /** All the letters of a passage that follow one another around one of them. */
  around(letter: number): Part {
    const index = this.at(letter);
    let [first, last] = [letter, letter];
    while (this.at(first - 1) === index) first--;
    while (this.at(last + 1) === index) last++;
    return { first, last };
  }

  private beginOf(index: number): number {
    return this.passages[index]?.places[0] ?? -1;
  }
}
