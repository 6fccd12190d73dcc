const DATE = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "Nov 21, 2026": the product shows dates in US English in both languages (T-19). Undefined for what is no date. */
export const formatDate = (iso: string | null | undefined): string | undefined => format(DATE, iso);

/** "Nov 21, 2026, 14:05", where the time of day matters. */
export const formatMoment = (iso: string | null | undefined): string | undefined => format(MOMENT, iso);

function format(form: Intl.DateTimeFormat, iso: string | null | undefined): string | undefined {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : form.format(date);
}
