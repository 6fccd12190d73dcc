const DATE = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });

/** "Nov 21, 2026": the product shows dates in US English in both languages (T-19). Undefined for what is no date. */
export function formatDate(iso: string | null | undefined): string | undefined {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : DATE.format(date);
}
