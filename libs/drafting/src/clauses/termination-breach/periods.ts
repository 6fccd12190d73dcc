import type { Style } from '../../terms/terms.js';

interface Period {
  readonly days: number;
  readonly unit: 'calendar-day' | 'working-day';
}

/** Time to remedy a breach after a written demand. */
export const CURE: Readonly<Record<Style, Period>> = {
  balanced: { days: 14, unit: 'calendar-day' },
  freelancer: { days: 14, unit: 'calendar-day' },
  client: { days: 10, unit: 'calendar-day' },
};

/** Time to pay an undisputed sum after a written reminder. */
export const PAYMENT_CURE: Readonly<Record<Style, Period>> = {
  balanced: { days: 5, unit: 'working-day' },
  freelancer: { days: 5, unit: 'calendar-day' },
  client: { days: 10, unit: 'working-day' },
};

/** Working days by which an agreed date may be missed. */
export const MISSED_DATE_DAYS = 10;
