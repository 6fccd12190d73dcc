import type { Language } from '../model/document.js';
import { englishFormat } from './en.js';
import type { Format } from './format.js';
import { lithuanianFormat } from './lt.js';

export type { Format, Unit } from './format.js';

const FORMATS: Readonly<Record<Language, Format>> = { en: englishFormat, lt: lithuanianFormat };

export function formatFor(language: Language): Format {
  return FORMATS[language];
}
