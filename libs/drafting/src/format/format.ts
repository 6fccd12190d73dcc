import type { IsoDate } from '../model/document.js';
import type { Country, Currency } from '../terms/terms.js';

/**
 * Amounts, dates, counts and words of one language, as a contract writes them.
 * English: "EUR 4,800.00", "15 January 2025", "14 days". Lithuanian: "4 800,00 Eur", "2025 m. sausio 15 d.", "14 (keturiolika) dienų".
 */
export interface Format {
  /** "EUR 4,800.00" / "4 800,00 Eur" (non-breaking spaces). */
  money(amount: number, currency: Currency): string;
  /** With the amount in words, as prices stand in a Lithuanian contract; English: figures only. */
  moneyInWords(amount: number, currency: Currency): string;
  /** The price of one of many, to four decimals where it has them: "EUR 0.045" / "0,045 Eur". */
  rate(amount: number, currency: Currency): string;
  /** "EUR" / "Eur". */
  currencySign(currency: Currency): string;
  date(date: IsoDate): string;
  percent(value: number): string;
  number(value: number): string;
  /** "14 days" / accusative after "per" and "prieš": "14 (keturiolika) dienų", "2 (dvi) dienas", "21 (dvidešimt vieną) dieną". */
  count(n: number, unit: Unit): string;
  /** Nominative with plural agreement: "2 rounds of revisions" / "2 (du) pataisymų ratai". */
  countOf(n: number, unit: Unit): string;
  /** Genitive, after "iki", "po", "ne mažiau kaip": "14 (keturiolikos) dienų"; English as `count`. */
  countGenitive(n: number, unit: Unit): string;
  /** "a, b and c" / "a, b ir c". */
  list(items: readonly string[]): string;
  /** "the laws of the Republic of Lithuania" / "Lietuvos Respublikos teisė" (nominative). */
  law(country: Country): string;
  /** "the courts of the Republic of Lithuania" / "Lietuvos Respublikos teismai" (nominative). */
  courts(country: Country): string;
  /** "Lithuania" / "Lietuva". */
  country(country: Country): string;
}

export type Unit =
  | 'day'
  | 'working-day'
  | 'calendar-day'
  | 'week'
  | 'month'
  | 'year'
  | 'hour'
  | 'revision-round'
  | 'concept'
  | 'unit';
