import { AlignmentType, LevelFormat, LevelSuffix, type ILevelsOptions, type INumberingOptions } from 'docx';
import { shownNumber, type Language } from '@pactwright/drafting';
import { INDENT } from './page.js';

/** The one multilevel list of the contract: 1. / 1.1 / 1.1.1. */
export const CONTRACT_NUMBERING = 'contract';
export const LEVEL = { section: 0, clause: 1, item: 2 } as const;

const LEVELS = [
  { style: 'Heading1', left: INDENT.clause, hanging: INDENT.clause },
  { style: 'Clause', left: INDENT.clause, hanging: INDENT.clause },
  { style: 'ClauseItem', left: INDENT.item, hanging: INDENT.item - INDENT.clause },
] as const;

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
  return { config: [{ reference: CONTRACT_NUMBERING, levels: contractLevels(language) }] };
}
