import type { HidingWay } from '../extraction.js';
import { isSameColour } from '../same-colour.js';
import { shareWithin, type Box } from './geometry.js';

/** A run of letters as they are painted: on one base line, in one font and colour. */
export interface Letters {
  readonly text: string;
  readonly box: Box;
  /** Where the letters stand; `box.bottom` is lower. */
  readonly baseline: number;
  /** In points, as it appears on the page. */
  readonly size: number;
  readonly isBold: boolean;
  /** Along the page's own lines, rather than turned. */
  readonly isUpright: boolean;
  /** `#rrggbb`, or undefined for a pattern. */
  readonly colour: string | undefined;
  /** Already known to be unseen when it was painted. */
  readonly hidden: HidingWay | undefined;
  /** Rises with each thing painted. */
  readonly order: number;
}

/** Something that covers what was painted before it. */
export interface Cover {
  readonly box: Box;
  /** Undefined for a picture or a pattern. */
  readonly colour: string | undefined;
  readonly order: number;
}

export interface PageMarks {
  readonly letters: readonly Letters[];
  readonly covers: readonly Cover[];
  readonly page: Box;
}

const PAPER = '#ffffff';
/* What is written smaller than this is not read by anybody. */
const SMALLEST_SEEN = 1;
const MOST = 0.9;

/** Why nobody can see these letters; undefined when they can be seen. */
export function hidingOf(letters: Letters, { covers, page }: PageMarks): HidingWay | undefined {
  if (letters.hidden) return letters.hidden;
  if (letters.size < SMALLEST_SEEN) return 'tiny';
  if (shareWithin(letters.box, page) < 1 - MOST) return 'off-page';
  const around = covers.filter(({ box }) => shareWithin(letters.box, box) >= MOST);
  /* A picture on top may be a stamp or a signature that one can read through. */
  if (around.some(({ order, colour }) => order > letters.order && colour !== undefined)) return 'covered';
  const behind = around.findLast(({ order }) => order < letters.order);
  const background = behind ? behind.colour : PAPER;
  if (letters.colour === undefined || background === undefined) return undefined;
  return isSameColour(letters.colour, background) ? 'same-colour' : undefined;
}
