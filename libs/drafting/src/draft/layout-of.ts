import type { Language } from '../model/document.js';
import type { Terms } from '../terms/terms.js';
import { LAYOUTS, type SectionLayout } from './layout.js';
import { SHORT_LAYOUT } from './short-layout.js';

/** The sections of a contract on these terms whose only or prevailing language this is. */
export const layoutOf = ({ length }: Terms, language: Language): readonly SectionLayout[] =>
  length === 'short' ? SHORT_LAYOUT : LAYOUTS[language];
