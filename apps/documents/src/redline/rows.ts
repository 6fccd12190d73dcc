import { MARKS, type Row } from './main-part.js';
import { isMarkRevised, propertiesAfter, REVISIONS, without } from './marks.js';
import type { Revisions } from './revisions.js';
import { looksIn } from './rewrite-run.js';
import { childOf, type Splice } from './source.js';

/* Cells that are one with those of the row above or below, or that somebody has revised by themselves. */
const BOUND_CELLS = new Set(['vMerge', 'cellIns', 'cellDel', 'cellMerge']);
/* What may be in a paragraph of a row that goes. */
const GO_ALONG = new Set(['pPr', 'r', 'ins', 'del', 'hyperlink', 'smartTag', 'sdt']);
/* What a new row does not take over of another one. */
const OWN = new Set(['ins', 'del', 'trPrChange', 'tcPrChange', 'tblHeader', 'cnfStyle']);

/** Whether its cells are no part of another row's. */
const isApart = ({ cells, isPlain }: Row): boolean =>
  isPlain &&
  cells.every((cell) => childOf(cell, 'tcPr')?.children.every(({ name }) => !BOUND_CELLS.has(name)) ?? true);

/** Whether it can go with all that is in it. */
export const isFree = (row: Row): boolean =>
  isApart(row) &&
  (childOf(row.element, 'trPr')?.children ?? []).every(({ name }) => !REVISIONS.has(name)) &&
  row.paragraphs.every(
    (paragraph) =>
      !paragraph.isLocked &&
      paragraph.element.children.every(({ name }) => GO_ALONG.has(name) || MARKS.test(name)) &&
      !isMarkRevised(paragraph) &&
      paragraph.runs.every(
        ({ blocked, pieces }) =>
          blocked === undefined &&
          pieces.every(({ kind, element }) => kind !== 'other' || element.name === 'lastRenderedPageBreak'),
      ),
  );

/** Whether others of its table are left beside those that go. */
export const isOneOfMore = ({ table }: Row, gone: number): boolean =>
  table.children.filter(({ name }) => name === 'tr').length > gone;

/** The row that a new one behind `row` can look like, by how many of its cells say something; none is parted from another. */
export function modelFor(
  row: Row,
  next: Row | undefined,
  filled: (row: Row) => number,
  count: number,
): Row | undefined {
  if (!isApart(row) || (next !== undefined && !isApart(next))) return undefined;
  const isFirst = row.table.children.find(({ name }) => name === 'tr') === row.element;
  const models = isFirst && next ? [next, row] : [row];
  return models.find((each) => filled(each) === count);
}

/** The mark of a row that goes. */
export function rowMark({ element }: Row, revisions: Revisions): Splice {
  const { names } = revisions;
  const mark = revisions.ofMark('del');
  const properties = childOf(element, 'trPr');
  if (properties && !properties.isEmpty) {
    const start = childOf(properties, 'trPrChange')?.start ?? properties.contentEnd;
    return { start, end: start, text: mark };
  }
  const start = properties?.start ?? childOf(element, 'tblPrEx')?.end ?? element.content;
  return { start, end: properties?.end ?? start, text: `${names.open('trPr')}${mark}${names.close('trPr')}` };
}

/** A row like another one; `texts` are those of its cells. */
export function newRow(
  source: string,
  like: Row,
  texts: readonly (string | undefined)[],
  revisions: Revisions,
): string {
  const { names } = revisions;
  const cells = like.cells.map((cell, at) => {
    const properties = childOf(cell, 'tcPr');
    const paragraph = like.paragraphs.find(({ element }) => cell.children.includes(element));
    const text = texts[at];
    const words =
      text === undefined ? '' : revisions.inserted(paragraph ? looksIn(source, paragraph) : '', text);
    const mark = revisions.ofMark('ins');
    return [
      names.open('tc') + (properties ? without(source, properties, OWN) : ''),
      names.open('p') + (paragraph ? propertiesAfter(source, paragraph, mark, names) : ''),
      words + names.close('p') + names.close('tc'),
    ].join('');
  });
  const exceptions = childOf(like.element, 'tblPrEx');
  const kept = (childOf(like.element, 'trPr')?.children ?? []).filter(({ name }) => !OWN.has(name));
  return [
    names.open('tr') + (exceptions ? source.slice(exceptions.start, exceptions.end) : ''),
    names.open('trPr') + kept.map(({ start, end }) => source.slice(start, end)).join(''),
    revisions.ofMark('ins') + names.close('trPr'),
    ...cells,
    names.close('tr'),
  ].join('');
}
