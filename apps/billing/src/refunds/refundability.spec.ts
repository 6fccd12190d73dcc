import type { PaymentState, RefundRefusal } from '@pactwright/protocol';
import { refundability, type PayerHistory } from './refundability.js';

const CONFIRMED = new Date('2025-01-31T12:00:00Z');
const FIRST: PayerHistory = { isFirst: true, hasHadRefund: false };

const ask = (status: PaymentState, history = FIRST, now = CONFIRMED, confirmedAt: Date | null = CONFIRMED) =>
  refundability({ status, confirmedAt }, history, now);

describe(refundability.name, () => {
  it('R-LEGAL-05 allows a first purchase for seven days, to the millisecond', () => {
    const until = new Date('2025-02-07T12:00:00Z');

    expect(ask('confirmed')).toEqual({ until, refusal: null });
    expect(ask('confirmed', FIRST, new Date(until.getTime() - 1))).toEqual({ until, refusal: null });
    expect(ask('confirmed', FIRST, until)).toEqual({ until: null, refusal: 'too-late' });
  });

  it('allows another attempt when the money could not be returned', () => {
    expect(ask('refund_failed').refusal).toBeNull();
  });

  it.each<[RefundRefusal, PaymentState, PayerHistory]>([
    ['not-first', 'confirmed', { isFirst: false, hasHadRefund: false }],
    ['not-first', 'confirmed', { isFirst: true, hasHadRefund: true }],
    ['not-confirmed', 'pending', FIRST],
    ['not-confirmed', 'refund_requested', FIRST],
    ['not-confirmed', 'refunded', FIRST],
    ['not-confirmed', 'disputed', FIRST],
  ])('T-33 answers %s for a %s payment with %j', (refusal, status, history) => {
    expect(ask(status, history)).toEqual({ until: null, refusal });
  });

  it('has nothing to give back of what was never paid', () => {
    expect(ask('confirmed', FIRST, CONFIRMED, null).refusal).toBe('not-confirmed');
  });
});
