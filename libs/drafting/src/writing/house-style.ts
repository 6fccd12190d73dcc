import { americanFormat, americanSpelling } from '../format/american.js';
import { formatFor, type Format } from '../format/index.js';
import { legalSystem } from '../terms/jurisdiction.js';
import type { Language } from '../model/document.js';
import type { Terms } from '../terms/terms.js';

/** How the library's own words are spelled, and amounts and dates written, in one contract. */
export interface HouseStyle {
  readonly format: Format;
  /** For words of the library alone. */
  spell(text: string): string;
  /** For words among which there may be what the user typed, which stays as it is. */
  spellAround(text: string): string;
}

export const plainStyle = (language: Language): HouseStyle => ({
  format: formatFor(language),
  spell: (text) => text,
  spellAround: (text) => text,
});

/** English is British, and American under the law of the United States. */
export function houseStyle(terms: Terms, language: Language): HouseStyle {
  if (language !== 'en' || legalSystem(terms.governingLaw) !== 'american') return plainStyle(language);
  return {
    format: americanFormat,
    spell: americanSpelling,
    spellAround: spellingAround(typedTexts(terms)),
  };
}

/** Only texts that American spelling would change need to be kept from it. */
const typedTexts = ({ ip: _option, ...terms }: Terms): string[] =>
  textsIn(terms).filter((text) => americanSpelling(text) !== text);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return (value instanceof Set ? [...value] : Object.values(value)).flatMap(textsIn);
}

function spellingAround(typed: readonly string[]): (text: string) => string {
  return (text) => {
    if (typed.some((each) => each.includes(text))) return text;
    const kept = typed.find((each) => text.includes(each));
    if (kept === undefined) return americanSpelling(text);
    return text.split(kept).map(spellingAround(typed)).join(kept);
  };
}
