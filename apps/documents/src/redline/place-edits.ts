import { TypedNumbers } from '@pactwright/drafting';
import type { TracedDocx } from '../extraction/docx/read-docx.js';
import type { TracedText } from '../extraction/text/traced-text.js';
import {
  asRemark,
  type Edit,
  type Insertion,
  type Remark,
  type Replacement,
  type Replacements,
  type RowInsertion,
  type RowRemoval,
} from './edits.js';
import { Letters, type Letter } from './letters.js';
import type { Paragraph, Row } from './main-part.js';
import { endsSection, isMarkRevised } from './marks.js';
import { isFree, isOneOfMore, modelFor } from './rows.js';

/** A text, and where its letters stand in the part that edits are placed in. */
export type Traced = Pick<TracedDocx, 'extracted' | 'places'>;

/** The letters of one paragraph that an edit takes out. */
export interface Stretch {
  readonly paragraph: Paragraph;
  readonly letters: readonly Letter[];
  /** Nothing that could be seen is left of the paragraph. */
  readonly isWhole: boolean;
}

export type Placed =
  | { readonly kind: 'replace'; readonly edit: Replacement; readonly stretches: readonly Stretch[] }
  /** New letters where none go: before a letter, or after the last one of a paragraph. */
  | { readonly kind: 'add'; readonly edit: Replacement; readonly letter: Letter; readonly isAfter: boolean }
  /** `likes`: for each new one the paragraph whose place in a list and whose looks it takes. */
  | {
      readonly kind: 'insert';
      readonly edit: Insertion;
      readonly paragraph: Paragraph;
      readonly likes: readonly Paragraph[];
    }
  /** `texts`: of each of its cells. */
  | {
      readonly kind: 'insert-row';
      readonly edit: RowInsertion;
      readonly row: Row;
      readonly like: Row;
      readonly texts: readonly (string | undefined)[];
    }
  | { readonly kind: 'remove-row'; readonly edit: RowRemoval; readonly row: Row }
  | { readonly kind: 'remark'; readonly edit: Remark; readonly from: Letter; readonly to: Letter }
  | { readonly kind: 'beside'; readonly edit: Remark; readonly paragraph: Paragraph };

/** Where the edits are made; one that cannot be is said beside the nearest paragraph. */
export class Placing {
  private readonly taken: Pick<Replacement, 'start' | 'end'>[] = [];
  private readonly gone = new Set<Row>();
  private readonly numbers: TypedNumbers;

  private readonly letters: Letters;
  private readonly rows: readonly Row[];

  constructor(
    private readonly traced: Traced,
    paragraphs: readonly Paragraph[],
    body: readonly TracedText[],
  ) {
    const { extracted, places } = traced;
    this.letters = new Letters(paragraphs, body);
    this.rows = [...new Set(paragraphs.flatMap(({ row }) => row ?? []))];
    this.numbers = new TypedNumbers(extracted.text, (place) => (places[place] ?? -1) >= 0);
  }

  /** Several where words at several places are replaced; none where there is no place at all. */
  place(edit: Edit): readonly Placed[] {
    if (edit.kind === 'replace-all') return this.together(edit) ?? this.place(asRemark(edit));
    const placed = this.inPlace(edit) ?? this.beside(asRemark(edit));
    return placed ? [placed] : [];
  }

  private together({ parts, comment }: Replacements): readonly Placed[] | undefined {
    const before = this.taken.length;
    const first = Math.max(
      0,
      parts.findIndex((part) => part.comment === undefined),
    );
    const placed = parts.map((part, at) =>
      this.inPlace({ kind: 'replace', ...part, comment: at === first ? comment : (part.comment ?? '') }),
    );
    if (placed.every((each) => each !== undefined)) return placed;
    this.taken.length = before;
    return undefined;
  }

  private inPlace(edit: Exclude<Edit, Replacements>): Placed | undefined {
    if (edit.kind === 'insert') return this.insertion(edit);
    if (edit.kind === 'comment') return this.remark(edit);
    if (edit.kind === 'insert-row') return this.newRow(edit);
    if (this.taken.some(({ start, end }) => edit.start < end && start < edit.end)) return undefined;
    const placed =
      edit.kind === 'remove-row'
        ? this.goneRow(edit)
        : edit.start === edit.end
          ? this.addition(edit)
          : this.replacement(edit);
    if (placed) this.taken.push(edit);
    return placed;
  }

  private letterAt(index: number): Letter | undefined {
    return this.letters.at(this.traced.places[index] ?? -1);
  }

  private replacement(edit: Replacement): Placed | undefined {
    const groups: { paragraph: Paragraph; first: number; last: number }[] = [];
    for (let index = edit.start; index < edit.end; index++) {
      if ((this.traced.places[index] ?? -1) < 0) continue;
      const letter = this.letterAt(index);
      if (!letter) return undefined;
      const group = groups.at(-1);
      if (group?.paragraph === letter.paragraph) group.last = index;
      else groups.push({ paragraph: letter.paragraph, first: index, last: index });
    }
    const stretches = groups.map((group) => this.stretch(group));
    const all = stretches.flatMap((stretch) => stretch?.letters ?? []);
    const isFree = stretches.length > 0 && all.every(({ run }) => run.blocked === undefined);
    const known = stretches.filter((stretch) => stretch !== undefined);
    return isFree && known.length === stretches.length
      ? { kind: 'replace', edit, stretches: known }
      : undefined;
  }

  /** All that can be seen between two letters of a paragraph, and around them when they are its first and last. */
  private stretch(group: { paragraph: Paragraph; first: number; last: number }): Stretch | undefined {
    const { paragraph, first, last } = group;
    const { places } = this.traced;
    const [from, to] = [places[first] ?? 0, places[last] ?? 0];
    const after = this.letterAt(last + 1)?.paragraph === paragraph ? places[last + 1] : undefined;
    const isFirst = this.letterAt(first - 1)?.paragraph !== paragraph;
    const isCut = last + 1 === places.length && this.traced.extracted.isCut;
    const isWhole = isFirst && after === undefined && !isCut;
    const { content, contentEnd } = paragraph.element;
    const seen = this.letters.between(
      isWhole ? content : from,
      isWhole ? contentEnd : Math.max(to + 1, after ?? 0),
    );
    const letters = seen.map((place) => this.letters.at(place));
    const known = letters.filter((letter) => letter?.paragraph === paragraph);
    const isClear = known.length === letters.length;
    return isClear
      ? { paragraph, letters: known.filter((letter) => letter !== undefined), isWhole }
      : undefined;
  }

  private addition(edit: Replacement): Placed | undefined {
    const [before, after] = [this.letterAt(edit.start - 1), this.letterAt(edit.start)];
    const letter = after && (!before || before.paragraph === after.paragraph) ? after : before;
    if (!letter || letter.run.blocked !== undefined || edit.text === '') return undefined;
    return { kind: 'add', edit, letter, isAfter: letter === before };
  }

  private insertion(edit: Insertion): Placed | undefined {
    const letter = this.letterAt(edit.after) ?? this.letterAt(edit.after - 1);
    if (!letter || edit.paragraphs.length === 0) return undefined;
    const { paragraph } = letter;
    const isBound =
      edit.isBefore === true
        ? paragraph.row !== undefined || paragraph.inField.before
        : paragraph.inField.behind || endsSection(paragraph) || isMarkRevised(paragraph);
    if (paragraph.isLocked || isBound) return undefined;
    const paragraphs =
      edit.isNumbered === true ? edit.paragraphs : this.numbers.numbered(edit.after, edit.paragraphs);
    const like = edit.isNumbered === true ? paragraph : (this.numberedLike(edit.after) ?? paragraph);
    const likes = paragraphs.map((_, at) => this.letterAt(edit.likes?.[at] ?? -1)?.paragraph ?? like);
    return { kind: 'insert', edit: { ...edit, paragraphs }, paragraph, likes };
  }

  /** Whose letters are all those that can be seen in a row. */
  private goneRow(edit: RowRemoval): Placed | undefined {
    const row = this.rowAt(edit.start);
    if (!row || this.rowBefore(edit.start) === row || this.rowAt(edit.end) === row) return undefined;
    const isInside = this.rowBefore(edit.end) === row;
    const goneWith = [...this.gone].filter(({ table }) => table === row.table).length + 1;
    if (!isInside || !isFree(row) || !isOneOfMore(row, goneWith)) return undefined;
    this.gone.add(row);
    return { kind: 'remove-row', edit, row };
  }

  private newRow(edit: RowInsertion): Placed | undefined {
    const row = this.rowAt(edit.after);
    if (!row) return undefined;
    const next = this.rows[this.rows.indexOf(row) + 1];
    const filled = (each: Row): boolean[] =>
      each.cells.map(({ content, contentEnd }) => this.letters.between(content, contentEnd).length > 0);
    const like = modelFor(
      row,
      next?.table === row.table ? next : undefined,
      (each) => filled(each).filter(Boolean).length,
      edit.cells.length,
    );
    if (!like) return undefined;
    let cell = 0;
    const texts = filled(like).map((isFilled) => (isFilled ? edit.cells[cell++] : undefined));
    return { kind: 'insert-row', edit, row, like, texts };
  }

  /** The row of the first letter from here on that stands in the file. */
  private rowAt(index: number): Row | undefined {
    const { places } = this.traced;
    let at = index;
    while (at < places.length && (places[at] ?? -1) < 0) at++;
    return this.letterAt(at)?.paragraph.row;
  }

  private rowBefore(index: number): Row | undefined {
    let at = index - 1;
    while (at >= 0 && (this.traced.places[at] ?? -1) < 0) at--;
    return this.letterAt(at)?.paragraph.row;
  }

  /** Behind items that Word counts the paragraph that they are of, so that the new words are none of them. */
  private numberedLike(after: number): Paragraph | undefined {
    const { text } = this.traced.extracted;
    const start = this.numbers.numberedBefore(after);
    for (let index = start; index < text.length && text[index] !== '\n'; index++) {
      const letter = this.letterAt(index);
      if (letter) return letter.paragraph;
    }
    return undefined;
  }

  private remark(edit: Remark): Placed | undefined {
    const known: Letter[] = [];
    for (let index = edit.start; index < edit.end; index++) {
      if ((this.traced.places[index] ?? -1) < 0) continue;
      const letter = this.letterAt(index);
      if (!letter || letter.run.blocked !== undefined) return undefined;
      known.push(letter);
    }
    const [from, to] = [known[0], known.at(-1)];
    return from && to ? { kind: 'remark', edit, from, to } : undefined;
  }

  private beside(edit: Remark): Placed | undefined {
    const { length } = this.traced.places;
    /* What a note says is looked for where the note hangs. */
    const note = this.traced.extracted.notes?.find(
      ({ start, end }) => start <= edit.start && edit.start < end,
    );
    const at = note?.at ?? Math.min(edit.start, length - 1);
    for (let away = 0; away <= length; away++) {
      for (const index of [at - away, at + away]) {
        const paragraph = this.letterAt(index)?.paragraph;
        if (paragraph && !paragraph.isLocked) return { kind: 'beside', edit, paragraph };
      }
    }
    return undefined;
  }
}
