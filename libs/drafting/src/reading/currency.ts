import type { Language } from '../model/document.js';

const LANGUAGES: readonly Language[] = ['en', 'lt'];
/* Enough for every plural form of either language. */
const COUNTS = [1, 2, 10, 1.5];
/** Of ISO 4217. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Every code by the names of its currency, made when a name is looked for first. */
let named: ReadonlyMap<string, string> | undefined;

const codesByName = (): ReadonlyMap<string, string> =>
  (named ??= new Map(
    [...CODES].flatMap((code) =>
      LANGUAGES.flatMap((language) => namesOf(code, language)).map((name): [string, string] => [
        name.toLowerCase(),
        code,
      ]),
    ),
  ));

function namesOf(code: string, language: Language): string[] {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
  });
  return COUNTS.flatMap((count) => format.formatToParts(count))
    .filter(({ type }) => type === 'currency')
    .map(({ value }) => value);
}

/** The code of a currency that was named: "CHF", "Swiss francs", "Swiss francs (CHF)", "Šveicarijos frankai". */
export function currencyCode(words: string): string | undefined {
  const name = words.normalize('NFC').replace(/\s+/g, ' ').trim();
  const [, letters] = /^(?:[\p{L} ]{0,40}\()?([a-z]{3})\)?$/iu.exec(name) ?? [];
  const code = letters?.toUpperCase();
  if (code !== undefined) return CODES.has(code) ? code : undefined;
  return codesByName().get(name.toLowerCase());
}
