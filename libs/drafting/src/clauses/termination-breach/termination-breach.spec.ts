import { clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import type { Style } from '../../terms.js';

const breach = (style: Style) => clauseText('termination-breach', 'en', { ...paid('fixed'), style });

describe('termination-breach', () => {
  it('gives both sides time to remedy a material breach', () => {
    expect(breach('balanced').cure).toMatch(
      /^A Party may end .* within 14 calendar days after a written demand/,
    );
    expect(breach('client').cure).toMatch(/within 10 calendar days/);
  });

  it('has a shorter period for non-payment, after which the freelancer may stop at once', () => {
    expect(breach('balanced')['non-payment']).toMatch(/5 working days after a written reminder/);
    expect(breach('freelancer')['non-payment']).toMatch(/5 calendar days .* stop all work at once/);
  });

  it('lets the client end over missed dates and the provider over a standstill', () => {
    expect(breach('client')['missed-date']).toMatch(/by more than 10 working days/);
    expect(breach('client')).not.toHaveProperty('standstill');
    expect(breach('freelancer').standstill).toMatch(/more than 30 calendar days/);
    expect(breach('balanced')).not.toHaveProperty(['missed-date']);
  });

  it('treats an end that the client caused like the client’s own, in the freelancer’s favour', () => {
    expect(breach('freelancer')['client-breach']).toMatch(/<kill-fee>/);
    expect(
      clauseText('termination-breach', 'en', { style: 'freelancer', killFeePercent: 0 })['client-breach'],
    ).toMatch(/<termination-convenience\.payment>/);
    expect(breach('balanced')).not.toHaveProperty(['client-breach']);
  });

  it('counts only duties of this contract as material', () => {
    const none = { confidentiality: { kind: 'none', years: 2 } } as const;
    expect(clauseText('termination-breach', 'en').material).toMatch(/<confidentiality/);
    expect(clauseText('termination-breach', 'en', none).material).not.toMatch(/<confidentiality/);
    expect(clauseText('termination-breach', 'lt', { personalData: true }).material).toMatch(
      /<data-protection/,
    );
  });
});
