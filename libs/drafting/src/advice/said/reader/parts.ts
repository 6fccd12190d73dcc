import { statementsOf } from '../../../brief/statements.js';
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

/** What somebody typed, in its smallest parts; signatures are none of it. */
export function partsOf(notes: string): Part[] {
  return statementsOf(notes)
    .filter(({ isSignature }) => !isSignature)
    .flatMap((said, statement) => {
      let from = said.start;
      return segmentsOf(said)
        .flatMap((segment) =>
          cut(segment, AND, joinsGenitives).map((each, at) => ({
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
