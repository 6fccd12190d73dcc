import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { auditCheck } from './check.js';

describe('the check of audits', () => {
  provesRules(auditCheck, {
    'audit.unlimited': {
      en: [
        "The Client may inspect and audit all of the Provider's books and premises at any time.",
        "Once a year, with 15 days' notice, the Client may audit the records behind the invoices.",
      ],
      lt: [
        'Klientas turi teisę bet kada be įspėjimo tikrinti Paslaugų teikėjo dokumentus ir patalpas.',
        'Kartą per metus, iš anksto įspėjęs, Klientas turi teisę tikrinti sąskaitas pagrindžiančius dokumentus.',
      ],
    },
  });

  it('finds it graver at any time and at the cost of the freelancer', () => {
    const gravity = (text: string) => hitOf(auditCheck, 'audit.unlimited', text, 'en')?.riskFactor;
    expect(gravity('The Client may audit all books of the Provider.')).toBe(2);
    expect(gravity("The Client may audit all books at any time at the Provider's cost.")).toBe(4);
  });
});
