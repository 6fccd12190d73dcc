import { lean } from '../reading/letters.js';
import { counterOf } from './counters.js';
import { longestRise } from './longest-rise.js';

/**
 * Marks in a text that has tracked changes: around what one of them brings or takes away, both of which stand in it; and at the end of a
 * paragraph whose end one of them brings, or takes away. No contract has these letters, which belong to no script.
 */
export const TRACK_MARKS = {
  open: '\ue0f0',
  close: '\ue0f1',
  endCome: '\ue0f2',
  endGone: '\ue0f3',
} as const;
const MARK = new RegExp(`([${Object.values(TRACK_MARKS).join('')}])`, 'u');
const MARKS: ReadonlySet<string> = new Set(Object.values(TRACK_MARKS));

const WORD = lean(/[\p{L}\p{N}]+|[%€$£]/gu);
const OF_A_WORD = lean(/[\p{L}\p{N}]/u);
/** So many words in a row that stand once in either text are one place; fewer where those leave too much between two of them. */
const PLACES = [5, 3, 1] as const;
/** What lies between two places is weighed word by word up to this many pairs of words. */
const MOST_PAIRS = 4_000_000;
/** Of one word, no more stretches than these are left out. */
const MOST_PASSED = 8;
/** So many parts from the end of a paragraph, a word of mine still tells where it was. */
const NEAR = 12;
const MOST_COST = 0xffff_ffff;
const NONE = -1;

/** A word, or what of it is tracked by itself. */
interface Part {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** The stretch that it is in; NONE where nobody has tracked it. */
  readonly stretch: number;
}

/** Letters that come or go together, and the parts among them. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  from: number;
  to: number;
}

type Word = Omit<Part, 'stretch'>;

/** Of parts and of words, from one to before another. */
interface Between {
  readonly parts: readonly [from: number, to: number];
  readonly words: readonly [from: number, to: number];
}

/**
 * What was sent to whoever has tracked changes in it since: of all that is tracked in `tracked` each thing is there or not as is nearest
 * to `mine`. What mine had tracked itself, or had from others, stands in theirs beside their own, by whatever names and days: a change
 * that mine shows as made was made before, and any other was not.
 */
export function asSent(mine: string, tracked: string): string {
  const text = new TrackedText(tracked);
  const words = wordsOf(mine);
  const choice = new Choice(text, words);
  return text.written(choice, (one, other) =>
    mine.slice(words[one]?.end, words[other]?.start).includes('\n'),
  );
}

/** The words of a text without the numbers that count its lines, which are others where something was put in. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    const { length } = counterOf(line, false);
    return [...line.slice(length).matchAll(WORD)].map((match) => {
      const start = index + length + match.index;
      return { key: match[0].toLowerCase(), start, end: start + match[0].length };
    });
  });
}

class TrackedText {
  readonly letters: string;
  readonly parts: readonly Part[];
  readonly stretches: readonly Stretch[];
  /** Where a tracked end of a paragraph stands, and whether it is to go. */
  private readonly ends = new Map<number, boolean>();
  /** Before each letter, how many there are that nobody has tracked. */
  private readonly plain: Uint32Array;

  constructor(tracked: string) {
    const pieces: string[] = [];
    const stretches: Stretch[] = [];
    let [length, depth, from] = [0, 0, 0];
    for (const piece of tracked.split(MARK)) {
      if (!MARKS.has(piece)) {
        pieces.push(piece);
        length += piece.length;
      } else if (piece === TRACK_MARKS.endCome || piece === TRACK_MARKS.endGone) {
        this.ends.set(length, piece === TRACK_MARKS.endGone);
      } else {
        if (depth > 0 && length > from) stretches.push({ start: from, end: length, from: 0, to: 0 });
        depth = Math.max(0, depth + (piece === TRACK_MARKS.open ? 1 : -1));
        from = length;
      }
    }
    this.letters = pieces.join('');
    this.stretches = stretches;
    this.plain = new Uint32Array(length + 1).fill(1);
    this.plain[0] = 0;
    for (const { start, end } of stretches) this.plain.fill(0, start + 1, end + 1);
    for (let at = 1; at <= length; at++) this.plain[at] = (this.plain[at - 1] ?? 0) + (this.plain[at] ?? 0);
    this.parts = this.cut();
    let at = 0;
    for (const [index, stretch] of stretches.entries()) {
      while ((this.parts[at]?.start ?? Infinity) < stretch.start) at++;
      stretch.from = at;
      while (this.parts[at]?.stretch === index) at++;
      stretch.to = at;
    }
  }

  /** Each word, in as many parts as are tracked by themselves. */
  private cut(): Part[] {
    const parts: Part[] = [];
    let at = 0;
    for (const { start, end } of wordsOf(this.letters)) {
      for (let from = start, to = start; from < end; from = to) {
        while ((this.stretches[at]?.end ?? Infinity) <= from) at++;
        const next = this.stretches[at];
        const isIn = (next?.start ?? Infinity) <= from;
        to = Math.min(end, (isIn ? next?.end : next?.start) ?? Infinity);
        const key = this.letters.slice(from, to).toLowerCase();
        parts.push({ key, start: from, end: to, stretch: isIn ? at : NONE });
      }
    }
    return parts;
  }

  /** Whether nothing parts the two when what is tracked between them is left out. */
  isOneWord(one: Part, other: Part): boolean {
    if (!OF_A_WORD.test(one.key) || !OF_A_WORD.test(other.key)) return false;
    if (one.stretch !== NONE && one.stretch === other.stretch) return one.end === other.start;
    const isAtEnd = one.stretch === NONE || this.stretches[one.stretch]?.end === one.end;
    const isAtStart = other.stretch === NONE || this.stretches[other.stretch]?.start === other.start;
    return isAtEnd && isAtStart && this.plain[one.end] === this.plain[other.start];
  }

  /** Whether it is a word of which nothing is tracked. */
  isWhole({ start, end, stretch }: Part): boolean {
    const [before, after] = [this.letters.charAt(start - 1), this.letters.charAt(end)];
    return stretch === NONE && !OF_A_WORD.test(before) && !OF_A_WORD.test(after);
  }

  /** What is left of it; `isParted` says whether a line ends between two words of mine. */
  written(choice: Choice, isParted: (one: number, other: number) => boolean): string {
    let text = '';
    let isJoined = false;
    let [part, stretch] = [0, 0];
    for (const { 0: line, index } of this.letters.matchAll(/[^\n]*(?:\n|$)/gu)) {
      const end = index + line.length;
      const first = part;
      while ((this.parts[part]?.start ?? Infinity) < end) part++;
      const kept = range(first, part).filter((each) => choice.has(this.parts[each]));
      const hasNothing = first < part && kept.length === 0;
      let said = '';
      for (let at = index; at < end;) {
        while ((this.stretches[stretch]?.end ?? Infinity) <= at) stretch++;
        const next = this.stretches[stretch];
        const isIn = (next?.start ?? Infinity) <= at;
        const to = Math.min(end, (isIn ? next?.end : next?.start) ?? Infinity);
        if (!isIn || !choice.absent.has(stretch)) said += this.letters.slice(at, to);
        at = to;
      }
      if (hasNothing) continue;
      if (kept.length > 0 && isJoined) {
        text = `${text.trimEnd()} ${said.slice(counterOf(said, false).length)}`;
        isJoined = false;
      } else text += said;
      const isGone = this.ends.get(index + line.replace('\n', '').length);
      if (kept.length > 0 && isGone !== undefined) {
        const [one, other] = [choice.wordAt(kept.at(-1) ?? NONE, -1), choice.wordAt(part, 1)];
        isJoined = one === undefined || other === undefined ? !isGone : !isParted(one, other);
      }
    }
    return text;
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** Which stretches of a text are left out, so that it is nearest to the words of another. */
class Choice {
  readonly absent = new Set<number>();
  /** By part, the word that it is. */
  private readonly found = new Map<number, number>();

  private readonly text: TrackedText;
  private readonly words: readonly Word[];

  constructor(text: TrackedText, words: readonly Word[]) {
    this.text = text;
    this.words = words;
    this.choose({ parts: [0, text.parts.length], words: [0, words.length] }, 0);
  }

  has(part: Part | undefined): boolean {
    return part !== undefined && !this.absent.has(part.stretch);
  }

  /** The word of the nearest part from here on that is one; undefined where there is none near. */
  wordAt(part: number, step: 1 | -1): number | undefined {
    for (let at = part, round = 0; round < NEAR; at += step, round++) {
      const word = this.found.get(at);
      if (word !== undefined) return word;
    }
    return undefined;
  }

  private choose(between: Between, level: number): void {
    const { parts, words } = between;
    if (parts[0] === parts[1]) return;
    const length = PLACES[level];
    const isSmall = (parts[1] - parts[0]) * (words[1] - words[0]) <= MOST_PAIRS;
    if (level > 0 && isSmall) this.weigh(between);
    else if (length === undefined) this.guess(between);
    else {
      let [part, word] = [parts[0], words[0]];
      for (const [one, other] of this.placesIn(between, length)) {
        this.choose({ parts: [part, one], words: [word, other] }, level + 1);
        for (let at = 0; at < length; at++) this.found.set(one + at, other + at);
        [part, word] = [Math.max(part, one + length), Math.max(word, other + length)];
      }
      this.choose({ parts: [part, parts[1]], words: [word, words[1]] }, level + 1);
    }
  }

  /** Words in a row that both have once, in the order of both, none of them twice. */
  private placesIn({ parts, words }: Between, length: number): (readonly [number, number])[] {
    const of = (from: number, to: number, keyAt: (at: number) => string | undefined): Map<string, number> => {
      const places = new Map<string, number>();
      for (let at = from; at + length <= to; at++) {
        const keys = range(at, at + length).map(keyAt);
        const key = keys.includes(undefined) ? undefined : keys.join(' ');
        if (key !== undefined) places.set(key, places.has(key) ? NONE : at);
      }
      return places;
    };
    const inText = of(...parts, (at) => {
      const part = this.text.parts[at];
      return part !== undefined && this.text.isWhole(part) ? part.key : undefined;
    });
    const inMine = of(...words, (at) => this.words[at]?.key);
    const pairs = [...inText].flatMap(([key, part]): [number, number][] => {
      const word = inMine.get(key) ?? NONE;
      return part === NONE || word === NONE ? [] : [[part, word]];
    });
    let [part, word] = [0, 0];
    return longestRise(pairs.map(([, other]) => other)).flatMap((at) => {
      const pair = pairs[at];
      if (pair === undefined || pair[0] < part || pair[1] < word) return [];
      [part, word] = [pair[0] + length, pair[1] + length];
      return [pair];
    });
  }

  /** The cheapest way through parts and words: a stretch may be passed by for nothing, any other difference costs one. */
  private weigh({ parts, words }: Between): void {
    const [width, height] = [words[1] - words[0] + 1, parts[1] - parts[0] + 1];
    const costs = new Uint32Array(width * height).fill(MOST_COST);
    const before = new Uint32Array(width * height);
    costs[0] = 0;
    const go = (from: number, to: number, cost: number): void => {
      const whole = (costs[from] ?? 0) + cost;
      if (whole >= (costs[to] ?? 0)) return;
      costs[to] = whole;
      before[to] = from;
    };
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const cell = row * width + column;
        const [part, word] = [parts[0] + row, this.words[words[0] + column]];
        for (const end of this.endsOf(part, parts[1], column + 1 < width ? word : undefined))
          go(cell, (end.part - parts[0]) * width + column + 1, 0);
        const stretch = this.stretchFrom(part);
        if (stretch !== undefined && stretch.to <= parts[1])
          go(cell, (stretch.to - parts[0]) * width + column, 0);
        if (row + 1 < height) go(cell, cell + width, 1);
        if (column + 1 < width) go(cell, cell + 1, 1);
      }
    this.goBack({ parts, words }, width, costs, before);
  }

  private goBack({ parts, words }: Between, width: number, costs: Uint32Array, before: Uint32Array): void {
    for (let cell = costs.length - 1; cell > 0;) {
      const from = before[cell] ?? 0;
      const [part, next] = [from, cell].map((each) => parts[0] + Math.floor(each / width)) as [
        number,
        number,
      ];
      const isFree = costs[from] === costs[cell];
      if (isFree && from % width === cell % width) this.leaveOut(part);
      else if (isFree) {
        const at = words[0] + (from % width);
        const end = this.endsOf(part, parts[1], this.words[at]).find((each) => each.part === next);
        for (const each of end?.passed ?? []) this.leaveOut(each);
        this.found.set(part, at);
      }
      cell = from;
    }
  }

  private stretchFrom(part: number): Stretch | undefined {
    const stretch = this.text.stretches[this.text.parts[part]?.stretch ?? NONE];
    return stretch?.from === part ? stretch : undefined;
  }

  private leaveOut(part: number): void {
    const stretch = this.text.parts[part]?.stretch;
    if (stretch !== undefined) this.absent.add(stretch);
  }

  /** Behind which parts a word can end that begins with this one, and the first parts of the stretches that are passed by on the way. */
  private endsOf(first: number, limit: number, word: Word | undefined): { part: number; passed: number[] }[] {
    const { text } = this;
    const ends: { part: number; passed: number[] }[] = [];
    const step = (at: number, done: number, passed: number[], last?: Part): void => {
      const part = at < limit ? text.parts[at] : undefined;
      if (word === undefined || passed.length > MOST_PASSED) return;
      if (done === word.key.length) {
        const goesOn = part !== undefined && last !== undefined && text.isOneWord(last, part);
        if (!goesOn || this.stretchFrom(at) !== undefined) ends.push({ part: at, passed });
        return;
      }
      if (part === undefined) return;
      const stretch = this.stretchFrom(at);
      if (last !== undefined && stretch !== undefined && stretch.to <= limit)
        step(stretch.to, done, [...passed, at], last);
      if (!word.key.startsWith(part.key, done)) return;
      if (last === undefined || text.isOneWord(last, part))
        step(at + 1, done + part.key.length, passed, part);
    };
    step(first, 0, []);
    return ends;
  }

  /** Of more than can be weighed: what has most of its pairs of words in mine is there. */
  private guess({ parts, words }: Between): void {
    const pairs = new Set(
      range(...words).map((at) => `${this.words[at - 1]?.key ?? ''} ${this.words[at]?.key ?? ''}`),
    );
    for (let at = parts[0]; at < parts[1]; at++) {
      const stretch = this.stretchFrom(at);
      if (stretch === undefined) continue;
      const own = range(stretch.from, stretch.to);
      const known = own.filter((each) =>
        pairs.has(`${this.text.parts[each - 1]?.key ?? ''} ${this.text.parts[each]?.key ?? ''}`),
      );
      if (2 * known.length < own.length) this.leaveOut(at);
    }
  }
}
