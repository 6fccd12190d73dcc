import type { Language } from '../model/document.js';
import { ALSO_OUT } from './also-said.js';
import { ALSO_CHANGING } from './matter-names.js';

/** What is said beside a sentence that stays as it is: the remark without what a change would take out or change besides. */
export function askedAlone(remark: string, language: Language): string {
  const ends = [ALSO_OUT[language][0], ALSO_CHANGING[language][0]]
    .map((before) => remark.indexOf(` ${before}`))
    .filter((at) => at !== -1);
  return ends.length === 0 ? remark : remark.slice(0, Math.min(...ends));
}
