import { AlignmentType, convertMillimetersToTwip } from 'docx';

/** A4, in twips (twentieths of a point); type sizes in half-points. */
export const PAGE = {
  width: 11_906,
  height: 16_838,
  margin: convertMillimetersToTwip(18),
  /** Above and below the text; the running title and the page number stand inside it. */
  marginBlock: convertMillimetersToTwip(16),
  edge: convertMillimetersToTwip(8),
} as const;

export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Where the text of each level of numbering begins; its number hangs to the left of it, at the level above. */
export const INDENT = { clause: 600, item: 1_290 } as const;

/** A bullet needs less room than a number. */
const BULLET_WIDTH = 360;
const numberWidth = (level: number): number => INDENT.item - INDENT.clause + level * 120;

/** Items of each level begin where the words of the level above do. */
export function itemIndent(level: number): { left: number; hanging: number } {
  const hanging = numberWidth(level);
  return { left: (level === 0 ? INDENT.clause : itemIndent(level - 1).left) + hanging, hanging };
}

export function bulletIndent(level: number): { left: number; hanging: number } {
  const edge = level === 0 ? INDENT.clause : itemIndent(level - 1).left;
  return { left: edge + BULLET_WIDTH, hanging: BULLET_WIDTH };
}

export const FONT = 'Liberation Serif';

export const SIZE = { body: 20, title: 30, heading: 22, table: 19, note: 17 } as const;

/** Set flush left where lines are short, justified where they run over the page. */
export const ALIGN = { text: AlignmentType.JUSTIFIED, short: AlignmentType.LEFT } as const;

export const RULE = { style: 'single', size: 4, color: '7F7F7F', space: 1 } as const;
export const HEAVY_RULE = { ...RULE, size: 8, color: '000000' } as const;
