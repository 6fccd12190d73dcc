import type { Language } from '../model/document.js';
import type { Figure } from './proposal.js';
import { counted, joinedWith, type FigureSpec, type Form } from './say.js';

const UNITS: readonly FigureSpec['unit'][] = [
  'working-day',
  'day',
  'month',
  'year',
  'hour',
  'revision-round',
  'percent',
];
const FORMS: readonly Form[] = ['plain', 'gen', 'of'];

/**
 * Words with another number in place of the one that a figure has in them, counted as the contract's language counts: for showing at
 * once what `proposals` says when it is given that number.
 */
export function refigured(words: string, { value }: Figure, chosen: number, language: Language): string {
  if (chosen === value) return words;
  for (const unit of UNITS)
    for (const form of FORMS) {
      const written = counted(value, unit, language, form);
      const found = words.search(new RegExp(`(?<![\\d.,])${escaped(written)}(?![\\p{L}\\d])`, 'u'));
      if (found !== -1) {
        const isBoth = form === 'plain' && written === counted(value, unit, language, 'gen');
        const meant = isBoth && !ACCUSATIVE.test(words.slice(0, found)) ? 'gen' : form;
        return words.replace(written, counted(chosen, unit, language, meant));
      }
      const joined = joinedWith(written);
      if (language === 'en' && words.includes(joined))
        return words.replace(joined, joinedWith(counted(chosen, unit, language, form)));
    }
  return words;
}

/** „30 (trisdešimt) dienų“ is both cases; what stands before tells which. */
const ACCUSATIVE = /(?:per|prieš|kas) $/iu;

const escaped = (words: string): string => words.replaceAll(/[().]/gu, String.raw`\$&`);
