/** Dates of the wizard: `YYYY-MM-DD` in storage, within ten years of today (R-WIZ-18), shown in US English (R-WIZ-19). */
export const DATE_RANGE_YEARS = 10;

export function toIsoDate(date: Date): string {
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The local midnight of a stored date; undefined when it is none, or not a day of the calendar. */
export function fromIsoDate(text: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const date = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return toIsoDate(date) === text ? date : undefined;
}

export function dateRange(today: Date): { from: Date; to: Date } {
  const shifted = (years: number) => new Date(today.getFullYear() + years, today.getMonth(), today.getDate());
  return { from: shifted(-DATE_RANGE_YEARS), to: shifted(DATE_RANGE_YEARS) };
}

/** Whether a stored date lies within what the wizard takes. */
export function isInRange(date: string, today: Date): boolean {
  const { from, to } = dateRange(today);
  /* Stored dates sort as text. */
  return toIsoDate(from) <= date && date <= toIsoDate(to);
}

/* Made when there is a date to show: the first one takes a slow phone a while. */
let shown: Intl.DateTimeFormat | undefined;

/** "Jan 5, 2026", or undefined when there is no date to show. */
export function formatWizardDate(text: string | undefined): string | undefined {
  const date = text === undefined ? undefined : fromIsoDate(text);
  if (!date) return undefined;
  shown ??= new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  return shown.format(date);
}
