import { clauseText } from '../../../test/clause-text.js';
import type { CountryCode, Style } from '../../terms/terms.js';

const STATUTORY = { lateInterest: { kind: 'statutory' } } as const;
const DAILY = { lateInterest: { kind: 'daily', percent: 0.05 } } as const;

const interest = (code: CountryCode) =>
  clauseText('late-payment', 'en', { ...STATUTORY, governingLaw: { code } }).interest;

describe('late-payment', () => {
  it('names the statutory interest of the governing law', () => {
    expect(interest('lt')).toMatch(
      /Law of the Republic of Lithuania.*8 percentage points above .* European Central Bank/,
    );
    expect(interest('ie')).toMatch(/Directive 2011\/7\/EU/);
    expect(interest('gb')).toMatch(/Late Payment of Commercial Debts \(Interest\) Act 1998.*Bank of England/);
    expect(interest('us-ny')).toMatch(/at the legal rate that the governing law applies/);
    expect(interest('us-ny')).not.toMatch(/Directive|Bank/);
  });

  it('adds the fixed sum of that law, except in the client’s favour', () => {
    const recovery = (code: CountryCode, style: Style) =>
      clauseText('late-payment', 'en', { ...STATUTORY, governingLaw: { code }, style }).recovery;
    expect(recovery('lt', 'balanced')).toMatch(/EUR 40/);
    expect(recovery('ie', 'balanced')).toMatch(/that the governing law provides, at least EUR 40/);
    expect(recovery('gb', 'freelancer')).toMatch(/GBP 40 .* GBP 70 .* GBP 100/);
    expect(recovery('us-ca', 'balanced')).toMatch(/reasonable costs of collecting/);
    expect(recovery('lt', 'client')).toBeUndefined();
  });

  it('writes a daily rate as delspinigiai and keeps it below what the law allows', () => {
    expect(clauseText('late-payment', 'lt', DAILY).interest).toMatch(
      /delspinigius – 0,05 % nesumokėtos sumos, bet ne daugiau, negu leidžia teisės aktai/,
    );
    expect(clauseText('late-payment', 'en', DAILY).interest).toMatch(/0\.05% of that amount for each day/);
  });

  it('lets the provider claim higher statutory interest instead, except in the client’s favour', () => {
    expect(clauseText('late-payment', 'en', { ...DAILY, style: 'balanced' }).interest).toMatch(
      /claim that instead/,
    );
    expect(clauseText('late-payment', 'en', { ...DAILY, style: 'client' }).interest).not.toMatch(/instead/);
  });

  it('never excludes the rights of the law, even when no rate is agreed', () => {
    const none = clauseText('late-payment', 'en', { lateInterest: { kind: 'none' } });
    expect(none.interest).toMatch(/rights that the law gives the Provider because of late payment remain/);
    expect(none).not.toHaveProperty('recovery');
  });

  it('lets the provider pause the work, soonest in the freelancer’s favour', () => {
    const suspension = (style: Style) => clauseText('late-payment', 'en', { style }).suspension;
    expect(suspension('freelancer')).toMatch(/more than 7 calendar days overdue/);
    expect(suspension('balanced')).toMatch(/more than 14 calendar days overdue/);
    expect(suspension('client')).toMatch(/more than 30 calendar days overdue/);
  });
});
