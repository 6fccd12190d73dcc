import { clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';

describe('change-control', () => {
  it('needs both signatures for a change, except where the client may instruct it', () => {
    expect(clauseText('change-control', 'en', { style: 'balanced' }).agreement).toMatch(
      /when both have agreed/,
    );
    expect(clauseText('change-control', 'en', { style: 'freelancer' }).agreement).toMatch(
      /does no changed or additional work/,
    );
    const client = clauseText('change-control', 'en', { style: 'client' });
    expect(client.instruction).toMatch(/price and the dates are then adjusted/);
    expect(client).not.toHaveProperty('agreement');
  });

  it('treats what a marketing platform changes as a change request', () => {
    expect(clauseText('change-control', 'lt', { workType: 'marketing' }).platforms).toMatch(
      /platforma pakeičia/,
    );
    expect(clauseText('change-control', 'en', { workType: 'design' })).not.toHaveProperty('platforms');
  });

  it('prices additional work at its own rate, else at the hourly rate of the contract, else by agreement', () => {
    const rate = (changes: Parameters<typeof clauseText>[2]) =>
      clauseText('change-control', 'en', changes).rate;
    expect(rate({ ...paid('hourly'), extraRate: 95 })).toMatch(/EUR 95\.00 an hour/);
    expect(rate({ ...paid('hourly'), extraRate: undefined })).toMatch(/EUR 80\.00 an hour/);
    const byAgreement = { ...paid('fixed'), extraRate: undefined };
    expect(rate(byAgreement)).toMatch(
      /^If additional work is ordered in writing and no price was agreed, .* It is invoiced when done\.$/,
    );
    expect(clauseText('change-control', 'lt', byAgreement).rate).toMatch(
      /įprastą kainą\. Sąskaita už juos išrašoma juos atlikus\.$/,
    );
    expect(clauseText('change-control', 'lt', { extraRate: 95 }).rate).toMatch(
      /Jų valandinis įkainis: 95,00 Eur \(devyniasdešimt penki eurai, 00 ct\)\./,
    );
  });

  it('says when additional work is invoiced where the other invoices do not include it', () => {
    const invoiced = (structure: Parameters<typeof paid>[0]) =>
      clauseText('change-control', 'en', { ...paid(structure), extraRate: 95 }).rate;
    expect(invoiced('milestones')).toMatch(/It is invoiced when done\.$/);
    expect(invoiced('retainer')).toMatch(/It is invoiced at the end of the month\.$/);
    expect(invoiced('hourly')).not.toMatch(/invoiced/);
  });

  it('never sends the price round in a circle: it is agreed, unless a rate sets it', () => {
    const agreement = (extraRate: number | undefined) =>
      clauseText('change-control', 'en', { ...paid('fixed'), extraRate }).agreement;
    expect(agreement(undefined)).toMatch(/the dates and the price\./);
    expect(agreement(95)).toMatch(/on its price unless clause <change-control\.rate> sets it/);
  });
});
