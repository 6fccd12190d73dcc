/*
 * Numbers that somebody has typed at the head of paragraphs: Word counts none of them, so that a paragraph which comes between them
 * needs one of its own. Letters in brackets are left alone: such a paragraph goes on with a sentence that the new words do not, so that
 * they follow the numbered paragraph that the letters are of.
 */

/** "7.", "7.3", "7.3.", "7)" and "(7)", with at most three digits a part: years and sums are no numbers of paragraphs. */
const NUMBER = /^(\(?)(\d{1,3}(?:\.\d{1,3})*)([a-z]?)(\)|\.|)[ \t\u00a0]+(?=\S)/u;
const PARAGRAPH = '\n\n';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** The items of one paragraph are no more. */
const MOST_ITEMS = 30;
/** A heading ends what is numbered before it. */
const HEADING = /^.{1,60}(?<![.;:,!?])$/u;

interface Head {
  readonly open: string;
  readonly number: string;
  readonly letter: string;
  readonly close: string;
}

/** Gives new paragraphs of one text their numbers; no number stands twice. */
export class TypedNumbers {
  private readonly text: string;
  private readonly isTyped: (place: number) => boolean;
  private readonly taken: Set<string>;
  /** The last number that was given after a paragraph. */
  private readonly given = new Map<number, Head>();

  /** `isTyped` tells of a place of the text whether it stands in the file. */
  constructor(text: string, isTyped: (place: number) => boolean) {
    this.text = text;
    this.isTyped = isTyped;
    this.taken = new Set(text.split(/\n+/u).flatMap((line) => nameOf(headOf(line)) ?? []));
  }

  /** The paragraphs as they stand after the one in which a place is. */
  numbered(after: number, paragraphs: readonly string[]): readonly string[] {
    const start = this.numberedBefore(after);
    return paragraphs.map((words) => {
      const head = this.given.get(start) ?? this.headAt(start);
      const next = head && this.after(head);
      if (!next) return words;
      this.given.set(start, next);
      this.taken.add(next.number + next.letter);
      return `${next.open}${next.number}${next.letter}${next.close} ${words}`;
    });
  }

  /**
   * Where the paragraph begins whose number goes on behind a place: the one that the place is in, or, of items and words without a number,
   * the one that they belong to.
   */
  numberedBefore(after: number): number {
    const own = this.startOf(after);
    let start = own;
    for (let step = 0; step < MOST_ITEMS; step++) {
      const line = this.lineAt(start);
      const head = headOf(line);
      if (head !== undefined) {
        const isModel = start === own || (head.number.includes('.') && this.isCounted(head));
        return isModel ? start : own;
      }
      if (start === 0 || HEADING.test(line.trim())) return own;
      start = this.startOf(start - PARAGRAPH.length - 1);
    }
    return own;
  }

  private startOf(place: number): number {
    const before = this.text.lastIndexOf(PARAGRAPH, place);
    return before < 0 ? 0 : before + PARAGRAPH.length;
  }

  private lineAt(start: number): string {
    const end = this.text.indexOf(PARAGRAPH, start);
    return this.text.slice(start, end < 0 ? this.text.length : end);
  }

  private headAt(start: number): Head | undefined {
    const head = headOf(this.text.slice(start, start + 40));
    return head && this.isTyped(start) && this.isCounted(head) ? head : undefined;
  }

  /** "1.5 times the fee" begins no paragraph 1.5 where there is no 1.4. */
  private isCounted({ open, number, close }: Head): boolean {
    if (close !== '') return open === '' || close === ')';
    const own = Number(number.split('.').at(-1));
    return open === '' && number.includes('.') && (own === 1 || this.taken.has(stepped(number, -1)));
  }

  /** The next number, or this one with a letter where the next one is taken. */
  private after(head: Head): Head | undefined {
    const next = stepped(head.number, 1);
    if (head.letter === '' && !this.taken.has(next)) return { ...head, number: next };
    const from = LETTERS.indexOf(head.letter) + (head.letter === '' ? 0 : 1);
    const letter = [...LETTERS.slice(from)].find((each) => !this.taken.has(head.number + each));
    return letter === undefined ? undefined : { ...head, letter };
  }
}

function headOf(line: string): Head | undefined {
  const [, open = '', number, letter = '', close = ''] = NUMBER.exec(line) ?? [];
  return number === undefined ? undefined : { open, number, letter, close };
}

const nameOf = (head: Head | undefined): string | undefined => head && head.number + head.letter;

function stepped(number: string, by: number): string {
  const parts = number.split('.');
  return [...parts.slice(0, -1), String(Number(parts.at(-1)) + by)].join('.');
}
