import type { Language } from '../model/document.js';
import { listed } from './listed.js';

type Tone = 'friendly' | 'firm';
type InTone = Readonly<Record<Tone, string>>;

interface MailPhrases {
  readonly greeting: InTone;
  readonly thanks: InTone;
  readonly nothing: string;
  /** Before the points that have to be settled. */
  must(count: number, tone: Tone): string;
  readonly also: InTone;
  readonly only: InTone;
  readonly end: InTone;
  readonly endWithoutMust: InTone;
  readonly regards: InTone;
  readonly instead: string;
  /** Of as many quoted passages. */
  takeOut(count: number): string;
  readonly quote: readonly [string, string];
  /** What else is meant by a remark, behind the words that it is first said of: other clauses by their numbers, other words by themselves. */
  elsewhere(numbers: readonly string[], quotes: readonly string[]): string;
  /** Where the mail is in another language than the contract, whose words it quotes. */
  readonly quotedAsThere: string;
  /** Of clauses by their numbers. */
  clauses(numbers: readonly string[]): string;
  /** As many points that the mail does not name. */
  inFile(count: number): string;
  file(file: 'word' | 'sheet', isChanged: boolean): string;
}

const POINTS_LT: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  ...{ zero: 'punktų yra', one: 'punktas yra', two: 'punktai yra' },
  ...{ few: 'punktai yra', many: 'punkto yra', other: 'punktų yra' },
};

const clausesNamed = (numbers: readonly string[]): string =>
  `${numbers.length === 1 ? 'clause' : 'clauses'} ${listed(numbers, 'en')}`;
const clausesNumbered = (numbers: readonly string[]): string =>
  `${listed(numbers, 'lt')} ${numbers.length === 1 ? 'punktas' : 'punktai'}`;

/** " (also clause 7.2 and “No fee is due.”)"; nothing where there is nothing else. */
function beside(
  also: string,
  numbers: readonly string[],
  quotes: readonly string[],
  language: Language,
): string {
  const clauses = language === 'en' ? clausesNamed : clausesNumbered;
  const others = [...(numbers.length > 0 ? [clauses(numbers)] : []), ...quotes];
  return others.length === 0 ? '' : ` (${also} ${listed(others, language)})`;
}

/** Polite in either tone: what is firm says which points are conditions, and asks instead of wondering. */
export const MAIL_PHRASES: Readonly<Record<Language, MailPhrases>> = {
  en: {
    greeting: { friendly: 'Hello,', firm: 'Good day,' },
    thanks: {
      friendly: 'Thank you for the contract. I have read it and look forward to working together.',
      firm: 'Thank you for the contract. I have reviewed it and would like to sign it, with changes.',
    },
    nothing: 'I have no remarks and am ready to sign.',
    must: (count, tone) => {
      if (tone === 'friendly') return 'Before signing I would like to settle these points:';
      return count === 1
        ? 'This point is a condition for my signature:'
        : `The points from 1 to ${count} are conditions for my signature:`;
    },
    also: {
      friendly: 'It would also help if we could look at these:',
      firm: 'The points below are not conditions, but I ask you to take them into account:',
    },
    only: {
      friendly: 'Could we look at these points before signing?',
      firm: 'I ask you to take the following points into account before we sign:',
    },
    end: {
      friendly: 'I am happy to talk about any of this, by phone or in writing.',
      firm: 'Please confirm the points that are conditions, or send me another wording for them. I cannot sign before they are settled.',
    },
    endWithoutMust: {
      friendly: 'I am happy to talk about any of this, by phone or in writing.',
      firm: 'Please tell me which of these points you accept, or send me another wording for them.',
    },
    regards: { friendly: 'Kind regards', firm: 'Regards' },
    instead: 'Instead:',
    takeOut: (count) => (count === 1 ? 'Please take this clause out.' : 'Please take these clauses out.'),
    quote: ['“', '”'],
    elsewhere: (numbers, quotes) => beside('also', numbers, quotes, 'en'),
    quotedAsThere:
      'Words in quotation marks are in Lithuanian, the language of the contract; what I ask for is said beside them in English.',
    clauses: (numbers) => `${clausesNamed(numbers).replace('c', 'C')}:`,
    inFile: (count) =>
      count === 1
        ? 'One more point is in the attached file, with the reason.'
        : `${count} more points are in the attached file, with the reasons.`,
    file: (file, isChanged) => {
      if (file === 'sheet')
        return 'The attached table sets the words of the contract and those that I propose side by side.';
      return isChanged
        ? 'In the attached Word file the changes that I propose are tracked; the comments beside them say why.'
        : 'In the attached Word file my comments stand beside the words that they are about.';
    },
  },
  lt: {
    greeting: { friendly: 'Sveiki,', firm: 'Laba diena,' },
    thanks: {
      friendly: 'Ačiū už sutartį. Perskaičiau ją ir džiaugiuosi būsimu bendradarbiavimu.',
      firm: 'Dėkoju už sutartį. Su ja susipažinau ir norėčiau ją pasirašyti su pakeitimais.',
    },
    nothing: 'Pastabų neturiu, galiu pasirašyti.',
    must: (count, tone) => {
      if (tone === 'friendly') return 'Prieš pasirašant norėčiau suderinti šiuos dalykus:';
      return count === 1
        ? 'Šis punktas yra mano pasirašymo sąlyga:'
        : `Punktai nuo 1 iki ${count} yra mano pasirašymo sąlygos:`;
    },
    also: {
      friendly: 'Taip pat padėtų, jei galėtume aptarti:',
      firm: 'Toliau nurodyti punktai nėra sąlygos, tačiau prašau į juos atsižvelgti:',
    },
    only: {
      friendly: 'Ar galėtume prieš pasirašant aptarti šiuos dalykus?',
      firm: 'Prašau prieš pasirašant atsižvelgti į šiuos punktus:',
    },
    end: {
      friendly: 'Mielai viską aptarsiu telefonu arba raštu.',
      firm: 'Prašau patvirtinti punktus, kurie yra sąlygos, arba atsiųsti kitą jų tekstą. Kol jie nesuderinti, pasirašyti negaliu.',
    },
    endWithoutMust: {
      friendly: 'Mielai viską aptarsiu telefonu arba raštu.',
      firm: 'Prašau parašyti, kuriems punktams pritariate, arba atsiųsti kitą jų tekstą.',
    },
    regards: { friendly: 'Linkėjimai', firm: 'Pagarbiai' },
    instead: 'Vietoj to:',
    takeOut: (count) => (count === 1 ? 'Prašau šį punktą išbraukti.' : 'Prašau šiuos punktus išbraukti.'),
    quote: ['„', '“'],
    elsewhere: (numbers, quotes) => beside('taip pat', numbers, quotes, 'lt'),
    quotedAsThere:
      'Žodžiai kabutėse pateikti angliškai, sutarties kalba; šalia lietuviškai pasakyta, ko prašau.',
    clauses: (numbers) => `${clausesNumbered(numbers)}:`,
    inFile: (count) =>
      `Dar ${count} ${POINTS_LT[new Intl.PluralRules('lt').select(count)]} pridedamame faile, ten nurodytos ir priežastys.`,
    file: (file, isChanged) => {
      if (file === 'sheet')
        return 'Pridedamoje lentelėje šalia sutarties teksto pateiktas mano siūlomas tekstas.';
      return isChanged
        ? 'Pridedamame „Word“ faile siūlomi pakeitimai pažymėti, o pastabose šalia jų nurodyta kodėl.'
        : 'Pridedamame „Word“ faile mano pastabos yra šalia teksto, apie kurį jos.';
    },
  },
};

/**
 * A remark as it is said in a mail. What wonders, "Could the term be shorter?", asks where the mail is firm: "I ask that the term be
 * shorter." The remarks are worded so that both are right (`wordings.spec.ts`).
 */
export function inTone(remark: string, language: Language, tone: Tone): string {
  if (tone === 'friendly') return remark;
  if (language === 'lt') return remark.replaceAll(/(?<!\p{L})Siūlau(?!\p{L})/gu, 'Prašau');
  return remark.replaceAll(/(?<=^|[.?!] )Could ([^.?!]+)\?/gu, 'I ask that $1.');
}
