import { OPS } from 'unpdf/pdfjs';
import type { HidingWay } from '../extraction.js';
import { IDENTITY, boxOf, intersection, multiply, shareWithin, type Box, type Matrix } from './geometry.js';
import { initialState, inkOf, moveText, startText, type Font, type GraphicsState } from './graphics-state.js';
import type { Cover, Letters, PageMarks } from './page-marks.js';
import { pathBox } from './path-box.js';
import { showLetters, type Glyph } from './show-letters.js';

export interface PageOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}
export interface PageSetting {
  /** From the page's own units to the screen, turned as the page is. */
  readonly matrix: Matrix;
  readonly page: Box;
  fontOf(name: string): Font | undefined;
  isLayerShown(layer: unknown): boolean;
}

type Pair = readonly [string, unknown];

const FILLS = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const PICTURES = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);
const UNIT_SQUARE = [0, 0, 1, 1] as const;
const OPAQUE = 0.95;
const MOST = 0.9;

/** Follows what a page paints, as a screen would, and keeps where its letters and covers are. */
export function readMarks({ fnArray, argsArray }: PageOperators, setting: PageSetting): PageMarks {
  const letters: Letters[] = [];
  const covers: Cover[] = [];
  const kept: GraphicsState[] = [];
  const layers: boolean[] = [];
  let state = initialState(setting.matrix, setting.page);
  let clips = false;

  const save = (): void => void kept.push({ ...state });
  const restore = (): void => {
    state = kept.pop() ?? state;
  };
  const enter = (matrix: Matrix | null | undefined, box: readonly number[] | null | undefined): void => {
    save();
    if (matrix) state.matrix = multiply(state.matrix, matrix);
    if (box) state.clip = intersection(state.clip, boxOf(state.matrix, four(box)));
  };
  const cover = (box: Box, colour: string | undefined, order: number): void => {
    const isSeen = state.fillAlpha >= OPAQUE && !layers.includes(false);
    if (isSeen) covers.push({ box: intersection(box, state.clip), colour, order });
  };
  const show = (glyphs: readonly Glyph[], order: number): void => {
    const { colour, hidden } = inkOf(state);
    const { text, ...place } = showLetters(state, glyphs);
    const isBold = /bold|black|heavy/i.test(state.font?.name ?? '') || state.font?.bold === true;
    const isClipped = shareWithin(place.box, state.clip) < 1 - MOST;
    const way: HidingWay | undefined = layers.includes(false)
      ? 'layer'
      : (hidden ?? (isClipped ? 'off-page' : undefined));
    letters.push({ text, ...place, isBold, colour, hidden: way, order });
  };

  const handlers: Partial<Record<number, (args: readonly unknown[], order: number) => void>> = {
    [OPS.save]: save,
    [OPS.restore]: restore,
    [OPS.transform]: (args) => {
      state.matrix = multiply(state.matrix, six(args));
    },
    [OPS.clip]: () => void (clips = true),
    [OPS.eoClip]: () => void (clips = true),
    [OPS.constructPath]: ([paint, data, extent], order) => {
      const path = pathBox(data, extent, state.matrix);
      if (path?.isRectangle && FILLS.has(paint as number)) cover(path.box, state.fill, order);
      if (clips && path) state.clip = intersection(state.clip, path.box);
      clips = false;
    },
    [OPS.shadingFill]: (_, order) => cover(state.clip, undefined, order),
    [OPS.setFillRGBColor]: ([colour]) => void (state.fill = colour as string),
    [OPS.setStrokeRGBColor]: ([colour]) => void (state.stroke = colour as string),
    [OPS.setFillColorN]: () => void (state.fill = undefined),
    [OPS.setStrokeColorN]: () => void (state.stroke = undefined),
    [OPS.setGState]: ([pairs]) => (pairs as readonly Pair[]).forEach(setParameter),
    [OPS.paintFormXObjectBegin]: ([matrix, box]) => enter(matrix as Matrix | null, box as number[] | null),
    [OPS.paintFormXObjectEnd]: restore,
    [OPS.beginGroup]: ([group]) => {
      const { matrix, bbox } = group as { matrix?: Matrix; bbox?: number[] };
      enter(matrix, bbox);
    },
    [OPS.endGroup]: restore,
    [OPS.beginAnnotation]: ([, rect, transform, matrix]) => {
      save();
      state = { ...initialState(setting.matrix, setting.page) };
      state.clip = intersection(state.clip, boxOf(state.matrix, four(rect as number[])));
      for (const step of [transform, matrix]) if (step) state.matrix = multiply(state.matrix, six(step));
    },
    [OPS.endAnnotation]: restore,
    [OPS.beginMarkedContent]: () => void layers.push(true),
    [OPS.beginMarkedContentProps]: ([tag, properties]) =>
      void layers.push(tag !== 'OC' || setting.isLayerShown(properties)),
    [OPS.endMarkedContent]: () => void layers.pop(),
    [OPS.beginText]: () => startText(state, IDENTITY),
    [OPS.setTextMatrix]: ([matrix]) => startText(state, six(matrix)),
    [OPS.moveText]: ([x, y]) => moveText(state, x as number, y as number),
    [OPS.setLeading]: ([leading]) => void (state.leading = -(leading as number)),
    [OPS.setLeadingMoveText]: ([x, y]) => {
      state.leading = y as number;
      moveText(state, x as number, y as number);
    },
    [OPS.nextLine]: () => moveText(state, 0, state.leading),
    [OPS.setCharSpacing]: ([spacing]) => void (state.letterSpacing = spacing as number),
    [OPS.setWordSpacing]: ([spacing]) => void (state.wordSpacing = spacing as number),
    [OPS.setHScale]: ([percent]) => void (state.stretch = (percent as number) / 100),
    [OPS.setTextRise]: ([rise]) => void (state.rise = rise as number),
    [OPS.setTextRenderingMode]: ([mode]) => void (state.mode = mode as number),
    [OPS.setFont]: ([name, size]) => setFont(name as string, size as number),
    [OPS.showText]: ([glyphs], order) => show(glyphs as readonly Glyph[], order),
  };

  function setParameter([key, value]: Pair): void {
    if (key === 'ca') state.fillAlpha = value as number;
    else if (key === 'CA') state.strokeAlpha = value as number;
    else if (key === 'Font') setFont(...(value as [string, number]));
  }
  function setFont(name: string, size: number): void {
    state.font = setting.fontOf(name);
    state.fontSize = size;
  }

  fnArray.forEach((operator, order) => {
    const args = (argsArray[order] ?? []) as readonly unknown[];
    if (PICTURES.has(operator)) cover(boxOf(state.matrix, UNIT_SQUARE), undefined, order);
    else handlers[operator]?.(args, order);
  });
  return { letters, covers, page: setting.page };
}

const six = (values: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values as ArrayLike<number> & Iterable<number>;
  return [a, b, c, d, e, f];
};
const four = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): readonly [
  number,
  number,
  number,
  number,
] => [x0, y0, x1, y1];
