import { REVIEWED_TEXT_MAX, type Language } from '@pactwright/protocol';
import {
  AnnotationMode,
  VerbosityLevel,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'unpdf/pdfjs';
import { MAX_PAGES, Refused, type ExtractedText } from '../extraction.js';
import { HiddenNotes } from '../hidden-notes.js';
import { prevailingColumn, type Side } from '../columns.js';
import { joinParagraphs } from '../text/join-paragraphs.js';
import { TracedText } from '../text/traced-text.js';
import { TableTeller } from '../told-table.js';
import { blocksOf, type Block } from './blocks.js';
import { withoutFurniture, type PageLines } from './furniture.js';
import type { Matrix } from './geometry.js';
import type { Font } from './graphics-state.js';
import { linesOf } from './page-lines.js';
import { noteAnnotations, noteProperties } from './outside-text.js';
import { hidingOf } from './page-marks.js';
import { readMarks, type PageOperators } from './read-marks.js';

/* A page with less is a picture of a page. */
const LEAST_CHARACTERS = 200;
/* What is longer is cut anyway, also where only one of two columns is read. */
const MOST_TOLD = 3 * REVIEWED_TEXT_MAX;
const END_WITHIN = 2_048;
const END = '%%EOF';

/** The visible text of a PDF, and what else is in it. Nothing in it is ever run; pictures are not even decoded. */
export async function readPdf(bytes: Buffer): Promise<ExtractedText> {
  if (!bytes.subarray(-END_WITHIN).includes(END)) throw new Refused('UPLOAD_DAMAGED', 'the end is missing');
  const task = getDocument({
    data: new Uint8Array(bytes),
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 1,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise.catch((error: unknown) => {
    throw problemOf(error);
  });
  const notes = new HiddenNotes();
  const pages = await readPages(document, notes);
  const { pages: bodies, running } = withoutFurniture(pages);
  await noteAnnotations(document, notes);
  await noteProperties(document, notes);
  const { paragraphs, columns, isWhole } = told(blocksOf(bodies));
  const isCut = document.numPages > MAX_PAGES || !isWhole;
  const { extracted: result } = joinParagraphs([...paragraphs, ...running], notes, { isCut });
  if (result.text.length < LEAST_CHARACTERS) throw new Refused('UPLOAD_NO_TEXT', 'hardly any visible text');
  return { ...result, ...(columns && { columns }) };
}

/** Tables by rows, as those of a Word file; of a text in two languages, side by side, the column that prevails. */
function told(blocks: readonly Block[]): {
  paragraphs: readonly string[];
  columns?: Language;
  isWhole: boolean;
} {
  const paragraphs: TracedText[] = [];
  let length = 0;
  const sides = new Map<TracedText, Side>();
  const teller = new TableTeller((text, side) => {
    paragraphs.push(text);
    length += text.length;
    if (side) sides.set(text, side);
  });
  const traced = (text: string): TracedText => TracedText.of(text.slice(0, MOST_TOLD));
  for (const block of blocks) {
    if (length > MOST_TOLD) break;
    if (typeof block === 'string') {
      paragraphs.push(traced(block));
      length += block.length;
    } else teller.tell(block.map((row) => row.map((cell) => cell.map(traced))));
  }
  const column = prevailingColumn(paragraphs, sides);
  return {
    paragraphs: (column?.paragraphs ?? paragraphs).map(String),
    ...(column && { columns: column.language }),
    isWhole: length <= MOST_TOLD,
  };
}

async function readPages(document: PDFDocumentProxy, notes: HiddenNotes): Promise<PageLines[]> {
  const config = await document.getOptionalContentConfig();
  const isLayerShown = (layer: unknown): boolean => layer === null || config.isVisible(layer) !== false;
  const pages: PageLines[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
    const page = await document.getPage(number).catch((error: unknown) => {
      throw problemOf(error);
    });
    pages.push(await readPage(page, isLayerShown, notes));
    page.cleanup();
  }
  return pages;
}

async function readPage(
  page: PDFPageProxy,
  isLayerShown: (layer: unknown) => boolean,
  notes: HiddenNotes,
): Promise<PageLines> {
  const operators: PageOperators = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const marks = readMarks(operators, {
    matrix: transform as unknown as Matrix,
    page: { left: 0, top: 0, right: width, bottom: height },
    fontOf: (name) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : undefined),
    isLayerShown,
  });
  const visible = marks.letters.filter((letters) => {
    const way = hidingOf(letters, marks);
    if (way) notes.add(way, letters.text);
    return way === undefined;
  });
  return { lines: linesOf(visible), height };
}

function problemOf(error: unknown): Refused {
  const name = error instanceof Error ? error.name : 'unknown';
  return name === 'PasswordException'
    ? new Refused('UPLOAD_ENCRYPTED', 'a password is needed', { cause: error })
    : new Refused('UPLOAD_DAMAGED', name, { cause: error });
}
