import { AlignmentType, LevelFormat, LevelSuffix, type ILevelsOptions, type INumberingOptions } from 'docx';
import { BULLETS, shownNumber, type Language } from '@pactwright/drafting';
import { bulletIndent, FONT, INDENT, itemIndent } from './page.js';

/** The one multilevel list of the contract: 1. / 1.1 / 1.1.1, and two levels of lists that were typed in lists. */
export const CONTRACT_NUMBERING = 'contract';
export const BULLET_NUMBERING = 'bullets';
export const LEVEL = { section: 0, clause: 1, item: 2 } as const;

const LEVELS = [
  { style: 'Heading1', left: INDENT.clause, hanging: INDENT.clause },
  { style: 'Clause', left: INDENT.clause, hanging: INDENT.clause },
  { style: 'ClauseItem', ...itemIndent(0) },
  { style: 'ClauseItem2', ...itemIndent(1) },
  { style: 'ClauseItem3', ...itemIndent(2) },
] as const;

const BULLET_LEVELS: ILevelsOptions[] = BULLETS.map((text, level) => ({
  level,
  format: LevelFormat.BULLET,
  text,
  alignment: AlignmentType.LEFT,
  suffix: LevelSuffix.TAB,
  style: { paragraph: { indent: bulletIndent(level) }, run: { font: FONT } },
}));

function contractLevels(language: Language): ILevelsOptions[] {
  return LEVELS.map(({ style, left, hanging }, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: shownNumber(
      LEVELS.slice(0, level + 1)
        .map((_, at) => `%${at + 1}`)
        .join('.'),
      language,
    ),
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.TAB,
    style: { paragraph: { indent: { left, hanging } }, style },
  }));
}

/** Numbers are the word processor's own, so that they follow when somebody inserts or removes a clause. */
export function documentNumbering(language: Language): INumberingOptions {
  return {
    config: [
      { reference: CONTRACT_NUMBERING, levels: contractLevels(language) },
      { reference: BULLET_NUMBERING, levels: BULLET_LEVELS },
    ],
  };
}
