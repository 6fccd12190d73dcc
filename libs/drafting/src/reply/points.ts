import { TOPICS, topicOf } from '../check/concepts/names.js';
import type { Language } from '../model/document.js';
import { WORDS as EN } from './point-words-en.js';
import { WORDS as LT } from './point-words-lt.js';
import type { PointWords } from './point-words.js';

const STEM = 6;
const SIDES =
  /(?<!\p{L})(?:providers?(?:'s)?|clients?(?:'s)?|paslaugų teikėj\p{L}{1,2}|klient\p{L}{1,3})(?!\p{L})/gu;
const FIRST_LETTER = 'A'.charCodeAt(0);

export const letterOf = (topic: string): string => String.fromCharCode(FIRST_LETTER + TOPICS.indexOf(topic));

/** The words of a plain sentence that may mean something, by their beginnings. */
export const stemsIn = (plain: string): ReadonlySet<string> =>
  new Set((plain.replaceAll(SIDES, ' ').match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, STEM)));

interface Known {
  readonly neutral: ReadonlySet<string>;
  readonly topics: ReadonlyMap<string, string>;
  readonly defects: ReadonlyMap<string, ReadonlySet<string>>;
}
const known = new Map<Language, Known>();
const WORDS: Readonly<Record<Language, PointWords>> = { en: EN, lt: LT };

function knownIn(language: Language): Known {
  const before = known.get(language);
  if (before !== undefined) return before;
  const { neutral, topics, defects } = WORDS[language];
  const read: Known = {
    neutral: new Set(neutral.split(' ')),
    topics: new Map(
      topics.split(' ').map((each) => {
        const [stem = '', letters = ''] = each.split(':');
        return [stem, letters];
      }),
    ),
    defects: new Map(Object.entries(defects).map(([id, stems]) => [id, new Set(stems.split(' '))])),
  };
  known.set(language, read);
  return read;
}

/** The words of a plain sentence that its point does not account for, beside those that are `said` again. */
export function besideThePoint(
  id: string,
  plain: string,
  language: Language,
  said: ReadonlySet<string>,
): readonly string[] {
  const { neutral, topics } = knownIn(language);
  const letter = letterOf(topicOf(id));
  return [...stemsIn(plain)].filter(
    (stem) => !neutral.has(stem) && !said.has(stem) && topics.get(stem)?.includes(letter) !== true,
  );
}

/** Whether a plain sentence has words by which others name the defect. */
export function namesIt(id: string, plain: string, language: Language): boolean {
  const names = knownIn(language).defects.get(id);
  return names === undefined || [...stemsIn(plain)].some((stem) => names.has(stem));
}
