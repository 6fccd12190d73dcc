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
import type { Block, DraftDocument, Inline } from '@pactwright/drafting';
import { plainRun, type Run } from './runs.js';
import { STYLE } from './styles.js';

/** Marked by brackets and a dotted line, not by colour alone: it must stand out on paper and for every eye. */
const PLACEHOLDER = {
  style: STYLE.placeholder,
  shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'FFF2CC' },
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
  /** A run in the language of the document. */
  readonly run: Run;

  constructor(document: DraftDocument) {
    this.run = plainRun(document.language);
    const targets = allContents(document).flatMap((content) =>
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

  private runsOfPart(part: Inline): ParagraphChild[] {
    switch (part.kind) {
      case 'text':
        return [this.run(part.text, { bold: part.strong })];
      case 'placeholder':
        return [this.run(`[${part.label}]`, PLACEHOLDER)];
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

function allContents({ opening, parties, sections, signatures }: DraftDocument): (readonly Inline[])[] {
  const ofBlock = (block: Block): (readonly Inline[])[] =>
    block.kind === 'table'
      ? block.rows.flat()
      : [block.content, ...block.items.map(({ content }) => content)];
  return [
    ...opening,
    ...ofBlock(parties),
    ...sections.flatMap(({ blocks }) => blocks.flatMap(ofBlock)),
    ...signatures.parties.flatMap(({ lines }) => lines.map(({ content }) => content)),
  ];
}
