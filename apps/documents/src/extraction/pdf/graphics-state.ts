import type { HidingWay } from '../extraction.js';
import { IDENTITY, type Box, type Matrix } from './geometry.js';

export interface Font {
  readonly fontMatrix?: readonly number[];
  readonly vertical?: boolean;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly name?: string;
}

/** What PDF calls the graphics state: everything that `q` keeps and `Q` brings back. */
export interface GraphicsState {
  matrix: Matrix;
  clip: Box;
  /** Undefined for a pattern. */
  fill: string | undefined;
  stroke: string | undefined;
  fillAlpha: number;
  strokeAlpha: number;
  font: Font | undefined;
  fontSize: number;
  textMatrix: Matrix;
  /** Where the next letter goes, and where its line began. */
  x: number;
  y: number;
  lineX: number;
  lineY: number;
  leading: number;
  letterSpacing: number;
  wordSpacing: number;
  stretch: number;
  rise: number;
  mode: number;
}

const BLACK = '#000000';

export const initialState = (matrix: Matrix, clip: Box): GraphicsState => ({
  matrix,
  clip,
  fill: BLACK,
  stroke: BLACK,
  fillAlpha: 1,
  strokeAlpha: 1,
  font: undefined,
  fontSize: 0,
  textMatrix: IDENTITY,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
  leading: 0,
  letterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  rise: 0,
  mode: 0,
});

/* The modes that paint nothing: invisible, and only adding to the clipping path. */
const INVISIBLE_MODES = new Set([3, 7]);
const STROKE_MODES = new Set([1, 5]);
const LEAST_OPACITY = 0.05;

/** How letters painted now would look. */
export function inkOf(state: GraphicsState): { colour: string | undefined; hidden: HidingWay | undefined } {
  const isStroked = STROKE_MODES.has(state.mode);
  const alpha = isStroked ? state.strokeAlpha : state.fillAlpha;
  return {
    colour: isStroked ? state.stroke : state.fill,
    hidden: INVISIBLE_MODES.has(state.mode) || alpha < LEAST_OPACITY ? 'invisible' : undefined,
  };
}

export function moveText(state: GraphicsState, x: number, y: number): void {
  state.x = state.lineX += x;
  state.y = state.lineY += y;
}

export function startText(state: GraphicsState, matrix: Matrix): void {
  state.textMatrix = matrix;
  state.x = state.lineX = 0;
  state.y = state.lineY = 0;
}
