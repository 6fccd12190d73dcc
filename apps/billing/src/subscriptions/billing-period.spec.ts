import fc from 'fast-check';
import { billingPeriodAt } from './billing-period.js';

const at = (text: string): Date => new Date(text);

describe(billingPeriodAt.name, () => {
  it.each([
    ['2025-01-15T10:00:00Z', '2025-01-15T10:00:00Z', '2025-01-15T10:00:00Z', '2025-02-15T10:00:00Z'],
    ['2025-01-15T10:00:00Z', '2025-02-15T09:59:59Z', '2025-01-15T10:00:00Z', '2025-02-15T10:00:00Z'],
    ['2025-01-15T10:00:00Z', '2025-02-15T10:00:00Z', '2025-02-15T10:00:00Z', '2025-03-15T10:00:00Z'],
    ['2025-01-31T00:00:00Z', '2025-02-28T00:00:00Z', '2025-02-28T00:00:00Z', '2025-03-31T00:00:00Z'],
    ['2025-01-31T00:00:00Z', '2025-02-27T23:59:59Z', '2025-01-31T00:00:00Z', '2025-02-28T00:00:00Z'],
    ['2024-02-29T12:00:00Z', '2025-03-01T00:00:00Z', '2025-02-28T12:00:00Z', '2025-03-29T12:00:00Z'],
    ['2024-12-31T23:30:00Z', '2025-01-01T00:00:00Z', '2024-12-31T23:30:00Z', '2025-01-31T23:30:00Z'],
  ])('R-PAY-10 puts, anchored at %s, the moment %s between %s and %s', (anchor, now, start, end) => {
    expect(billingPeriodAt(at(anchor), at(now))).toEqual({ start: at(start), end: at(end) });
  });

  it('holds the moment asked for and joins the next period without gap or overlap', () => {
    const moment = fc.date({ min: at('2024-01-01'), max: at('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [anchor, now] = one <= other ? [one, other] : [other, one];
        const period = billingPeriodAt(anchor, now);

        expect(period.start <= now && now < period.end).toBe(true);
        expect(billingPeriodAt(anchor, period.end).start).toEqual(period.end);
      }),
    );
  });

  it('refuses a moment before the subscription', () => {
    expect(() => billingPeriodAt(at('2025-01-02'), at('2025-01-01'))).toThrow(RangeError);
  });
});
