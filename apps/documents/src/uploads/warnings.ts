import type { AnalysisWarning, Language } from '@pactwright/protocol';
import type { HiddenPassage, HidingWay } from '../extraction/extraction.js';
import type { Columns } from '../extraction/two-languages.js';
import type { Upload } from './upload.entity.js';

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
  'look-alike': {
    en: 'Letters of another alphabet that look like Latin ones',
    lt: 'Kitos abėcėlės raidės, atrodančios kaip lotyniškos',
  },
};

const QUOTES: Readonly<Record<Language, readonly [string, string]>> = { en: ['“', '”'], lt: ['„', '“'] };

const HIDDEN: Readonly<Record<Language, string>> = {
  en: 'The file contains something that a reader does not see. Hidden text was not taken into account.',
  lt: 'Faile yra to, ko skaitytojas nemato. Į paslėptą tekstą neatsižvelgta.',
};
const CUT: Readonly<Record<Language, string>> = {
  en: 'The document is very long. Only its first 300 pages or 500,000 characters were checked.',
  lt: 'Dokumentas labai ilgas. Patikrinta tik jo pradžia: pirmieji 300 puslapių arba 500 000 ženklų.',
};

const TRACKED: Readonly<Record<Language, string>> = {
  en: 'The file has tracked changes. It was checked as it reads with all of them accepted; what they delete was not taken into account.',
  lt: 'Faile yra pažymėtų pakeitimų. Patikrinta taip, lyg visi jie būtų priimti; į tai, ką jie išbraukia, neatsižvelgta.',
};

const COLUMNS: Readonly<Record<Columns, Readonly<Record<Language, string>>>> = {
  en: {
    en: 'The file has two texts side by side. The English one was checked, because the contract says that it prevails or because it stands first. Read whether the Lithuanian one says the same: changes that you have made here go into the English column only.',
    lt: 'Faile greta pateikti du tekstai. Patikrintas angliškas tekstas, nes sutartyje nurodyta, kad jis viršesnis, arba nes jis pateiktas pirmas. Perskaitykite, ar lietuviškas sako tą patį: čia siūlomi pakeitimai įrašomi tik į anglišką stulpelį.',
  },
  lt: {
    en: 'The file has two texts side by side. The Lithuanian one was checked, because the contract says that it prevails or because it stands first. Read whether the English one says the same: changes that you have made here go into the Lithuanian column only.',
    lt: 'Faile greta pateikti du tekstai. Patikrintas lietuviškas tekstas, nes sutartyje nurodyta, kad jis viršesnis, arba nes jis pateiktas pirmas. Perskaitykite, ar angliškas sako tą patį: čia siūlomi pakeitimai įrašomi tik į lietuvišką stulpelį.',
  },
  mixed: {
    en: 'The file has texts in two languages that could not be told apart with certainty, so that findings may be wrong or missing. Send the contract as a Word file with the two texts in two columns, or one of the texts alone.',
    lt: 'Faile yra tekstų dviem kalbomis, kurių nepavyko patikimai atskirti, todėl pastabos gali būti klaidingos arba jų gali trūkti. Atsiųskite sutartį kaip „Word“ failą su dviem tekstais dviejuose stulpeliuose arba tik vieną iš tekstų.',
  },
};

/** How words are hidden in a file and how they begin, for a reader of this language. */
export function hiddenIn(hidden: readonly HiddenPassage[], language: Language): string[] {
  const [open, close] = QUOTES[language];
  return hidden.map(({ way, sample }) =>
    sample === '' ? WAYS[way][language] : `${WAYS[way][language]}: ${open}${sample}${close}`,
  );
}

export type FileFacts = Pick<Upload, 'hidden' | 'isCut' | 'columns' | 'trackedText' | 'isTrackingUnreadable'>;

/** What is to be told of the file itself, beside what the review says of its text. */
export function warningsOf(
  { hidden, isCut, columns, trackedText, isTrackingUnreadable }: FileFacts,
  language: Language,
): AnalysisWarning[] {
  /* What a tracked change deletes is struck through in Word: nobody has hidden it. */
  const details = hiddenIn(
    hidden.filter(({ way }) => way !== 'deleted'),
    language,
  );
  const told = (code: AnalysisWarning['code'], message: string): AnalysisWarning => ({
    ...{ code, message },
    details: [],
  });
  return [
    ...(details.length > 0 ? [{ ...told('HIDDEN_TEXT', HIDDEN[language]), details }] : []),
    ...(trackedText !== null || isTrackingUnreadable ? [told('TRACKED_CHANGES', TRACKED[language])] : []),
    ...(columns ? [told('TWO_LANGUAGES', COLUMNS[columns][language])] : []),
    ...(isCut ? [told('CUT_SHORT', CUT[language])] : []),
  ];
}
