import { anchorsOf, type Comment } from './comments.js';
import type { Letter } from './letters.js';
import type { Paragraph, Piece, Row, Run } from './main-part.js';
import { endsSection, isMarkRevised, markRevision, propertiesAfter } from './marks.js';
import type { Placed, Stretch } from './place-edits.js';
import type { Revisions } from './revisions.js';
import { looksIn, plainProperties, rewriteRun, type Mark, type RunChange } from './rewrite-run.js';
import { newRow, rowMark } from './rows.js';
import { spliced, type Splice } from './source.js';

export interface Written {
  readonly source: string;
  readonly comments: readonly Comment[];
}

/** Writes all the edits into the source of the main part as revisions of ours. */
export function writeMain(source: string, placed: readonly Placed[], revisions: Revisions): Written {
  const writer = new MainWriter(source, revisions);
  for (const each of placed) writer.add(each);
  return { source: spliced(source, writer.splices()), comments: writer.comments };
}

interface NewParagraph {
  readonly text: string;
  readonly like: Paragraph;
  /** The ends of what is said beside it and those that come with it. */
  readonly before: string;
  readonly after: string;
}

class MainWriter {
  readonly comments: Comment[] = [];
  private readonly runs = new Map<Run, RunChange>();
  private readonly removed = new Set<Paragraph>();
  private readonly inserted = new Map<Paragraph, NewParagraph[]>();
  private readonly ahead = new Map<Paragraph, NewParagraph[]>();
  private readonly removedRows: Row[] = [];
  private readonly besides: Splice[] = [];

  constructor(
    private readonly source: string,
    private readonly revisions: Revisions,
  ) {}

  add(placed: Placed): void {
    if (placed.kind === 'replace') this.replace(placed.stretches, placed.edit.text, placed.edit.comment);
    else if (placed.kind === 'add') {
      const { letter, isAfter, edit } = placed;
      const { before, after } = this.comment(edit.comment);
      const offset = letter.offset + (isAfter ? 1 : 0);
      const words = { words: edit.text, looks: plainProperties(this.source, letter.run) };
      this.mark(letter.run, letter.piece, offset, [{ source: before }, words, { source: after }]);
    } else if (placed.kind === 'insert') {
      const { paragraph, likes, edit } = placed;
      const { before, after } = this.comment(edit.comment, true);
      const last = edit.paragraphs.length - 1;
      const added = edit.paragraphs.map((text, at) => ({
        ...{
          text,
          like: likes[at] ?? paragraph,
          before: at === 0 ? before : '',
          after: at === last ? after : '',
        },
      }));
      const kind = edit.isBefore === true ? this.ahead : this.inserted;
      kind.set(paragraph, [...(kind.get(paragraph) ?? []), ...added]);
    } else if (placed.kind === 'remove-row') this.removeRow(placed.row);
    else if (placed.kind === 'insert-row') {
      const { end } = placed.row.element;
      const text = newRow(this.source, placed.like, placed.texts, this.revisions);
      this.besides.push({ start: end, end, text });
    } else if (placed.kind === 'remark') {
      const { before, after } = this.comment(placed.edit.comment);
      const { from, to } = placed;
      this.mark(from.run, from.piece, from.offset, [{ source: before }]);
      this.mark(to.run, to.piece, to.offset + 1, [{ source: after }]);
    } else this.beside(placed.paragraph, placed.edit.comment);
  }

  /** Marks of paragraphs first: where there are no properties yet, they are what everything else stands behind. */
  splices(): Splice[] {
    const { names } = this.revisions;
    const marks = [...this.removed].map((paragraph) =>
      markRevision(paragraph, this.revisions.ofMark('del'), names),
    );
    const inserted = [...this.inserted].flatMap(([paragraph, texts]) => this.insertion(paragraph, texts));
    const runs = [...this.runs].map(([run, change]) => rewriteRun(this.source, run, change, this.revisions));
    const ahead = [...this.ahead].map(([{ element }, texts]) => ({
      ...{ start: element.start, end: element.start, text: this.paragraphs(texts).join('') },
    }));
    const rows = this.removedRows.map((row) => rowMark(row, this.revisions));
    return [...marks, ...inserted, ...ahead, ...rows, ...this.besides, ...runs];
  }

  private replace(stretches: readonly Stretch[], text: string, comment: string): void {
    const [head] = stretches;
    const [first, last] = [head?.letters[0], stretches.at(-1)?.letters.at(-1)];
    /* New letters do not leave the link, or whatever else it is, that the old ones begin in. */
    const at = head?.letters.findLast(({ run }) => run.parent === first?.run.parent);
    if (!head || !first || !last || !at) return;
    const { before, after } = this.comment(comment);
    this.mark(first.run, first.piece, first.offset, [{ source: before }]);
    for (const stretch of stretches) this.cut(stretch, text !== '' && stretch === head);
    const looks = this.looksOf(head.letters.filter(({ run }) => run.parent === first.run.parent));
    if (text !== '') this.mark(at.run, at.piece, at.offset + 1, [{ words: text, looks }]);
    this.mark(last.run, last.piece, last.offset + 1, [{ source: after }]);
  }

  /** As most of the letters look; of two looks that are on as many the one that comes first. */
  private looksOf(letters: readonly Letter[]): string {
    const inRuns = new Map<Run, number>();
    for (const { run } of letters) inRuns.set(run, (inRuns.get(run) ?? 0) + 1);
    const byLooks = new Map<string, number>();
    for (const [run, count] of inRuns) {
      const looks = plainProperties(this.source, run);
      byLooks.set(looks, (byLooks.get(looks) ?? 0) + count);
    }
    const most = Math.max(...byLooks.values());
    return [...byLooks].find(([, count]) => count === most)?.[0] ?? '';
  }

  private cut({ paragraph, letters, isWhole }: Stretch, isNeeded: boolean): void {
    for (const { run, piece, offset } of letters) {
      const { cuts } = this.changeOf(run);
      const ranges = cuts.get(piece) ?? [];
      const last = ranges.at(-1);
      if (last?.[1] === offset) last[1]++;
      else ranges.push([offset, offset + 1]);
      cuts.set(piece, ranges);
    }
    if (isWhole && !isNeeded && this.isRemovable(paragraph, letters)) this.removed.add(paragraph);
  }

  /** Whether nothing is left in it, and the paragraph that follows can take what little there is. */
  private isRemovable(paragraph: Paragraph, letters: readonly Letter[]): boolean {
    const gone = letters.length;
    const pieces = paragraph.runs.flatMap((run) => run.pieces);
    const all = pieces.reduce((sum, { length }) => sum + length, 0);
    const isBare = pieces.every(
      ({ kind, element }) => kind !== 'other' || element.name === 'lastRenderedPageBreak',
    );
    const isFree =
      paragraph.isPlain && paragraph.hasNext && !endsSection(paragraph) && !isMarkRevised(paragraph);
    return gone === all && isBare && isFree && !this.inserted.has(paragraph);
  }

  /** Paragraphs behind one; where it is the last of its cell or of the body, its own mark is the new one. */
  private insertion(paragraph: Paragraph, added: readonly NewParagraph[]): Splice[] {
    const { end } = paragraph.element;
    const behind = { start: end, end, text: this.paragraphs(added, !paragraph.hasNext).join('') };
    if (paragraph.hasNext) return [behind];
    return [markRevision(paragraph, this.revisions.ofMark('ins'), this.revisions.names), behind];
  }

  private paragraphs(added: readonly NewParagraph[], isLastOld = false): string[] {
    const { revisions, source } = this;
    const { names } = revisions;
    return added.map(({ text, like, before, after }, at) => {
      const mark = isLastOld && at === added.length - 1 ? '' : revisions.ofMark('ins');
      const properties = propertiesAfter(source, like, mark, names);
      const words = revisions.inserted(looksIn(source, like), text);
      return `${names.open('p')}${properties}${before}${words}${after}${names.close('p')}`;
    });
  }

  private removeRow(row: Row): void {
    for (const paragraph of row.paragraphs) {
      const letters = paragraph.runs.flatMap((run) =>
        run.pieces.flatMap((piece) => lettersOf(paragraph, run, piece)),
      );
      this.cut({ paragraph, letters, isWhole: false }, false);
      if (!paragraph.element.isEmpty) this.removed.add(paragraph);
    }
    this.removedRows.push(row);
  }

  private beside({ element, properties }: Paragraph, text: string): void {
    const { before, after } = this.comment(text);
    const start = properties?.end ?? element.content;
    this.besides.push({ start, end: start, text: before });
    this.besides.push({ start: element.contentEnd, end: element.contentEnd, text: after });
  }

  /** `isNew` where it is beside words of a paragraph that is new as a whole: with them it goes. */
  private comment(text: string, isNew = false): { before: string; after: string } {
    if (text === '') return { before: '', after: '' };
    const id = this.revisions.ourNumber();
    this.comments.push({ id, text });
    return anchorsOf(id, this.revisions, isNew);
  }

  private mark(run: Run, piece: Piece, offset: number, given: readonly Mark[]): void {
    const more = given.filter((each) => 'words' in each || each.source !== '');
    if (more.length === 0) return;
    const { marks } = this.changeOf(run);
    const ofPiece = marks.get(piece) ?? new Map<number, Mark[]>();
    ofPiece.set(offset, [...(ofPiece.get(offset) ?? []), ...more]);
    marks.set(piece, ofPiece);
  }

  private changeOf(run: Run): RunChange {
    const change = this.runs.get(run) ?? { cuts: new Map(), marks: new Map() };
    this.runs.set(run, change);
    return change;
  }
}

const lettersOf = (paragraph: Paragraph, run: Run, piece: Piece): Letter[] =>
  Array.from({ length: piece.length }, (_, offset) => ({ paragraph, run, piece, offset }));
