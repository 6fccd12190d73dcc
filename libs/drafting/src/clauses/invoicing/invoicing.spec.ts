import { clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import type { CountryCode, Style } from '../../terms/terms.js';

describe('invoicing', () => {
  it('sets the term in days from receipt, as the question asks, in every style', () => {
    const due = (style: Style) => clauseText('invoicing', 'en', { style, dueDays: 21 }).due;
    expect(due('freelancer')).toMatch(
      /^The Client pays each invoice within 21 calendar days after the Client receives it\./,
    );
    expect(due('client')).toBe(
      'The Client pays each invoice within 21 calendar days after the Client receives it.',
    );
    expect(clauseText('invoicing', 'lt', { dueDays: 21 }).due).toMatch(
      /per 21 \(dvidešimt vieną\) kalendorinę dieną nuo jos gavimo dienos/,
    );
  });

  it('lets the freelancer invoice on delivery and others on acceptance', () => {
    const issue = (style: Style) =>
      clauseText('invoicing', 'en', { ...paid('fixed'), depositPercent: 0, style }).issue;
    expect(issue('freelancer')).toMatch(/when it has delivered/);
    expect(issue('balanced')).toMatch(/accepted or deemed accepted under clause <acceptance\.deemed>/);
    expect(issue('client')).toMatch(/accepted, or when clause <acceptance\.payment> allows it/);
  });

  it('follows the way of payment', () => {
    const issue = (terms: Parameters<typeof clauseText>[2]) => clauseText('invoicing', 'en', terms).issue;
    expect(issue(paid('hourly'))).toMatch(/end of each calendar month/);
    expect(issue(paid('unit'))).toMatch(/units completed at the end of each calendar month and the rest/);
    expect(issue({ ...paid('unit'), hasNoEnd: true })).not.toMatch(/the rest/);
    expect(issue(paid('retainer'))).toMatch(/in advance/);
    expect(issue({ ...paid('retainer'), style: 'client' })).toMatch(/at the end of the month/);
    expect(issue(paid('retainer', { feeTime: 'end' }))).toMatch(/at the end of the month/);
    expect(issue({ ...paid('retainer', { feeTime: 'start' }), style: 'client' })).toMatch(/in advance/);
    expect(issue(paid('commission'))).toMatch(/<fees\.statement>/);
    expect(issue({ ...paid('fixed'), depositPercent: 30 })).toMatch(/the balance of the Fees/);
    expect(issue({ ...paid('fixed'), depositPercent: 100 })).toMatch(
      /in advance, as clause <deposit\.amount>/,
    );
  });

  it('agrees expressly on a term above 60 days where European law asks for it', () => {
    const longTerm = (code: CountryCode, dueDays: number) =>
      clauseText('invoicing', 'en', { governingLaw: { code }, dueDays })['long-term'];
    expect(longTerm('lt', 61)).toMatch(/more than 60 calendar days/);
    expect(longTerm('gb', 90)).toBeDefined();
    expect(longTerm('lt', 60)).toBeUndefined();
    expect(longTerm('us-de', 90)).toBeUndefined();
  });

  it('never goes beyond 30 days after completion in Illinois, and dates the list of services', () => {
    const illinois = clauseText('invoicing', 'en', { governingLaw: { code: 'us-il' }, dueDays: 45 });
    expect(illinois.due).toMatch(/no later than 30 calendar days after the services invoiced were completed/);
    expect(illinois.list).toMatch(/list of the services performed/);
    expect(clauseText('invoicing', 'en', { governingLaw: { code: 'lt' } })).not.toHaveProperty('list');
  });

  it('has the undisputed part paid on time and bars set-off only for the freelancer', () => {
    expect(clauseText('invoicing', 'en', { style: 'client' }).objection).toMatch(
      /pays the undisputed part on time and may withhold/,
    );
    expect(clauseText('invoicing', 'lt', { style: 'freelancer' })['set-off']).toMatch(
      /priešpriešinius reikalavimus/,
    );
    expect(clauseText('invoicing', 'lt', { style: 'balanced' })).not.toHaveProperty('set-off');
  });

  it('never gives more time to object than to pay', () => {
    const objection = (dueDays: number) => clauseText('invoicing', 'en', { dueDays }).objection;
    expect(objection(30)).toMatch(/within 10 calendar days/);
    expect(objection(7)).toMatch(/within 7 calendar days/);
  });

  it('asks for the bank account and a second check when it changes', () => {
    expect(clauseText('invoicing', 'en').payment).toMatch(
      /\[Provider’s bank account \(IBAN or number\)\].*second way, for example by telephone\.$/,
    );
  });
});
