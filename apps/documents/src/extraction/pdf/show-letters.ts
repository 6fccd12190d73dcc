import { apply, boxOf, multiply, type Box, type Matrix } from './geometry.js';
import type { GraphicsState } from './graphics-state.js';

/** A letter as pdf.js gives it; numbers between letters move the pen back, in thousandths of the font's size. */
export type Glyph = number | { readonly unicode: string; readonly width: number; readonly isSpace: boolean };

export interface ShownText {
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
  readonly isUpright: boolean;
}

/* Of the font's size: letters rise about so far above the base line, and hang so far below it. */
const ASCENT = 0.75;
const DESCENT = 0.2;
/* A wider gap than this between two letters parts words, though no space was written. */
const WORD_GAP = 0.2;
const UPRIGHT_SLANT = 0.05;

/** Advances the pen over the glyphs and says what they are and where on the page they stand. */
export function showLetters(state: GraphicsState, glyphs: readonly Glyph[]): ShownText {
  const size = Math.abs(state.fontSize);
  const unit = size * (state.font?.fontMatrix?.[0] ?? 0.001);
  const isVertical = state.font?.vertical === true;
  let text = '';
  let pen = 0;
  let inkEnd = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      pen += ((isVertical ? glyph : -glyph) * size) / 1_000;
      continue;
    }
    if (pen - inkEnd > WORD_GAP * size && text !== '' && !text.endsWith(' ')) text += ' ';
    text += glyph.unicode;
    const spacing = state.letterSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    pen += glyph.width * unit;
    inkEnd = Math.max(inkEnd, pen);
    pen += isVertical ? -spacing : spacing;
    if (glyph.isSpace) inkEnd = pen;
  }
  const shown = { text, ...placed(state, isVertical ? 0 : inkEnd, size) };
  if (isVertical) state.y += pen;
  else state.x += pen * state.stretch;
  return shown;
}

function placed(state: GraphicsState, width: number, size: number): Omit<ShownText, 'text'> {
  const pen: Matrix = [state.stretch, 0, 0, 1, state.x, state.y + state.rise];
  const matrix = multiply(state.matrix, multiply(state.textMatrix, pen));
  const [, baseline] = apply(matrix, 0, 0);
  return {
    box: boxOf(matrix, [0, -DESCENT * size, Math.max(width, 0.01 * size), ASCENT * size]),
    baseline,
    size: size * Math.hypot(matrix[2], matrix[3]),
    isUpright: matrix[0] > 0 && Math.abs(matrix[1]) < UPRIGHT_SLANT * matrix[0],
  };
}
