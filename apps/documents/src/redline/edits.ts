/*
 * What is to be changed in a Word file. Places are UTF-16 units of the text that the reader extracts from it. The first of two
 * edits that claim the same letters is made; the other one is said in a comment.
 */

/** Other words for those from `start` to `end`; no words to take them out. It never joins two paragraphs. */
export interface Replacement extends Words {
  readonly kind: 'replace';
  /** Why: stands beside the change, and instead of it where the file does not allow one. None where it is empty. */
  readonly comment: string;
}
export interface Words {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One of several places that are changed together. */
export interface Part extends Words {
  /** Beside this place alone, as long as all of them are changed. */
  readonly comment?: string;
}

/** Other words at several places that belong together: at all of them, or at none. */
export interface Replacements {
  readonly kind: 'replace-all';
  /** In the order of the text; at least one. */
  readonly parts: readonly Part[];
  /** Stands at the first part that has none of its own. */
  readonly comment: string;
}

/** New paragraphs after the one that `after` is in, in its style and in its list; after a typed number they get the next ones. */
export interface Insertion {
  readonly kind: 'insert';
  readonly after: number;
  readonly paragraphs: readonly string[];
  /** They bring their typed numbers along, so that none is given to them. */
  readonly isNumbered?: boolean;
  /** Of each a letter of the paragraph whose place in a list and whose looks it takes; undefined: of the one that `after` is in. */
  readonly likes?: readonly (number | undefined)[];
  /** Before the paragraph that `after` is in; never one of a table. */
  readonly isBefore?: boolean;
  readonly comment: string;
}

/** A new row of a table after the one that `after` is in, which looks like it or like the next one. */
export interface RowInsertion {
  readonly kind: 'insert-row';
  readonly after: number;
  /** What its cells say, as many as those that say something in the other row. */
  readonly cells: readonly string[];
  readonly comment: string;
}

/** A row of a table goes, of which these are all the letters. */
export interface RowRemoval {
  readonly kind: 'remove-row';
  readonly start: number;
  readonly end: number;
  readonly comment: string;
}

/** Words beside the text, which stays as it is. */
export interface Remark {
  readonly kind: 'comment';
  readonly start: number;
  readonly end: number;
  readonly comment: string;
}

export type Edit = Replacement | Replacements | Insertion | RowInsertion | RowRemoval | Remark;

/** Whose changes they are, and since when: an ISO time in UTC, to the second. */
export interface Signature {
  readonly author: string;
  readonly date: string;
}

/** Signed now: Word tells no less of a moment than a second. */
export const signedBy = (author: string): Signature => ({
  author,
  date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
});

export type Redline =
  | {
      readonly outcome: 'made';
      readonly bytes: Buffer;
      /** Edits that changed the text. */
      readonly changed: number;
      /** Edits that became comments, because their words stand where nothing can be changed, or in another edit. */
      readonly displaced: number;
      /** The file asks its readers not to change it. */
      readonly isProtected: boolean;
    }
  /** No file is better than a wrong one. `reason` is for the log; never words of the document. */
  | { readonly outcome: 'refused'; readonly reason: string; readonly whole?: Whole };

/** What comes or goes as a whole, and is not written. */
export const WHOLES = ['note', 'table'] as const;
export type Whole = (typeof WHOLES)[number];

/** Thrown on the way when nothing safe can be made of the file. */
export class NotSafe extends Error {
  readonly whole: Whole | undefined;

  constructor(reason: string, whole?: Whole) {
    super(reason);
    this.whole = whole;
  }
}

/** Parts that are further apart than this are remarked upon at the first of them. */
const LONGEST_REMARK = 600;

/** The edit as it is made: on its letters, or only said beside them. */
export function asRemark(edit: Edit): Remark {
  const { comment } = edit;
  switch (edit.kind) {
    case 'insert':
    case 'insert-row':
      return { kind: 'comment', start: edit.after, end: edit.after, comment };
    case 'replace-all': {
      const [first, last] = [edit.parts[0], edit.parts.at(-1)];
      const [start = 0, end = start] = [first?.start, last?.end];
      return {
        kind: 'comment',
        start,
        end: end - start > LONGEST_REMARK ? (first?.end ?? start) : end,
        comment,
      };
    }
    default:
      return { kind: 'comment', start: edit.start, end: edit.end, comment };
  }
}
