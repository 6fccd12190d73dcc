import { paid } from '../../../test/payment.js';
import { clauseText } from '../../../test/clause-text.js';
import type { Style } from '../../terms/terms.js';

const handover = (style: Style) => clauseText('handover', 'en', { style });

describe('handover', () => {
  it('invoices the rest and returns what was overpaid', () => {
    expect(handover('balanced').invoice).toMatch(/final invoice.*<invoicing\.due>.*overpayment/);
  });

  it('hands paid work over after payment, and in the client’s favour at once', () => {
    expect(handover('balanced').delivery).toMatch(/after the sums then due have been paid/);
    expect(handover('client').delivery).toMatch(/after the end .* including unfinished ones/);
  });

  it('charges help with the transition, except first questions in the client’s favour', () => {
    expect(handover('freelancer').delivery).toMatch(/additional work.*<change-control\.rate>/);
    expect(handover('client').delivery).toMatch(/For 30 calendar days .* free of charge/);
  });

  it('ends unpaid rights of use in the freelancer’s favour only', () => {
    expect(handover('freelancer').unpaid).toMatch(/While the Fees for a Deliverable are overdue/);
    expect(handover('balanced')).not.toHaveProperty('unpaid');
  });

  it('names what else changes hands in the kind of work', () => {
    expect(clauseText('handover', 'lt', { workType: 'web_development' }).delivery).toMatch(/kodo saugykla/);
    expect(clauseText('handover', 'en', { workType: 'marketing' }).delivery).toMatch(
      /audiences and measurement data stay with the Client in any case/,
    );
  });

  it('gives no free help where every hour is paid', () => {
    const delivery = (language: 'en' | 'lt') =>
      clauseText('handover', language, { ...paid('hourly'), style: 'client' }).delivery;
    expect(delivery('en')).toMatch(/Help with a transition is additional work/);
    expect(delivery('en')).not.toMatch(/free of charge/);
    expect(delivery('lt')).not.toMatch(/nemokamai/);
  });
});
