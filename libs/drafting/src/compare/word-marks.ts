import type { Chunk } from './chunks.js';
import type { Passage, WordMark } from './comparison.js';
import type { Token } from './tokens.js';
import { lean } from '../reading/letters.js';

interface Versions<T> {
  readonly mine: T;
  readonly theirs: T;
}

/** Stands before the first word and belongs to it. */
const OPENING = /["“„‘«([]*$/u;
/** Marks and spaces may be told as the same on either side of a change; of a word nothing is. */
const OF_A_WORD = lean(/[\p{L}\p{N}]/u);

/** Both sentences woven into one, each with its own letters, marks and spaces: what is typed otherwise is marked as well. */
export function wordMarks(
  chunks: readonly Chunk[],
  texts: Versions<string>,
  passages: Versions<Passage>,
): WordMark[] {
  const marks = new Marks();
  for (const [mine, theirs] of stretches(chunks, texts, passages)) marks.put(mine, theirs);
  return marks.all();
}

/** What stands for what, from the first word to the end of both passages. */
function* stretches(
  chunks: readonly Chunk[],
  texts: Versions<string>,
  passages: Versions<Passage>,
): Generator<readonly [string, string]> {
  const [mine, theirs] = (['mine', 'theirs'] as const).map(
    (side) =>
      new Written(
        chunks.flatMap((chunk) => chunk[side]),
        texts[side],
        passages[side],
      ),
  );
  if (mine === undefined || theirs === undefined) return;
  yield [mine.opening(), theirs.opening()];
  for (const chunk of chunks) {
    if (!chunk.isSame) {
      yield [mine.whole(chunk.mine), theirs.whole(chunk.theirs)];
      continue;
    }
    for (const [at, token] of chunk.mine.entries()) {
      const other = chunk.theirs[at];
      if (other === undefined) continue;
      yield [mine.word(token), theirs.word(other)];
      yield [mine.behind(token), theirs.behind(other)];
    }
  }
}

/** The words of one passage as they are written. */
class Written {
  private readonly ends: ReadonlyMap<Token, number>;
  private readonly first: number;
  private readonly text: string;
  private readonly passage: Passage;

  constructor(tokens: readonly Token[], text: string, passage: Passage) {
    this.text = text;
    this.passage = passage;
    this.first = tokens[0]?.start ?? passage.end;
    this.ends = new Map(tokens.map((token, at) => [token, tokens[at + 1]?.start ?? passage.end]));
  }

  opening(): string {
    return OPENING.exec(this.text.slice(this.passage.start, this.first))?.[0] ?? '';
  }

  word({ start, end }: Token): string {
    return this.text.slice(start, end);
  }

  /** The marks and spaces up to the next word. */
  behind(token: Token): string {
    return this.text.slice(token.end, this.ends.get(token));
  }

  whole(tokens: readonly Token[]): string {
    return tokens.map((token) => this.word(token) + this.behind(token)).join('');
  }
}

/** So many marks both begin with. */
function alike(one: string, other: string): number {
  let length = 0;
  while (
    length < one.length &&
    one.charAt(length) === other.charAt(length) &&
    !OF_A_WORD.test(one.charAt(length))
  )
    length++;
  return length;
}

const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ');

class Marks {
  private readonly found: { kind: WordMark['kind']; text: string }[] = [];
  private removed = '';
  private added = '';

  put(mine: string, theirs: string): void {
    const [one, other] = [flat(mine), flat(theirs)];
    if (one === other) {
      if (one !== '') this.settle();
      this.add('same', one);
    } else {
      this.removed += one;
      this.added += other;
    }
  }

  all(): WordMark[] {
    this.settle();
    return this.found;
  }

  /** Of what is not the same, only that which is not. */
  private settle(): void {
    const ahead = alike(this.removed, this.added);
    const [removed, added] = [this.removed.slice(ahead), this.added.slice(ahead)];
    const behind = alike([...removed].reverse().join(''), [...added].reverse().join(''));
    this.add('same', this.removed.slice(0, ahead));
    this.add('removed', removed.slice(0, removed.length - behind));
    this.add('added', added.slice(0, added.length - behind));
    this.add('same', removed.slice(removed.length - behind));
    this.removed = '';
    this.added = '';
  }

  private add(kind: WordMark['kind'], text: string): void {
    const last = this.found.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') this.found.push({ kind, text });
  }
}
