import { clauseText } from '../../../test/clause-text.js';

describe('expenses', () => {
  it('says whether expenses are in the fees, approved one by one or capped', () => {
    expect(clauseText('expenses', 'en', { expenses: 'included' }).rule).toMatch(/^The Fees include/);
    expect(clauseText('expenses', 'en', { expenses: 'approved' }).rule).toMatch(
      /approved beforehand in writing/,
    );
    expect(clauseText('expenses', 'en', { expenses: { cap: 500 } }).rule).toMatch(
      /up to EUR 500\.00 in total/,
    );
    expect(clauseText('expenses', 'lt', { expenses: { cap: 500 } }).rule).toMatch(
      /suma: 500,00 Eur \(penki šimtai eurų, 00 ct\)\./,
    );
    expect(clauseText('expenses', 'en', { expenses: 'included' }).rule).not.toMatch(/next invoice/);
  });

  it('pays the freelancer back in 14 days and keeps unapproved expenses of the client inside the fees', () => {
    expect(clauseText('expenses', 'en', { expenses: 'approved', style: 'freelancer' }).rule).toMatch(
      /within 14 calendar days.*directly or in advance/,
    );
    expect(clauseText('expenses', 'en', { expenses: 'approved', style: 'client' }).rule).toMatch(
      /^The Fees include the Provider’s expenses/,
    );
  });

  it('keeps the costs of others with the client', () => {
    expect(clauseText('expenses', 'en', { workType: 'marketing' })['third-party-costs']).toMatch(
      /Advertising spend .* separate from the Fees/,
    );
    expect(clauseText('expenses', 'lt', { workType: 'web_development' })['third-party-costs']).toMatch(
      /užsakomi Kliento vardu/,
    );
    expect(clauseText('expenses', 'en', { workType: 'general' })).not.toHaveProperty('third-party-costs');
  });

  it('does not charge the client for what the fees include', () => {
    const included = (workType: 'copywriting' | 'marketing') =>
      clauseText('expenses', 'en', { workType, expenses: 'included' })['third-party-costs'];
    expect(included('copywriting')).toBeUndefined();
    expect(included('marketing')).toMatch(/included only up to the amount that the description/);
  });
});
