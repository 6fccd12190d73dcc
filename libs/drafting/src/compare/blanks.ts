import { words } from '../check/whole-words.js';
import { dateLineOf } from '../deal/date-line.js';
import { allDatesIn } from '../reading/days-said.js';
import { withDaysInFigures } from '../reading/days-in-words.js';
import { lean } from '../reading/letters.js';
import { filledLike, isDetail, spaced, type FilledIn, type IsFilling } from './filled-in.js';
import { roleOf } from './words.js';

/** A line to write on. */
const BLANK = /_{3,}|\.{6,}|…{2,}/gu;
/** Stands for a blank, of which many look alike. */
const mark = (at: number): string => `[\ue0e0${at}]`;
const MARK = /\[\ue0e0(\d+)\]/gu;

/** "Name:", "Designer:", „Data:“. */
const LABEL = lean(/(?:^|[\s|])(\p{L}[\p{L} .'’/()-]{1,40}?) ?: ?$/u);
const OF_NUMBERS = words(
  'address|phone|tel(?:ephone)?|mobile|e-?mail|code|number|no|account|iban|adresas|telefonas|tel|el\\. paštas|kodas|numeris|nr|sąskaita',
);
const OF_NAMES = words(
  'names?|signatures?|signed|by|title|position|place|represented|vardas|pavardė|pavadinimas|parašas|pareigos|vieta|atstovaujama|atstovas',
);
const OF_DAYS = words('dates?|dated|data');
/** Of the day on which a contract is made, which no term hangs on. */
const MADE = words(
  'made|dated|date|entered into|signed|concluded|agreement|contract|sudary\\p{L}*|pasirašy\\p{L}*|sutart\\p{L}*',
);
const DAY_ALONE = lean(
  /^(?:the )?(?:\d{1,4}(?:st|nd|rd|th)?|m\.|d\.|day of|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio|[ ,./-])+$/iu,
);
const NAME_ALONE = lean(/^(?:\p{Lu}[\p{L}.'’-]*[ ,]*){1,6}$/u);

/**
 * My version with what theirs has in blanks for names, numbers and the day of the contract, so that filling them in is no change. What
 * stands in a blank of anything else, such as a price or a deadline, is told as a change.
 */
export function withBlanksFilled({ text, filled }: FilledIn, theirs: string): FilledIn {
  const blanks: string[] = [];
  const marked = text.replaceAll(BLANK, (blank) => mark(blanks.push(blank) - 1));
  if (blanks.length === 0) return { text, filled };
  const back = (words: string): string => words.replaceAll(MARK, (_, at: string) => blanks[Number(at)] ?? '');
  const dated = dateLineOf(theirs);
  const ownDay = dated && spaced(theirs.slice(dated.start, dated.end));
  const isFilling: IsFilling = (value, before, line) =>
    isDetail(value) && value.search(BLANK) < 0 && fits(value, before, line, line === ownDay);
  const found = filledLike(
    marked,
    theirs,
    blanks.map((_, at) => mark(at)),
    isFilling,
  );
  const lines = marked.split('\n');
  const lineOf = (gap: string): string => spaced(back(lines.find((line) => line.includes(gap)) ?? gap));
  return {
    text: back(found.text),
    filled: [
      ...filled,
      ...found.filled.map(({ gap, text: value }) => ({ gap: shown(lineOf(gap)), text: value })),
    ],
  };
}

/** Enough of a line to know it by. */
const LONGEST = 60;
const shown = (line: string): string =>
  line.length > LONGEST ? `${line.slice(0, LONGEST).replace(/\s\S*$/u, '')} …` : line;

function fits(value: string, before: string, line: string, isOwnDay: boolean): boolean {
  const label = LABEL.exec(before)?.[1]?.toLowerCase();
  const isDay =
    DAY_ALONE.test(value) && allDatesIn(withDaysInFigures(line)).some(({ day }) => day !== undefined);
  if (isDay)
    return (isOwnDay && MADE.test(before.toLowerCase())) || (label !== undefined && OF_DAYS.test(label));
  if (label === undefined) return line === value && NAME_ALONE.test(value);
  if (OF_NUMBERS.test(label)) return true;
  const isOfParty = OF_NAMES.test(label) || roleOf(label.split(' ').at(-1) ?? '') === 'side';
  return isOfParty && /^\p{Lu}/u.test(value) && !/\d/u.test(value);
}
