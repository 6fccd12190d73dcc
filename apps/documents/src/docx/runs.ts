import { TextRun, type IRunOptions } from 'docx';
import type { Language } from '@pactwright/drafting';
import { LOCALE } from './styles.js';
import { xmlText } from './xml-text.js';

export type Run = (text: string, look?: IRunOptions) => TextRun;

/** Runs that name their language themselves: text keeps it, and its spelling is checked in it, when copied elsewhere. */
export function plainRun(language: Language): Run {
  const own = { language: { value: LOCALE[language] } };
  return (text, look) => new TextRun({ ...own, ...look, text: xmlText(text) });
}
