import type { AnalysisWarning, Language } from '@pactwright/protocol';
import type { HiddenPassage, HidingWay } from '../extraction/extraction.js';

const WAYS: Readonly<Record<HidingWay, Readonly<Record<Language, string>>>> = {
  invisible: { en: 'Invisible letters', lt: 'Nematomos raidės' },
  'same-colour': {
    en: 'Letters in the colour of the background',
    lt: 'Fono spalvos raidės',
  },
  tiny: { en: 'Letters too small to see', lt: 'Raidės, per mažos, kad jas būtų galima įžiūrėti' },
  'off-page': { en: 'Text outside the page', lt: 'Tekstas už puslapio ribų' },
  covered: { en: 'Text under a covering shape', lt: 'Tekstas, uždengtas figūra' },
  layer: { en: 'Text on a switched-off layer', lt: 'Tekstas išjungtame sluoksnyje' },
  'formatted-hidden': { en: 'Text formatted as hidden', lt: 'Tekstas, kurio formatas – paslėptas' },
  deleted: { en: 'Deleted text that is still in the file', lt: 'Ištrintas tekstas, likęs faile' },
  comment: { en: 'A comment', lt: 'Komentaras' },
  'alternative-text': { en: 'The description of a picture', lt: 'Paveikslėlio aprašas' },
  property: { en: 'A document property', lt: 'Dokumento ypatybė' },
  'zero-width': { en: 'Characters without width', lt: 'Nulinio pločio ženklai' },
  direction: {
    en: 'Characters that turn the direction of the text round',
    lt: 'Teksto kryptį keičiantys ženklai',
  },
};

const QUOTES: Readonly<Record<Language, readonly [string, string]>> = { en: ['“', '”'], lt: ['„', '“'] };

const HIDDEN: Readonly<Record<Language, string>> = {
  en: 'The file contains text that a reader does not see. It was not taken into account.',
  lt: 'Faile yra teksto, kurio skaitytojas nemato. Į jį neatsižvelgta.',
};
const CUT: Readonly<Record<Language, string>> = {
  en: 'The document is very long. Only its first 300 pages or 500,000 characters were checked.',
  lt: 'Dokumentas labai ilgas. Patikrinta tik jo pradžia: pirmieji 300 puslapių arba 500 000 ženklų.',
};

/** What is to be told of the file itself, beside what the review says of its text. */
export function warningsOf(
  { hidden, isCut }: { readonly hidden: readonly HiddenPassage[]; readonly isCut: boolean },
  language: Language,
): AnalysisWarning[] {
  const [open, close] = QUOTES[language];
  const details = hidden.map(({ way, sample }) =>
    sample === '' ? WAYS[way][language] : `${WAYS[way][language]}: ${open}${sample}${close}`,
  );
  return [
    ...(details.length > 0 ? [{ code: 'HIDDEN_TEXT' as const, message: HIDDEN[language], details }] : []),
    ...(isCut ? [{ code: 'CUT_SHORT' as const, message: CUT[language], details: [] }] : []),
  ];
}
