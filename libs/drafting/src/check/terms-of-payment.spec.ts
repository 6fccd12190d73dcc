import { USUAL_PAYMENT_DAYS } from './concepts/figures.js';
import { termsOfPayment } from './terms-of-payment.js';

describe('a sentence that puts the payment off beyond what is usual', () => {
  it.each([
    ['client pays within 45 days', true],
    ['klientas sumoka per 90 dienų', true],
    ['client pays within 30 days', false],
    ['the warranty lasts 90 days after payment', false],
    ['client may terminate with 60 days notice and pays', false],
  ])('"%s": %s', (plain, expected) =>
    expect(termsOfPayment({ plain, heading: '' }).some(({ days }) => days > USUAL_PAYMENT_DAYS)).toBe(
      expected,
    ),
  );
});
