import type { Language } from '@pactwright/protocol';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', lt: 'lt-LT' };

/** The calendar day of a moment in UTC, in words. */
export function longDate(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}
