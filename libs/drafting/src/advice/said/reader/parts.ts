import { statementsOf } from '../../../brief/statements.js';
import { namesThing } from '../../../brief/work-things.js';
import { plainText } from '../../../brief/plain-text.js';
import { isMade } from '../nouns-en.js';
import { cut, segmentsOf, type Segment } from '../segments.js';

/** The least that somebody's notes can be cut into, where each may be a thing, a part of one, or none. */
export interface Part extends Segment {
  /** Where it stands in the notes. */
  readonly start: number;
  readonly end: number;
  /** Number of its sentence. */
  readonly statement: number;
  readonly isItem: boolean;
  readonly heading: string;
}

/** Marks of parts that begin a sentence, an item, or stand behind "and". */
export const MARKS = { sentence: '.', item: '*', and: '&' } as const;

const AND =
  /\s*(?:(?<=\s)(?:and|plus|as well as|then|but|ir|bei|bet|taip pat|o|n)(?=\s)|(?<=\s)[&+/](?=\s)|→|->|(?<=(?:^|\s)no\s.*)\s(?=no\s))\s*/gu;

/** „Pajamų ir išlaidų žurnalą“: both say of what the one thing is. */
const joinsGenitives = (before: string, behind: string): boolean =>
  (/(?:^|[^\d\s] )\p{L}{3,}ų$/u.test(before.trim()) &&
    /^\p{L}{3,}ų \p{L}{3,}(?<!ų)(?=[\s,(]|$)/u.test(behind)) ||
  (/\p{L}{3,}[iy]mo$/u.test(before.trim()) && /^\p{L}{3,}[iy]mo \p{L}{3,}/u.test(behind));

const JOINS_NAMES = /^(?:and|ir|bei|[&+/])$/u;
/** Behind a small letter, for a capital at the beginning says nothing. */
const NAME_BEFORE = /(?:^|\s)\p{Ll}[^,;:]*\s[„“"]?(\p{Lu}\p{Ll}+)$/u;
/** Nothing but what goes on from both: no verb that only the second could have. */
const NAME_BEHIND =
  /^(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}.]+)*[“”"]?(?=\s*$|\s(?:\(|(?:and|plus|for|in|at|on|ir|bei)\s|[&+]))/u;
const isWork = (word: string): boolean => isMade(plainText(word)) || namesThing(plainText(word));
/** "A logo for Nettle & Rye", „logotipas kavinei Rugiai ir Medus“: two words of one name, neither of which is something made. */
function joinsNames(before: string, behind: string, sign: string): boolean {
  const [first, second] = [NAME_BEFORE.exec(before.trim())?.[1], NAME_BEHIND.exec(behind)?.[1]];
  return (
    JOINS_NAMES.test(sign) && first !== undefined && second !== undefined && !isWork(first) && !isWork(second)
  );
}

/**
 * What somebody typed, in its smallest parts; signatures are none of it. The reader learns without `isOneName`: names are told by
 * rule, and are no part of what is learned.
 */
export function partsOf(notes: string, isOneName = joinsNames): Part[] {
  return statementsOf(notes)
    .filter(({ isSignature }) => !isSignature)
    .flatMap((said, statement) => {
      let from = said.start;
      return segmentsOf(said)
        .flatMap((segment) =>
          cut(
            segment,
            AND,
            (before, behind, sign) => joinsGenitives(before, behind) || isOneName(before, behind, sign),
          ).map((each, at) => ({
            ...each,
            mark: at > 0 ? MARKS.and : segment.mark,
          })),
        )
        .map((each, at): Part => {
          const start = notes.indexOf(each.text, from);
          from = start + each.text.length;
          const first = said.isItem ? MARKS.item : MARKS.sentence;
          const { isItem, heading } = said;
          return { ...each, mark: at > 0 ? each.mark : first, start, end: from, statement, isItem, heading };
        });
    });
}

const KINDS_OF_MARKS: readonly string[] = ['.', '*', ',', '&', ':', '-', '--', '?', '!', ';'];
export const MARK_KINDS = KINDS_OF_MARKS.length;
/** Marks that nobody knows are like a full stop. */
export const kindOfMark = (mark: string): number => Math.max(0, KINDS_OF_MARKS.indexOf(mark));
