import { childOf, within, type Element } from './source.js';

/** A child of a run: letters, what stands for one, or anything else. */
export interface Piece {
  readonly kind: 'text' | 'sign' | 'other';
  readonly element: Element;
  /** How many letters the reader takes it for. */
  readonly length: number;
}

export interface Run {
  readonly element: Element;
  readonly properties: Element | undefined;
  readonly pieces: readonly Piece[];
  readonly parent: Element;
  /** Somebody's insertion that it stands in. */
  readonly insertion: Element | undefined;
  /** Why its letters cannot be changed. */
  readonly blocked: string | undefined;
}

export interface Paragraph {
  readonly element: Element;
  readonly properties: Element | undefined;
  readonly runs: readonly Run[];
  /** It holds nothing but runs and marks, so that nothing else goes with it. */
  readonly isPlain: boolean;
  /** What follows it in the same element, after mere marks, is a paragraph. */
  readonly hasNext: boolean;
  /** Nothing may be put into it. */
  readonly isLocked: boolean;
  /** Whether a field is open where it begins, and where it ends. */
  readonly inField: { readonly before: boolean; readonly behind: boolean };
  /** The row of a table that it is in. */
  readonly row: Row | undefined;
}

export interface Row {
  readonly element: Element;
  readonly table: Element;
  readonly cells: readonly Element[];
  readonly paragraphs: readonly Paragraph[];
  /** It stands in its table by itself, and its cells hold nothing but paragraphs. */
  readonly isPlain: boolean;
}

/* What paragraphs of the running text, and runs of a paragraph, may stand in. */
const AROUND_PARAGRAPHS = new Set([
  ...['body', 'footnote', 'endnote', 'tbl', 'tr', 'tc', 'sdt', 'sdtContent', 'customXml'],
]);
const AROUND_RUNS = new Set(['hyperlink', 'ins', 'smartTag', 'sdt', 'sdtContent', 'customXml', 'dir', 'bdo']);
const SIGNS = new Set(['tab', 'br', 'cr', 'noBreakHyphen', 'sym', 'ptab']);
/* Neither begins nor ends anything of the text. */
export const MARKS =
  /^(?:bookmark(?:Start|End)|commentRange(?:Start|End)|proofErr|perm(?:Start|End)|move(?:From|To)Range(?:Start|End))$/;
/* Content that Word fills from elsewhere. */
const FILLED =
  /^(?:dataBinding|dropDownList|comboBox|date|picture|citation|bibliography|equation|docPartObj)$/;
const CLOSED = new Set(['contentLocked', 'sdtContentLocked']);

/** The paragraphs of the running text, without those in boxes and in what somebody has deleted or moved away. */
export function paragraphsOf(root: Element): Paragraph[] {
  const found: Paragraph[] = [];
  const fields = { open: 0 };
  const visit = (element: Element, isLocked: boolean, row: OpenRow | undefined): void => {
    const { children } = element;
    for (const [at, child] of children.entries()) {
      if (child.name === 'p') {
        const paragraph = paragraphOf(child, isNext(children, at), isLocked, fields, row);
        found.push(paragraph);
        row?.paragraphs.push(paragraph);
      } else if (AROUND_PARAGRAPHS.has(child.name))
        visit(child, isLocked || isClosed(child), child.name === 'tr' ? rowOf(child, element) : row);
    }
  };
  visit(root, false, undefined);
  return found;
}

type OpenRow = Row & { readonly paragraphs: Paragraph[] };

function rowOf(element: Element, table: Element): OpenRow {
  const cells = element.children.filter(({ name }) => name === 'tc');
  const isPlain =
    table.name === 'tbl' &&
    element.children.every(({ name }) => ['tblPrEx', 'trPr', 'tc'].includes(name) || MARKS.test(name)) &&
    cells.every(({ children }) => children.every(({ name }) => name === 'tcPr' || name === 'p'));
  return { element, table, cells, paragraphs: [], isPlain };
}

function isNext(siblings: readonly Element[], at: number): boolean {
  return siblings.slice(at + 1).find(({ name }) => !MARKS.test(name))?.name === 'p';
}

/** Whether it is a content control whose text is not free. */
function isClosed({ name, children }: Element): boolean {
  const properties = name === 'sdt' ? children.find((child) => child.name === 'sdtPr') : undefined;
  return (
    properties?.children.some(
      (child) => FILLED.test(child.name) || (child.name === 'lock' && CLOSED.has(child.attributes.val ?? '')),
    ) ?? false
  );
}

function paragraphOf(
  element: Element,
  hasNext: boolean,
  isLocked: boolean,
  fields: { open: number },
  row: Row | undefined,
): Paragraph {
  const runs: Run[] = [];
  const isInField = fields.open > 0;
  const visit = (parent: Element, around: readonly Element[], blocked: string | undefined): void => {
    for (const child of parent.children) {
      if (child.name === 'r') {
        const before = fields.open;
        for (const piece of child.children) if (piece.name === 'fldChar') fields.open += fieldStep(piece);
        const isField = before > 0 || fields.open > 0;
        runs.push(runOf(child, parent, around, isField ? 'field' : blocked));
      } else if (child.name === 'ins' || AROUND_RUNS.has(child.name)) {
        visit(child, [...around, child], blocked ?? (isClosed(child) ? 'content control' : undefined));
      } else if (child.name === 'fldSimple' || child.name === 'moveTo') {
        visit(child, [...around, child], child.name);
      }
    }
  };
  visit(element, [], isLocked ? 'content control' : undefined);
  return {
    element,
    properties: childOf(element, 'pPr'),
    runs,
    hasNext,
    isLocked,
    inField: { before: isInField, behind: fields.open > 0 },
    row,
    isPlain: element.children.every(
      (child) =>
        ['pPr', 'r'].includes(child.name) ||
        MARKS.test(child.name) ||
        (child.name === 'ins' && child.children.every(({ name }) => name === 'r' || MARKS.test(name))),
    ),
  };
}

const fieldStep = ({ attributes }: Element): number =>
  attributes.fldCharType === 'begin' ? 1 : attributes.fldCharType === 'end' ? -1 : 0;

function runOf(
  element: Element,
  parent: Element,
  around: readonly Element[],
  blocked: string | undefined,
): Run {
  const insertions = around.filter(({ name }) => name === 'ins');
  const isNested = insertions.length > 1 || (insertions.length === 1 && parent.name !== 'ins');
  return {
    element,
    properties: childOf(element, 'rPr'),
    pieces: element.children.filter(({ name }) => name !== 'rPr').map(pieceOf),
    parent,
    insertion: insertions[0],
    blocked: blocked ?? (isNested ? 'nested revisions' : undefined),
  };
}

function pieceOf(element: Element): Piece {
  if (element.name === 't' && element.children.length === 0)
    return { kind: 'text', element, length: element.text.length };
  return SIGNS.has(element.name)
    ? { kind: 'sign', element, length: 1 }
    : { kind: 'other', element, length: 0 };
}

/** The highest number that anything of Word is called by in these parts. */
export const highestId = (roots: readonly Element[]): number =>
  roots
    .flatMap((root) => [...within(root)])
    .reduce((highest, { attributes }) => Math.max(highest, Number(attributes.id ?? 0) || 0), 0);
