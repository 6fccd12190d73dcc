import {
  AnnotationMode,
  VerbosityLevel,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'unpdf/pdfjs';
import { MAX_PAGES, Refused, type ExtractedText } from '../extraction.js';
import { HiddenNotes } from '../hidden-notes.js';
import { joinParagraphs } from '../text/join-paragraphs.js';
import { withoutFurniture, type PageLines } from './furniture.js';
import type { Matrix } from './geometry.js';
import type { Font } from './graphics-state.js';
import { linesOf } from './lines.js';
import { noteAnnotations, noteProperties } from './outside-text.js';
import { hidingOf } from './page-marks.js';
import { paragraphsOf } from './paragraphs.js';
import { readMarks, type PageOperators } from './read-marks.js';

/* A page with less is a picture of a page. */
const LEAST_CHARACTERS = 200;
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
  const isCut = document.numPages > MAX_PAGES;
  const { extracted: result } = joinParagraphs([...paragraphsOf(bodies), ...running], notes, { isCut });
  if (result.text.length < LEAST_CHARACTERS) throw new Refused('UPLOAD_NO_TEXT', 'hardly any visible text');
  return result;
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
