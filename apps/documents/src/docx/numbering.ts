import { AlignmentType, LevelFormat, LevelSuffix, type ILevelsOptions, type INumberingOptions } from 'docx';
import { BULLETS, shownNumber, type Language } from '@pactwright/drafting';
import { bulletIndent, FONT, INDENT, itemIndent } from './page.js';

/** The one multilevel list of the contract: 1. / 1.1 / 1.1.1, and two levels of lists that were typed in lists. */
export const CONTRACT_NUMBERING = 'contract';
export const BULLET_NUMBERING = 'bullets';
export const LEVEL = { section: 0, clause: 1, item: 2 } as const;

type Indent = ReturnType<typeof itemIndent>;

/** Where the text of each level begins. */
export interface Indents {
  readonly clause: Indent;
  item(level: number): Indent;
  bullet(level: number): Indent;
}

const INDENTS: Indents = {
  clause: { left: INDENT.clause, hanging: INDENT.clause },
  item: itemIndent,
  bullet: bulletIndent,
};

const levelsOf = ({ clause, item }: Indents) =>
  [
    { style: 'Heading1', ...clause },
    { style: 'Clause', ...clause },
    { style: 'ClauseItem', ...item(0) },
    { style: 'ClauseItem2', ...item(1) },
    { style: 'ClauseItem3', ...item(2) },
  ] as const;

const bulletLevels = ({ bullet }: Indents): ILevelsOptions[] =>
  BULLETS.map((text, level) => ({
    level,
    format: LevelFormat.BULLET,
    text,
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.TAB,
    style: { paragraph: { indent: bullet(level) }, run: { font: FONT } },
  }));

function contractLevels(language: Language, indents: Indents): ILevelsOptions[] {
  const levels = levelsOf(indents);
  return levels.map(({ style, left, hanging }, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: shownNumber(
      levels
        .slice(0, level + 1)
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
export function documentNumbering(language: Language, indents: Indents = INDENTS): INumberingOptions {
  return {
    config: [
      { reference: CONTRACT_NUMBERING, levels: contractLevels(language, indents) },
      { reference: BULLET_NUMBERING, levels: bulletLevels(indents) },
    ],
  };
}
