import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { goldenAnswers } from '../../test/golden-answers.js';
import { randomFrom } from '../../test/mutations.js';
import { draft } from '../draft/draft.js';
import { documentText } from '../model/document-text.js';
import { compare } from './compare.js';
import type { Meaning } from './comparison.js';
import { meaningText } from './meanings.js';
import { TRACK_MARKS } from './tracked.js';

const { open, close } = TRACK_MARKS;
const HELD = path.join(import.meta.dirname, '../../corpus/contracts/held-out');
const texts: readonly (readonly [name: string, text: string])[] = [
  ...(['en', 'lt'] as const).map(
    (language) =>
      [`draft.${language}`, documentText(draft(goldenAnswers('design', language), language))] as const,
  ),
  ...readdirSync(HELD)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [name, readFileSync(path.join(HELD, name), 'utf8')] as const),
];

/** What becomes of words of a sentence: in silence, or tracked. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
  readonly isTracked: boolean;
}

type Way = (word: string, mark: string) => string;
const WAYS: readonly Way[] = [(_, mark) => mark, (word, mark) => `${word} ${mark}`, () => ''];
const FIGURE = /(?<![\d.,])[1-9]\d{1,2}(?![\d.,]|\p{L})/gu;

/** Two edits of one sentence that are some words apart; undefined where none is long enough. */
function edits(text: string, seed: number): readonly [Edit, Edit] | undefined {
  const random = randomFrom(seed);
  const sentences = [...text.matchAll(/(?<=[.!?]\s|\n)\p{Lu}[^.!?;:\n|_[\]]{90,400}[.]/gu)].filter(
    ({ 0: sentence, index }) => text.indexOf(sentence) === index && text.lastIndexOf(sentence) === index,
  );
  const chosen = sentences[Math.floor(random() * sentences.length)];
  if (chosen === undefined) return undefined;
  const words = [...chosen[0].matchAll(/(?<=\s)\p{Ll}{6,}(?=\s)/gu)];
  const figures = [...chosen[0].matchAll(FIGURE)];
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || last.index - first.index < 40) return undefined;
  const [one, other] = random() < 0.5 ? [first, last] : [last, first];
  const way = (mark: string, place: RegExpExecArray, isTracked: boolean): Edit => {
    const [word] = place;
    const by = WAYS[Math.floor(random() * WAYS.length)]?.(word, mark) ?? mark;
    const start = chosen.index + place.index;
    return { start, end: start + word.length, by, isTracked };
  };
  const figure = figures.find(({ index }) => Math.abs(index - other.index) > 20);
  const isFigure = figure !== undefined && random() < 0.5;
  return [way(isFigure ? '77' : 'alfa', isFigure ? figure : one, false), way('bravo', other, true)];
}

function applied(text: string, all: readonly Edit[], written: (gone: string, edit: Edit) => string): string {
  return [...all]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (now, edit) =>
        now.slice(0, edit.start) + written(text.slice(edit.start, edit.end), edit) + now.slice(edit.end),
      text,
    );
}

const bare = (words: string): string[] => words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** What came or went of one edit. */
const wordsOf = (text: string, { start, end, by }: Edit): string[] => {
  const [gone, come] = [bare(text.slice(start, end)), bare(by)];
  return [...gone.filter((word) => !come.includes(word)), ...come.filter((word) => !gone.includes(word))];
};

describe('R29 the words of an edit in silence, beside one that was tracked in the same sentence', () => {
  it.each(texts)('are named, and the tracked ones are not: %s', (name, text) => {
    const language = name.includes('lt') ? 'lt' : 'en';
    const told = (meanings: readonly Meaning[] = []): string[] =>
      meanings.flatMap((each) => bare(meaningText(each, language)));
    let count = 0;
    for (let seed = 1; seed <= 12 && count < 4; seed++) {
      const made = edits(text, seed);
      if (made === undefined) continue;
      count++;
      const [silent, tracked] = made;
      const theirs = applied(text, made, (_, { by }) => by);
      const marked = applied(text, made, (gone, { by, isTracked }) =>
        isTracked ? `${open}${gone}${close}${open}${by}${close}` : by,
      );
      const { changes } = compare(text, theirs, { tracked: marked });
      const accused = changes.filter(({ isUntracked }) => isUntracked === true);
      const place = text.slice(silent.start - 30, silent.end + 30);

      expect({ place, accused: accused.length }).toEqual({ place, accused: 1 });
      const [under, beside] = [told(accused[0]?.meanings), told(accused[0]?.trackedMeanings)];
      expect(under).toEqual(expect.arrayContaining(wordsOf(text, silent)));
      expect(beside).toEqual(expect.arrayContaining(wordsOf(text, tracked)));
      expect(under.filter((word) => wordsOf(text, tracked).includes(word))).toEqual([]);
      expect(beside.filter((word) => wordsOf(text, silent).includes(word))).toEqual([]);
    }
    expect(count).toBeGreaterThan(0);
  });
});
