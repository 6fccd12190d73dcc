import {
  Bookmark,
  BookmarkEnd,
  BookmarkStart,
  BuilderElement,
  ShadingType,
  StringContainer,
  TextRun,
  type ParagraphChild,
} from 'docx';
import { contentsOf, type DraftDocument, type Inline, type PlaceholderName } from '@pactwright/drafting';
import { ContentControl, GAP_FILL, inBrackets, isTyped } from './content-controls.js';
import { plainRun, type Run } from './runs.js';
import { STYLE } from './styles.js';

/** Marked by brackets and a dotted line, not by colour alone: it must stand out on paper and for every eye. */
const PLACEHOLDER = {
  style: STYLE.placeholder,
  shading: { type: ShadingType.CLEAR, color: 'auto', fill: GAP_FILL },
} as const;

/** A bookmark numbered by us: the library counts on through the life of the process, and equal contracts must give equal files. */
class NumberedBookmark extends Bookmark {
  override readonly start: BookmarkStart;
  override readonly end: BookmarkEnd;

  constructor(number: number, children: readonly ParagraphChild[]) {
    const id = bookmarkName(number);
    super({ id, children });
    this.start = new BookmarkStart(id, number);
    this.end = new BookmarkEnd(number);
  }
}

/** The bookmarks of the paragraphs that something refers to, and the runs of every text. */
export class Inlines {
  private readonly bookmarks: ReadonlyMap<string, number>;
  private readonly controls: { count: number };
  /** A run in the language of the document. */
  readonly run: Run;

  /**
   * `beside`: of the first text of the same file, whose bookmarks and numbers it shares. `shownAs` names what Word shows in an empty
   * gap, where it is not called as in that text.
   */
  constructor(
    document: DraftDocument,
    beside?: Inlines,
    private readonly shownAs?: (name: PlaceholderName) => string,
  ) {
    this.run = plainRun(document.language);
    this.controls = beside?.controls ?? { count: 0 };
    if (beside) {
      this.bookmarks = beside.bookmarks;
      return;
    }
    const targets = contentsOf(document).flatMap((content) =>
      content.flatMap((part) => (part.kind === 'reference' ? [part.target] : [])),
    );
    this.bookmarks = new Map([...new Set(targets)].map((target, at) => [target, at + 1]));
  }

  runs(content: readonly Inline[]): ParagraphChild[] {
    return content.flatMap((part) => this.runsOfPart(part));
  }

  /** The runs of a paragraph that may be the target of references. */
  runsOf(id: string, content: readonly Inline[]): ParagraphChild[] {
    const number = this.bookmarks.get(id);
    const runs = this.runs(content);
    return number === undefined ? runs : [new NumberedBookmark(number, runs)];
  }

  private gap(part: Extract<Inline, { kind: 'placeholder' }>): TextRun {
    const run = this.run(inBrackets(part.label), PLACEHOLDER);
    if (!isTyped(part.name)) return run;
    this.controls.count += 1;
    return new ContentControl(part, this.controls.count, run, this.shownAs?.(part.name));
  }

  private runsOfPart(part: Inline): ParagraphChild[] {
    switch (part.kind) {
      case 'text':
        return [this.run(part.text, { bold: part.strong })];
      case 'placeholder':
        return [this.gap(part)];
      case 'reference': {
        const number = this.bookmarks.get(part.target);
        if (number === undefined) throw new Error(`no paragraph is named ${part.target}`);
        return referenceRuns(bookmarkName(number), this.run(part.label));
      }
    }
  }
}

/**
 * A field that shows the number of the bookmarked paragraph and links to it. Made of runs, not of the library's shorter
 * `fldSimple`, whose text many readers of Word files leave out.
 */
function referenceRuns(bookmark: string, label: TextRun): TextRun[] {
  const mark = (type: 'begin' | 'separate' | 'end'): TextRun =>
    new TextRun({
      children: [
        new BuilderElement({
          name: 'w:fldChar',
          attributes: { type: { key: 'w:fldCharType', value: type } },
        }),
      ],
    });
  return [
    mark('begin'),
    new TextRun({ children: [new StringContainer('w:instrText', `REF ${bookmark} \\w \\h`)] }),
    mark('separate'),
    label,
    mark('end'),
  ];
}

/** Word keeps bookmarks named like this out of sight, as those that it makes for cross-references itself. */
function bookmarkName(number: number): string {
  return `_Ref${String(number).padStart(8, '0')}`;
}
