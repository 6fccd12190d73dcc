import type { Language } from '../model/document.js';
import type { FigureSpec } from './say.js';

/** What is said beside a change that does not do all of what the remark of its finding asks for, or does it another way. */
interface Beside {
  readonly comment?: Readonly<Record<Language, string>>;
}

/** Words inside the quoted sentence, and what stands in their place; tried in order, each everywhere in the sentence. */
export interface Replace extends Beside {
  readonly kind: 'replace';
  readonly words: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>>;
}
/** The longest period that the sentence names becomes `figure`. */
export interface Shorten extends Beside {
  readonly kind: 'shorten';
  readonly figure: string;
}
/** The whole sentence is said another way. */
export interface Rewrite extends Beside, Readonly<Record<Language, string>> {
  readonly kind: 'rewrite';
  /** What of the sentence's own figures is what is wrong with it, and may go: never more than that. */
  readonly drops: 'nothing' | 'periods' | 'sums';
  /** Other topics that the sentence may speak of, since the words settle them as well. */
  readonly about?: readonly string[];
  /** The figure that takes over the period of the sentence; without one the words do not fit. */
  readonly keeps?: string;
  /** Only in place of a sentence that says this, as `Sentence.plain` has it. */
  readonly where?: RegExp;
}
export interface Remove extends Beside {
  readonly kind: 'remove';
}
/** Paragraphs for what the contract does not say; `near` are the topics beside which they belong, the nearest first. */
export interface Insert extends Beside, Readonly<Record<Language, readonly string[]>> {
  readonly kind: 'insert';
  readonly near: readonly string[];
}
/** Words that stand before the stop of the quoted sentence, all of which stays. */
export interface Append extends Beside, Readonly<Record<Language, string>> {
  readonly kind: 'append';
  /** Only in a sentence that says this, as `Sentence.plain` has it. */
  readonly where?: RegExp;
}
export type Change = Replace | Shorten | Append | Rewrite | Remove | Insert;

/** What is said beside a change, and how far to go. The ask itself is that of the finding. */
export interface Said {
  /** For the other side: polite, and understood without anything else. */
  readonly comment: string;
  readonly accept: string;
  readonly walkAway: string;
}

/** Whether the words of a change have a figure: one that they have not is no number that the reader could set. */
export const isSaidIn =
  (change: Change, language: Language) =>
  ({ key }: FigureSpec): boolean =>
    change.kind === 'shorten' ? change.figure === key : figuresIn(change, language).includes(key);

const FIGURE = /(?<=\{#)\w+/gu;
function figuresIn(change: Exclude<Change, Shorten>, language: Language): readonly string[] {
  switch (change.kind) {
    case 'remove':
      return [];
    case 'replace':
      return change.words[language].flatMap(([, words]) => words.match(FIGURE) ?? []);
    case 'insert':
      return change[language].flatMap((words) => words.match(FIGURE) ?? []);
    case 'rewrite':
    case 'append':
      return change[language].match(FIGURE) ?? [];
  }
}

/** What is said beside one of the changes of a finding, or instead of it. */
export const commentOn = (counter: Counter, change: Change | undefined, language: Language): string =>
  change?.comment?.[language] ?? counter[language].comment;

/** How one finding is answered. */
export interface Counter extends Readonly<Record<Language, Said>> {
  /** Tried in order; where none fits the sentence there is only the remark. */
  readonly changes: readonly Change[];
  readonly figures: readonly FigureSpec[];
}
export type Counters = Readonly<Record<string, Counter>>;

export const said = (comment: string, accept: string, walkAway: string): Said => ({
  comment,
  accept,
  walkAway,
});

export const rewrite = (en: string, lt: string): Rewrite => ({ kind: 'rewrite', en, lt, drops: 'nothing' });
/** For a sentence whose periods or shares are what is wrong with it. */
export const restate = (en: string, lt: string): Rewrite => ({ kind: 'rewrite', en, lt, drops: 'periods' });
/** For a sentence whose sums are: of a penalty, of an insurance. */
export const withoutSums = (en: string, lt: string): Rewrite => ({ kind: 'rewrite', en, lt, drops: 'sums' });
export const settling = (change: Rewrite, about: readonly string[]): Rewrite => ({ ...change, about });
export const saying = <T extends Change>(change: T, en: string, lt: string): T => ({
  ...change,
  comment: { en, lt },
});
export const append = (en: string, lt: string): Append => ({ kind: 'append', en, lt });
export const replace = (words: Replace['words']): Replace => ({ kind: 'replace', words });
export const shorten = (figure: string): Shorten => ({ kind: 'shorten', figure });
export const insert = (near: readonly string[], en: string, lt: string): Insert => ({
  kind: 'insert',
  near,
  en: [en],
  lt: [lt],
});
export const REMOVE: Remove = { kind: 'remove' };

/** A figure that counts days, unless told otherwise. */
export const figure = (
  key: string,
  value: number,
  [min, max]: readonly [number, number],
  unit: FigureSpec['unit'] = 'day',
): FigureSpec => ({ key, value, min, max, unit });

export const counter = (
  en: Said,
  lt: Said,
  changes: readonly Change[] = [],
  figures: readonly FigureSpec[] = [],
): Counter => ({ en, lt, changes, figures });
