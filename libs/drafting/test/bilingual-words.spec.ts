import { draftBoth } from '../src/draft/bilingual.js';
import type { Line } from '../src/model/bilingual.js';
import { typedLanguage } from '../src/reading/typed-language.js';
import { otherLanguage } from '../src/terms/second-keys.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import { goldenAnswersInBoth } from './golden-answers.js';

const LANGUAGES = ['en', 'lt'] as const;
const CASES = WORK_TYPES.flatMap((type) => LANGUAGES.map((prevails) => [type, prevails] as const));

const wordsOf = (lines: readonly Line[]): string =>
  lines
    .flat()
    .map((part) => (part.kind === 'text' ? part.text : ' '))
    .join('');

/** Shorter texts (a name of a stage, a country) have too few words that speak for a language. */
const ENOUGH = 5;
const isLong = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= ENOUGH;

describe('the words of a contract in both languages, with second texts of everything typed', () => {
  it.each(CASES)('R-WIZ-07 holds no foreign sentence in either column (%s, %s)', (type, prevails) => {
    const { left, right, rows, notes, inOneLanguage } = draftBoth(goldenAnswersInBoth(type), {
      left: 'en',
      prevails,
    });
    expect(inOneLanguage).toEqual([]);
    const sides = [...rows, ...notes].flatMap((row) => [
      { text: wordsOf(row.left), language: left.language },
      { text: wordsOf(row.right), language: right.language },
    ]);
    const judged = sides.filter(({ text }) => isLong(text));
    expect(judged.length).toBeGreaterThan(150);
    const foreign = judged.filter(({ text, language }) => typedLanguage(text) === otherLanguage(language));
    expect(foreign).toEqual([]);
  });

  it('R-WIZ-07 tells a sentence that was left in one language', () => {
    const { rows, inOneLanguage } = draftBoth(
      { ...goldenAnswersInBoth('design'), 'scope_of_work@lt': '' },
      { left: 'en', prevails: 'lt' },
    );
    expect(inOneLanguage.map(({ key }) => key)).toEqual(['scope_of_work']);
    const foreign = rows.filter(
      ({ right }) => isLong(wordsOf(right)) && typedLanguage(wordsOf(right)) === 'en',
    );
    expect(foreign.length).toBeGreaterThan(0);
  });
});
