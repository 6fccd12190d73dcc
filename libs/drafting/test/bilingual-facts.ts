import { formatFor } from '../src/format/index.js';
import { americanFormat } from '../src/format/american.js';
import type { Line } from '../src/model/bilingual.js';
import type { Language } from '../src/model/document.js';

/** Every day of the months, so that a date is found by its words whatever the format. */
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const monthOf = (date: (iso: string) => string): [string, string][] =>
  MONTHS.map((month) => [/\p{L}{3,}/u.exec(date(`2027-${month}-11`))?.[0] ?? '', month]);
const NAMES: Readonly<Record<Language, readonly [string, string][]>> = {
  en: [...monthOf(formatFor('en').date), ...monthOf(americanFormat.date)],
  lt: monthOf(formatFor('lt').date),
};

/**
 * What a text says in figures, whatever the language: numbers, sums, percentages, parts of dates, gaps and references. The words
 * behind figures in Lithuanian say the same once more.
 */
export function factsOf(lines: readonly Line[], language: Language, typed: readonly string[] = []): string[] {
  const parts = lines.flat();
  const told = parts.flatMap((part) =>
    part.kind === 'placeholder'
      ? [`[${part.name}]`]
      : part.kind === 'reference'
        ? [`<${part.target} ${part.label}>`]
        : [],
  );
  const words = lines
    .map((line) => line.map((part) => (part.kind === 'text' ? part.text : ' ')).join(''))
    .join('\n');
  /* What somebody has typed keeps the marks in its figures in either language. */
  const ours = typed.reduce((left, each) => left.replaceAll(each, ' '), words);
  return [...told, ...new Set(figuresIn(ours, language))].toSorted();
}

function figuresIn(text: string, language: Language): string[] {
  const withMonths = NAMES[language].reduce(
    (changed, [name, month]) => changed.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), month),
    /* "(… eurų 50 ct)" says cents that the figure before it has. */
    text.replaceAll(/ \d{1,2}\u00a0?(?:ct|p|gr|erių|\/100)\)/gu, ')'),
  );
  const found =
    language === 'en'
      ? (withMonths.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((each) => each.replaceAll(',', ''))
      : (withMonths.match(/\d+(?:\u00a0\d{3})*(?:[,.]\d+)?/g) ?? []).map((each) =>
          each.replaceAll('\u00a0', '').replace(',', '.'),
        );
  return found.map((each) => String(Number(each)));
}
