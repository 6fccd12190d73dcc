import { REVIEWED_TEXT_MAX } from '@pactwright/protocol';
import type { HidingWay } from '../extraction.js';
import type { HiddenNotes } from '../hidden-notes.js';
import { NOWHERE, TracedText } from '../text/traced-text.js';
import { applyProperty, hidingOf, isOn, type Appearance } from './appearance.js';
import type { Side } from '../columns.js';
import type { Numbering } from './numbering.js';
import type { XmlElement, XmlReader } from './read-xml.js';
import { applyPlace, type ListPlace, type Styles } from './styles.js';
import { Tables } from './table-rows.js';
import type { NoteMark, NoteStart } from './hung-notes.js';

interface Paragraph {
  style?: string;
  readonly place: ListPlace;
  readonly direct: Appearance;
  /** How many paragraphs stood before it where it began: its text boxes are read first and come after it. */
  readonly before: number;
  text: string;
  readonly places: number[];
}
interface Run {
  style?: string;
  readonly direct: Appearance;
}

/** What stands for a letter without being one. */
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  sym: ' ',
};
const NOTE = /^(foot|end)note(Reference)?$/;
/* Another document or web page inside this one: shown by Word, but nothing that could be read here. */
const FOREIGN = new Set(['altChunk', 'subDoc']);

/** Turns the elements of a body, header or note into paragraphs of what can be seen. */
export class BodyReader implements XmlReader {
  readonly paragraphs: TracedText[] = [];
  /** Where the paragraphs stand that are one of two texts side by side. */
  readonly sides = new Map<TracedText, Side>();
  /** Where notes are marked, and where they begin if this is the part that has them. */
  readonly noteMarks: NoteMark[] = [];
  readonly noteStarts: NoteStart[] = [];
  hasForeignParts = false;

  private readonly path: string[] = [];
  /** The place of the next letter of the element that was opened last. */
  private place = NOWHERE;
  private readonly open_: Paragraph[] = [];
  private readonly runs: Run[] = [];
  private readonly tables = new Tables((text, side) => {
    this.paragraphs.push(text);
    if (side) this.sides.set(text, side);
  });
  /** Elements at whose depth something began that is not part of the visible text. */
  private fallbackFrom: number | undefined;
  private deletions = 0;
  private shapeBackground: string | null = null;
  private length = 0;

  constructor(
    private readonly styles: Styles,
    private readonly numbering: Numbering,
    private readonly notes: HiddenNotes,
    private readonly most = REVIEWED_TEXT_MAX,
  ) {}

  /** What is left where reading ended before the part did. */
  finish(): void {
    this.tables.finish();
  }

  isEnough(): boolean {
    return this.length > this.most;
  }

  open(element: XmlElement): void {
    const { name } = element;
    this.place = element.content;
    const parent = this.path.at(-1);
    this.path.push(name);
    if (this.fallbackFrom !== undefined) return;
    /* The same text box once more, for programs that do not know the new kind. */
    if (name === 'Fallback') this.fallbackFrom = this.path.length;
    else if (name === 'p' && parent !== 'r')
      this.open_.push({ place: {}, direct: {}, before: this.here.length, text: '', places: [] });
    else if (name === 'r') this.runs.push({ direct: {} });
    else if (FOREIGN.has(name)) this.hasForeignParts = true;
    else if (this.isRevision(name, parent)) this.deletions++;
    else this.readDetail(element, parent);
  }

  close(name: string): void {
    if (this.fallbackFrom === undefined) {
      const parent = this.path.at(-2);
      if (name === 'p' && parent !== 'r') this.closeParagraph();
      else if (name === 'r') this.runs.pop();
      else if (name === 'wsp') this.shapeBackground = null;
      else if (this.isRevision(name, parent)) this.deletions--;
      else this.tables.close(name);
    } else if (this.path.length === this.fallbackFrom) this.fallbackFrom = undefined;
    this.path.pop();
  }

  text(text: string): void {
    if (this.fallbackFrom !== undefined) return;
    const name = this.path.at(-1);
    if (name === 'delText') this.notes.add('deleted', text);
    else if (name === 't') this.say(text);
  }

  private readDetail(element: XmlElement, parent: string | undefined): void {
    const { name } = element;
    const run = this.runs.at(-1);
    const paragraph = this.open_.at(-1);
    const value = element.attribute('val');
    const note = NOTE.exec(name);
    if (note) this.markNote(element, note[2] === undefined);
    else if (name === 'docPr') this.noteDescription(element);
    else if (parent === 'r' && SIGNS[name] !== undefined) this.say(SIGNS[name]);
    else if (parent === 'rPr' && this.path.at(-3) === 'r' && run) {
      if (name === 'rStyle' && value !== undefined) run.style = value;
      else applyProperty(run.direct, element);
    } else if (parent === 'numPr' && paragraph) applyPlace(paragraph.place, element);
    else if (parent === 'pPr' && paragraph) {
      if (name === 'pStyle' && value !== undefined) paragraph.style = value;
      else applyProperty(paragraph.direct, element);
    } else if (parent === 'solidFill' && this.path.at(-3) === 'spPr') {
      this.shapeBackground =
        name === 'srgbClr' && value !== undefined ? `#${value.toLowerCase()}` : '#404040';
    } else this.tables.open(element, parent);
  }

  private isRevision(name: string, parent: string | undefined): boolean {
    return (name === 'del' || name === 'moveFrom') && parent !== 'rPr' && parent !== 'trPr';
  }

  private say(text: string): void {
    const paragraph = this.open_.at(-1);
    if (!paragraph) return;
    const way = this.hidingNow(paragraph);
    if (way) this.notes.add(way, text);
    else {
      paragraph.text += text;
      for (let unit = 0; unit < text.length; unit++) paragraph.places.push(this.place + unit);
      this.length += text.length;
    }
    this.place += text.length;
  }

  private hidingNow(paragraph: Paragraph): HidingWay | undefined {
    if (this.deletions > 0) return 'deleted';
    const run = this.runs.at(-1);
    const inherited = this.styles.appearance(paragraph.style);
    const named = run?.style === undefined ? {} : this.styles.appearance(run.style);
    const behind =
      run?.direct.background ??
      named.background ??
      paragraph.direct.background ??
      inherited.background ??
      this.tables.background ??
      this.shapeBackground;
    return (
      this.tables.hiding ?? hidingOf({ ...inherited, ...named, ...run?.direct, background: behind ?? null })
    );
  }

  private closeParagraph(): void {
    const paragraph = this.open_.pop();
    if (!paragraph || paragraph.text.trim() === '') return;
    const number = this.numbering.next({ ...this.styles.place(paragraph.style), ...paragraph.place });
    const text = new TracedText(paragraph.text, paragraph.places);
    const said = number === '' ? text : TracedText.joined([TracedText.of(number), text], ' ');
    this.here.splice(paragraph.before, 0, said);
  }

  private get here(): TracedText[] {
    return this.tables.cell ?? this.paragraphs;
  }

  private markNote(element: XmlElement, isStart: boolean): void {
    const id = element.attribute('id');
    if (id === undefined || this.deletions > 0) return;
    const place = element.content;
    if (isStart) this.noteStarts.push({ id, place });
    else this.noteMarks.push({ kind: element.name.replace('Reference', 's'), id, place });
  }

  private noteDescription(element: XmlElement): void {
    if (element.attribute('hidden') !== undefined && isOn(element)) return;
    for (const name of ['descr', 'title']) {
      this.notes.addSentence('alternative-text', element.attribute(name) ?? '');
    }
  }
}
