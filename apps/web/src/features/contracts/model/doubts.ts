import type { Detail } from '@pactwright/drafting';
import { countrySpecs, electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { fromIsoDate, toIsoDate } from '../../../shared/answers/dates.js';

/** What looks wrong in the form of a detail. It is said and stops nobody: who fills it in knows better. */
export type Doubt =
  | 'iban'
  | 'companyCodeForm'
  | 'companyCode'
  | 'vatCodeForm'
  | 'vatCode'
  | 'email'
  | 'pastDay';

/** Each part excludes the mark behind it, so that a long text is read once. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const LOOKS_LIKE_IBAN = /^[a-z]{2}\s?\d{2}/iu;

/** The doubt about what was typed, if there is one. Blank, and "none", raise no doubt. */
export function doubtAbout(
  { id, kind, country, isCompany }: Detail,
  typed: string,
  today = toIsoDate(new Date()),
): Doubt | undefined {
  const text = typed.trim();
  if (text === '' || text === '–') return undefined;
  if (kind === 'date') return fromIsoDate(text) !== undefined && text < today ? 'pastDay' : undefined;
  if (kind === 'email') return EMAIL.test(text) ? undefined : 'email';
  if (kind === 'iban') return isDoubtfulAccount(text, country) ? 'iban' : undefined;
  if (country !== 'lt') return undefined;
  if (id.endsWith('.vatCode')) return doubtAboutVatCode(text);
  if (id.endsWith('.code') && isCompany) return doubtAboutCompanyCode(text);
  return undefined;
}

/** An account may have a number that is no IBAN where a country has none. */
function isDoubtfulAccount(text: string, country: string | undefined): boolean {
  const isExpected = country !== undefined && countrySpecs[country.slice(0, 2).toUpperCase()]?.IBANRegistry;
  if (!isExpected && !LOOKS_LIKE_IBAN.test(text)) return false;
  const plain = electronicFormatIBAN(text);
  return plain === null || !isValidIBAN(plain);
}

/** Of Lithuania: nine digits, the last of which follows from the others (juridinio asmens kodas). */
function doubtAboutCompanyCode(text: string): Doubt | undefined {
  const digits = digitsOf(text);
  if (digits.length !== 9) return 'companyCodeForm';
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? undefined : 'companyCode';
}

/** Of Lithuania: LT and nine digits of a company or twelve of anybody else; the last but one is 1, the last follows from the others. */
function doubtAboutVatCode(text: string): Doubt | undefined {
  const digits = /^lt/iu.test(text) ? digitsOf(text.slice(2)) : [];
  if (digits.length !== 9 && digits.length !== 12) return 'vatCodeForm';
  return digits.at(-2) === 1 && checkDigit(digits.slice(0, -1)) === digits.at(-1) ? undefined : 'vatCode';
}

/** None where anything but digits and spaces stands there. */
const digitsOf = (text: string): readonly number[] => {
  const plain = text.replaceAll(/\s/gu, '');
  return /^\d+$/u.test(plain) ? [...plain].map(Number) : [];
};

/** By weights that go 1 to 9 and begin again, or, where the rest is 10, the same from 3 on. */
function checkDigit(digits: readonly number[]): number {
  const rest = (from: number): number =>
    digits.reduce((sum, digit, at) => sum + digit * (((at + from - 1) % 9) + 1), 0) % 11;
  const first = rest(1);
  return first === 10 ? rest(3) % 10 : first;
}
