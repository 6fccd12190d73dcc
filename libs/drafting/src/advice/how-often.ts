import { formatFor } from '../format/index.js';
import type { Language } from '../model/document.js';

interface HowOften {
  /** "2 weeks" by itself. */
  readonly weeks: RegExp;
  readonly answer: RegExp;
}

const ENGLISH_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const LITHUANIAN_DAY = '(?:pirma|antra|trečia|ketvirta|penkta|šešta|sekma)dien';
const oneOf = (...ways: readonly string[]): string => `(?:${ways.join('|')})`;
const answer = (ways: string, means: string): RegExp => new RegExp(`^${ways}(?:,?\\s${means})?$`, 'iu');

const HOW_OFTEN: Readonly<Record<Language, HowOften>> = {
  en: {
    weeks: /^(?:every\s)?(\d{1,2})\sweeks?$/iu,
    answer: answer(
      oneOf(
        `(?:every|each)\\s(?:(?:second|other|third|fourth)\\s)?(?:(?:working|business)\\sday|day|week|fortnight|month|quarter|${ENGLISH_DAY})`,
        'every\\s(?:two|three|four|six)\\s(?:weeks|days|months)',
        'every\\s(?:[2-9]|[1-9]\\d)\\s(?:days|months)',
        '(?:once|twice|(?:two|three)\\stimes)\\s(?:a|per|each|every)\\s(?:day|week|fortnight|month)',
        '(?:daily|weekly|fortnightly|monthly)',
        `on\\s${ENGLISH_DAY}s`,
      ),
      '(?:by\\s(?:phone|telephone|e-?mail)|by\\svideo\\scall|in\\sperson|online)',
    ),
  },
  lt: {
    weeks: /^(?:kas\s)?(\d{1,2})\s(?:savait(?:es|ės|ę|ė)|savaičių|sav\.?)$/iu,
    answer: answer(
      oneOf(
        `(?:kas|kiekvieną)\\s(?:(?:antrą|trečią|ketvirtą)\\s)?(?:(?:darbo\\s)?dieną|savaitę|mėnesį|ketvirtį|${LITHUANIAN_DAY}į)`,
        'kas\\s(?:dvi|tris|keturias|šešias)\\s(?:savaites|dienas)',
        'kas\\s(?:du|tris|keturis|šešis)\\smėnesius',
        '(?:(?:vieną\\s)?kartą|(?:du|tris)\\skartus)\\sper\\s(?:dieną|savaitę|mėnesį)',
        'kasdien',
        `${LITHUANIAN_DAY}iais`,
      ),
      '(?:telefonu|el\\.\\spaštu|vaizdo\\sskambučiu|nuotoliu|gyvai)',
    ),
  },
};

/** For whoever has said it in other words. */
export const OFTEN_EXAMPLE: Readonly<Record<Language, string>> = {
  en: 'every second Friday by phone',
  lt: 'kas antrą penktadienį telefonu',
};
const EVERY: Readonly<Record<Language, string>> = { en: 'every', lt: 'kas' };
const EVERY_WEEK: Readonly<Record<Language, string>> = { en: 'every week', lt: 'kas savaitę' };
/** The days of the week are written large in English alone. */
const DAY_NAME = new RegExp(`\\b${ENGLISH_DAY}`, 'giu');

export const everyWeeks = (n: number, language: Language): string =>
  n === 1 ? EVERY_WEEK[language] : `${EVERY[language]} ${formatFor(language).count(n, 'week')}`;

/** How often something happens, as a sentence says it; undefined for words that say anything else. */
export function howOften(own: string, language: Language): string | undefined {
  const words = own.replace(/\s+/gu, ' ').replace(/\.$/u, '');
  const [, n] = HOW_OFTEN[language].weeks.exec(words) ?? [];
  if (n !== undefined) return Number(n) > 0 ? everyWeeks(Number(n), language) : undefined;
  if (!HOW_OFTEN[language].answer.test(words)) return undefined;
  return words.toLowerCase().replace(DAY_NAME, (name) => name.charAt(0).toUpperCase() + name.slice(1));
}
