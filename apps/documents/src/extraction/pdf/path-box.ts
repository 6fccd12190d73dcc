import { boxOf, type Box, type Matrix } from './geometry.js';

/* How pdf.js writes a path: a number for the step, then its coordinates. */
const COORDINATES = [2, 2, 6, 4, 0];
const LINE = 1;
const CLOSE = 4;
const NEAR = 0.01;

/** The box around a path, and whether the path fills that box; undefined for a path without any step. */
export function pathBox(
  data: unknown,
  extent: unknown,
  matrix: Matrix,
): { box: Box; isRectangle: boolean } | undefined {
  if (!extent) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = extent as Iterable<number>;
  const box = boxOf(matrix, [left, top, right, bottom]);
  const isTurned = Math.abs(matrix[0] * matrix[1]) > NEAR || Math.abs(matrix[2] * matrix[3]) > NEAR;
  const steps = (data as readonly unknown[] | null)?.[0];
  return { box, isRectangle: !isTurned && runsAlongEdges(steps, left, top, right, bottom) };
}

/** Only straight lines, each of which ends in a corner of the extent, and all four corners reached. */
function runsAlongEdges(steps: unknown, left: number, top: number, right: number, bottom: number): boolean {
  if (!ArrayBuffer.isView(steps) && !Array.isArray(steps)) return false;
  const values = steps as ArrayLike<number>;
  const corners = new Set<string>();
  for (let at = 0; at < values.length;) {
    const step = values[at] ?? CLOSE;
    if (step > LINE && step !== CLOSE) return false;
    if (step !== CLOSE) {
      const [x, y] = [values[at + 1] ?? 0, values[at + 2] ?? 0];
      const column = Math.abs(x - left) < NEAR ? 'l' : Math.abs(x - right) < NEAR ? 'r' : '';
      const row = Math.abs(y - top) < NEAR ? 't' : Math.abs(y - bottom) < NEAR ? 'b' : '';
      if (column === '' || row === '') return false;
      corners.add(column + row);
    }
    at += 1 + (COORDINATES[step] ?? 0);
  }
  return corners.size === 4;
}
