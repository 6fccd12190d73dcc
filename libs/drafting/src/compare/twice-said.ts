import { leanSource } from '../reading/letters.js';
import { NUMBER_WORDS, valueOfWords } from '../reading/number-words.js';
import type { Meaning, Passage } from './comparison.js';
import { numberKey } from './tokens.js';

/** A number that is said in figures and once more in words: „10 000 (dešimt tūkstančių) Eur“, "ten thousand euros (EUR 10,000)". */
interface TwiceSaid {
  readonly figure: string;
  readonly words: string;
  readonly inFigures: number;
  readonly inWords: number;
}

const FIGURE = String.raw`\d{1,3}(?:[ \u00a0\u202f.,’']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const UNIT = String.raw`(?:[ \u00a0]?(?:[€$£%]|\p{L}{2,12}\.?)){0,2}`;
const FIGURE_FIRST = new RegExp(
  leanSource(
    String.raw`(?<![\p{L}\d.,])(?<figure>${FIGURE})${UNIT}[ \u00a0]?\((?:[^()\d]{0,12}[ \u00a0])??(?<words>${NUMBER_WORDS})`,
  ),
  'giu',
);
const WORDS_FIRST = new RegExp(
  leanSource(
    String.raw`(?<words>${NUMBER_WORDS})${UNIT}[ \u00a0]?\((?:[€$£]|\p{L}{2,4}[ \u00a0])?[ \u00a0]?(?<figure>${FIGURE})(?![\d.,]*\d)`,
  ),
  'giu',
);

const twiceSaidIn = (text: string): TwiceSaid[] =>
  [FIGURE_FIRST, WORDS_FIRST].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ groups: { figure = '', words = '' } = {} }) => ({
      figure,
      words,
      inFigures: Math.trunc(Number(numberKey(figure))),
      inWords: valueOfWords(words),
    })),
  );

/** Where figures and words say two numbers now that said one: which one stands as it stood, and what the other is now. */
export interface Parted {
  readonly meaning: Meaning;
  readonly stayed: number;
}

/**
 * Numbers whose figures and words no longer agree, although they did. `mine` and `theirs` are passages of the two texts; what one of them
 * never said alike may be no number said twice.
 */
export function partedIn(texts: Versions<string>, mine: Passage, theirs: Passage): Parted[] {
  const before = twiceSaidIn(texts.mine.slice(mine.start, mine.end)).filter(isAlike);
  return twiceSaidIn(texts.theirs.slice(theirs.start, theirs.end))
    .filter((each) => !isAlike(each))
    .flatMap(({ figure, words, inFigures, inWords }): Parted[] => {
      const was = before.find((each) => each.inFigures === inFigures || each.inFigures === inWords);
      return was === undefined ? [] : [{ meaning: { kind: 'parted', figure, words }, stayed: was.inFigures }];
    });
}

interface Versions<T> {
  readonly mine: T;
  readonly theirs: T;
}

const isAlike = ({ inFigures, inWords }: TwiceSaid): boolean => inFigures === inWords;
