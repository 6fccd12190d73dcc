import { TRACK_MARKS } from '@pactwright/drafting';
import { kindOf } from './resolve.js';
import { childOf, parse, spliced, type Element, type Splice } from './source.js';

/** A part of a Word file in which all that tracked changes bring or take away is text between marks; undefined where it has none. */
export function withMarks(source: string): string | undefined {
  const marker = new Marker(source);
  marker.visit(parse(source), false);
  return marker.hasMarks ? spliced(source, marker.splices) : undefined;
}

class Marker {
  readonly splices: Splice[] = [];
  hasMarks = false;

  constructor(private readonly source: string) {}

  visit(element: Element, isInParagraph: boolean): void {
    for (const child of element.children) {
      if (child.name === 'pPr' || child.name === 'trPr') continue;
      if (child.name === 'delText') this.show(child);
      else if (child.name === 'p') this.markParagraph(child);
      else if (child.name === 'tr') this.markRow(child);
      else if (kindOf(child) === undefined) this.visit(child, isInParagraph);
      else this.markRevision(child, isInParagraph);
    }
  }

  private markParagraph(paragraph: Element): void {
    this.visit(paragraph, true);
    const properties = childOf(paragraph, 'pPr');
    const ends = ((properties && childOf(properties, 'rPr'))?.children ?? []).flatMap(
      (each) => kindOf(each) ?? [],
    );
    for (const kind of ends.slice(0, 1))
      this.put(paragraph.contentEnd, kind === 'del' ? TRACK_MARKS.endGone : TRACK_MARKS.endCome, paragraph);
  }

  /** All that is in a row that comes or goes. */
  private markRow(row: Element): void {
    const marks = (childOf(row, 'trPr')?.children ?? []).filter((each) => kindOf(each) !== undefined);
    for (const { start, end } of marks) this.splices.push({ start, end, text: '' });
    if (marks.length > 0) this.markWhole(row);
    this.visit(row, false);
  }

  private markRevision(revision: Element, isInParagraph: boolean): void {
    const { start, content, contentEnd, end, isEmpty } = revision;
    const [open, close] = isInParagraph ? [TRACK_MARKS.open, TRACK_MARKS.close] : ['', ''];
    this.splices.push({ start, end: content, text: isEmpty ? '' : this.run(open, revision) });
    if (isEmpty) return;
    if (!isInParagraph) this.markWhole(revision);
    this.visit(revision, isInParagraph);
    this.splices.push({ start: contentEnd, end, text: this.run(close, revision) });
  }

  /** Each paragraph in it, from its first letter to its last. */
  private markWhole(element: Element): void {
    for (const child of element.children) {
      if (child.name !== 'p') this.markWhole(child);
      else if (!child.isEmpty) {
        this.put(childOf(child, 'pPr')?.end ?? child.content, TRACK_MARKS.open, child);
        this.put(child.contentEnd, TRACK_MARKS.close, child);
      }
    }
  }

  /** Deleted letters are letters again. */
  private show({ qualified, start, content, contentEnd, end, isEmpty }: Element): void {
    const name = qualified.replace('delText', 't');
    const tag = this.source.slice(start + 1 + qualified.length, content);
    this.splices.push({ start, end: content, text: `<${name}${tag}` });
    if (!isEmpty) this.splices.push({ start: contentEnd, end, text: `</${name}>` });
  }

  private put(at: number, mark: string, near: Element): void {
    this.splices.push({ start: at, end: at, text: this.run(mark, near) });
  }

  /** A run with nothing but the mark, in the vocabulary of an element beside it. */
  private run(mark: string, { qualified, name }: Element): string {
    if (mark === '') return '';
    this.hasMarks = true;
    const prefix = qualified.slice(0, qualified.length - name.length);
    return `<${prefix}r><${prefix}t>${mark}</${prefix}t></${prefix}r>`;
  }
}
