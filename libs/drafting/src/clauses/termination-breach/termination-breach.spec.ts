import { clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import type { Style } from '../../terms/terms.js';

const breach = (style: Style) => clauseText('termination-breach', 'en', { ...paid('fixed'), style });

describe('termination-breach', () => {
  it('gives both sides time to remedy a material breach', () => {
    expect(breach('balanced').cure).toMatch(
      /^A Party may end .* within 14 calendar days after receiving a written demand/,
    );
    expect(breach('client').cure).toMatch(/within 10 calendar days/);
  });

  it('lets the provider leave over non-payment, but never before it may pause', () => {
    expect(breach('balanced')['non-payment']).toMatch(
      /more than 14 calendar days overdue .* within 5 working days after a written reminder/,
    );
    expect(breach('freelancer')['non-payment']).toMatch(/7 calendar days overdue .* 5 calendar days after/);
    for (const style of ['balanced', 'freelancer', 'client'] as const) {
      const [days] = /\d+ calendar days overdue/.exec(breach(style)['non-payment'] ?? '') ?? [];
      expect(clauseText('late-payment', 'en', { style }).suspension).toContain(days);
    }
  });

  it('lets the client end over missed dates only in its favour', () => {
    expect(breach('client')['missed-date']).toMatch(/by more than 10 working days/);
    expect(breach('balanced')).not.toHaveProperty(['missed-date']);
  });

  it('treats an end that the client caused like the client’s own, in the freelancer’s favour', () => {
    expect(breach('freelancer').payment).toMatch(/<kill-fee\.amount>/);
    expect(
      clauseText('termination-breach', 'en', { style: 'freelancer', killFeePercent: 0 }).payment,
    ).toMatch(/<termination-convenience\.payment>/);
    expect(breach('balanced').payment).not.toMatch(/kill-fee|termination-convenience/);
  });

  it('says what is owed where the provider leaves because the client holds up the work', () => {
    expect(breach('balanced').payment).toMatch(
      /^In all these cases, and if the Provider ends .* clause <client-duties\.standstill>, the Client pays the Fees/,
    );
    expect(breach('freelancer').payment).toMatch(
      /<termination-breach\.non-payment> or <client-duties\.standstill>, the Client also pays/,
    );
    expect(breach('client').payment).toMatch(/^In all these cases the Client pays/);
    const help = { ...paid('hourly'), hasNoEnd: true, workType: 'general', deliverables: [] } as const;
    expect(clauseText('termination-breach', 'lt', { ...help, style: 'freelancer' }).payment).toMatch(
      /^Visais šiais atvejais Klientas .* <termination-breach\.non-payment> punktą, Klientas/,
    );
  });

  it('counts only duties of this contract as material', () => {
    const none = { confidentiality: { kind: 'none', years: 2 } } as const;
    expect(clauseText('termination-breach', 'en').material).toMatch(/<confidentiality/);
    expect(clauseText('termination-breach', 'en', none).material).toMatch(
      /as agreed or use of the Deliverables .* grants\.$/,
    );
    expect(clauseText('termination-breach', 'lt', { personalData: true }).material).toMatch(
      /<data-protection/,
    );
  });
});
